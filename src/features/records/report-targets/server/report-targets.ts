import type { Selectable } from 'kysely'
import type { ReportTargets } from '../../../../../database/tables.ts'
import { type Context, defineLoader, inOrder, type Loader } from '../../../../platform/server/context.ts'
import { type TermModel, termModels } from '../../../../platform/shared/term-status.ts'
import { announce } from '../../webhook-events/server/public.ts'

/** The stored summary of a record's reports; `id` is the record's. */
export type ReportTarget = Selectable<ReportTargets> & { readonly id: string }

/** Loads the summaries of the reports of a model's records; null for records that nobody reported. */
export function reportTargetOf(model: TermModel): Loader<string, ReportTarget | null> {
  return defineLoader(async (ctx, ids) => {
    const rows = await ctx.db
      .selectFrom('report_targets')
      .selectAll()
      .select('target_id as id')
      .where('model', '=', model)
      .where('target_id', 'in', ids)
      .execute()
    return inOrder(ids, rows, (row) => row.id)
  })
}

/** Loads the summaries of the reports of records of any model. */
export const reportTargetById = defineLoader<string, ReportTarget | null>(async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom('report_targets')
    .selectAll()
    .select('target_id as id')
    .where('model', 'in', termModels)
    .where('target_id', 'in', ids)
    .execute()
  return inOrder(ids, rows, (row) => row.id)
})

/** Loads how often each record of a model was reported. */
export function reportTotalOf(model: TermModel): Loader<string, number> {
  const targets = reportTargetOf(model)
  return defineLoader(async (ctx, ids) => (await targets(ctx, ids)).map((target) => target?.total ?? 0))
}

/** A change of a reported record: the record, and its version after the change. */
interface ClosingChange {
  readonly model: TermModel
  readonly id: string
  readonly version: number
}

/** Whether a record has reports that nobody has handled. Call it with the record locked. */
export async function hasOpenReports(ctx: Context, { model, id }: Omit<ClosingChange, 'version'>): Promise<boolean> {
  const open = await ctx.db
    .selectFrom('report_targets')
    .select('target_id')
    .where('model', '=', model)
    .where('target_id', '=', id)
    .where('handled', '=', false)
    .forUpdate()
    .executeTakeFirst()
  return open !== undefined
}

/**
 * Marks a record's open reports as handled by a change that decides on them: a status was set, or the record was
 * deleted. Call it in the command of that change, with the record locked.
 */
export async function closeReports(
  ctx: Context,
  { model, id, version, deletes = false }: ClosingChange & { readonly deletes?: boolean },
): Promise<void> {
  const closed = await ctx.db
    .updateTable('report_targets')
    .set((eb) => ({ handled: true, closed_version: version, version: eb('version', '+', 1) }))
    .where('model', '=', model)
    .where('target_id', '=', id)
    .where('handled', '=', false)
    .returning('status')
    .executeTakeFirst()
  if (closed) await announceReports(ctx, { model, id }, deletes ? 'DELETED' : outcomeBy(closed.status))
}

/** What came of the reports of a record with this status. */
export const outcomeBy = (status: ReportTarget['status']) =>
  status === 'NORMAL' ? 'NO_VIOLATION' : status === 'DELETED' ? 'DELETED' : 'ACTED'

/** Tells other systems what came of the reports of a record, or that they are open again. Never who reported. */
export const announceReports = (
  ctx: Context,
  subject: Omit<ClosingChange, 'version'>,
  state: ReturnType<typeof outcomeBy> | 'OPEN',
): Promise<void> => announce(ctx, { type: 'report.decided', subject, body: { state } })

/** Undoes `closeReports`: reopens exactly the reports that this change closed. */
export async function openReportsAgain(ctx: Context, { model, id, version }: ClosingChange): Promise<void> {
  const { numUpdatedRows: opened } = await ctx.db
    .updateTable('report_targets')
    .set((eb) => ({ handled: false, closed_version: null, version: eb('version', '+', 1) }))
    .where('model', '=', model)
    .where('target_id', '=', id)
    .where('closed_version', '=', version)
    .executeTakeFirst()
  if (opened) await announceReports(ctx, { model, id }, 'OPEN')
}
