import { errors, jwtVerify, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Viewer } from '../shared/permission.ts'

/** Seconds that an id token lives. */
export const idTokenLifetime = 15 * 60

const algorithm = 'HS256'
const issuer = 'backoffice'

/** An id token: who, and in which session. What the person may do is read from the database at each request. */
export function signIdToken(key: Uint8Array, userId: string, sessionId: string, now = Date.now()): Promise<string> {
  const seconds = Math.floor(now / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(userId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + idTokenLifetime)
    .sign(key)
}

export interface Authentication {
  readonly viewer: Viewer | null
  readonly sessionId: string | null
  readonly tokenProblem: 'expired' | 'ended' | 'malformed' | null
}

const nobody = (tokenProblem: Authentication['tokenProblem']): Authentication => ({ viewer: null, sessionId: null, tokenProblem })

/**
 * Who sends this Authorization header. The session and the person's group and status are read afresh, so that a
 * block, a demotion or a logout is felt by the very next request.
 */
export async function authenticate(db: Kysely<Tables>, key: Uint8Array, header: string | undefined): Promise<Authentication> {
  if (!header) return nobody(null)
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1]
  if (!token) return nobody('malformed')
  let sessionId: string
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], issuer })
    sessionId = String(payload.sid)
  } catch (error) {
    return nobody(error instanceof errors.JWTExpired ? 'expired' : 'malformed')
  }
  const person = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.user_group', 'users.badge_status', 'users.term_status'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .where('users.term_status', '<>', 'BLOCKED')
    .where('users.deleted', '=', false)
    .executeTakeFirst()
  if (!person) return nobody('ended')
  return {
    viewer: { _id: person.id, group: person.user_group, badgeStatus: person.badge_status, termStatus: person.term_status },
    sessionId,
    tokenProblem: null,
  }
}
