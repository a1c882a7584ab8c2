import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { AuditedAction, Context } from '../context.ts'
import { announcement } from '../live/announce.ts'
import { entryHash } from './entry-hash.ts'

export function chainOf(model: string, targetId: string): string {
  return `${model}:${targetId}`
}

/**
 * Writes the audit entry of a change, in the transaction of the change, and notifies people who have the record open.
 * Call it inside a command, after the target's row is locked: entries about one target wait for each other, entries
 * about different targets never do.
 */
export async function audit(ctx: Context, action: AuditedAction): Promise<void> {
  ctx.trail?.actions.push(action)
  if (!ctx.db.isTransaction) throw new Error('an audit entry must be in the transaction of its action')
  const chain = chainOf(action.model, action.targetId)
  // The lock is for targets without a row to lock, and for two actions that lock different rows of one target.
  const end = await sql<ChainEnd>`select position, hash from locked_chain_end(${chain})`.execute(ctx.db)
  const previous = end.rows[0]
  const entry = {
    id: uuidv7(),
    chain,
    position: (previous?.position ?? 0) + 1,
    action: action.action,
    model: action.model,
    target_id: action.targetId,
    actor_id: action.actorId ?? ctx.viewer?._id ?? null,
    before: plain(action.before),
    after: plain(action.after),
    reason: action.reason ?? ctx.trail?.reason ?? null,
    version: action.version ?? null,
    request_id: ctx.requestId,
    created_at: new Date(),
    previous_hash: previous?.hash ?? null,
  }
  const written = ctx.db
    .insertInto('audit_entries')
    .values({ ...entry, before: text(entry.before), after: text(entry.after), hash: entryHash(entry) })
  if (action.version === undefined) return void (await written.execute())
  const fields = Object.keys({ ...entry.before, ...entry.after })
  const { model, targetId: id, version } = action
  const announced = announcement({ model, id, version, by: entry.actor_id, fields })
  // One way to the database for both.
  await sql`with written as (${written}) select ${announced}`.execute(ctx.db)
}

interface ChainEnd {
  readonly position: number
  readonly hash: Buffer
}

/** The value as it will be read back from the database: dates as text, no undefined. */
function plain(value: Record<string, unknown> | undefined): Record<string, unknown> | null {
  return value ? (JSON.parse(JSON.stringify(value)) as Record<string, unknown>) : null
}

const text = (value: unknown) => (value === null ? null : JSON.stringify(value))
