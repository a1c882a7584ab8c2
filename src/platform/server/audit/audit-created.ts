import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../context.ts'
import { announceChange } from '../live/announce.ts'
import { chainOf, databaseTime } from './audit.ts'
import { entryHash } from './entry-hash.ts'

interface Created {
  readonly action: string
  readonly model: string
  readonly records: readonly {
    readonly id: string
    readonly version: number
    readonly after: Record<string, unknown>
  }[]
}

/**
 * Writes the audit entries of many records that this transaction has created. Nobody else can write to their chains
 * yet, so one statement begins all of them. One live message is enough for the lists that show such records.
 */
export async function auditCreated(ctx: Context, { action, model, records }: Created): Promise<void> {
  if (!ctx.db.isTransaction) throw new Error('an audit entry must be in the transaction of its action')
  const [first] = records
  if (!first) return
  const { rows: times } = await sql<{ now: Date }>`select ${databaseTime} as now`.execute(ctx.db)
  const entries = records.map(({ id, version, after }) => ({
    id: uuidv7(),
    chain: chainOf(model, id),
    position: 1,
    action,
    model,
    target_id: id,
    actor_id: ctx.viewer?._id ?? null,
    before: null,
    after,
    reason: null,
    version,
    request_id: ctx.requestId,
    created_at: times[0]!.now,
    previous_hash: null,
  }))
  await ctx.db
    .insertInto('audit_entries')
    .values(entries.map((entry) => ({ ...entry, after: JSON.stringify(entry.after), hash: entryHash(entry) })))
    .execute()
  const fields = Object.keys(first.after)
  await announceChange(ctx, { model, id: first.id, version: first.version, by: entries[0]!.actor_id, fields })
}
