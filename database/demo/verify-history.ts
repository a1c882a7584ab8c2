import type { Kysely } from 'kysely'
import { documentsOf } from './papers.ts'
import type { Tables } from '../tables.ts'
import { chained } from './audit.ts'
import { insertRows } from './insert.ts'
import { idOf } from './random.ts'
import type { World } from './world.ts'

/**
 * The audit entries of decisions about requests for verification, and of documents deleted after their retention time.
 */
export async function insertVerifyHistory(db: Kysely<Tables>, world: World): Promise<void> {
  const requests = await db
    .selectFrom('verify_requests')
    .selectAll()
    .where('decided_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const standings = new Map<string, string>()
  const entries = requests.flatMap((request, i) => {
    const { id, target_id, status, reject_reason: rejectReason, decided_by, decided_at, erased_at, version } = request
    const standing = standings.get(target_id) ?? null
    standings.set(target_id, status)
    const entry = (k: number, at: Date) => ({
      id: idOf(world.kinds['history of verify'], 4 * i + 2 * k, at.getTime()),
      request_id: idOf(world.kinds['history of verify'], 4 * i + 2 * k + 1, at.getTime()),
      created_at: at,
    })
    const decision = {
      ...entry(0, decided_at!),
      action: 'cmsSetVerifyStatus',
      actor_id: decided_by,
      before: { status: 'PENDING', rejectReason: null, standing },
      after: { status, rejectReason, standing: status },
      reason: rejectReason,
      version,
    }
    const erasure = erased_at && {
      ...entry(1, erased_at),
      action: 'verify:erase',
      actor_id: null,
      before: null,
      after: { documents: documentsOf(request).length },
      reason: null,
      version: null,
    }
    return chained({ model: 'VERIFY', target_id: id }, erasure ? [decision, erasure] : [decision])
  })
  await insertRows(db, 'audit_entries', entries)
}
