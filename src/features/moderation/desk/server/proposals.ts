import { sql } from 'kysely'
import type { Context } from '../../../../platform/server/context.ts'
import { belongsTo } from '../../../../platform/server/access/own-record.ts'
import { waitingDecision, type WaitingDecision, waits } from '../../../records/report-targets/server/public.ts'
import { type ProposedStatus, registerProposals } from '../../../records/term-status/server/public.ts'
import { changeCase, type CaseRow, lockCase, settleCase } from './case.queries.ts'
import { insertDecision } from './decide.ts'
import { planDecision } from './plan.ts'
import { secondLookFor } from './second-look-need.ts'

registerProposals(propose)

/**
 * Keeps a change of status that needs a second look as a decision that waits for it, in a case of the record. While one
 * waits already, nothing is added to it. Call it with the record locked.
 *
 * @returns null if the change needs no second look and may be made at once
 * @throws Refusal CONFLICT for NORMAL, and for a status that the record has already, while a decision waits: it would end
 *   the case without the second look
 */
async function propose(ctx: Context, change: ProposedStatus): Promise<WaitingDecision | null> {
  const { model, id, termStatus: status, repeats } = change
  const waiting = await waitingDecision(ctx, { model, id })
  if (waiting && (status === 'NORMAL' || repeats)) throw waits(waiting, 'reports_text_decision_waits')
  if (repeats) return null
  const secondLook = await secondLookFor(ctx, {
    status,
    asked: false,
    records: [{ action: 'STATUS', model, id }],
    isAbout: (person) => sql<boolean>`(${belongsTo(model, id, person)} or exists (
      select from reports r where r.created_by = ${person} and (r.model, r.target_id) = (${model}, ${id})))`,
  })
  if (secondLook) return waiting ?? keepProposal(ctx, change, secondLook)
  if (waiting?.proposed) await decline(ctx, waiting)
  return null
}

type Need = NonNullable<Awaited<ReturnType<typeof secondLookFor>>>

async function keepProposal(
  ctx: Context,
  { model, id, termStatus: status, reason, until = null }: ProposedStatus,
  secondLook: Need,
): Promise<WaitingDecision> {
  const to = await caseFor(ctx, { model, id })
  const decision = { status, reason, preset: null, until, hidePosts: 0, secondLook: false, reply: null }
  const plan = { ...(await planDecision(ctx, to.id, decision)), secondLook }
  const kept = await insertDecision(ctx, { from: { state: 'OPEN' }, to, plan, proposed: true })
  return { decision: kept.id, case: to.id, proposed: true }
}

/** The case in which the decision waits: the record's own open case, or a new one that has only this record. */
async function caseFor(ctx: Context, { model, id }: Pick<ProposedStatus, 'model' | 'id'>): Promise<CaseRow> {
  const own = await ctx.db
    .selectFrom('cases as c')
    .innerJoin('report_targets as t', 't.case_id', 'c.id')
    .selectAll('c')
    .where('t.model', '=', model)
    .where('t.target_id', '=', id)
    .where('c.state', '=', 'OPEN')
    .where('c.members', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('case_decisions as d')
            .select('d.id')
            .whereRef('d.case_id', '=', 'c.id')
            .where('d.state', '=', 'UNDOING'),
        ),
      ),
    )
    .executeTakeFirst()
  if (own) return changeCase(ctx, own, { state: 'SECOND_LOOK' })
  const { rows } = await sql<{ id: string }>`select open_case_for_proposal(${model}, ${id}) as id`.execute(ctx.db)
  return lockCase(ctx, rows[0]!.id)
}

/** What waited is settled by the change that is made at once. */
async function decline(ctx: Context, waiting: WaitingDecision): Promise<void> {
  await ctx.db.updateTable('case_decisions').set({ state: 'DECLINED' }).where('id', '=', waiting.decision).execute()
  await changeCase(ctx, await lockCase(ctx, waiting.case), { state: 'OPEN' })
  await settleCase(ctx, waiting.case)
}
