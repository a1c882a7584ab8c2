import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { PointEntries } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { announceOfMember } from '../../../records/webhook-events/server/public.ts'

export type Entry = Selectable<PointEntries>

export interface Booking {
  readonly userId: string
  /** Hundredths of a point; negative for what is spent or taken back. */
  readonly amount: number
  readonly cause: 'RULE' | 'POST' | 'VOUCHER' | 'PRIZE' | 'CORRECTION' | 'OPENING'
  /** Of what a rule gave: the action, the rule and its version, and the post. */
  readonly actionId?: string
  readonly ruleId?: string
  readonly ruleVersion?: number
  readonly postId?: string | null
  /** The entry that a correction takes back or restores. */
  readonly corrects?: string
  /** What staff said about a correction. */
  readonly note?: string
}

const accounts = {
  RULE: 'REWARDS',
  POST: 'REWARDS',
  VOUCHER: 'VOUCHERS',
  PRIZE: 'PRIZES',
  CORRECTION: 'CORRECTIONS',
  OPENING: 'OPENING',
} as const

/**
 * Writes an entry of a member's points, by the only way there is: `book_points` locks the balance, which stays covered
 * except by corrections. Call it inside a command. Corrections change what was earned, too; other spending does not.
 *
 * @throws Refusal CONFLICT if the member has fewer points
 */
export async function bookPoints(ctx: Context, booking: Booking): Promise<Entry> {
  const { userId, amount, cause } = booking
  const entry = {
    id: uuidv7(),
    user_id: userId,
    amount,
    cause,
    other_account: accounts[cause],
    earned: amount > 0 ? cause !== 'VOUCHER' : cause === 'CORRECTION',
    config_id: booking.ruleId,
    rule_version: booking.ruleVersion,
    post_id: booking.postId,
    action_id: booking.actionId,
    corrects: booking.corrects,
    note: booking.note,
  }
  try {
    const { rows } = await sql<Entry>`select * from book_points(${JSON.stringify(entry)}::jsonb)`.execute(ctx.db)
    const booked = rows[0]!
    ctx.rehearsal?.tell('entries', { memberId: userId, amount: amount / 100, cause })
    await announceOfMember(ctx, 'points.booked', userId, { entryId: booked.id, cause })
    return booked
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'balances_cover_spending') throw error
    throw new Refusal('CONFLICT', 'trusted_points_text_too_few')
  }
}
