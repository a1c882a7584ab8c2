import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { AuditedAction, Context } from '../context.ts'
import { announceChange } from '../live/announce.ts'
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
  // For targets without a row to lock, and for two actions that lock different rows of one target.
  await sql`select pg_advisory_xact_lock(hashtextextended(${chain}, 0))`.execute(ctx.db)
  const previous = await ctx.db
    .selectFrom('audit_entries')
    .select(['position', 'hash'])
    .where('chain', '=', chain)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
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
  await ctx.db
    .insertInto('audit_entries')
    .values({ ...entry, before: text(entry.before), after: text(entry.after), hash: entryHash(entry) })
    .execute()
  if (action.version !== undefined) {
    const fields = Object.keys({ ...entry.before, ...entry.after })
    const { model, targetId: id, version } = action
    await announceChange(ctx, { model, id, version, by: entry.actor_id, fields })
  }
}

/** The value as it will be read back from the database: dates as text, no undefined. */
function plain(value: Record<string, unknown> | undefined): Record<string, unknown> | null {
  return value ? (JSON.parse(JSON.stringify(value)) as Record<string, unknown>) : null
}

const text = (value: unknown) => (value === null ? null : JSON.stringify(value))
