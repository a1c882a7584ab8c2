import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { refuseStaffByGrant, requireReceiver } from '../../../../platform/server/access/rights.ts'
import { registerUndo, undoAction } from '../../../records/audit/server/public.ts'
import { lockUser } from '../../../records/persons/server/public.ts'
import { giveBadge } from '../../users/server/public.ts'
import type { BadgeRequestStatus } from '../badge-request.list.ts'
import { badgeRequestOperations } from '../badge-request.operations.ts'
import { badgeRequestRecord } from '../badge-request.record.ts'
import type { BadgeRequestRow } from './badge-request.queries.ts'

export const badgeRequestModel = 'BADGE_REQUEST'

const store = recordStore({
  model: badgeRequestModel,
  record: badgeRequestRecord,
  table: 'badge_requests',
  gone: 'badge_requests_text_gone',
})
const action = badgeRequestOperations.cmsBadgeSetStatus.name

/**
 * APPROVED gives the person the badge. Leaving APPROVED takes it away again, unless they have another one by now.
 *
 * @throws Refusal NOT_FOUND; CONFLICT if stale, if the badge is disabled, if the person asked for it again,
 *   or if the person is blocked; FORBIDDEN for one's own request, and for staff by a grant
 */
export const setBadgeRequestStatus = (ctx: Context, target: Target, status: BadgeRequestStatus) =>
  decide(ctx, target, status)

interface Undone {
  /** The badge that the person had before. */
  readonly former: string | null
}

async function decide(
  ctx: Context,
  target: Target,
  status: BadgeRequestStatus,
  undone?: Undone,
): Promise<BadgeRequestRow> {
  return withoutOther(
    command(ctx, async (ctx) => {
      const row = await store.lock(ctx, target)
      const person = await lockUser(ctx, row.user_id)
      if (person.id === actorId(ctx)) throw new Refusal('FORBIDDEN', 'badge_requests_text_own')
      refuseStaffByGrant(ctx, person)
      if (status === 'APPROVED') requireReceiver(ctx, person)
      if (row.status === status) return row
      const changed = await ctx.db
        .updateTable('badge_requests')
        .set({ status, version: row.version + 1 })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const badge = await badgeAfter(ctx, row, { status, now: person.badge_id, undone })
      await giveBadge(ctx, person, badge, undone ? undoAction : action)
      await audit(ctx, {
        action: undone ? undoAction : action,
        model: badgeRequestModel,
        targetId: row.id,
        before: { status: row.status, badgeId: person.badge_id },
        after: { status, badgeId: badge },
        version: changed.version,
      })
      return changed
    }),
  )
}

async function badgeAfter(
  ctx: Context,
  { badge_id, status: before }: BadgeRequestRow,
  { status, now, undone }: { status: BadgeRequestStatus; now: string | null; undone: Undone | undefined },
): Promise<string | null> {
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
    return (await decide(ctx, { _id, version }, status, { former: badgeId })).version
  },
})
