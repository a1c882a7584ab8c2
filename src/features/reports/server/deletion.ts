import { command } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { RecordStore, Target } from '../../../platform/server/records/record-store.ts'
import { closeReports, openReportsAgain } from './report-targets.ts'

/** Tables of records that can be reported, and that stay when they are deleted. */
type DeletableTable = 'products' | 'social_groups'

/**
 * Deletes a record that can be reported: it leaves every list and its open reports are closed; what refers to it stays.
 *
 * @returns false if it was deleted already
 *
 * @throws Refusal NOT_FOUND for an id that never was a record's, CONFLICT
 */
export function deleteReported<T extends DeletableTable>(
  ctx: Context,
  { model, store }: { model: 'GROUP' | 'PRODUCT'; store: RecordStore<T> },
  { reason, ...target }: Target & { reason?: string },
): Promise<boolean> {
  return command(ctx, async (ctx) => {
    let deleted = false
    const decide = async (ctx: Context, { id, deleted_at }: { id: string; deleted_at: Date | null }) => {
      if (deleted_at) return null
      deleted = true
      return { deleted_at: new Date(), closed_reports: await closeReports(ctx, model, id) }
    }
    await store.changeBy(ctx, target, decide as never, reason === undefined ? {} : { reason })
    return deleted
  })
}

/** Undoes a deletion, and opens the reports again that it closed. Returns the new version. */
export async function restoreReported<T extends DeletableTable>(
  ctx: Context,
  { model, store }: { model: 'GROUP' | 'PRODUCT'; store: RecordStore<T> },
  target: Target,
): Promise<number> {
  const decide = async (ctx: Context, { id, closed_reports }: { id: string; closed_reports: boolean }) => {
    if (closed_reports) await openReportsAgain(ctx, model, id)
    return { deleted_at: null, closed_reports: false }
  }
  return (await store.changeBy(ctx, target, decide as never)).version
}
