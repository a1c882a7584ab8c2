import { defineLoader, inOrder } from '../../../../../platform/server/context.ts'
import { builder } from '../../../../../platform/server/graphql/builder.ts'
import type { DecisionRow } from '../case.queries.ts'
import { Case } from '../case.type.ts'
import { CaseDecision } from '../decision.type.ts'

/** The decision about the earlier case that a case is similar to; null if there is none, or if it was undone. */
const decisionBefore = defineLoader<string, DecisionRow | null>(async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom('cases')
    .innerJoin('case_decisions', 'case_decisions.case_id', 'cases.like_case_id')
    .selectAll('case_decisions')
    .select('cases.id as like')
    .distinctOn('cases.id')
    .where('cases.id', 'in', ids)
    .where('case_decisions.state', '=', 'APPLIED')
    .orderBy('cases.id')
    .orderBy('decided_at', 'desc')
    .execute()
  return inOrder(ids, rows, ({ like }) => like)
})

builder.objectFields(Case, (t) => ({
  decidedBefore: t.field({
    type: CaseDecision,
    nullable: true,
    description:
      'What was decided about near duplicates in the last 90 days. A proposal: nothing is applied by itself.',
    resolve: ({ id }, _, ctx) => ctx.load(decisionBefore, id),
  }),
}))
