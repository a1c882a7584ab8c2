import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { WrongSecret } from '../../../../platform/server/access/secrets.ts'
import { badCredentials, guardSignIn, knownByPassword } from './known-by-password.ts'
import { hasSecondFactor, spendCode } from './second-factor.ts'
import { endSession, refreshTokenHash, startSession, type TokenSet } from './public.ts'

interface SignedIn extends TokenSet {
  readonly user: { readonly id: string; readonly user_group: string; readonly badge_status: string | null }
}

interface Credentials {
  readonly phoneNumber: string
  readonly password: string
  readonly code?: string | null | undefined
}

/**
 * Signs a person in. An unknown number and a wrong password give the same answer in the same time. A person with a
 * second factor must also bring a code, but is asked for it only after the right password.
 *
 * @throws Refusal RATE_LIMITED, UNAUTHENTICATED (wrong credentials; no code; wrong code), FORBIDDEN (blocked)
 */
export async function login(ctx: Context, data: Credentials): Promise<SignedIn> {
  return guardSignIn(ctx, data, async (phoneNumber) => {
    const user = await knownByPassword(ctx, phoneNumber, data.password)
    if (user.term_status === 'BLOCKED') throw new Refusal('FORBIDDEN', 'session_text_blocked')
    const twoSteps = await hasSecondFactor(ctx, user.id)
    if (twoSteps && !data.code) throw new Refusal('UNAUTHENTICATED', 'session_text_code_required')
    return command(ctx, async (ctx) => {
      await refuseChanged(ctx, user)
      if (twoSteps && !(await spendCode(ctx, user.id, data.code!))) throw wrongCode(user.id)
      const { sessionId, ...tokens } = await startSession(ctx, user.id)
      await audit(ctx, { action: 'login', model: 'SESSION', targetId: sessionId, actorId: user.id })
      return { ...tokens, user }
    })
  })
}

const wrongCode = (userId: string) =>
  new WrongSecret('CODE', userId, new Refusal('UNAUTHENTICATED', 'session_text_code_wrong'))

/**
 * Refuses people whose password or status changed while the password was being checked. Such a change ends all sessions
 * that exist; with the lock, either it waits for the new session and ends it too, or the change is seen here.
 */
async function refuseChanged(
  ctx: Context,
  user: { readonly id: string; readonly password_hash: string },
): Promise<void> {
  const same = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .where('term_status', '<>', 'BLOCKED')
    .where('deleted', '=', false)
    .forShare()
    .executeTakeFirst()
  if (!same) throw badCredentials(user.id)
}

/** Ends the session that the refresh token belongs to. Signing out twice is no error. */
export async function logout(ctx: Context, refreshToken: string): Promise<boolean> {
  return command(ctx, async (ctx) => {
    const session = await ctx.db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select(['sessions.id', 'sessions.user_id', 'sessions.ended_at'])
      .where('refresh_tokens.hash', '=', refreshTokenHash(refreshToken))
      .where('sessions.audience', '=', ctx.audience)
      .forUpdate('sessions')
      .executeTakeFirst()
    if (!session || session.ended_at) return true
    await endSession(ctx, session.id, 'logout')
    await audit(ctx, { action: 'logout', model: 'SESSION', targetId: session.id, actorId: session.user_id })
    return true
  })
}
