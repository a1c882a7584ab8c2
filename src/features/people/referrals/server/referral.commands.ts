import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Referrals } from '../../../../../database/tables.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'
import { refuseStaffByGrant, requireReceiver } from '../../../../platform/server/access/rights.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { lockUser } from '../../../records/persons/server/public.ts'
import { counted, nextNumber, uncounted } from '../../users/server/public.ts'
import { referralOperations } from '../referral.operations.ts'
import { referralRecord } from '../referral.record.ts'
import type { referralDecision } from '../referral.rules.ts'

export type ReferralRow = Selectable<Referrals>
export const referralModel = 'REFERRAL'

const store = recordStore({
  model: referralModel,
  record: referralRecord,
  table: 'referrals',
  gone: 'referrals_text_gone',
})
const action = referralOperations.cmsDecideReferral.name

/**
 * Decides about a friend. COUNTED gives a friend who waits the inviter's next number, and whatever that earns. REJECTED is
 * for those who count, too, and takes back what they earned.
 *
 * @throws Refusal NOT_FOUND; CONFLICT if stale or decided, or if the inviter of a friend to release is blocked; FORBIDDEN for
 * one's own friend, for oneself, and for staff by a grant
 */
export function decideReferral(
  ctx: Context,
  target: Target,
  { status, reason }: z.output<typeof referralDecision>,
): Promise<ReferralRow> {
  return command(ctx, async (ctx) => {
    const row = await store.lock(ctx, target)
    const [first, second] = [row.friend_id, row.inviter_id].toSorted()
    const people = [await lockUser(ctx, first!), await lockUser(ctx, second!)]
    const [friend, inviter] = [row.friend_id, row.inviter_id].map((id) => people.find((person) => person.id === id)!)
    for (const person of people) {
      if (person.id === actorId(ctx)) throw new Refusal('FORBIDDEN', 'platform_text_own_record')
      refuseStaffByGrant(ctx, person)
    }
    if (row.status === 'REJECTED' || row.status === status) throw new Refusal('CONFLICT', 'referrals_text_decided')
    if (status === 'COUNTED') requireReceiver(ctx, inviter!)
    const number = status === 'COUNTED' ? await nextNumber(ctx, row.inviter_id) : null
    const decided = await ctx.db
      .updateTable('referrals')
      .set({ status, number, version: row.version + 1 })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (number !== null) await release(ctx, row, number, friend!.created_at)
    else if (row.status === 'COUNTED') await takeBack(ctx, row)
    await audit(ctx, {
      action,
      model: referralModel,
      targetId: row.id,
      before: { status: row.status },
      after: { status },
      reason,
      version: decided.version,
    })
    return decided
  })
}

async function release(ctx: Context, row: ReferralRow, number: number, registeredAt: Date): Promise<void> {
  const { friend_id: friendId, inviter_id: inviterId } = row
  const version = await counted(ctx, { friendId, inviterId, registeredAt, number })
  await auditFriend(ctx, friendId, { from: null, to: inviterId, version })
}

async function takeBack(ctx: Context, { friend_id: friendId, inviter_id: inviterId }: ReferralRow): Promise<void> {
  const version = await uncounted(ctx, { friendId, inviterId })
  await auditFriend(ctx, friendId, { from: inviterId, to: null, version })
}

interface InviterChange {
  readonly from: string | null
  readonly to: string | null
  readonly version: number
}

const auditFriend = (ctx: Context, friendId: string, { from, to, version }: InviterChange) =>
  audit(ctx, {
    action,
    model: 'USER',
    targetId: friendId,
    before: { referredBy: from },
    after: { referredBy: to },
    version,
  })
