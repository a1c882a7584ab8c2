import { sql } from 'kysely'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { giveMarks } from '../../notes/server/public.ts'
import { deskOperations } from '../desk.operations.ts'
import { changeCase, type CaseRow, type DecisionRow, lockDecision, refuseInvolved } from './case.queries.ts'
import { auditCase, applyUnlessDeferred, refuseOtherPlan, recalculateCaseAndAnnounce } from './decide.ts'
import { replyOf } from './decision.type.ts'
import { type Plan, planDecision } from './plan.ts'
import { keepSteps } from './steps.ts'

/**
 * Confirms somebody else's decision, which is then carried out as it would be planned now.
 *
 * @param planHash of the plan that the viewer saw, if any
 * @throws Refusal NOT_FOUND; FORBIDDEN for one's own decision, about oneself, of one's own reports, and for a grant about staff; CONFLICT if it
 *   no longer waits, if the suspension would be over, or if it would do something else than planned
 */
export async function confirmDecision(
  ctx: Context,
  { _id, planHash }: { _id: string; planHash: string | null },
): Promise<DecisionRow> {
  const confirmed = await command(ctx, async (ctx) => {
    const { case: found, decision } = await lockWaiting(ctx, _id)
    if (decision.until && decision.until.getTime() <= Date.now())
      throw new Refusal('CONFLICT', 'desk_text_suspension_over')
    const plan = await planDecision(ctx, found.id, plannedAgain(decision))
    await refuseForeign(ctx, _id, plan)
    if (planHash !== null) refuseOtherPlan(plan, planHash)
    const changed = await changeCase(ctx, found, { state: 'APPLYING' })
    await keepSteps(ctx, _id, plan.steps)
    const looked = await saveSecondLook(ctx, _id, { state: 'APPLYING' })
    await auditCase(ctx, deskOperations.cmsConfirmCaseDecision.name, found, changed, { records: plan.steps.length })
    return { decision: looked, inBackground: plan.inBackground }
  })
  return applyUnlessDeferred(ctx, confirmed)
}

/** Refuses a second person who may not change a record that the first one decided on. */
async function refuseForeign(ctx: Context, decisionId: string, { refused }: Plan): Promise<void> {
  // Not by the loader, which would answer with these steps after they are planned again.
  const kept = await ctx.db
    .selectFrom('case_steps')
    .select(['model', 'target_id'])
    .where('decision_id', '=', decisionId)
    .execute()
  const foreign = refused.find(({ model, id }) => kept.some((step) => step.model === model && step.target_id === id))
  if (foreign) throw new Refusal('FORBIDDEN', foreign.reason)
}

/** The input of a decision that was kept. */
const plannedAgain = ({ status, reason, preset_id, until, hide_posts, second_look, ...kept }: DecisionRow) => ({
  status,
  reason: reason || null,
  preset: preset_id,
  until,
  hidePosts: hide_posts,
  secondLook: second_look === 'ASKED',
  reply: replyOf(kept),
})

/**
 * Declines somebody else's decision: nothing of it is done, the case is in the queue again, and the other person gets a mark.
 *
 * @throws Refusal NOT_FOUND; FORBIDDEN for one's own, about oneself and of one's own reports; CONFLICT if it
 *   no longer waits
 */
export async function declineDecision(
  ctx: Context,
  { _id, note }: { _id: string; note: string },
): Promise<DecisionRow> {
  return command(ctx, async (ctx) => {
    const { case: found, decision } = await lockWaiting(ctx, _id)
    const changed = await changeCase(ctx, found, { state: 'OPEN' })
    const declined = await saveSecondLook(ctx, _id, { state: 'DECLINED', note })
    await auditCase(ctx, deskOperations.cmsDeclineCaseDecision.name, found, changed, { reason: note })
    await giveMarks(ctx, {
      kind: 'DECLINED',
      people: [decision.decided_by],
      model: 'CASE',
      targetId: found.id,
      text: note,
    })
    await recalculateCaseAndAnnounce(ctx, found.id)
    return declined
  })
}

async function lockWaiting(ctx: Context, id: string): Promise<{ case: CaseRow; decision: DecisionRow }> {
  const locked = await lockDecision(ctx, id)
  if (locked.decision.state !== 'WAITING') throw new Refusal('CONFLICT', 'desk_text_not_waiting')
  if (locked.decision.decided_by === actorId(ctx)) throw new Refusal('FORBIDDEN', 'desk_text_own_second_look')
  await refuseInvolved(ctx, locked.case.id)
  return locked
}

async function saveSecondLook(
  ctx: Context,
  id: string,
  change: { readonly state: 'APPLYING' } | { readonly state: 'DECLINED'; readonly note: string },
): Promise<DecisionRow> {
  return ctx.db
    .updateTable('case_decisions')
    .set({ ...change, second_by: actorId(ctx), second_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
