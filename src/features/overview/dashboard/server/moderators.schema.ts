import { z } from 'zod'
import { requirePermission } from '../../../../platform/server/access/rights.ts'
import { actorId } from '../../../../platform/server/command.ts'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { admin } from '../../../../platform/shared/permission.ts'
import { User, userById } from '../../../records/persons/server/public.ts'
import { zodMessage } from '../../../../platform/shared/rules.ts'
import { lengthOf } from '../../../../platform/shared/day-range.ts'
import { dashboardOperations } from '../dashboard.operations.ts'
import { type ModeratorFigures, moderatorFigures } from './moderators.ts'
import { rangeInput, rangeOf } from '../../../../platform/server/graphql/chart-range.ts'

/** Longer ranges would add up more decisions than a request should. */
const longestRange = 366

const input = z
  .intersection(rangeInput, z.object({ everybody: z.boolean().nullish() }))
  .refine((asked) => lengthOf(rangeOf(asked)) <= longestRange, {
    path: ['endDate'],
    ...zodMessage('platform_text_too_far', { days: longestRange, field: 'startDate' }),
  })

const Figures = builder.objectRef<ModeratorFigures>('ModeratorFigures').implement({
  description: 'What somebody decided at the desk in a range of days.',
  fields: (t) => ({
    user: t.field({ type: User, resolve: async ({ personId }, _, ctx) => (await ctx.load(userById, personId))! }),
    decided: t.exposeInt('decided', {
      description: 'Decisions that were carried out, or that a second look declined.',
    }),
    overturned: t.exposeInt('overturned', {
      description: 'Those of them that were undone, or that a second look declined.',
    }),
    medianMinutes: t.exposeFloat('medianMinutes', {
      nullable: true,
      description: 'From the opening of a case to its decision. Null without a case that reports opened.',
    }),
  }),
})

rootField(dashboardOperations.cmsModeratorFigures, {
  description: 'The viewer’s own figures; with `everybody`, for ADMIN, those of all who decided something.',
  type: [Figures],
  input,
  resolve({ everybody, ...range }, ctx) {
    if (everybody) requirePermission(ctx, admin)
    return moderatorFigures(ctx, { ...rangeOf(range), person: everybody ? null : actorId(ctx) })
  },
})
