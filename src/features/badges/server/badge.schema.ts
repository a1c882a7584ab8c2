import { z } from 'zod'
import { builder } from '../../../platform/server/graphql/builder.ts'
import {
  filterInput,
  limitInput,
  listPageType,
  pageInput,
  sortInput,
  sortOf,
} from '../../../platform/server/graphql/lists.ts'
import type { FilterValues } from '../../../platform/shared/list.ts'
import { badgeList } from '../badge.list.ts'
import { badgeOperations } from '../badge.operations.ts'
import { pageOfBadges } from './badge.queries.ts'
import { Badge } from './badge.type.ts'

const BadgePage = listPageType('BadgePage', Badge)

builder.queryField('cmsListBadges', (t) =>
  t.field({
    operation: badgeOperations.cmsListBadges,
    input: z.object({
      limit: limitInput(badgeList.pageSize),
      page: pageInput(),
      q: z.string().max(badgeList.filters.q.longest).nullish(),
    }),
    type: BadgePage,
    args: {
      limit: t.arg.int(),
      page: t.arg.int(),
      filter: t.arg({ type: filterInput(badgeList, ['q']) }),
      sortBy: t.arg({ type: sortInput(badgeList) }),
      q: t.arg.string(),
    },
    resolve: (_, args, ctx) => {
      const filters = { ...args.filter, q: args.q?.trim() } as FilterValues<(typeof badgeList)['filters']>
      const limit = args.limit!
      return pageOfBadges(ctx.db, { filters, sort: sortOf(badgeList, args.sortBy), limit, offset: args.page! * limit })
    },
  }),
)
