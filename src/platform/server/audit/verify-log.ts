import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { type BrokenPlace, type Findings, noFindings, addPlace } from './broken.ts'
import { hex } from './checkpoint-hash.ts'
import type { LoggedCheckpoint } from './checkpoint-line.ts'

/** The result of a comparison with the server's log. */
export interface LogComparison {
  readonly findings: Findings
  /** Number of checkpoints in the log. */
  readonly lines: number
  /** The first one that differs from the database or is missing there; null when all agree. */
  readonly differing: Difference | null
}

export interface Difference {
  readonly logged: LoggedCheckpoint
  /** The checkpoint with this number in the database. */
  readonly found: { readonly entries: number; readonly chains: number; readonly hash: string } | null
  /** Chains whose heads the line does not list, so that any of them may be the one that was changed. */
  readonly suspects: readonly string[]
}

const batch = 100
const mostSuspects = 20

/** Compares the database with lines of the log, which somebody who rewrites entries and checkpoints cannot reach. */
export async function compareWithLog(
  db: Kysely<Tables>,
  lines: AsyncIterable<LoggedCheckpoint>,
): Promise<LogComparison> {
  let state: LogComparison = { findings: noFindings, lines: 0, differing: null }
  let next: LoggedCheckpoint[] = []
  for await (const line of lines) {
    next.push(line)
    if (next.length < batch) continue
    state = await compareLines(db, next, state)
    next = []
  }
  return next.length > 0 ? compareLines(db, next, state) : state
}

async function compareLines(
  db: Kysely<Tables>,
  lines: readonly LoggedCheckpoint[],
  { findings, lines: count, differing }: LogComparison,
): Promise<LogComparison> {
  const kept = new Map((await checkpointsOf(db, lines)).map((row) => [row.number, { ...row, hash: hex(row.hash) }]))
  for (const logged of lines) {
    const found = kept.get(logged.number) ?? null
    if (found?.hash === logged.hash) continue
    const place = { chain: null, first: logged.number, last: logged.number, checkpoint: null }
    findings = addPlace(findings, { ...place, problem: found ? 'checkpoint_altered' : 'checkpoint_missing' })
    if (!differing || logged.number < differing.logged.number) {
      differing = { logged, found, suspects: logged.heads.length > 0 ? [] : await chainsOf(db, logged.number) }
    }
  }
  for (const place of await differingHeads(db, lines)) findings = addPlace(findings, place)
  return { findings, lines: count + lines.length, differing }
}

function checkpointsOf(db: Kysely<Tables>, lines: readonly LoggedCheckpoint[]) {
  return db
    .selectFrom('audit_checkpoints')
    .select(['number', 'entries', 'chains', 'hash'])
    .where('number', '=', sql<number>`any (${lines.map(({ number }) => number)}::int[])`)
    .execute()
}

async function chainsOf(db: Kysely<Tables>, checkpoint: number): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_checkpoint_heads')
    .select('chain')
    .where('checkpoint', '=', checkpoint)
    .orderBy('chain')
    .limit(mostSuspects)
    .execute()
  return rows.map(({ chain }) => chain)
}

/** Entries that differ from a line of the log. The entries between one and the head before it are in doubt too. */
async function differingHeads(db: Kysely<Tables>, lines: readonly LoggedCheckpoint[]): Promise<BrokenPlace[]> {
  const heads = lines.flatMap(({ number, heads: named }) => named.map((head) => ({ ...head, checkpoint: number })))
  const { rows } = await sql<{
    there: boolean
    chain: string
    before: number | null
    position: number
    checkpoint: number
  }>`
    select l.chain, l.position, l.checkpoint, e.id is not null as there,
      (select max(h.position) from audit_checkpoint_heads h where h.chain = l.chain and h.position < l.position) as before
    from unnest(${heads.map((head) => head.chain)}::text[], ${heads.map((head) => head.position)}::int[],
      ${heads.map((head) => head.hash)}::text[], ${heads.map((head) => head.checkpoint)}::int[]) as l (chain, position, hash, checkpoint)
    left join audit_entries e using (chain, position)
    where e.id is null or encode(e.hash, 'hex') <> l.hash
    order by l.checkpoint, l.chain`.execute(db)
  return rows.map(({ there, chain, before, position, checkpoint }) => ({
    problem: there ? 'rewritten' : 'missing',
    chain,
    first: there ? (before ?? 0) + 1 : position,
    last: position,
    checkpoint,
  }))
}
