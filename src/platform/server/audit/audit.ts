import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { AuditedAction, Context } from '../context.ts'
import { type AnnouncedChange, announcements } from '../live/announce.ts'
import { entryHash } from './entry-hash.ts'

export function chainOf(model: string, targetId: string): string {
  return `${model}:${targetId}`
}

/**
 * Writes the audit entry of a change, in the transaction of the change, and notifies people who have the record open.
 * Call it inside a command, after the target's row is locked: entries about one target wait for each other, entries
 * about different targets never do.
 */
export const audit = (ctx: Context, action: AuditedAction): Promise<void> => auditAll(ctx, [action])

/** The same for several changes, of as many targets. */
export async function auditAll(ctx: Context, actions: readonly AuditedAction[]): Promise<void> {
  ctx.trail?.actions.push(...actions)
  if (!ctx.db.isTransaction) throw new Error('an audit entry must be in the transaction of its action')
  const ends = await chainEnds(ctx, actions)
  const entries = actions.map((action) => entryOf(ctx, action, ends.get(chainOf(action.model, action.targetId))!))
  const written = ctx.db.insertInto('audit_entries').values(
    entries.map((entry) => ({
      ...entry,
      before: text(entry.before),
      after: text(entry.after),
      hash: entryHash(entry),
    })),
  )
  const announced = entries.flatMap((entry) => (entry.version === null ? [] : [changeIn(entry, entry.version)]))
  if (announced.length === 0) return void (await written.execute())
  // One way to the database for both.
  await sql`with written as (${written}) ${announcements(announced)}`.execute(ctx.db)
}

/** The last entries of the targets' chains, which are locked. The lock is for targets without a row to lock, and for two actions that lock different rows of one target. */
async function chainEnds(ctx: Context, actions: readonly AuditedAction[]): Promise<Map<string, ChainEnd>> {
  const chains = actions.map(({ model, targetId }) => chainOf(model, targetId)).toSorted()
  const { rows } = await sql<ChainEnd & { readonly chain: string }>`
    select chain, e.position, e.hash, ${databaseTime} as now
      from unnest(${chains}::text[]) chain left join lateral locked_chain_end(chain) e on true`.execute(ctx.db)
  return new Map(rows.map(({ chain, ...end }) => [chain, end]))
}

/** Entries have the database's time, as checkpoints have: a server's clock may be wrong by a day. As exact as a Date. */
export const databaseTime = sql<Date>`date_trunc('milliseconds', clock_timestamp())`

const entryOf = (ctx: Context, action: AuditedAction, previous: ChainEnd) => ({
  id: uuidv7(),
  chain: chainOf(action.model, action.targetId),
  position: (previous.position ?? 0) + 1,
  action: action.action,
  model: action.model,
  target_id: action.targetId,
  actor_id: action.actorId ?? ctx.viewer?._id ?? null,
  before: plain(action.before),
  after: plain(action.after),
  reason: action.reason ?? ctx.trail?.reason ?? null,
  version: action.version ?? null,
  request_id: ctx.requestId,
  created_at: previous.now,
  previous_hash: previous.hash,
})

const changeIn = (entry: ReturnType<typeof entryOf>, version: number): AnnouncedChange => ({
  model: entry.model,
  id: entry.target_id,
  version,
  by: entry.actor_id,
  fields: Object.keys({ ...entry.before, ...entry.after }),
})

/** The last entry, if there is one, and the moment at which the chain was locked. */
interface ChainEnd {
  readonly position: number | null
  readonly hash: Buffer | null
  readonly now: Date
}

/** The value as it will be read back from the database: dates as text, no undefined. */
function plain(value: Record<string, unknown> | undefined): Record<string, unknown> | null {
  return value ? (JSON.parse(JSON.stringify(value)) as Record<string, unknown>) : null
}

const text = (value: unknown) => (value === null ? null : JSON.stringify(value))
