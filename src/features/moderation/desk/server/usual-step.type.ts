import { sql } from 'kysely'
import { builder } from '../../../../platform/server/graphql/builder.ts'
import { defineLoader, inOrder } from '../../../../platform/server/context.ts'
import { stepBetween, strikesNow, UsualStep } from '../../strikes/server/public.ts'
import { Case } from './case.type.ts'

/** How much a block or suspension of the case's records would count against their author. */
const weightOf = defineLoader<string, number>(async (ctx, ids) => {
  const { rows } = await sql<{ id: string; weight: number }>`
    select c.id, coalesce(max(strike_weight(t.by_reason)), 1) as weight
      from unnest(${ids}::uuid[]) c (id) left join case_targets t on t.case_id = c.id and not t.handled
      group by 1`.execute(ctx.db)
  return inOrder(ids, rows, (row) => row.id).map((row) => row!.weight)
})

builder.objectFields(Case, (t) => ({
  creatorStrikes: t.int({
    nullable: true,
    description: 'How many strikes count against the creator now; null if the creator is not known.',
    resolve: ({ creator_id }, _, ctx) => (creator_id ? ctx.load(strikesNow, creator_id) : null),
  }),
  strikeWeight: t.int({
    description: 'How many strikes a block or a suspension would be.',
    resolve: ({ id }, _, ctx) => ctx.load(weightOf, id),
  }),
  usualStep: t.field({
    type: UsualStep,
    nullable: true,
    description: 'What usually happens to the creator if this is another strike; null for an appeal.',
    async resolve({ id, creator_id, lead_model }, _, ctx) {
      if (!creator_id || lead_model === 'APPEAL') return null
      const [now, weight] = await Promise.all([ctx.load(strikesNow, creator_id), ctx.load(weightOf, id)])
      return stepBetween(ctx, now, now + weight)
    },
  }),
}))
