import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { textIn } from '../../../../platform/server/english.ts'
import type { Locale } from '../../../../platform/shared/text.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { refuseStaffByGrant, requireReceiver } from '../../../../platform/server/access/rights.ts'
import { announceOfMember } from '../../../records/webhook-events/server/public.ts'
import { takeBackNotice, tellMember } from '../../../records/member-notices/server/public.ts'
import { registerUndo, undoAction } from '../../../records/audit/server/public.ts'
import { lockUser } from '../../../records/persons/server/public.ts'
import { giveBadge } from '../../users/server/public.ts'
import type { z } from 'zod'
import type { BadgeRequestStatus } from '../badge-request.list.ts'
import { badgeRequestOperations } from '../badge-request.operations.ts'
import { badgeRequestRecord } from '../badge-request.record.ts'
import type { badgeDecision } from '../badge-request.rules.ts'
import type { BadgeRequestRow } from './badge-request.queries.ts'

export const badgeRequestModel = 'BADGE_REQUEST'

const store = recordStore({
  model: badgeRequestModel,
  record: badgeRequestRecord,
  table: 'badge_requests',
  gone: 'badge_requests_text_gone',
})
type Decision = z.output<typeof badgeDecision>

const action = badgeRequestOperations.cmsBadgeSetStatus.name

/**
 * APPROVED gives the person the badge. Leaving APPROVED takes it away again, unless they have another one by now. The status
 * that the request already has changes nothing, and is only noted if there is a reason.
 *
 * @throws Refusal NOT_FOUND; CONFLICT if stale, if the badge is disabled, if the person asked for it again,
 *   or if the person is blocked; FORBIDDEN for one's own request, and for staff by a grant
 */
export const decideBadgeRequest = (ctx: Context, target: Target, decision: Decision) => decide(ctx, target, decision)

interface Undone {
  /** The badge that the person had before. */
  readonly former: string | null
}

async function decide(
  ctx: Context,
  target: Target,
  { status, reason }: Decision,
  undone?: Undone,
): Promise<BadgeRequestRow> {
  return withoutOther(
    command(ctx, async (ctx) => {
      const row = await store.lock(ctx, target)
      const person = await lockUser(ctx, row.user_id)
      if (person.id === actorId(ctx)) throw new Refusal('FORBIDDEN', 'badge_requests_text_own')
      refuseStaffByGrant(ctx, person)
      if (status === 'APPROVED') requireReceiver(ctx, person)
      if (row.status === status && reason === null && !undone) return row
      const changed = await ctx.db
        .updateTable('badge_requests')
        .set({ status, version: row.version + 1 })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const badge = await badgeAfter(ctx, row, { status, now: person.badge_id, undone })
      await giveBadge(ctx, person, badge, undone ? undoAction : action)
      if (row.status !== status) {
        await (undone ? untell(ctx, row) : tell(ctx, row, status))
        const decided = { requestId: row.id, badgeId: row.badge_id, state: status }
        await announceOfMember(ctx, 'badge.decided', row.user_id, decided)
      }
      await audit(ctx, {
        action: undone ? undoAction : action,
        model: badgeRequestModel,
        targetId: row.id,
        before: { status: row.status, badgeId: person.badge_id },
        after: { status, badgeId: badge },
        reason,
        version: changed.version,
      })
      return changed
    }),
  )
}

const sentences = {
  APPROVED: 'badge_requests_text_notice_approved',
  REJECTED: 'badge_requests_text_notice_rejected',
} as const

const about = ({ badge_id: id }: BadgeRequestRow) => ({ model: 'BADGE', id })

async function tell(ctx: Context, row: BadgeRequestRow, decided: BadgeRequestStatus): Promise<void> {
  if (decided === 'PENDING') return
  const titles = { en: row.title_en, vi: row.title }
  const sentence = (locale: Locale) => textIn(locale, sentences[decided], { title: titles[locale] })
  await tellMember(ctx, row.user_id, { type: 'BADGE', sentence, about: about(row) })
}

/** Takes back what the decision that is undone has told. */
async function untell(ctx: Context, row: BadgeRequestRow): Promise<void> {
  if (row.status !== 'PENDING') await takeBackNotice(ctx, row.user_id, about(row))
}

async function badgeAfter(
  ctx: Context,
  { badge_id, status: before }: BadgeRequestRow,
  { status, now, undone }: { status: BadgeRequestStatus; now: string | null; undone: Undone | undefined },
): Promise<string | null> {
  if (status === before) return now
  if (status === 'APPROVED') {
    if (!undone) await refuseDisabled(ctx, badge_id)
    return badge_id
  }
  return before === 'APPROVED' && now === badge_id ? (undone?.former ?? null) : now
}

/** Locks the badge too, so that nobody disables it meanwhile. */
async function refuseDisabled(ctx: Context, id: string): Promise<void> {
  const badge = await ctx.db
    .selectFrom('badges')
    .select('status')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow()
  if (badge.status !== 'ENABLED') throw new Refusal('CONFLICT', 'badge_requests_text_badge_disabled')
}

/** The unique index decides whether a rejected request may be opened again. */
async function withoutOther<R>(decision: Promise<R>): Promise<R> {
  try {
    return await decision
  } catch (error) {
    const isOther = (error as { constraint?: string }).constraint === 'badge_requests_one_open'
    throw isOther ? new Refusal('CONFLICT', 'badge_requests_text_other_open') : error
  }
}

registerUndo({
  model: badgeRequestModel,
  actions: [action],
  permission: badgeRequestOperations.cmsBadgeSetStatus.permission,
  async run(ctx, { _id, version, before }) {
    const { status, badgeId } = before as { status: BadgeRequestStatus; badgeId: string | null }
    return (await decide(ctx, { _id, version }, { status, reason: null }, { former: badgeId })).version
  },
})
