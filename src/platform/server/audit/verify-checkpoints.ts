import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { type BrokenPlace, addPlace } from './broken.ts'
import { type Checkpoint, mostEntries } from './checkpoint.ts'
import { checkpointHash, type Head, headsHash, same } from './checkpoint-hash.ts'
import type { AuditProgress } from './progress.ts'

/** Checkpoints per batch; fewer when they have many heads. */
const mostCheckpoints = 200

/** Recomputes the next checkpoints from their heads. Null when there are no more. */
export async function verifyNextCheckpoints(
  db: Kysely<Tables>,
  progress: AuditProgress,
): Promise<AuditProgress | null> {
  const checkpoints = await nextCheckpoints(db, progress.checkpoint)
  if (checkpoints.length === 0) return null
  const heads = await headsOf(db, checkpoints)
  let { findings, checkpoint, checkpointHash: hash } = progress
  for (const next of checkpoints) {
    const { number } = next
    const note = (problem: BrokenPlace['problem'], first = number, last = number) => {
      findings = addPlace(findings, { problem, chain: null, first, last, checkpoint: null })
    }
    if (number > checkpoint + 1) note('checkpoint_missing', checkpoint + 1, number - 1)
    else if (!same(next.previous_hash, hash)) note('checkpoint_unlinked')
    if (!same(next.hash, checkpointHash(next))) note('checkpoint_altered')
    if (!same(next.heads_hash, headsHash(heads.get(number) ?? []))) note('heads_altered')
    ;({ number: checkpoint, hash } = next)
  }
  return { ...progress, findings, checkpoint, checkpointHash: hash }
}

async function nextCheckpoints(db: Kysely<Tables>, after: number): Promise<Checkpoint[]> {
  const rows = await db
    .selectFrom('audit_checkpoints')
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .limit(mostCheckpoints)
    .execute()
  let sum = 0
  return rows.filter(({ heads }, i) => (sum += heads) <= mostEntries || i === 0)
}

/**
 * The heads of these checkpoints, by their number. Reads one head more than a checkpoint claims to have, to detect
 * extra ones.
 */
async function headsOf(
  db: Kysely<Tables>,
  checkpoints: readonly Checkpoint[],
): Promise<Map<number, (Head & { checkpoint: number })[]>> {
  const numbers = checkpoints.map(({ number }) => number)
  const counts = checkpoints.map(({ heads }) => Math.min(heads, mostEntries))
  const { rows } = await sql<Head & { checkpoint: number }>`
    select h.* from unnest(${numbers}::int[], ${counts}::int[]) as c (number, heads),
      lateral (select * from audit_checkpoint_heads where checkpoint = c.number order by chain collate "C" limit c.heads + 1) h
    order by h.checkpoint, h.chain collate "C"`.execute(db)
  return Map.groupBy(rows, ({ checkpoint }) => checkpoint)
}
