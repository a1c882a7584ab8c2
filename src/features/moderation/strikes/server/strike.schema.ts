import { z } from 'zod'
import { builder, enumFor } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { namesOf } from '../../../../platform/server/records/record-names.ts'
import { termStatuses } from '../../../../platform/shared/permission.ts'
import { recordId } from '../../../../platform/shared/rules.ts'
import { termModels } from '../../../../platform/shared/term-status.ts'
import { strikeOperations } from '../strike.operations.ts'
import { UsualStep } from './strike.type.ts'
import { stepBetween, type Strike as StrikeRow, strikesNow, strikesOf } from './strikes.ts'

const Strike = builder.objectRef<StrikeRow>('Strike').implement({
  description: 'A decision of staff that counts against a person for 180 days.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    weight: t.exposeInt('weight'),
    createdAt: t.expose('given_at', { type: 'DateTime' }),
    endsAt: t.expose('ends_at', { type: 'DateTime' }),
    model: t.field({ type: enumFor(termModels), resolve: ({ model }) => model }),
    targetId: t.exposeID('target_id', { description: 'The first record of the decision.' }),
    title: t.string({ resolve: async ({ model, target_id }, _, ctx) => (await namesOf(model)(ctx, target_id)) ?? '' }),
    status: t.field({ type: enumFor(termStatuses), resolve: ({ status }) => status }),
    reason: t.exposeString('reason'),
  }),
})

interface Standing {
  readonly person: string
}

rootField(strikeOperations.cmsStrikesOf, {
  description: 'The strikes that count against a person now.',
  type: builder.objectRef<Standing>('Strikes').implement({
    fields: (t) => ({
      total: t.int({ description: 'By their weight.', resolve: ({ person }, _, ctx) => ctx.load(strikesNow, person) }),
      step: t.field({
        type: UsualStep,
        nullable: true,
        description: 'The usual step that this number has reached.',
        resolve: async ({ person }, _, ctx) => stepBetween(ctx, 0, await ctx.load(strikesNow, person)),
      }),
      items: t.field({ type: [Strike], resolve: ({ person }, _, ctx) => strikesOf(ctx, person) }),
    }),
  }),
  input: z.object({ userId: recordId() }),
  resolve: ({ userId }) => ({ person: userId }),
})
