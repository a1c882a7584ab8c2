import type { Selectable } from 'kysely'
import type { Sessions } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { refreshTokenDays } from '../../session/session.rules.ts'
import { sessionsListed } from '../security.rules.ts'

export type OwnSession = Pick<Selectable<Sessions>, 'id' | 'user_agent' | 'address' | 'created_at' | 'last_used_at'>

/**
 * A person's open sessions: the current one first, then by last use. Sessions whose refresh token has expired are left
 * out, and so are tokens that an API key gave.
 */
export async function ownSessions(ctx: Context, userId: string): Promise<OwnSession[]> {
  const oldest = new Date(Date.now() - refreshTokenDays * 24 * 60 * 60 * 1000)
  return ctx.db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('key_id', 'is', null)
    .where('last_used_at', '>', oldest)
    .orderBy((eb) => eb('id', '=', ctx.sessionId), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sessionsListed)
    .execute()
}
