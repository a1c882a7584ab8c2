import type { Kysely } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { noFindings } from './broken.ts'
import { initialProgress, type AuditProgress } from './progress.ts'
import { verifyNextCheckpoints } from './verify-checkpoints.ts'
import { verifyNextEntries } from './verify-entries.ts'

const batch = 2_000

/**
 * Recomputes every checkpoint and every chain and compares them. Reads in batches, so it can run during normal use at
 * any size of the log.
 *
 * @param findings earlier findings, to which new ones are added
 */
export async function verifyAudit(db: Kysely<Tables>, findings = noFindings): Promise<AuditProgress> {
  let progress: AuditProgress = { ...initialProgress, findings }
  for (;;) {
    const { done, ...next } = await verifyNext(db, progress, batch)
    if (done) return next
    progress = next
  }
}

/**
 * Continues with the next checkpoints or, when there are no more, with up to `limit` entries. A checkpoint that is made
 * meanwhile is checked in its turn.
 */
export async function verifyNext(
  db: Kysely<Tables>,
  progress: AuditProgress,
  limit: number,
): Promise<AuditProgress & { readonly done: boolean }> {
  const next = await verifyNextCheckpoints(db, progress)
  return next ? { ...next, done: false } : verifyNextEntries(db, progress, limit)
}
