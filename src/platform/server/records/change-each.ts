import type { Context } from '../context.ts'
import { databaseBudgetMs, withPatience } from '../database/patience.ts'
import { partOf } from '../once.ts'
import { Refusal } from '../refusal.ts'
import { RightsEnded } from '../access/rights.ts'

/** How many records one call of a bulk change handles; the client calls again for the rest. */
export const bulkBatch = 100

/** The outcome of one record; `version` is its version after the change. */
export type Outcome =
  | { readonly _id: string; readonly refusal: Refusal }
  | { readonly _id: string; readonly refusal: null; readonly version: number }

/**
 * Changes many records. Each is a separate command with its own outcome: one refusal does not undo the others. Once the
 * viewer loses the permission, the rest is refused without being tried.
 *
 * @param records without duplicates
 * @param change returns the record's new version
 */
export async function changeEach<R extends { readonly _id: string }>(
  ctx: Context,
  records: readonly R[],
  change: (ctx: Context, record: R) => Promise<number>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  try {
    // Each record has its own time limit: a hundred changes may take longer than one request may wait for the database.
    for (const record of records)
      outcomes.push(await withPatience(databaseBudgetMs, () => outcomeOf(ctx, record, change)))
  } catch (error) {
    if (!(error instanceof RightsEnded)) throw error
    const refusal = new Refusal('FORBIDDEN', 'platform_text_permission_denied')
    outcomes.push(...records.slice(outcomes.length).map(({ _id }) => ({ _id, refusal })))
  }
  return outcomes
}

async function outcomeOf<R extends { readonly _id: string }>(
  ctx: Context,
  record: R,
  change: (ctx: Context, record: R) => Promise<number>,
): Promise<Outcome> {
  const { _id } = record
  try {
    return { _id, refusal: null, version: await change(partOf(ctx, _id), record) }
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof RightsEnded) throw error
    return { _id, refusal: error }
  }
}
