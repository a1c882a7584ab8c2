import { bulkBatch, changeEach, type Outcome } from '../../../platform/server/change-each.ts'
import { command } from '../../../platform/server/command.ts'
import type { Context } from '../../../platform/server/context.ts'
import { listSource, requireFilters } from '../../../platform/server/list-source.ts'
import { invalid, malformedAt } from '../../../platform/server/refusal.ts'
import type { TermStatus } from '../../../platform/shared/permission.ts'
import type { TermModel } from '../term-status.values.ts'
import { setTermStatus, termStatusTarget } from './term-status.commands.ts'

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

/** Sets the term status of many records. A record that has the status already is refused: its new reason would be lost. */
export async function setTermStatusOfMany(
  ctx: Context,
  change: BulkChange,
): Promise<{ outcomes: Outcome[]; next: string | null }> {
  const { model, termStatus, reason } = change
  const target = termStatusTarget(ctx, model)
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
  const outcomes = await changeEach(
    ctx,
    ids.map((_id) => ({ _id })),
    async (ctx, { _id }) => {
      const action = 'cmsSetTermStatusOfMany'
      return (await setTermStatus(ctx, { model, _id, termStatus, reason, action, refuseSame: true })).version
    },
  )
  const mayBeMore = !change.ids && ids.length === bulkBatch
  return { outcomes, next: mayBeMore ? ids.at(-1)! : null }
}
