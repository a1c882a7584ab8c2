import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { signIdToken } from '../../../../platform/server/access/authenticate.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { stopRechecking } from '../../../../platform/server/access/rights.ts'
import { refreshTokenDays } from '../session.rules.ts'

export { guardSignIn, knownByPassword } from './known-by-password.ts'
export { hashPassword, hashPasswordOf, noPassword, passwordMatches } from './password.ts'
export {
  enrolmentUri,
  hasSecondFactor,
  newSecret,
  plainCode,
  replaceRecoveryCodes,
  spendCode,
  stepOf,
} from './second-factor.ts'

export interface TokenSet {
  readonly idToken: string
  readonly refreshToken: string
  /** When the refresh token expires. */
  readonly expiresAt: Date
}

/** Starts a session with the API that was called. Call it inside a command. */
export async function startSession(ctx: Context, userId: string): Promise<TokenSet & { sessionId: string }> {
  const sessionId = uuidv7()
  await ctx.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: userId,
      audience: ctx.audience,
      address: ctx.address,
      user_agent: ctx.userAgent,
    })
    .execute()
  return { ...(await issueTokens(ctx, userId, sessionId)), sessionId }
}

/** Creates a new pair of tokens for a session. Only the hash of the refresh token is stored. */
export async function issueTokens(ctx: Context, userId: string, sessionId: string): Promise<TokenSet> {
  const refreshToken = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + refreshTokenDays * 24 * 60 * 60 * 1000)
  await ctx.db
    .insertInto('refresh_tokens')
    .values({ hash: refreshTokenHash(refreshToken), session_id: sessionId, expires_at: expiresAt })
    .execute()
  return signTokens(ctx, userId, sessionId, { refreshToken, expiresAt })
}

/** A refresh token together with a new id token. */
export async function signTokens(
  ctx: Context,
  userId: string,
  sessionId: string,
  { refreshToken, expiresAt }: Pick<TokenSet, 'refreshToken' | 'expiresAt'>,
): Promise<TokenSet> {
  return {
    idToken: await signIdToken(ctx.app.tokenKey, userId, sessionId, Date.now(), ctx.audience),
    refreshToken,
    expiresAt,
  }
}

export function refreshTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export type EndReason = 'logout' | 'reuse' | 'status' | 'group' | 'badge' | 'password' | 'revoked'

/**
 * Ends all sessions of a person; their id tokens are refused from the next request on. Call it inside a command.
 *
 * @param kept the session that stays open
 * @returns how many ended
 */
export async function endSessionsOf(
  ctx: Context,
  userId: string,
  reason: EndReason,
  kept: string | null = null,
): Promise<number> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('sessions')
    .set({ ended_at: new Date(), end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(kept !== null, (update) => update.where('id', '<>', kept))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function endSession(ctx: Context, sessionId: string, reason: EndReason): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('sessions')
    .set({ ended_at: new Date(), end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (sessionId === ctx.sessionId && numUpdatedRows > 0n) stopRechecking(ctx)
}
