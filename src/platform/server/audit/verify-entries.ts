import { type Kysely, type Selectable, sql } from 'kysely'
import type { AuditEntries, Tables } from '../../../../database/tables.ts'
import { type BrokenPlace, addPlace } from './broken.ts'
import { same } from './checkpoint-hash.ts'
import { entryHash } from './entry-hash.ts'
import type { AuditProgress, LastEntry } from './progress.ts'

/**
 * An entry's transaction may commit long after it was written: only one this much older than the previous checkpoint
 * counts as backdated. Milliseconds.
 */
const tolerance = 3_600_000

/** What the checkpoints prove about an entry, or about a position that they recorded and that is now empty. */
interface Seen {
  readonly chain: string
  readonly position: number
  /** The first checkpoint that covers the position; null if none does. */
  readonly sealed_by: number | null
  /** Whether that checkpoint still exists. */
  readonly kept: boolean
  /** A checkpoint that recorded another entry at this position, or at the next recorded position after it. */
  readonly refuted_by: number | null
  /** No checkpoint covers the position yet; the next one will. */
  readonly waits: boolean
  /** The last checkpoint made before the entry was written, when it had covered all entries so far. */
  readonly came_after: number | null
  readonly came_after_at: Date | null
}

type SeenEntry = Seen & Selectable<AuditEntries>
type Row = SeenEntry | (Seen & { readonly id: null })

/** Recomputes the next entries in the order of chains and positions, and compares them with the checkpoints. */
export async function verifyNextEntries(
  db: Kysely<Tables>,
  progress: AuditProgress,
  limit: number,
): Promise<AuditProgress & { readonly done: boolean }> {
  const rows = await readNext(db, progress.after, limit)
  let { findings, entries, chains, after } = progress
  for (const row of rows) {
    const { chain, position } = row
    const before = after?.chain === chain ? after : null
    const expected = (before?.position ?? 0) + 1
    const note = (problem: BrokenPlace['problem'], first: number, last: number, checkpoint: number | null) => {
      findings = addPlace(findings, { problem, chain, first, last, checkpoint })
    }
    if (row.id === null) {
      note('missing', expected, position, row.sealed_by)
      after = { chain, position, hash: null }
      continue
    }
    if (position > expected) note('missing', expected, position - 1, row.sealed_by)
    if (row.sealed_by !== null && !row.kept) {
      const { sealed_by } = row
      findings = addPlace(findings, {
        problem: 'checkpoint_missing',
        chain: null,
        first: sealed_by,
        last: sealed_by,
        checkpoint: null,
      })
    }
    const problem = problemOf(row, before)
    if (problem) note(problem, position, position, problem === 'backdated' ? row.came_after : row.refuted_by)
    entries++
    if (!before) chains++
    after = { chain, position, hash: row.hash }
  }
  return { ...progress, findings, entries, chains, after, done: rows.length < limit }
}

/** The first problem of an entry itself. */
function problemOf(row: SeenEntry, before: LastEntry | null): BrokenPlace['problem'] | null {
  if (before && row.position <= before.position) return 'repeated'
  const follows = row.position === (before?.position ?? 0) + 1
  const missing = before?.hash === null
  if (follows && !missing && !same(row.previous_hash, before?.hash ?? null)) return 'unlinked'
  if (!same(row.hash, entryHash(row))) return 'altered'
  if (row.refuted_by !== null) return 'rewritten'
  if (row.sealed_by === null && !row.waits) return 'unsealed'
  if (row.came_after_at && row.created_at.getTime() < row.came_after_at.getTime() - tolerance) return 'backdated'
  return null
}

/**
 * The next entries, and the next positions that checkpoints recorded, whichever come first. One statement, so that no
 * new checkpoint can come in between.
 */
async function readNext(db: Kysely<Tables>, after: LastEntry | null, limit: number): Promise<Row[]> {
  const past = after ? sql`where (chain, position) > (${after.chain}, ${after.position})` : sql``
  const { rows } = await sql<Row>`
    with entries as (
      select * from audit_entries ${past} order by chain, position limit ${limit}
    ), heads as (
      select distinct chain, position from audit_checkpoint_heads ${past} order by chain, position limit ${limit}
    ), places as (
      select * from entries full join heads using (chain, position) order by chain, position limit ${limit}
    )
    select places.*, seal.checkpoint as sealed_by, seal.refuted_by,
      exists (select from audit_checkpoints where number = seal.checkpoint) as kept,
      seal.checkpoint is null and exists (
        select from audit_unsealed u where u.chain = places.chain and u.position >= places.position) as waits,
      earlier.number as came_after, earlier.created_at as came_after_at
    from places
    left join lateral (
      select min(h.checkpoint) as checkpoint, min(h.checkpoint) filter (where h.hash <> e.hash) as refuted_by
      from audit_checkpoint_heads h left join audit_entries e using (chain, position)
      where h.chain = places.chain and h.position = (
        select min(position) from audit_checkpoint_heads n where n.chain = places.chain and n.position >= places.position)
    ) seal on true
    left join lateral (
      select number, created_at from audit_checkpoints where number < seal.checkpoint and complete order by number desc limit 1
    ) earlier on true
    order by places.chain, places.position`.execute(db)
  return rows
}
