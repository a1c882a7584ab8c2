import type { Kysely } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { entryHash } from './entry-hash.ts'

/** A link that does not hold: an entry before it is gone, it does not follow the one before, or it was rewritten. */
export interface BrokenLink {
  readonly chain: string
  readonly position: number
  readonly id: string | null
  readonly problem: 'missing' | 'unlinked' | 'altered'
  readonly why: string
}

export interface AuditState {
  readonly entries: number
  readonly chains: number
  /** The first link that does not hold, in the order of chains and positions; null when all hold. */
  readonly broken: BrokenLink | null
}

/** How far a verification came: what it counted, and the last entry that it found whole. */
export interface AuditProgress {
  readonly entries: number
  readonly chains: number
  readonly after: { readonly chain: string; readonly position: number; readonly hash: Uint8Array } | null
}

export const atTheBeginning: AuditProgress = { entries: 0, chains: 0, after: null }

const batch = 2_000

/** Recomputes every chain from its first entry. Reads in batches, so it runs beside the product at any size. */
export async function verifyAudit(db: Kysely<Tables>): Promise<AuditState> {
  let progress = atTheBeginning
  for (;;) {
    const { broken, done, ...next } = await verifyNext(db, progress, batch)
    if (done) return { entries: next.entries, chains: next.chains, broken }
    progress = next
  }
}

/** Recomputes the next entries in the order of chains and positions. `done` at the end or at a broken link. */
export async function verifyNext(
  db: Kysely<Tables>,
  { entries, chains, after }: AuditProgress,
  limit: number,
): Promise<AuditProgress & { readonly broken: BrokenLink | null; readonly done: boolean }> {
  let query = db.selectFrom('audit_entries').selectAll().orderBy('chain').orderBy('position').limit(limit)
  if (after) {
    const { chain, position } = after
    query = query.where((eb) => eb(eb.refTuple('chain', 'position'), '>', eb.tuple(chain, position)))
  }
  const rows = await query.execute()
  for (const row of rows) {
    const previous = after?.chain === row.chain ? after : null
    if (!previous) chains++
    const expected = (previous?.position ?? 0) + 1
    const broken = (problem: BrokenLink['problem'], why: string) => ({
      entries,
      chains,
      after,
      done: true,
      broken: { chain: row.chain, position: row.position, id: row.id, problem, why },
    })
    if (row.position !== expected) return broken('missing', `entry ${expected} of this chain is missing`)
    if (!same(row.previous_hash, previous?.hash ?? null)) {
      return broken('unlinked', 'it does not name the entry before it')
    }
    const hash = entryHash(row)
    if (!same(row.hash, hash)) return broken('altered', 'its content is not what was written')
    entries++
    after = { chain: row.chain, position: row.position, hash }
  }
  return { entries, chains, after, broken: null, done: rows.length < limit }
}

function same(a: Uint8Array | null, b: Uint8Array | null): boolean {
  return a === null || b === null ? a === b : Buffer.from(a).equals(b)
}
