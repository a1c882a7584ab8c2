import type { Outcome } from '../../../../platform/server/records/change-each.ts'
import { changeListed, type ListedRecords } from '../../../../platform/server/records/change-listed.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { listSource } from '../../../../platform/server/lists/list-source.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { setTermStatus, termStatusTarget } from './term-status.commands.ts'

interface BulkChange extends ListedRecords {
  readonly model: TermModel
  readonly termStatus: TermStatus
  readonly reason: string | null
  readonly until?: Date | null | undefined
  /** The name of the list that the filters belong to; the model's own if absent. */
  readonly of?: string | null | undefined
}

/** Other lists whose rows are records of a model. */
const otherLists = new Map<string, TermModel>()

/** Allows another list than the model's own to set the status of all records that match its filters. */
export function registerStatusList(name: string, model: TermModel): void {
  otherLists.set(name, model)
}

/** The model's own list comes first, if there is one. */
function listsOf(ctx: Context, model: TermModel): string[] {
  const { list } = termStatusTarget(ctx, model)
  const others = [...otherLists].flatMap(([name, of]) => (of === model ? [name] : []))
  return list === undefined ? others : [list, ...others]
}

/**
 * Sets the term status of many records. A record that already has the status is refused if there is no reason to keep and no
 * report to close.
 */
export async function setTermStatusOfMany(
  ctx: Context,
  { model, termStatus, reason, until, of, ...records }: BulkChange,
): Promise<{ outcomes: Outcome[]; next: string | null }> {
  const lists = listsOf(ctx, model)
  const name = of ?? lists[0]!
  if (!lists.includes(name)) throw invalid('of', 'platform_text_unknown_list')
  return changeListed(
    ctx,
    () => listSource(ctx, name),
    records,
    async (ctx, _id) => {
      const action = 'cmsSetTermStatusOfMany'
      return (await setTermStatus(ctx, { model, _id, termStatus, reason, until, action, refuseSame: true })).version
    },
  )
}
