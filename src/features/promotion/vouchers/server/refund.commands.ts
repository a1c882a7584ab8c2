import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { type CorrectionRow, correctPoints, holdForRefund } from '../../../people/support/server/public.ts'
import type { RedemptionRow } from './redemptions.ts'

/**
 * Gives the points back that a member paid for a code, once; a code that was not used is free again. As a correction of
 * points it may wait for a second person.
 *
 * @throws Refusal NOT_FOUND for what nobody bought; CONFLICT if it was given back, or waits; otherwise as `correctPoints`
 */
export function refundRedemption(ctx: Context, _id: string, reason: string): Promise<CorrectionRow> {
  return command(ctx, async (ctx) => {
    const redemption = await held(ctx, _id)
    const status = await refundStatus(ctx, _id)
    if (status === 'BOOKED') throw new Refusal('CONFLICT', 'vouchers_text_refunded')
    if (status === 'WAITING') throw new Refusal('CONFLICT', 'vouchers_text_refund_waits')
    if (!redemption || redemption.price === 0) throw new Refusal('NOT_FOUND', 'vouchers_text_nothing_bought')
    const { user_id: userId, code_id: codeId, price: amount } = redemption
    return correctPoints(ctx, { userId, amount, reason, refund: { redemptionId: _id, codeId } })
  })
}

/** The redemption, locked, so that it is neither used nor given back meanwhile. */
const held = (ctx: Context, id: string): Promise<RedemptionRow | undefined> =>
  ctx.db.selectFrom('voucher_redemptions').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

async function refundStatus(ctx: Context, redemptionId: string): Promise<string | undefined> {
  const refund = await ctx.db
    .selectFrom('point_corrections')
    .select('status')
    .where('redemption_id', '=', redemptionId)
    .where('status', '<>', 'DECLINED')
    .executeTakeFirst()
  return refund?.status
}

// Before the balance: whoever buys locks the code first, too.
holdForRefund(async (ctx, redemptionId) => {
  const { code_id } = (await held(ctx, redemptionId))!
  await ctx.db.selectFrom('voucher_codes').select('id').where('id', '=', code_id).forNoKeyUpdate().execute()
})
