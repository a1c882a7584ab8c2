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
import type { Locale } from '../../../../../platform/shared/text.ts'
import { tellMember } from '../../../../records/member-notices/server/public.ts'
import { userById } from '../../../../records/persons/server/public.ts'
import { announce } from '../../../../records/webhook-events/server/public.ts'
import { restoreStatus } from '../../../../records/term-status/server/public.ts'
import type { AppealOutcome } from '../../../appeals/appeal.values.ts'
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
    const appeal = await answerAppeal(ctx, found.lead_id, { outcome, answer })
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
  { outcome, answer }: Pick<Decided, 'outcome' | 'answer'>,
): Promise<AppealRow> {
  return ctx.db
    .updateTable('appeals')
    .set({
      state: outcome === 'OVERTURN' ? 'OVERTURNED' : 'UPHELD',
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
    await eachPiece(details, (detail) => restoreStatus(partOf(ctx, detail.id), detail, { action, by }))
  }
  return command(partOf(ctx, 'finish'), async (ctx) => {
    const locked = await lockCase(ctx, found.id)
    if (locked.state === 'CLOSED') return locked
    await sql`select close_case_of_appeal(${found.id})`.execute(ctx.db)
    await tell(ctx, appeal)
    await announceDecision(ctx, appeal)
    const closed = await lockCase(ctx, found.id)
    await announceChange(ctx, { model: 'CASE', id: closed.id, version: closed.version, by: null })
    return closed
  })
}

async function tell(ctx: Context, { user_id, model, target_id, state, answer }: AppealRow): Promise<void> {
  const sentence = (locale: Locale) =>
    textIn(locale, state === 'OVERTURNED' ? 'desk_text_notice_overturned' : 'desk_text_notice_upheld', {
      answer: answer ?? '',
    })
  await tellMember(ctx, user_id, { type: 'APPEAL', sentence, about: { model, id: target_id } })
}

const announceDecision = (ctx: Context, { id, user_id, model, target_id, state }: AppealRow): Promise<void> =>
  announce(ctx, {
    type: 'appeal.decided',
    subject: { model, id: target_id },
    body: { appealId: id, memberId: user_id, state },
  })
