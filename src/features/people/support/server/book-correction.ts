import type { Context } from '../../../../platform/server/context.ts'
import { textIn } from '../../../../platform/server/english.ts'
import type { Locale } from '../../../../platform/shared/text.ts'
import { tellMember } from '../../../records/member-notices/server/public.ts'
import { bookPoints, pointsIn } from '../../trusted-points/server/public.ts'

interface Booked {
  readonly user_id: string
  readonly amount: number
  readonly reason: string
  readonly redemption_id: string | null
}

/** Locks the code that a refund frees, because whoever buys one locks it before the balance. */
type Hold = (ctx: Context, redemptionId: string) => Promise<void>
let hold: Hold | undefined

/** What has codes says here what must be locked before the points of one are given back. */
export function holdForRefund(holding: Hold): void {
  hold = holding
}

/** Books a correction, tells the member, and returns the id of the entry. The correction's row follows in the same command. */
export async function bookCorrection(
  ctx: Context,
  { user_id, amount, reason, redemption_id }: Booked,
): Promise<string> {
  if (redemption_id) await hold!(ctx, redemption_id)
  const cause = redemption_id ? 'VOUCHER' : 'CORRECTION'
  const { id } = await bookPoints(ctx, { userId: user_id, amount, cause, note: reason })
  const key = redemption_id
    ? 'support_text_notice_refunded'
    : amount > 0
      ? 'support_text_notice_given'
      : 'support_text_notice_taken'
  const sentence = (locale: Locale) => textIn(locale, key, { points: pointsIn(Math.abs(amount), locale), reason })
  await tellMember(ctx, user_id, { type: 'POINTS', sentence })
  return id
}
