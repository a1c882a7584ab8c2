import type { Context } from '../context.ts'
import { eachByItself } from '../each-by-itself.ts'
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
  const attempts = await eachByItself(records, (record) => change(partOf(ctx, record._id), record))
  return attempts.map((attempt, i) => {
    const { _id } = records[i]!
    if (attempt.refusal === null) return { _id, refusal: null, version: attempt.done }
    const isOver = attempt.refusal instanceof RightsEnded
    return { _id, refusal: isOver ? new Refusal('FORBIDDEN', 'platform_text_permission_denied') : attempt.refusal }
  })
}
