import { createHash } from 'node:crypto'

/** The end of a chain when a checkpoint was made. */
export interface Head {
  readonly chain: string
  readonly position: number
  readonly hash: Uint8Array
}

/** What a checkpoint's hash covers: all its fields, and the hash of the checkpoint before it. */
export interface HashedCheckpoint {
  readonly number: number
  readonly created_at: Date
  readonly entries: number
  readonly chains: number
  readonly heads: number
  readonly heads_hash: Uint8Array
  readonly complete: boolean
  readonly previous_hash: Uint8Array | null
}

export const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/**
 * SHA-256 over the heads of one checkpoint, 32 bytes. The database function `take_audit_checkpoint` computes the same.
 *
 * @param heads in the byte order of their chains
 */
export function headsHash(heads: readonly Head[]): Buffer {
  const all = createHash('sha256')
  for (const { chain, position, hash } of heads) {
    all.update(`${Buffer.byteLength(chain)} ${chain} ${position} ${hex(hash)}\n`)
  }
  return all.digest()
}

/** SHA-256 over a checkpoint, 32 bytes. The database function `take_audit_checkpoint` computes the same. */
export function checkpointHash(checkpoint: HashedCheckpoint): Buffer {
  const { number, created_at, entries, chains, heads, heads_hash, complete, previous_hash } = checkpoint
  const parts = [number, created_at.getTime(), entries, chains, heads, hex(heads_hash), complete]
  if (previous_hash) parts.push(hex(previous_hash))
  return createHash('sha256').update(parts.join(' ')).digest()
}

export function same(a: Uint8Array | null, b: Uint8Array | null): boolean {
  return a === null || b === null ? a === b : Buffer.from(a).equals(b)
}
