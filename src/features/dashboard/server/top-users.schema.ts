import { z } from 'zod'
import { builder } from '../../../platform/server/graphql/builder.ts'
import { DayRange } from '../../../platform/server/graphql/day-range.ts'
import { limitInput, listPageType, pageInput } from '../../../platform/server/graphql/lists.ts'
import { addDays, dayOf } from '../../../platform/shared/day.ts'
import { User, userById } from '../../users/server/public.ts'
import { dashboardOperations } from '../dashboard.operations.ts'
import { longestTopUsersRange, topUsersPageSize } from '../dashboard.values.ts'
import { lengthOf } from '../day-range.ts'
import { ranked } from './ranking.queries.ts'
import { pointRanking, type RankedRow } from './ranking.ts'

const TopUser = builder.objectRef<RankedRow>('TopUser').implement({
  fields: (t) => ({
    userId: t.exposeID('person'),
    user: t.field({ type: User, resolve: async (row, _, ctx) => (await ctx.load(userById, row.person))! }),
    changedCount: t.exposeInt('beside'),
    earnedPoints: t.expose('figure', { type: 'Points' }),
  }),
})

const TopUserPage = listPageType('TopUserPage', TopUser)

const filterRange = z
  .object({ from: z.string('must be given'), to: z.string('must be given') })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not lie before from' })
  .refine((range) => lengthOf(range) <= longestTopUsersRange, {
    path: ['to'],
    message: `must lie within ${longestTopUsersRange} days of from`,
  })

const yesterday = () => addDays(dayOf(new Date()), -1)

builder.queryField('cmsTopUsersByPointsPerDay', (t) =>
  t.field({
    description: 'Who earned most on filterDate, or in filterRange; yesterday, if neither is given.',
    operation: dashboardOperations.cmsTopUsersByPointsPerDay,
    input: z.object({ limit: limitInput(topUsersPageSize), page: pageInput(), filterRange: filterRange.nullish() }),
    type: TopUserPage,
    args: {
      limit: t.arg.int(),
      page: t.arg.int(),
      filterDate: t.arg({ type: 'Day' }),
      filterRange: t.arg({ type: DayRange }),
    },
    resolve: (_, { limit, page, filterDate, filterRange: given }, ctx) => {
      const day = filterDate ?? yesterday()
      const range = filterDate || !given ? { from: day, to: day } : filterRange.parse(given)
      return ranked(ctx.db, pointRanking, range, { limit: limit!, offset: page! * limit! })
    },
  }),
)
