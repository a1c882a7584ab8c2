import { sql } from 'kysely'
import { seeModerators } from '../../shared/permission.ts'
import type { FieldChange } from '../../shared/refusal.ts'
import { chainOf } from '../audit/audit.ts'
import type { Context } from '../context.ts'
import type { RecordName } from '../live/announce.ts'
import { nameOfValue } from './record-names.ts'
import { namesShown } from './record-reading.ts'
import { Refusal } from '../refusal.ts'

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

/**
 * The changes of a record since a version that the viewer may read, from the audit log; `version` is the newest one in
 * the log.
 */
export async function changesSince(
  ctx: Context,
  record: RecordName,
  seen: number,
): Promise<{ version: number; changes: FieldChange[] }> {
  const chain = chainOf(record.model, record.id)
  const rows = await differencesSince(ctx, record, seen)
  const newest = await ctx.db
    .selectFrom('audit_entries')
    .select('version')
    .where('chain', '=', chain)
    .where('version', '>', seen)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isShown = namesShown(ctx, record)
  const changes = rows.filter(({ field }) => isShown(field)).map((change) => named(ctx, record.model, change))
  return { version: newest?.version ?? seen, changes: await Promise.all(changes) }
}

/**
 * The same, whoever may read it, and without names of records.
 *
 * @param before only changes of versions below this one: a command that has written to the record leaves out its own
 */
export async function differencesSince(
  ctx: Context,
  record: RecordName,
  seen: number,
  before = 2_147_483_647,
): Promise<readonly Stored[]> {
  const { rows } = await sql<Stored>`
    with told as (
      select position, place, actor_id, created_at, field, before -> field as seen, after -> field as now
        from audit_entries cross join lateral jsonb_object_keys(after) with ordinality of_entry (field, place)
        where chain = ${chainOf(record.model, record.id)} and version > ${seen} and version < ${before}),
    first as (select distinct on (field) field, position, place, seen from told order by field, position),
    last as (select distinct on (field) field, now, actor_id, created_at from told order by field, position desc)
    select field, coalesce(seen, 'null') as seen, now, full_name as by, last.created_at as at
      from first join last using (field) left join users on users.id = actor_id
      where coalesce(seen, 'null') <> now order by first.position, place`.execute(ctx.db)
  return rows
}

type Stored = Pick<FieldChange, 'field' | 'seen' | 'now'> & { readonly by: string | null; readonly at: Date }

/** With the names of the records that the values are the ids of. */
async function named(ctx: Context, model: string, { by, at, ...change }: Stored): Promise<FieldChange> {
  const nameOf = (value: unknown) => nameOfValue(ctx, model, change.field, value)
  const [seenName, nowName] = await Promise.all([nameOf(change.seen), nameOf(change.now)])
  return {
    ...change,
    by: seeModerators.allows(ctx.viewer) ? by : null,
    at: at.toISOString(),
    ...(seenName && { seenName }),
    ...(nowName && { nowName }),
  }
}
