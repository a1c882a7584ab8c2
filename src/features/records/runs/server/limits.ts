import { sql } from 'kysely'
import { actorId } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'

const megabyte = 1024 * 1024

/** What one person may have, on all replicas together. */
export const runLimits = {
  /** Runs that wait or are worked on. */
  working: 5,
  /** Imports that wait to be confirmed, or will; those that cannot be confirmed do not count. */
  unconfirmed: 10,
  /** What unfinished imports keep: the files and the rows. */
  stagedBytes: 64 * megabyte,
  /** What all runs keep. Above that none begins, until the job has deleted old results. */
  keptBytes: 512 * megabyte,
  /** What finished runs keep: the oldest results above that are deleted. */
  finishedBytes: 256 * megabyte,
}

/**
 * Refuses a run if its person has too many, or keeps too much. Until the command commits, the person's other commands
 * that ask the same wait here, so that none of them counts too few.
 *
 * @throws Refusal RATE_LIMITED
 */
export async function requireRoom(ctx: Context): Promise<void> {
  const { working, unconfirmed, oldest, staged, kept } = await countsOf(ctx, actorId(ctx))
  const { working: most, unconfirmed: mostUnconfirmed, stagedBytes, keptBytes } = runLimits
  if (working >= most) throw full('runs_text_too_many_working', { most })
  if (unconfirmed >= mostUnconfirmed)
    throw full('runs_text_too_many_unconfirmed', { most: mostUnconfirmed, name: oldest ?? '' })
  if (staged >= stagedBytes) throw tooMuchStaged()
  if (kept >= keptBytes) throw full('runs_text_too_much_kept', { megabytes: keptBytes / megabyte })
}

/**
 * Refuses more staged rows if the person's unfinished imports keep too much together.
 *
 * @throws Refusal RATE_LIMITED
 */
export async function requireStagingRoom(ctx: Context, person: string): Promise<void> {
  const { staged } = await countsOf(ctx, person)
  if (staged > runLimits.stagedBytes) throw tooMuchStaged()
}

const full = (reason: `runs_text_too_${string}` & Refusal['details']['reason'], params: object) =>
  new Refusal('RATE_LIMITED', reason, { params: params as Refusal['details']['params'] })

const tooMuchStaged = () => full('runs_text_too_much_staged', { megabytes: runLimits.stagedBytes / megabyte })

interface Counts {
  readonly working: number
  readonly unconfirmed: number
  /** What the oldest unconfirmed import is called. */
  readonly oldest: string | null
  readonly staged: number
  readonly kept: number
}

async function countsOf(ctx: Context, person: string): Promise<Counts> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`runs of ${person}`}, 0))`.execute(ctx.db)
  const waits = sql`kind like '%IMPORT' and (state = 'CHECKED' and coalesce((result ->> 'malformed')::int, 0) = 0
      and coalesce((result ->> 'created')::int, 1) > 0 and coalesce((layout ->> 'isSure')::boolean, true)
    or state = 'WORKING' and parameters @> '{"commits": false}')`
  const { rows } = await sql<Counts>`
    select count(*) filter (where state = 'WORKING')::int as working,
        count(*) filter (where ${waits})::int as unconfirmed,
        (array_agg(coalesce(file_name, name) order by created_at) filter (where ${waits}))[1] as oldest,
        coalesce(sum(kept_bytes) filter (where state in ('WORKING', 'CHECKED') and kind like '%IMPORT'), 0)::bigint as staged,
        coalesce(sum(kept_bytes), 0)::bigint as kept
      from runs
      where created_by = ${person} and (state in ('WORKING', 'CHECKED') or kept_bytes > 0)`.execute(ctx.db)
  return rows[0]!
}
