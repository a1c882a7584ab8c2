import { sql } from 'kysely'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { refuseOwnRecord } from '../../../../platform/server/access/own-record.ts'
import { announceChange } from '../../../../platform/server/live/announce.ts'
import type { RecordStore, Target } from '../../../../platform/server/records/record-store.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { closeReports, openReportsAgain } from './report-targets.ts'

/** Tables of records that can be reported and whose rows remain after a deletion. */
type DeletableTable = 'products' | 'social_groups'

interface Row {
  readonly id: string
  readonly version: number
  readonly deleted_at: Date | null
}

/**
 * Deletes a record that can be reported: it disappears from every list and its open reports are closed. Records that
 * refer to it remain.
 *
 * @returns false if it was deleted already
 *
 * @throws Refusal NOT_FOUND if no record ever had this id, FORBIDDEN for one's own, CONFLICT
 */
export function deleteReported<T extends DeletableTable>(
  ctx: Context,
  { model, store }: { model: 'GROUP' | 'PRODUCT'; store: RecordStore<T> },
  { reason, ...target }: Target & { reason?: string },
): Promise<boolean> {
  return command(ctx, async (ctx) => {
    let deleted = false
    const decide = async (ctx: Context, { id, version, deleted_at }: Row) => {
      await refuseOwnRecord(ctx, model, id)
      if (deleted_at) return null
      deleted = true
      await closeReports(ctx, { model, id, version: version + 1, deletes: true })
      return { deleted_at: new Date() }
    }
    await store.changeBy(ctx, target, decide as never, reason === undefined ? {} : { reason })
    return deleted
  })
}

/** Tables of what members write. */
type OwnTable = DeletableTable | 'posts' | 'comments'

/**
 * Deletes a record of the member's own within their command, which has locked it: it is in no list any more, and its open
 * reports are closed.
 */
export async function deleteOwn(
  ctx: Context,
  { table, model, id, version: before }: { table: OwnTable; model: TermModel; id: string; version: number },
): Promise<void> {
  const version = before + 1
  await sql`update ${sql.table(table)} set deleted_at = ${new Date()}, version = ${version} where id = ${id}`.execute(
    ctx.db,
  )
  await closeReports(ctx, { model, id, version, deletes: true })
  await announceChange(ctx, { model, id, version, by: actorId(ctx), fields: [] })
}

/** Undoes a deletion, and reopens the reports that it closed. Returns the new version. */
export async function restoreReported<T extends DeletableTable>(
  ctx: Context,
  { model, store }: { model: 'GROUP' | 'PRODUCT'; store: RecordStore<T> },
  target: Target,
): Promise<number> {
  const decide = async (ctx: Context, { id, version }: Row) => {
    await openReportsAgain(ctx, { model, id, version })
    return { deleted_at: null }
  }
  return (await store.changeBy(ctx, target, decide as never)).version
}
