import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { eachPiece } from '../../../../platform/server/jobs/job-items.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { RightsEnded } from '../../../../platform/server/access/rights.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { setHandled } from '../../reports/server/public.ts'
import { setTermStatus, undoTermStatus } from '../../../records/term-status/server/public.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { decisionById, type DecisionRow, type StepRow } from './case.queries.ts'
import type { PlannedStep } from './plan.ts'

/** Keeps what a decision will do, in the transaction of the decision. */
export async function keepSteps(ctx: Context, decisionId: string, steps: readonly PlannedStep[]): Promise<void> {
  await ctx.db.deleteFrom('case_steps').where('decision_id', '=', decisionId).execute()
  if (steps.length === 0) return
  const rows = steps.map((step, i) => ({
    decision_id: decisionId,
    position: i + 1,
    action: step.action,
    model: step.model,
    target_id: step.id,
    member: step.member,
    status_before: step.from,
    status_after: step.to,
    repeats: step.repeats,
    version_before: step.version,
    last_report_at: step.lastReportAt,
    reports_after: step.reportsAfter,
  }))
  await ctx.db.insertInto('case_steps').values(rows).execute()
}

type Outcome = Pick<StepRow, 'outcome' | 'version_after' | 'last_report_at' | 'reports_after' | 'refusal'>

/**
 * Carries out the steps that are left, each as a command of its own. Safe to repeat, also by two at once: a step is tried
 * with its row locked, and only if it has no outcome yet.
 */
export async function applySteps(given: Context, decisionId: string): Promise<void> {
  const ctx = withoutKey(given)
  const decision = (await ctx.load(decisionById, decisionId))!
  await eachStep(ctx, decisionId, 'forward', async (ctx, step) => {
    if (step.outcome !== null) return
    const outcome = await outcomeOrRefusal(ctx, async (ctx) => apply(ctx, decision, step))
    await changeStep(
      ctx,
      step,
      'refusal' in outcome ? { ...outcome, version_after: null } : { ...outcome, refusal: null },
    )
  })
}

async function apply(ctx: Context, decision: DecisionRow, step: StepRow): Promise<Omit<Outcome, 'refusal'>> {
  const target = { model: step.model as TermModel, _id: step.target_id, version: step.version_before }
  const isMark = step.action === 'HANDLED'
  const { version } = isMark
    ? await setHandled(ctx, { ...target, handled: true, lastReportAt: step.last_report_at })
    : await setTermStatus(ctx, {
        ...target,
        termStatus: step.status_after as TermStatus,
        reason: decision.reason || null,
        until: step.status_after === 'SUSPENDING' ? decision.until : null,
        replacesEnd: true,
        decided: true,
        decision: decision.id,
      })
  return {
    outcome: version === step.version_before ? 'SAME' : 'DONE',
    version_after: version,
    ...(isMark
      ? { last_report_at: step.last_report_at, reports_after: step.reports_after }
      : await closedBy(ctx, step, version)),
  }
}

/**
 * Which reports a status closed: none if somebody else had closed them, and otherwise also those that came after the
 * plan. Their reporters are notified.
 */
async function closedBy(
  ctx: Context,
  { model, target_id }: StepRow,
  version: number,
): Promise<Pick<Outcome, 'last_report_at' | 'reports_after'>> {
  const closed = await ctx.db
    .selectFrom('report_targets')
    .select(['last_report_at', 'closed_until as reports_after'])
    .where('model', '=', model as TermModel)
    .where('target_id', '=', target_id)
    .where('closed_version', '=', version)
    .executeTakeFirst()
  return closed ?? { last_report_at: null, reports_after: null }
}

/**
 * Takes back the steps that were carried out, in reverse, each where its record is still as the step left it. Safe to
 * repeat.
 */
export async function undoSteps(given: Context, decisionId: string): Promise<void> {
  const ctx = withoutKey(given)
  await eachStep(ctx, decisionId, 'backward', async (ctx, step) => {
    if (step.outcome !== 'DONE' || step.undone !== null) return
    const undone = await outcomeOrRefusal(ctx, async (ctx) => {
      const target = { model: step.model as TermModel, _id: step.target_id, version: step.version_after! }
      if (step.action === 'HANDLED') await setHandled(ctx, { ...target, handled: false, restores: true })
      else await undoTermStatus(ctx, { ...target, to: step.status_before as TermStatus })
      await openWithNewer(ctx, step)
      return {}
    })
    await changeStep(ctx, step, { undone: 'refusal' in undone ? 'CHANGED' : 'DONE' })
  })
}

/** The reports that a step closed are open again together with newer ones that opened the record meanwhile. */
async function openWithNewer(
  ctx: Context,
  { model, target_id, last_report_at, reports_after }: StepRow,
): Promise<void> {
  if (!last_report_at) return
  await ctx.db
    .updateTable('report_targets')
    .set({ closed_until: reports_after })
    .where('model', '=', model as TermModel)
    .where('target_id', '=', target_id)
    .where('closed_until', '=', last_report_at)
    .execute()
}

/** Without the key of the request: a repeat finds the outcome in the step itself. */
function withoutKey(given: Context): Context {
  const { once, ...ctx } = given
  return once ? ctx : given
}

async function eachStep(
  ctx: Context,
  decisionId: string,
  direction: 'forward' | 'backward',
  run: (ctx: Context, step: StepRow) => Promise<void>,
): Promise<void> {
  const steps = await ctx.db
    .selectFrom('case_steps')
    .select('position')
    .where('decision_id', '=', decisionId)
    .orderBy('position', direction === 'forward' ? 'asc' : 'desc')
    .execute()
  await eachPiece(steps, ({ position }) =>
    command(ctx, async (ctx) => {
      const step = await ctx.db
        .selectFrom('case_steps')
        .selectAll()
        .where('decision_id', '=', decisionId)
        .where('position', '=', position)
        .forUpdate()
        .executeTakeFirstOrThrow()
      await run(ctx, step)
    }),
  )
}

/** Refuses the steps that met a fault again and again, so that the decision about the other records ends. */
export async function refuseBrokenSteps(ctx: Context, decisionId: string): Promise<void> {
  await ctx.db
    .updateTable('case_steps')
    .set({ outcome: 'REFUSED', refusal: 'desk_text_step_broken' satisfies TextKey })
    .where('decision_id', '=', decisionId)
    .where('outcome', 'is', null)
    .execute()
}

/** A refusal undoes what the step wrote, and is its outcome. Rights that ended are no outcome of the step. */
async function outcomeOrRefusal<T extends object>(
  ctx: Context,
  run: (ctx: Context) => Promise<T>,
): Promise<T | { outcome: 'REFUSED'; refusal: string }> {
  try {
    return await command(ctx, run)
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof RightsEnded) throw error
    return { outcome: 'REFUSED', refusal: error.details.reason }
  }
}

async function changeStep(
  ctx: Context,
  { decision_id, position }: StepRow,
  change: Partial<Outcome & Pick<StepRow, 'undone'>>,
): Promise<void> {
  await ctx.db
    .updateTable('case_steps')
    .set(change)
    .where('decision_id', '=', decision_id)
    .where('position', '=', position)
    .execute()
}
