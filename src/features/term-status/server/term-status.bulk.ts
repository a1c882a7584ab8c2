import { command } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import { requestPatience, withPatience } from '../../../platform/server/database/patience.ts'
import { listSource, requireFilters } from '../../../platform/server/list-source.ts'
import { partOf } from '../../../platform/server/once.ts'
import { invalid, malformedAt, Refusal } from '../../../platform/server/refusal.ts'
import { RightsEnded } from '../../../platform/server/rights.ts'
import type { TermStatus } from '../../../platform/shared/permission.ts'
import type { TermModel } from '../term-status.rules.ts'
import { setTermStatus, termStatusTarget } from './term-status.commands.ts'

/** Records per call; the client calls again for the rest. */
export const bulkBatch = 100

export interface Outcome {
  readonly _id: string
  /** Why it was refused; null on success. */
  readonly refusal: Refusal | null
}

export interface BulkChange {
  readonly model: TermModel
  readonly termStatus: TermStatus
  readonly reason: string | null
  /** Either these records … */
  readonly ids?: readonly string[] | null | undefined
  /** … or all that match these filters, starting after the record with the id `after`. */
  readonly list?: unknown
  readonly after?: string | null | undefined
}

/**
 * Sets the term status of many records. Each is a separate change with its own outcome: one refusal does not undo the
 * others. Once the viewer loses the permission, the rest is refused without being tried.
 */
export async function setTermStatusOfMany(
  ctx: Context,
  change: BulkChange,
): Promise<{ outcomes: Outcome[]; next: string | null }> {
  const target = termStatusTarget(ctx, change.model)
  if (!change.ids === !change.list) throw malformedAt('ids', 'Give either ids or a list.')
  if (change.ids && change.ids.length > bulkBatch) throw invalid('ids', 'platform_text_too_many', { max: bulkBatch })
  const source = listSource(ctx, target.list)
  const matching = () => {
    const filters = requireFilters(source.spec, change.list, 'list')
    // The ids are found in a command, whose outcome is kept: when the request is repeated, the changed records may no
    // longer match the filter.
    return command(ctx, (ctx) => source.idsAfter(ctx, filters, change.after ?? null, bulkBatch))
  }
  const ids = change.ids ? [...new Set(change.ids)] : await matching()
  const outcomes: Outcome[] = []
  try {
    // Each record has its own time limit: a hundred changes may take longer than one request may wait for the database.
    for (const _id of ids) outcomes.push(await withPatience(requestPatience, () => outcomeOf(ctx, _id, change)))
  } catch (error) {
    if (!(error instanceof RightsEnded)) throw error
    const refusal = new Refusal('FORBIDDEN', 'platform_text_permission_denied')
    outcomes.push(...ids.slice(outcomes.length).map((_id) => ({ _id, refusal })))
  }
  const mayBeMore = !change.ids && ids.length === bulkBatch
  return { outcomes, next: mayBeMore ? ids.at(-1)! : null }
}

async function outcomeOf(ctx: Context, _id: string, { model, termStatus, reason }: BulkChange): Promise<Outcome> {
  try {
    await setTermStatus(partOf(ctx, _id), { model, _id, termStatus, reason, action: 'cmsSetTermStatusOfMany' })
    return { _id, refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof RightsEnded) throw error
    return { _id, refusal: error }
  }
}
