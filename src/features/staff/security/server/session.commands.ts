import { audit } from '../../../../platform/server/audit/audit.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { endSession, endSessionsOf, hashPasswordOf } from '../../session/server/public.ts'
import type { PasswordChange } from '../security.rules.ts'
import { commandOnOther } from './other-account.ts'
import { guardProof, ownPasswordHash, wrongPassword } from './proof.ts'

/** Ends one of the viewer's sessions. Throws NOT_FOUND for one that has ended or belongs to another person. */
export async function endMySession(ctx: Context, sessionId: string): Promise<boolean> {
  return command(ctx, async (ctx) => {
    const session = await ctx.db
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('user_id', '=', actorId(ctx))
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!session) throw new Refusal('NOT_FOUND', 'security_text_session_gone')
    await endSession(ctx, sessionId, 'revoked')
    await audit(ctx, { action: 'endMySession', model: 'SESSION', targetId: sessionId })
    return true
  })
}

/** Ends all of the viewer's sessions except the current one. Returns how many. */
export async function endMyOtherSessions(ctx: Context): Promise<number> {
  const userId = actorId(ctx)
  return command(ctx, async (ctx) => {
    const ended = await endSessionsOf(ctx, userId, 'revoked', ctx.sessionId)
    if (ended > 0)
      await audit(ctx, {
        action: 'endMyOtherSessions',
        model: 'USER',
        targetId: userId,
        after: { sessionsEnded: ended },
      })
    return ended
  })
}

/**
 * Ends all sessions of another person. Returns how many.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for oneself
 */
export async function endSessionsOfAnother(ctx: Context, userId: string): Promise<number> {
  return commandOnOther(ctx, userId, 'security_text_own_sessions', async (ctx) => {
    const ended = await endSessionsOf(ctx, userId, 'revoked')
    await audit(ctx, { action: 'cmsEndSessions', model: 'USER', targetId: userId, after: { sessionsEnded: ended } })
    return ended
  })
}

/** Changes the viewer's password and ends all their other sessions. */
export async function changeMyPassword(
  ctx: Context,
  { currentPassword, newPassword }: PasswordChange,
): Promise<boolean> {
  const field = ctx.audience === 'STAFF' ? 'data.currentPassword' : 'data.password'
  const userId = actorId(ctx)
  return guardProof(ctx, async () => {
    const verified = await ownPasswordHash(ctx, currentPassword, field)
    const password_hash = await hashPasswordOf(ctx, newPassword)
    return command(ctx, async (ctx) => {
      // Updates only if the stored hash is still the one that was verified: of two simultaneous changes, one is
      // refused.
      const changed = await ctx.db
        .updateTable('users')
        .set({ password_hash })
        .where('id', '=', userId)
        .where('password_hash', '=', verified)
        .returning('id')
        .executeTakeFirst()
      if (!changed) throw wrongPassword(ctx, field)
      const ended = await endSessionsOf(ctx, userId, 'password', ctx.sessionId)
      await audit(ctx, {
        action: ctx.operation!.name,
        model: 'USER',
        targetId: userId,
        after: { sessionsEnded: ended },
      })
      return true
    })
  })
}
