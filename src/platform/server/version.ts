import type { FieldChange } from '../shared/refusal.ts'
import { chainOf } from './audit/audit.ts'
import type { Context } from './context.ts'
import { nameOfValue } from './records/record-names.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses a change that is based on an older version of the record, and reports what changed since, from the audit log.
 * Call it with the row locked.
 *
 * @param seen the version that the caller saw; undefined or null if the caller did not send one
 */
export async function refuseStale(
  ctx: Context,
  record: { model: string; id: string; version: number },
  seen: number | null | undefined,
): Promise<void> {
  if (seen === undefined || seen === null || seen === record.version) return
  throw new Refusal('CONFLICT', 'platform_text_stale', {
    version: record.version,
    changes: (await changesSince(ctx, record, seen)).changes,
  })
}

/** The changes of a record since a version, from the audit log; `version` is the newest one in the log. */
export async function changesSince(
  ctx: Context,
  record: { model: string; id: string },
  seen: number,
): Promise<{ version: number; changes: FieldChange[] }> {
  const entries = await ctx.db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .select(['before', 'after', 'audit_entries.version', 'full_name as by'])
    .where('chain', '=', chainOf(record.model, record.id))
    .where('audit_entries.version', '>', seen)
    .orderBy('position')
    .execute()
  const changes = await Promise.all(changesOf(entries).map((change) => named(ctx, record.model, change)))
  return { version: entries.at(-1)?.version ?? seen, changes }
}

function changesOf(entries: readonly { before: unknown; after: unknown; by: string | null }[]): FieldChange[] {
  const changes = new Map<string, Omit<FieldChange, 'field'>>()
  for (const { before, after, by } of entries) {
    const was = (before ?? {}) as Record<string, unknown>
    for (const [field, now] of Object.entries((after ?? {}) as Record<string, unknown>)) {
      changes.set(field, { seen: changes.has(field) ? changes.get(field)!.seen : (was[field] ?? null), now, by })
    }
  }
  return [...changes]
    .map(([field, change]) => ({ field, ...change }))
    .filter((change) => JSON.stringify(change.seen) !== JSON.stringify(change.now))
}

async function named(ctx: Context, model: string, change: FieldChange): Promise<FieldChange> {
  const nameOf = (value: unknown) => nameOfValue(ctx, model, change.field, value)
  const [seenName, nowName] = await Promise.all([nameOf(change.seen), nameOf(change.now)])
  return { ...change, ...(seenName && { seenName }), ...(nowName && { nowName }) }
}
