import type { Kysely } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { entryHash } from './entry-hash.ts'

export interface AuditState {
  readonly entries: number
  readonly chains: number
  /** The first link that does not hold, in the order of chains and positions; null when all hold. */
  readonly broken: { readonly chain: string; readonly position: number; readonly id: string | null; readonly why: string } | null
}

const batch = 2_000

/** Recomputes every chain from its first entry. Reads in batches, so it runs beside the product at any size. */
export async function verifyAudit(db: Kysely<Tables>): Promise<AuditState> {
  let entries = 0
  let chains = 0
  let last: { chain: string; position: number; hash: Buffer } | null = null
  for (;;) {
    let query = db.selectFrom('audit_entries').selectAll().orderBy('chain').orderBy('position').limit(batch)
    if (last) {
      const { chain, position } = last
      query = query.where((eb) => eb(eb.refTuple('chain', 'position'), '>', eb.tuple(chain, position)))
    }
    const rows = await query.execute()
    for (const row of rows) {
      const follows: boolean = last?.chain === row.chain
      if (!follows) chains++
      const expected: number = follows ? last!.position + 1 : 1
      const broken = (why: string) => ({ entries, chains, broken: { chain: row.chain, position: row.position, id: row.id, why } })
      if (row.position !== expected) return broken(`entry ${expected} of this chain is missing`)
      const previous: Buffer | null = follows ? last!.hash : null
      if (!same(row.previous_hash, previous)) return broken('it does not name the entry before it')
      const hash = entryHash(row)
      if (!same(row.hash, hash)) return broken('its content is not what was written')
      entries++
      last = { chain: row.chain, position: row.position, hash }
    }
    if (rows.length < batch) return { entries, chains, broken: null }
  }
}

function same(a: Uint8Array | null, b: Uint8Array | null): boolean {
  return a === null || b === null ? a === b : Buffer.from(a).equals(b)
}
