import { createHash } from 'node:crypto'

/** What an audit entry's hash covers: all its fields, and the hash of the entry before it in its chain. */
export interface HashedEntry {
  readonly id: string
  readonly chain: string
  readonly position: number
  readonly action: string
  readonly model: string
  readonly target_id: string
  readonly actor_id: string | null
  readonly before: unknown
  readonly after: unknown
  readonly reason: string | null
  readonly version: number | null
  readonly request_id: string
  readonly created_at: Date
  readonly previous_hash: Uint8Array | null
}

/** SHA-256 over the entry in a canonical form (the database reorders the keys of JSON). 32 bytes. */
export function entryHash(entry: HashedEntry): Buffer {
  const text = canonical([
    entry.id,
    entry.chain,
    entry.position,
    entry.action,
    entry.model,
    entry.target_id,
    entry.actor_id,
    entry.before ?? null,
    entry.after ?? null,
    entry.reason,
    entry.version,
    entry.request_id,
    entry.created_at.toISOString(),
    entry.previous_hash ? Buffer.from(entry.previous_hash).toString('hex') : null,
  ])
  return createHash('sha256').update(text).digest()
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`
  }
  return JSON.stringify(value)
}
