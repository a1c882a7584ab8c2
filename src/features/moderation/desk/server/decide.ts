import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { announceChange } from '../../../../platform/server/live/announce.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { partOf } from '../../../../platform/server/once.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { refuseStale } from '../../../../platform/server/records/version.ts'
import { deskOperations } from '../desk.operations.ts'
import type { CaseDecisionInput } from '../desk.rules.ts'
import { undoMinutes } from '../desk.values.ts'
import {
  changeCase,
  type CaseRow,
  type DecisionRow,
  lockCase,
  lockDecision,
  refuseInvolved,
  refuseUnfinished,
  settleCase,
} from './case.queries.ts'
import { refuseHeldByOthers } from './claim.ts'
import { answerCalibration } from './calibration/answer.ts'
import { type Plan, planDecision } from './plan.ts'
import { applySteps, keepSteps } from './steps.ts'

interface Decided {
  readonly _id: string
  /** The version of the case that the viewer saw. */
  readonly version: number
  readonly decision: CaseDecisionInput
  /** The hash of the plan that the viewer saw. */
  readonly planHash: string
}

/**
 * Decides about a case as planned: at once, by a job if it changes many records, or after a second look.
 *
 * @throws Refusal NOT_FOUND; FORBIDDEN for a case about oneself or of one's own reports, and by a grant for a case only about staff; CONFLICT if
 *   the case is closed, held by somebody else or has changed, or if the decision would no longer do what was planned
 */
export async function decideCase(ctx: Context, given: Decided): Promise<DecisionRow> {
  const decided = await command(ctx, async (ctx) => {
    const found = await lockCase(ctx, given._id)
    if (found.state !== 'OPEN') throw new Refusal('CONFLICT', 'desk_text_not_open')
    await refuseHeldByOthers(ctx, found)
    await refuseStale(ctx, { model: 'CASE', id: found.id, version: found.version }, given.version)
    await refuseUnfinished(ctx, found.id, 'desk_text_being_undone')
    await refuseInvolved(ctx, found.id)
    const plan = await planDecision(ctx, found.id, given.decision)
    refuseOtherPlan(plan, given.planHash)
    const [refused] = plan.refused
    if (refused && plan.steps.length === 0) throw new Refusal('FORBIDDEN', refused.reason)
    if (found.calibrates) return { decision: await answer(ctx, found, plan), inBackground: false }
    const changed = await changeCase(ctx, found, { state: plan.secondLook ? 'SECOND_LOOK' : 'APPLYING' })
    return { decision: await insertDecision(ctx, { from: found, to: changed, plan }), inBackground: plan.inBackground }
  })
  return applyUnlessDeferred(ctx, decided)
}

/** The decision of a calibration is compared, and nothing of it is done. */
async function answer(ctx: Context, found: CaseRow, plan: Plan): Promise<DecisionRow> {
  const changed = await changeCase(ctx, found, { state: 'APPLYING' })
  const nothing = { ...plan, steps: [], secondLook: null }
  return answerCalibration(ctx, await insertDecision(ctx, { from: found, to: changed, plan: nothing }))
}

/** Refuses a plan that is not the one whose hash the viewer saw. */
export function refuseOtherPlan({ hash }: Plan, seen: string): void {
  if (hash !== seen) throw new Refusal('CONFLICT', 'desk_text_plan_changed')
}

interface Kept {
  /** The case before the decision and after it. */
  readonly from: Pick<CaseRow, 'state'>
  readonly to: CaseRow
  readonly plan: Plan
  /** Whether it was made outside of the desk. */
  readonly proposed?: boolean
}

/** Stores a decision with its steps: it waits for a second look, or is to be carried out. */
export async function insertDecision(ctx: Context, { from, to, plan, proposed = false }: Kept): Promise<DecisionRow> {
  const { status, reason, preset, until, hidePosts, reply } = plan.decision
  const state = plan.secondLook ? 'WAITING' : 'APPLYING'
  const decision = await ctx.db
    .insertInto('case_decisions')
    .values({
      id: uuidv7(),
      case_id: to.id,
      state,
      status,
      reason: reason ?? '',
      preset_id: preset,
      until,
      hide_posts: hidePosts,
      reply_en: reply?.textEn ?? '',
      reply_vi: reply?.textVi ?? '',
      second_look: plan.secondLook,
      proposed,
      decided_by: actorId(ctx),
      decided_at: sql<Date>`clock_timestamp()`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await keepSteps(ctx, decision.id, plan.steps)
  await auditCase(ctx, deskOperations.cmsDecideCase.name, from, to, {
    status,
    until,
    hidePosts,
    records: plan.steps.length,
    reason,
  })
  return decision
}

interface AuditedDecision {
  readonly reason?: string | null
  readonly [field: string]: unknown
}

/** The audit entry of a case's change, with the values of the decision. */
export async function auditCase(
  ctx: Context,
  action: string,
  before: Pick<CaseRow, 'state'>,
  after: CaseRow,
  { reason, ...fields }: AuditedDecision = {},
): Promise<void> {
  await audit(ctx, {
    action,
    model: 'CASE',
    targetId: after.id,
    before: { state: before.state },
    after: { state: after.state, ...fields },
    reason: reason ?? null,
    version: after.version,
  })
}

/** Carries a decision out, unless it waits for a second look or the job carries it out. */
export async function applyUnlessDeferred(
  ctx: Context,
  { decision, inBackground }: { decision: DecisionRow; inBackground: boolean },
): Promise<DecisionRow> {
  return decision.state === 'APPLYING' && !inBackground ? finishApplying(ctx, decision.id) : decision
}

/**
 * Carries out the remaining steps of a decision. Then closes its case, or opens it again if a record is left undecided.
 * Safe to repeat.
 */
export async function finishApplying(ctx: Context, decisionId: string): Promise<DecisionRow> {
  await applySteps(ctx, decisionId)
  return command(partOf(ctx, 'finish'), async (ctx) => {
    const { case: found, decision } = await lockDecision(ctx, decisionId)
    if (decision.state !== 'APPLYING') return decision
    await changeCase(ctx, found, { state: 'OPEN' })
    await recalculateCaseAndAnnounce(ctx, found.id)
    return ctx.db
      .updateTable('case_decisions')
      .set({
        state: 'APPLIED',
        undo_until: sql<Date>`clock_timestamp() + make_interval(mins => ${undoMinutes})`,
      })
      .where('id', '=', decisionId)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Recalculates a locked case from its members, and notifies the screens that show it. */
export async function recalculateCaseAndAnnounce(ctx: Context, id: string): Promise<void> {
  const settled = await settleCase(ctx, id)
  if (settled) await announceChange(ctx, { model: 'CASE', id, version: settled.version, by: null })
}
