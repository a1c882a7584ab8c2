import { audit } from '../../../../platform/server/audit/audit.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { seal, sealingKey, unseal } from '../../../../platform/server/access/sealing.ts'
import { judgeRefreshToken } from '../session.rules.ts'
import { endSession, issueTokens, refreshTokenHash, signTokens, type TokenSet } from './public.ts'

/**
 * Exchanges a refresh token for a new pair and replaces it. A session has one lineage of tokens: a token that comes
 * again within the grace period (two tabs, a lost answer) gets the same successor. A token that comes later, or whose
 * successor was already replaced, has been stolen by somebody: the session ends.
 *
 * @throws Refusal UNAUTHENTICATED
 */
export async function refresh(ctx: Context, refreshToken: string): Promise<TokenSet> {
  const tokens = await command(ctx, async (ctx) => {
    const token = await lockToken(ctx, refreshToken)
    if (!token) return null
    const successor = await successorOf(ctx, refreshToken, token.successor)
    const verdict = judgeRefreshToken(
      { expiresAt: token.expires_at, replacedAt: token.replaced_at, successorReplaced: successor?.replaced ?? false },
      new Date(),
    )
    if (verdict === 'reused') await endReused(ctx, token)
    if (verdict === 'repeat' && successor) return signTokens(ctx, token.user_id, token.session_id, successor)
    return verdict === 'exchange' ? replace(ctx, refreshToken, token) : null
  })
  // Thrown after the commit: the session must stay ended although the request is refused.
  if (!tokens) throw new Refusal('UNAUTHENTICATED', 'session_text_sign_in_again')
  return tokens
}

interface LockedToken {
  readonly hash: Uint8Array
  readonly session_id: string
  readonly user_id: string
}

/** The token of an open session. Locks both, so that exchanges of one session run one after another. */
async function lockToken(ctx: Context, refreshToken: string) {
  return ctx.db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'refresh_tokens.hash',
      'refresh_tokens.expires_at',
      'refresh_tokens.replaced_at',
      'refresh_tokens.successor',
      'sessions.id as session_id',
      'users.id as user_id',
    ])
    .where('refresh_tokens.hash', '=', refreshTokenHash(refreshToken))
    .where('sessions.audience', '=', ctx.audience)
    .where('sessions.ended_at', 'is', null)
    .where('users.term_status', '<>', 'BLOCKED')
    .where('users.deleted', '=', false)
    .forUpdate(['refresh_tokens', 'sessions'])
    .executeTakeFirst()
}

/**
 * The key follows from the token, so its holder can open the successor; the database, which has only the hash, cannot.
 */
const keyFor = (ctx: Context, refreshToken: string) => sealingKey(ctx.app.tokenKey, refreshToken, 'successor')

/** The token that replaced this one; null if there is none, or it is no longer kept. */
async function successorOf(ctx: Context, refreshToken: string, sealed: string | null) {
  const successor = sealed === null ? null : unseal(keyFor(ctx, refreshToken), sealed)?.toString()
  if (!successor) return null
  const row = await ctx.db
    .selectFrom('refresh_tokens')
    .select(['expires_at', 'replaced_at'])
    .where('hash', '=', refreshTokenHash(successor))
    .executeTakeFirst()
  return row ? { refreshToken: successor, expiresAt: row.expires_at, replaced: row.replaced_at !== null } : null
}

async function replace(ctx: Context, refreshToken: string, token: LockedToken): Promise<TokenSet> {
  const now = new Date()
  const tokens = await issueTokens(ctx, token.user_id, token.session_id)
  await ctx.db
    .updateTable('refresh_tokens')
    .set({ replaced_at: now, successor: seal(keyFor(ctx, refreshToken), tokens.refreshToken) })
    .where('hash', '=', token.hash)
    .execute()
  await ctx.db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', token.session_id).execute()
  return tokens
}

async function endReused(ctx: Context, token: LockedToken): Promise<void> {
  await endSession(ctx, token.session_id, 'reuse')
  await audit(ctx, {
    action: 'refreshToken',
    model: 'SESSION',
    targetId: token.session_id,
    actorId: token.user_id,
    reason: 'a replaced refresh token was used again',
  })
}
