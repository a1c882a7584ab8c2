import { createHash } from 'node:crypto'
import { audit } from '../../../platform/server/audit/audit.ts'
import { command } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import { forgive, throttle } from '../../../platform/server/throttle.ts'
import { toE164 } from '../../../platform/shared/phone.ts'
import { Refusal } from '../../../platform/shared/refusal.ts'
import { hasSecondFactor, spendCode } from '../../security/server/public.ts'
import { judgeRefreshToken, loginLimits, loginTexts } from '../session.rules.ts'
import { passwordMatches } from './password.ts'
import { endSession, issueTokens, refreshTokenHash, startSession, type TokenSet } from './public.ts'

interface SignedIn extends TokenSet {
  readonly user: { readonly id: string; readonly user_group: string; readonly badge_status: string | null }
}

interface Credentials {
  readonly phoneNumber: string
  readonly password: string
  readonly code?: string | null | undefined
}

/**
 * Signs a person in. Every attempt counts against the person and the address, also when a document asks many times
 * under aliases; a success is taken off again. Unknown numbers and wrong passwords read and take the same. Whoever
 * has a second factor must bring a code too, and only learns so after the right password.
 *
 * @throws Refusal RATE_LIMITED, UNAUTHENTICATED (not these credentials; no code; not this code), FORBIDDEN (blocked)
 */
export async function login(ctx: Context, data: Credentials): Promise<SignedIn> {
  const phoneNumber = toE164(data.phoneNumber)
  const person = createHash('sha256')
    .update(phoneNumber ?? data.phoneNumber)
    .digest('base64url')
  await throttle(ctx, loginLimits.address, ctx.address)
  await throttle(ctx, loginLimits.person, person)
  const forgiven = async () => {
    await forgive(ctx, loginLimits.address, ctx.address)
    await forgive(ctx, loginLimits.person, person)
  }
  const user = await knownByPassword(ctx, phoneNumber, data.password)
  if (user.term_status === 'BLOCKED') throw new Refusal('FORBIDDEN', loginTexts.blocked, { reason: 'blocked' })
  const twoSteps = await hasSecondFactor(ctx, user.id)
  if (twoSteps && !data.code) {
    await forgiven()
    throw new Refusal('UNAUTHENTICATED', loginTexts.codeRequired, { reason: 'secondFactorRequired' })
  }
  const signedIn = await command(ctx, async (ctx) => {
    await refuseChanged(ctx, user)
    if (twoSteps && !(await spendCode(ctx, user.id, data.code!))) {
      throw new Refusal('UNAUTHENTICATED', loginTexts.wrongCode, { reason: 'secondFactorWrong' })
    }
    const { sessionId, ...tokens } = await startSession(ctx, user.id)
    await audit(ctx, { action: 'login', model: 'SESSION', targetId: sessionId, actorId: user.id })
    return { ...tokens, user }
  })
  await forgiven()
  return signedIn
}

const badCredentials = () => new Refusal('UNAUTHENTICATED', loginTexts.badCredentials, { reason: 'badCredentials' })

async function knownByPassword(ctx: Context, phoneNumber: string | null, password: string) {
  const user = phoneNumber
    ? await ctx.db
        .selectFrom('users')
        .select(['id', 'user_group', 'badge_status', 'term_status', 'deleted', 'password_hash'])
        .where('phone_number', '=', phoneNumber)
        .executeTakeFirst()
    : undefined
  const matches = await passwordMatches(user?.password_hash ?? null, password)
  if (!user || !matches || user.deleted) throw badCredentials()
  return user
}

/**
 * Refuses whose password or status changed while the password was checked. Such a change ends the sessions that
 * there are; the lock makes it wait for the new one, or this see the change.
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
  if (!same) throw badCredentials()
}

/**
 * Exchanges a refresh token for a new pair and replaces it. One that was replaced before ends its whole session,
 * save within the grace in which two tabs may refresh at once.
 */
export async function refresh(ctx: Context, refreshToken: string): Promise<TokenSet> {
  const tokens = await command(ctx, async (ctx) => {
    const token = await ctx.db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'refresh_tokens.hash',
        'refresh_tokens.expires_at',
        'refresh_tokens.replaced_at',
        'sessions.id as session_id',
        'users.id as user_id',
      ])
      .where('refresh_tokens.hash', '=', refreshTokenHash(refreshToken))
      .where('sessions.ended_at', 'is', null)
      .where('users.term_status', '<>', 'BLOCKED')
      .where('users.deleted', '=', false)
      .forUpdate(['refresh_tokens', 'sessions'])
      .executeTakeFirst()
    if (!token) return null
    const verdict = judgeRefreshToken({ expiresAt: token.expires_at, replacedAt: token.replaced_at }, new Date())
    if (verdict === 'reused') {
      await endSession(ctx, token.session_id, 'reuse')
      await audit(ctx, {
        action: 'refreshToken',
        model: 'SESSION',
        targetId: token.session_id,
        actorId: token.user_id,
        reason: 'a replaced refresh token was used again',
      })
    }
    if (verdict !== 'exchange') return null
    const now = new Date()
    await ctx.db
      .updateTable('refresh_tokens')
      .set((eb) => ({ replaced_at: eb.fn.coalesce('replaced_at', eb.val(now)) }))
      .where('hash', '=', token.hash)
      .execute()
    await ctx.db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', token.session_id).execute()
    return issueTokens(ctx, token.user_id, token.session_id)
  })
  // After the commit: the end of a reused family must last although its request is refused.
  if (!tokens) throw new Refusal('UNAUTHENTICATED', loginTexts.signInAgain, { reason: 'refreshRefused' })
  return tokens
}

/** Ends the session that the refresh token belongs to. Signing out twice is no error. */
export async function logout(ctx: Context, refreshToken: string): Promise<boolean> {
  return command(ctx, async (ctx) => {
    const session = await ctx.db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select(['sessions.id', 'sessions.user_id', 'sessions.ended_at'])
      .where('refresh_tokens.hash', '=', refreshTokenHash(refreshToken))
      .forUpdate('sessions')
      .executeTakeFirst()
    if (!session || session.ended_at) return true
    await endSession(ctx, session.id, 'logout')
    await audit(ctx, { action: 'logout', model: 'SESSION', targetId: session.id, actorId: session.user_id })
    return true
  })
}
