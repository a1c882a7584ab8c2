import { sql } from 'kysely'
import { announceChange } from '../../../../../platform/server/live/announce.ts'
import { actorId, command } from '../../../../../platform/server/command.ts'
import type { Context } from '../../../../../platform/server/context.ts'
import { refuseStaffByGrant } from '../../../../../platform/server/access/rights.ts'
import { partOf } from '../../../../../platform/server/once.ts'
import { refuseStale } from '../../../../../platform/server/records/version.ts'
import { Refusal } from '../../../../../platform/server/refusal.ts'
import { textIn } from '../../../../../platform/server/english.ts'
import { eachPiece } from '../../../../../platform/server/jobs/job-items.ts'
import type { Locale, TextKey } from '../../../../../platform/shared/text.ts'
import { tellMember } from '../../../../records/member-notices/server/public.ts'
import { userById } from '../../../../records/persons/server/public.ts'
import { announce } from '../../../../records/webhook-events/server/public.ts'
import { registerUndone, restoreStatus } from '../../../../records/term-status/server/public.ts'
import type { AppealOutcome, AppealState } from '../../../appeals/appeal.values.ts'
import { type AppealRow, detailsOf } from '../../../appeals/server/public.ts'
import { deskOperations } from '../../desk.operations.ts'
import { changeCase, type CaseRow, lockCase, refuseInvolved } from '../case.queries.ts'
import { refuseHeldByOthers } from '../claim.ts'
import { auditCase } from '../decide.ts'

interface Decided {
  readonly _id: string
  /** The version of the case that the viewer saw. */
  readonly version: number
  readonly outcome: AppealOutcome
  /** What the author of the appeal reads. */
  readonly answer: string
}

const { name: action } = deskOperations.cmsDecideAppeal

/**
 * Decides about an appeal. Overturning restores each record of the decision by itself, as a desk's decision changes them; a
 * job goes on where a request was cut off.
 *
 * @throws Refusal NOT_FOUND; CONFLICT if the case is no appeal, is decided, is held by somebody else or has changed; FORBIDDEN
 *   for who made or confirmed the decision, whom it is about or who reported it, and by a grant for one about staff
 */
export async function decideAppeal(ctx: Context, { _id, version, outcome, answer }: Decided): Promise<CaseRow> {
  const decided = await command(ctx, async (ctx) => {
    const found = await lockCase(ctx, _id)
    if (found.lead_model !== 'APPEAL') throw new Refusal('CONFLICT', 'desk_text_no_appeal')
    if (found.state !== 'OPEN') throw new Refusal('CONFLICT', 'desk_text_not_open')
    await refuseHeldByOthers(ctx, found)
    await refuseStale(ctx, { model: 'CASE', id: found.id, version: found.version }, version)
    await refuseInvolved(ctx, found.id)
    const state = outcome === 'OVERTURN' ? 'OVERTURNED' : 'UPHELD'
    const appeal = await answerAppeal(ctx, found.lead_id, { state, answer })
    await refuseAboutStaff(ctx, appeal)
    const changed = await changeCase(ctx, found, { state: 'APPLYING' })
    await auditCase(ctx, action, found, changed, { appeal: appeal.state, reason: answer })
    return { case: changed, appeal }
  })
  return finishAppeal(ctx, decided)
}

/** Whoever acts by a grant restores no member of staff either. */
async function refuseAboutStaff(ctx: Context, appeal: AppealRow): Promise<void> {
  const details = await detailsOf(ctx, appeal)
  if (details.some(({ model }) => model === 'USER'))
    refuseStaffByGrant(ctx, (await ctx.load(userById, appeal.user_id))!)
}

