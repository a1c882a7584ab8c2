import { sql } from 'kysely'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { partOf } from '../../../../platform/server/once.ts'
import { belongsTo } from '../../../../platform/server/access/own-record.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { undoSeconds } from '../../../records/audit/audit.rules.ts'
import { networkAllowance } from '../../../records/audit/server/public.ts'
import { deskOperations } from '../desk.operations.ts'
import { mostStepsInRequest } from '../desk.values.ts'
import { type DecisionRow, isAbout, lockDecision, raiseVersion, refuseUnfinished } from './case.queries.ts'
import { auditCase, recalculateCaseAndAnnounce } from './decide.ts'
import { undoSteps } from './steps.ts'

/**
 * Undoes the viewer's own decision exactly: in reverse, each record where it is still as the decision left it. Many
 * records are left to the job.
 *
 * @throws Refusal NOT_FOUND; FORBIDDEN for somebody else's, or about oneself; CONFLICT if it is too late or was not carried out
 */
export async function undoDecision(ctx: Context, _id: string): Promise<DecisionRow> {
  const { decision, steps } = await command(ctx, async (ctx) => {
    const { case: found, decision } = await lockDecision(ctx, _id)
    if (decision.decided_by !== actorId(ctx)) throw new Refusal('FORBIDDEN', 'audit_text_not_yours')
    if (found.calibrates) throw new Refusal('CONFLICT', 'desk_text_calibration_final')
    if (decision.state !== 'APPLIED') throw new Refusal('CONFLICT', 'desk_text_not_applied')
    await refuseTooLate(ctx, decision)
    await refuseOwnRecords(ctx, decision)
    await refuseUnfinished(ctx, found.id, 'desk_text_decided_again')
    const undoing = await setState(ctx, _id, { state: 'UNDOING' })
    const changed = await raiseVersion(ctx, found.id)
    await auditCase(ctx, deskOperations.cmsUndoCaseDecision.name, found, changed)
    const { steps } = await ctx.db
      .selectFrom('case_steps')
      .select(({ fn }) => fn.countAll<number>().as('steps'))
      .where('decision_id', '=', _id)
      .executeTakeFirstOrThrow()
    return { decision: undoing, steps }
  })
  return steps > mostStepsInRequest ? decision : finishUndoing(ctx, _id)
}

async function refuseTooLate(ctx: Context, { id }: DecisionRow): Promise<void> {
  const { over } = await ctx.db
    .selectFrom('case_decisions')
    .select(sql<boolean>`undo_until < clock_timestamp() - make_interval(secs => ${networkAllowance})`.as('over'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (over) throw new Refusal('CONFLICT', 'audit_text_too_late')
}

/** The records of a decision may belong to its author since. Within ten seconds it can be undone, as every change. */
async function refuseOwnRecords(ctx: Context, { id, case_id }: DecisionRow): Promise<void> {
  const me = actorId(ctx)
  const { own } = await ctx.db
    .selectFrom('case_decisions as d')
    .select(
      sql<boolean>`not (d.second_by is null and d.decided_at > clock_timestamp() - make_interval(secs => ${undoSeconds + networkAllowance}))
        and (${isAbout(case_id, me)} or exists (
          select from case_steps s where s.decision_id = d.id and ${belongsTo(sql.ref('s.model'), sql.ref('s.target_id'), me)}))`.as(
        'own',
      ),
    )
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow()
  if (own) throw new Refusal('FORBIDDEN', 'desk_text_about_you')
}

/** Takes back what is left of a decision. Safe to repeat. */
export async function finishUndoing(ctx: Context, decisionId: string): Promise<DecisionRow> {
  await undoSteps(ctx, decisionId)
  return command(partOf(ctx, 'finish'), async (ctx) => {
    const { case: found, decision } = await lockDecision(ctx, decisionId)
    if (decision.state !== 'UNDOING') return decision
    const undone = await setState(ctx, decisionId, { state: 'UNDONE', undone_at: sql<Date>`clock_timestamp()` })
    await recalculateCaseAndAnnounce(ctx, found.id)
    return undone
  })
}

async function setState(
  ctx: Context,
  id: string,
  change: { readonly state: 'UNDOING' | 'UNDONE'; readonly undone_at?: ReturnType<typeof sql<Date>> },
): Promise<DecisionRow> {
  return ctx.db.updateTable('case_decisions').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}
