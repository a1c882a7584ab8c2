import { createHash } from 'node:crypto'
import { guardSecret, WrongSecret } from '../../../../platform/server/access/secrets.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { toE164 } from '../../../../platform/shared/phone.ts'
import { loginLimits } from '../session.rules.ts'
import { passwordMatches } from './password.ts'

/**
 * Runs something that checks a number and its password: see `guardSecret`. All that does so counts together.
 *
 * @param run gets the number as it is stored; null for what is no number
 * @throws Refusal RATE_LIMITED
 */
export function guardSignIn<T>(
  ctx: Context,
  given: { readonly phoneNumber: string },
  run: (phoneNumber: string | null) => Promise<T>,
): Promise<T> {
  const phoneNumber = toE164(given.phoneNumber)
  const person = createHash('sha256')
    .update(phoneNumber ?? given.phoneNumber)
    .digest('base64url')
  const guarded = { action: 'failedSignIn', limits: loginLimits[ctx.audience], person } as const
  return guardSecret(ctx, guarded, () => run(phoneNumber))
}

export const badCredentials = (userId: string | null) =>
  new WrongSecret('PASSWORD', userId, new Refusal('UNAUTHENTICATED', 'session_text_bad_credentials'))

/**
 * The person with this number and password, whatever their status. An unknown number takes as long as a wrong password.
 *
 * @throws Refusal UNAUTHENTICATED
 */
export async function knownByPassword(ctx: Context, phoneNumber: string | null, password: string) {
  const user = phoneNumber
    ? await ctx.db
        .selectFrom('users')
        .select(['id', 'user_group', 'badge_status', 'term_status', 'deleted', 'password_hash'])
        .where('phone_number', '=', phoneNumber)
        .executeTakeFirst()
    : undefined
  const matches = await passwordMatches(ctx, user?.password_hash ?? null, password)
  if (!user || !matches || user.deleted) throw badCredentials(user?.id ?? null)
  return user
}