async function answerAppeal(
  ctx: Context,
  id: string,
  { state, answer }: { readonly state: Exclude<AppealState, 'WAITING'>; readonly answer: string },
): Promise<AppealRow> {
  return ctx.db
    .updateTable('appeals')
    .set({
      state,
      answer,
      decided_by: actorId(ctx),
      decided_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Restores what an overturned decision changed, as far as it still stands, closes the case and tells the member. Safe to repeat. */
export async function finishAppeal(
  ctx: Context,
  { case: found, appeal }: { readonly case: Pick<CaseRow, 'id'>; readonly appeal: AppealRow },
): Promise<CaseRow> {
  if (appeal.state === 'OVERTURNED') {
    const details = await detailsOf(ctx, appeal)
    const by = appeal.decided_by!
    await eachPiece(details, async (detail) => {
      await restoreStatus(partOf(ctx, detail.id), detail, { action, by })
      // Also where the record stays as somebody set it since: the reports were wrong all the same.
      await sql`select judge_reports(${detail.model}, ${detail.target_id})`.execute(ctx.db)
    })
  }
  return command(partOf(ctx, 'finish'), async (ctx) => {
    const locked = await lockCase(ctx, found.id)
    return locked.state === 'CLOSED' ? locked : closeAppeal(ctx, locked, appeal)
  })
}

registerUndone(endUndone)

/**
 * Ends the appeal that waits for an answer to a decision of which nothing is left, because whoever made it undid it. It is
 * not decided by anybody else then, and cannot be: its case is closed in the same transaction.
 */
async function endUndone(ctx: Context, detailId: string): Promise<void> {
  const { rows } = await sql<{ case_id: string; id: string }>`
    select c.id as case_id, a.id from blocked_details d
        join appeals a on a.decision = coalesce(d.decision, d.id) and a.user_id = d.creator_id
        join cases c on c.lead_model = 'APPEAL' and c.lead_id = a.id
      where d.id = ${detailId} and a.state = 'WAITING'`.execute(ctx.db)
  if (!rows[0]) return
  const found = await lockCase(ctx, rows[0].case_id)
  const waiting = await ctx.db
    .selectFrom('appeals')
    .selectAll()
    .where('id', '=', rows[0].id)
    .where('state', '=', 'WAITING')
    .executeTakeFirst()
  if (!waiting || (await detailsOf(ctx, waiting)).length > 0) return
  const answer = textIn('vi', 'desk_text_appeal_undone')
  const appeal = await answerAppeal(ctx, waiting.id, { state: 'UNDONE', answer })
  const changed = await changeCase(ctx, found, { state: 'APPLYING' })
  await auditCase(ctx, action, found, changed, { appeal: appeal.state, reason: answer })
  await closeAppeal(ctx, changed, appeal)
}

async function closeAppeal(ctx: Context, { id }: CaseRow, appeal: AppealRow): Promise<CaseRow> {
  await sql`select close_case_of_appeal(${id})`.execute(ctx.db)
  await tell(ctx, appeal)
  await announceDecision(ctx, appeal)
  const closed = await lockCase(ctx, id)
  await announceChange(ctx, { model: 'CASE', id: closed.id, version: closed.version, by: null })
  return closed
}

const notices = {
  UPHELD: 'desk_text_notice_upheld',
  OVERTURNED: 'desk_text_notice_overturned',
  UNDONE: 'desk_text_appeal_undone',
} as const satisfies Record<Exclude<AppealState, 'WAITING'>, TextKey>

async function tell(ctx: Context, { user_id, model, target_id, state, answer }: AppealRow): Promise<void> {
  const sentence = (locale: Locale) => textIn(locale, notices[state as keyof typeof notices], { answer: answer ?? '' })
  await tellMember(ctx, user_id, { type: 'APPEAL', sentence, about: { model, id: target_id } })
}

const announceDecision = (ctx: Context, { id, user_id, model, target_id, state }: AppealRow): Promise<void> =>
  announce(ctx, {
    type: 'appeal.decided',
    subject: { model, id: target_id },
    body: { appealId: id, memberId: user_id, state },
  })
