import { createHash } from 'node:crypto'
import { actorId } from '../../../../platform/server/command.ts'
import type { Outcome } from '../../../../platform/server/records/change-each.ts'
import { changeListed, type ListedRecords } from '../../../../platform/server/records/change-listed.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { type ListSource, listSource } from '../../../../platform/server/lists/list-source.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import type { TermStatus } from '../../../../platform/shared/permission.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { setTermStatus } from './term-status.commands.ts'
import { termStatusTarget } from './term-status.targets.ts'

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

/** The list that a bulk change's filters belong to. Throws BAD_USER_INPUT for one that has no records of the model. */
export function listOfMany(ctx: Context, model: TermModel, of: string | null | undefined): () => ListSource {
  const lists = listsOf(ctx, model)
  const name = of ?? lists[0]!
  if (!lists.includes(name)) throw invalid('of', 'platform_text_unknown_list')
  return () => listSource(ctx, name)
}

/**
 * Sets the term status of many records. A record that already has the status is refused if there is no reason to keep and no
 * report to close.
 */
export async function setTermStatusOfMany(
  ctx: Context,
  { model, termStatus, reason, until, of, ...records }: BulkChange,
): Promise<{ outcomes: Outcome[]; next: string | null }> {
  const decision = decisionOf(ctx, { model, termStatus, reason, until, of, ...records })
  return changeListed(ctx, listOfMany(ctx, model, of), records, async (ctx, _id) => {
    const action = 'cmsSetTermStatusOfMany'
    return (await setTermStatus(ctx, { model, _id, termStatus, reason, until, action, refuseSame: true, decision }))
      .version
  })
}

/**
 * The id of the decision that a bulk change is. All that match a filter are changed by several calls, and a call may be
 * repeated after it was cut off: the same person's same choice on one day is one decision.
 */
function decisionOf(ctx: Context, { model, termStatus, reason, until, of, list, ids }: BulkChange): string {
  const day = new Date().toISOString().slice(0, 10)
  const chosen = [actorId(ctx), day, model, termStatus, reason, until, of, list, ids?.toSorted()]
  const hash = createHash('sha256').update(JSON.stringify(chosen)).digest('hex')
  // In the form of a UUID of version 8, which is for hashes.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
