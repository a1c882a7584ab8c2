import { type Context, defineLoader, inOrder, type Loader } from '../../../platform/server/context.ts'

/** The kinds of records whose report counts other features show. */
type ReportedModel = 'GROUP' | 'PAGE' | 'PRODUCT'

/** Loads how often each record of a model was reported. */
export function reportTotalOf(model: ReportedModel): Loader<string, number> {
  return defineLoader(async (ctx, ids) => {
    const rows = await ctx.db
      .selectFrom('report_targets')
      .select(['target_id', 'total'])
      .where('model', '=', model)
      .where('target_id', 'in', ids)
      .execute()
    return inOrder(ids, rows, (row) => row.target_id).map((row) => row?.total ?? 0)
  })
}

/**
 * Marks a deleted record's open reports as handled. Call it in the command that deletes the record.
 *
 * @returns whether there were open ones, for `openReportsAgain` when the deletion is undone
 */
export async function closeReports(ctx: Context, model: ReportedModel, id: string): Promise<boolean> {
  return setHandled(ctx, model, id, true)
}

/** Undoes `closeReports`. */
export async function openReportsAgain(ctx: Context, model: ReportedModel, id: string): Promise<void> {
  await setHandled(ctx, model, id, false)
}

async function setHandled(ctx: Context, model: ReportedModel, id: string, handled: boolean): Promise<boolean> {
  const changed = await ctx.db
    .updateTable('report_targets')
    .set((eb) => ({ handled, version: eb('version', '+', 1) }))
    .where('model', '=', model)
    .where('target_id', '=', id)
    .where('handled', '=', !handled)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
