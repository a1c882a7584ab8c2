import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { signIdToken } from '../../src/platform/server/access/authenticate.ts'
import type { Audience } from '../../src/platform/shared/operation.ts'
import { tokenSecret } from './server.ts'

const key = Buffer.from(tokenSecret)

/**
 * Begins a session without signing in, which is slow by design.
 *
 * @returns signs an id token for it, which is good for 15 minutes
 */
export async function beginSession(
  owner: pg.Client,
  userId: string,
  audience: Audience,
): Promise<() => Promise<string>> {
  const sessionId = uuidv7()
  await owner.query(
    `insert into sessions (id, user_id, audience, address, user_agent) values ($1, $2, $3, 'bench', 'bench')`,
    [sessionId, userId, audience],
  )
  return () => signIdToken(key, userId, sessionId, Date.now(), audience)
}
