import { audit } from '../../../../platform/server/audit/audit.ts'
import { throttle } from '../../../../platform/server/access/throttle.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { lockUser } from '../../../records/persons/server/public.ts'
import { refer } from '../server/referrals.ts'
import { daysForReferralCode, referralCodeLimit } from '../user.rules.ts'
import { inviterOf } from './referral-code.ts'

/**
 * Notes that the member came by a friend's code: within a week of registering, and once.
 *
 * @returns the inviter's id
 *
 * @throws Refusal CONFLICT; BAD_USER_INPUT for one's own code and nobody's; RATE_LIMITED
 */
export async function enterReferralCode(ctx: Context, code: string): Promise<string> {
  const userId = actorId(ctx)
  await throttle(ctx, referralCodeLimit, userId)
  return command(ctx, async (ctx) => {
    const me = await lockUser(ctx, userId)
    const known = ctx.db.selectFrom('referrals').select('friend_id').where('friend_id', '=', userId)
    if (me.referred_by || (await known.executeTakeFirst()))
      throw new Refusal('CONFLICT', 'users_text_referral_code_entered')
    if (Date.now() - me.created_at.getTime() > daysForReferralCode * 86_400_000)
      throw new Refusal('CONFLICT', 'users_text_referral_code_too_late')
    const inviterId = await inviterOf(ctx, code)
    if (!inviterId) throw invalid('code', 'users_text_referral_code_unknown')
    if (inviterId === userId) throw invalid('code', 'users_text_referral_code_own')
    const referral = { friendId: userId, inviterId, registeredAt: me.created_at, address: ctx.address }
    const version = await refer(ctx, referral)
    if (version !== null)
      await audit(ctx, {
        action: 'enterReferralCode',
        model: 'USER',
        targetId: userId,
        before: { referredBy: null },
        after: { referredBy: inviterId },
        version,
      })
    return inviterId
  })
}
