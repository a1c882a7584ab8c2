import { entryHash } from '../../src/platform/server/audit/entry-hash.ts'
import type { StatusChange } from './history.ts'
import { idOf } from './random.ts'
import type { World } from './world.ts'

/**
 * What the audit log says of a record's changes of status, as the action itself would have written it.
 *
 * @param changes newest first, as `historyOf` gives them: all that ever happened to the record
 */
export function auditEntries(world: World, of: 'user' | 'post', index: number, changes: readonly StatusChange[]) {
  const model = of === 'user' ? 'USER' : 'POST'
  const targetId = of === 'user' ? world.userId(index) : world.postId(index)
  let previous: { readonly hash: Buffer; readonly status: string } | undefined
  return changes.toReversed().map(({ reason, status, createdAt, by }, k) => {
    const at = Date.parse(createdAt)
    const entry = {
      id: idOf(world.kinds[`audit of ${of}`], index * 4 + k, at),
      chain: `${model}:${targetId}`,
      position: k + 1,
      action: 'cmsSetTermStatus',
      model,
      target_id: targetId,
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

/** Bytes as the database reads them from a text. */
const bytea = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`
