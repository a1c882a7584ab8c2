import { z } from 'zod'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { dayOrRange, dayRange, notBoth } from '../../../../platform/server/graphql/day-range.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { limitInput, listPageType, pageInput } from '../../../../platform/server/graphql/lists.ts'
import { addDays, dayOf } from '../../../../platform/shared/day.ts'
import { zodMessage } from '../../../../platform/shared/rules.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { dashboardOperations } from '../dashboard.operations.ts'
import { longestTopUsersRange, topUsersPageSize } from '../dashboard.values.ts'
import { lengthOf } from '../../../../platform/shared/day-range.ts'
import { ranked } from './ranking.ts'
import { pointRanking, type RankedRow } from './ranking.values.ts'

const TopUser = builder.objectRef<RankedRow>('TopUser').implement({
  fields: (t) => ({
    userId: t.exposeID('person'),
    user: t.field({ type: User, resolve: async (row, _, ctx) => (await ctx.load(userById, row.person))! }),
    changedCount: t.exposeInt('extra'),
    earnedPoints: t.expose('figure', { type: 'Points' }),
  }),
})

const wholeRange = dayRange
  .refine(({ from }) => from, { path: ['from'], ...zodMessage('platform_text_required'), abort: true })
  .refine(({ to }) => to, { path: ['to'], ...zodMessage('platform_text_required'), abort: true })
  .transform(({ from, to }) => ({ from: from!, to: to! }))
  .refine(({ from, to }) => from <= to, { path: ['to'], ...zodMessage('platform_text_reversed', { field: 'from' }) })
  .refine((range) => lengthOf(range) <= longestTopUsersRange, {
    path: ['to'],
    ...zodMessage('platform_text_too_far', { days: longestTopUsersRange, field: 'from' }),
  })

const yesterday = () => addDays(dayOf(new Date()), -1)

rootField(dashboardOperations.cmsTopUsersByPointsPerDay, {
  description: 'The people who earned most on filterDate or in filterRange; yesterday by default.',
  type: listPageType('TopUserPage', TopUser),
  input: z
    .object({
      limit: limitInput(topUsersPageSize),
      page: pageInput(),
      ...dayOrRange,
      filterRange: wholeRange.nullish(),
    })
    .refine(...notBoth),
  resolve({ limit, page, filterDate, filterRange }, ctx) {
    const day = filterDate ?? yesterday()
    return ranked(ctx.db, pointRanking, { ...(filterRange ?? { from: day, to: day }), limit, offset: page * limit })
  },
})
