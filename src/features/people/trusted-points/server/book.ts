import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { PointEntries } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { announceAll, ofMember } from '../../../records/webhook-events/server/public.ts'

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
export const bookPoints = async (ctx: Context, booking: Booking): Promise<Entry> => (await bookAll(ctx, [booking]))[0]!

/** The same for several members, each once. */
export async function bookAll(ctx: Context, bookings: readonly Booking[]): Promise<Entry[]> {
  const entries = JSON.stringify(bookings.map(entryOf))
  try {
    const { rows } = await sql<Entry>`
      select booked.* from jsonb_array_elements(${entries}::jsonb) with ordinality given (entry, place), book_points(entry) booked
        order by place`.execute(ctx.db)
    for (const { userId, amount, cause } of bookings)
      ctx.rehearsal?.tell('entries', { memberId: userId, amount: amount / 100, cause })
    await announceAll(
      ctx,
      rows.map(({ id, user_id, cause }) => ofMember('points.booked', user_id, { entryId: id, cause })),
    )
    return rows
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'balances_cover_spending') throw error
    throw new Refusal('CONFLICT', 'trusted_points_text_too_few')
  }
}

const entryOf = ({ userId, amount, cause, ...more }: Booking) => ({
  id: uuidv7(),
  user_id: userId,
  amount,
  cause,
  other_account: accounts[cause],
  earned: amount > 0 ? cause !== 'VOUCHER' : cause === 'CORRECTION',
  config_id: more.ruleId,
  rule_version: more.ruleVersion,
  post_id: more.postId,
  action_id: more.actionId,
  corrects: more.corrects,
  note: more.note,
})
