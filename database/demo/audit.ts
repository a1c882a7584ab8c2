import { chainOf } from '../../src/platform/server/audit/audit.ts'
import { entryHash } from '../../src/platform/server/audit/entry-hash.ts'
import type { Moderated, StatusChange, Subject } from './history.ts'
import { idOf } from './random.ts'
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
  let previous: { readonly hash: Buffer; readonly status: string } | undefined
  return changes.toReversed().map(({ reason, status, createdAt, by }, k) => {
    const at = Date.parse(createdAt)
    const entry = {
      id: idOf(world.kinds[`audit of ${of}`], index * 4 + k, at),
      chain: chainOf(record.model, record.target_id),
      position: k + 1,
      action: 'cmsSetTermStatus',
      ...record,
      actor_id: by,
      before: { termStatus: previous?.status ?? 'NORMAL' },
      after: { termStatus: status },
      reason,
      version: k + 2,
      request_id: idOf(world.kinds[`request on ${of}`], index * 4 + k, at),
      created_at: new Date(at),
      previous_hash: previous?.hash ?? null,
    }
    const hash = entryHash(entry)
    previous = { hash, status }
    return { ...entry, previous_hash: bytea(entry.previous_hash), hash: bytea(hash) }
  })
}

/** Bytes in PostgreSQL's text format. */
export const bytea = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`
