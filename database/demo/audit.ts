import type { Kysely } from 'kysely'
import { chainOf } from '../../src/platform/server/audit/audit.ts'
import { entryHash, type HashedEntry } from '../../src/platform/server/audit/entry-hash.ts'
import type { Tables } from '../tables.ts'
import type { Moderated, StatusChange, Subject } from './history.ts'
import { insertRows } from './insert.ts'
import { hashText, idOf } from './random.ts'
import type { World } from './world.ts'

/**
 * The audit entries of a record's changes of status, as the actions themselves would have written them.
 *
 * @param changes newest first, as `historyOf` returns them: the record's whole history
 */
export function auditEntries(
  world: World,
  of: Subject,
  index: number,
  record: Moderated,
  changes: readonly StatusChange[],
) {
  const entries = changes.toReversed().map(({ reason, status, createdAt, by }, k, all) => {
    const at = Date.parse(createdAt)
    return {
      id: idOf(world.kinds[`audit of ${of}`], index * 4 + k, at),
      action: 'cmsSetTermStatus',
      actor_id: by,
      before: { termStatus: all[k - 1]?.status ?? 'NORMAL' },
      after: { termStatus: status },
      reason,
      version: k + 2,
      request_id: idOf(world.kinds[`request on ${of}`], index * 4 + k, at),
      created_at: new Date(at),
    }
  })
  return chained(record, entries)
}

type Entry = Omit<HashedEntry, 'chain' | 'position' | 'model' | 'target_id' | 'previous_hash'>

/** The entries of one record, oldest first, as rows of the audit log: each contains the hash of the previous one. */
export function chained(record: Pick<HashedEntry, 'model' | 'target_id'>, entries: readonly Entry[]) {
  let previous: Buffer | null = null
  return entries.map((given, k) => {
    const chain = chainOf(record.model, record.target_id)
    const entry: HashedEntry = { ...given, ...record, chain, position: k + 1, previous_hash: previous }
    const row = { ...entry, previous_hash: bytea(previous), hash: bytea(entryHash(entry)) }
    previous = entryHash(entry)
    return row
  })
}

/** Bytes in PostgreSQL's text format. */
export const bytea = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`

interface Creation {
  readonly model: string
  readonly id: string
  readonly action: string
  readonly after: object
  readonly at: number
}

/** Logs that the first ADMIN made a record: its first entry. */
export async function logCreation(
  db: Kysely<Tables>,
  { userId }: World,
  { model, id, action, after, at }: Creation,
): Promise<void> {
  const entry = {
    id: idOf(hashText(`audit of ${model} ${id}`), 0, at),
    action,
    actor_id: userId(0),
    before: null,
    after: { ...after },
    reason: null,
    version: 1,
    request_id: idOf(hashText(`request on ${model} ${id}`), 0, at),
    created_at: new Date(at),
  }
  await insertRows(db, 'audit_entries', chained({ model, target_id: id }, [entry]))
}
