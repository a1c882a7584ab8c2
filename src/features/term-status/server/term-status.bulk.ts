import type { Context } from '../../../platform/server/context.ts'
import { listSource, requireFilters } from '../../../platform/server/list-source.ts'
import type { TermStatus } from '../../../platform/shared/permission.ts'
import { invalid, Refusal } from '../../../platform/shared/refusal.ts'
import type { TermModel } from '../term-status.rules.ts'
import { setTermStatus, termStatusTarget } from './term-status.commands.ts'

/** Records of one call; the caller comes again for the rest. */
export const bulkBatch = 100

export interface Outcome {
  readonly _id: string
  readonly ok: boolean
  readonly code: string | null
  readonly message: string | null
}

export interface BulkChange {
  readonly model: TermModel
  readonly termStatus: TermStatus
  readonly reason: string | null
  /** Either these records … */
  readonly ids?: readonly string[] | null | undefined
  /** … or all that match these filters, from after a record's id on. */
  readonly list?: unknown
  readonly after?: string | null | undefined
}

/**
 * Sets the term status of many records. Each is a change of its own, with its own outcome: one refusal does not
 * undo the others.
 */
export async function setTermStatusOfMany(
  ctx: Context,
  change: BulkChange,
): Promise<{ outcomes: Outcome[]; next: string | null }> {
  const target = termStatusTarget(ctx, change.model)
  if (!change.ids === !change.list) throw invalid('ids', 'Give either ids or a list.')
  if (change.ids && change.ids.length > bulkBatch) throw invalid('ids', `must be at most ${bulkBatch}`)
  const source = listSource(ctx, target.list)
  const ids = change.ids
    ? [...new Set(change.ids)]
    : await source.idsAfter(ctx, requireFilters(source.spec, change.list), change.after ?? null, bulkBatch)
  const outcomes: Outcome[] = []
  for (const _id of ids) outcomes.push(await outcomeOf(ctx, _id, change))
  const mayBeMore = !change.ids && ids.length === bulkBatch
  return { outcomes, next: mayBeMore ? ids.at(-1)! : null }
}

async function outcomeOf(ctx: Context, _id: string, { model, termStatus, reason }: BulkChange): Promise<Outcome> {
  try {
    await setTermStatus(ctx, { model, _id, termStatus, reason, action: 'cmsSetTermStatusOfMany' })
    return { _id, ok: true, code: null, message: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { _id, ok: false, code: error.code, message: error.message }
  }
}
