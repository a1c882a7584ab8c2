import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import type { KeyMode, KeyScope } from '../../shared/permission.ts'
import type { ApiKey } from '../context.ts'
import { type Authentication, nobody } from './authenticate.ts'

/** How a key begins; then come 256 random bits in base64url. */
const keyBeginnings: Readonly<Record<KeyMode, string>> = { LIVE: 'bk_live_', TEST: 'bk_test_' }

/** A new key, which is shown once, and what is kept of it. */
export function newKey(mode: KeyMode): { readonly text: string; readonly hash: Buffer; readonly prefix: string } {
  const beginning = keyBeginnings[mode]
  const text = beginning + randomBytes(32).toString('base64url')
  return { text, hash: hashOfKey(text), prefix: text.slice(0, beginning.length + 6) }
}

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/** The hash of the key in an Authorization header; null if it holds none. */
export function keyHashIn(header: string | undefined): Buffer | null {
  const key = /^Bearer +(bk_(?:live|test)_[\w-]{43})$/i.exec(header ?? '')?.[1]
  return key === undefined ? null : hashOfKey(key)
}

/** Which key an Authorization header holds; null if it holds none. Read for every request, like a session. */
export async function authenticateKey(db: Kysely<Tables>, header: string | undefined): Promise<Authentication | null> {
  const hash = keyHashIn(header)
  if (!hash) return null
  const found = await keyOfHash(db, hash)
  if (!found) return nobody('malformed')
  if (found.state !== 'serves') return nobody(found.state)
  return { ...nobody(null), key: asApiKey(found), sandbox: found.mode === 'TEST' }
}

/** The key of a request, if it still serves. */
export async function livingKey(
  db: Kysely<Tables>,
  id: string,
  { held }: { readonly held: boolean },
): Promise<ApiKey | null> {
  if (held) await holdKey(db, id)
  const { rows } = await sql<KeyRow>`select ${columns} from api_keys k where id = ${id}
    and ended_at is null and ends_at > now()`.execute(db)
  return rows[0] ? asApiKey(rows[0]) : null
}

/**
 * Whoever ends the key waits until this transaction is over. Not a lock of its row: a stream of requests would pass it
 * on to one another, and the key would never end.
 */
export const holdKey = (db: Kysely<Tables>, id: string) =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockOf(id)}, 0))`.execute(db)

/** Before a key ends: waits for the transactions that rely on it. Those that come later wait, and see that it has ended. */
export const awaitUsersOfKey = (db: Kysely<Tables>, id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${lockOf(id)}, 0))`.execute(db)

const lockOf = (id: string) => `api key ${id}`

interface KeyRow {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly scopes: KeyScope[]
  readonly event_kinds: string[]
  readonly daily_points: number | null
  readonly mode: KeyMode
  readonly personal_data: boolean
}
const columns = sql`k.id, k.name, k.prefix, k.scopes, k.event_kinds, k.daily_points, k.mode, k.personal_data`

const asApiKey = (row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  eventKinds: row.event_kinds,
  dailyPoints: row.daily_points,
  mode: row.mode,
  personalData: row.personal_data,
})

export async function keyOfHash(db: Kysely<Tables>, hash: Buffer) {
  const { rows } = await sql<KeyRow & { state: 'serves' | 'ended' | 'expired' }>`
    select ${columns}, case
        when ended_at is not null then 'ended'
        when ends_at <= now() or (hash <> ${hash} and former_until <= now()) then 'expired'
        else 'serves' end as state
      from api_keys k where hash = ${hash} or former_hash = ${hash}`.execute(db)
  return rows[0]
}
