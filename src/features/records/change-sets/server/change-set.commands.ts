import type { z } from 'zod'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { recordStore, type Target } from '../../../../platform/server/records/record-store.ts'
import { invalid, Refusal } from '../../../../platform/server/refusal.ts'
import { changeSetRecord } from '../change-set.record.ts'
import { mayDelete } from '../change-set.operations.ts'
import { type changeSetChange, mostChanges } from '../change-set.rules.ts'
import { type ChangeSetRow, itemsOfSet } from './change-set.queries.ts'
import { previewOperation } from './try-change.ts'

export const changeSetModel = 'CHANGE_SET'

export const changeSets = recordStore({
  model: changeSetModel,
  record: changeSetRecord,
  table: 'change_sets',
  gone: 'change_sets_text_gone',
})

/** Columns that an approval and its outcome set; an edit clears them. */
export const notApproved = {
  status: 'DRAFT',
  approver_id: null,
  approved_at: null,
  apply_at: null,
  failure: null,
  sent_back_by: null,
  sent_back_at: null,
  sent_back_comment: null,
} as const

const editable: ReadonlySet<string> = new Set(['DRAFT', 'SCHEDULED', 'FAILED'])

/** Its author may edit it until it takes effect. Call it with the row locked. */
function requireEditable(ctx: Context, set: ChangeSetRow): void {
  if (set.author_id !== actorId(ctx)) throw new Refusal('FORBIDDEN', 'change_sets_text_not_yours')
  requireOpen(set)
}

export function requireOpen({ status }: ChangeSetRow): void {
  if (!editable.has(status)) throw new Refusal('CONFLICT', 'change_sets_text_applied_already')
}

interface PlannedChange {
  readonly operation: string
  readonly input: Readonly<Record<string, unknown>>
}

/**
 * Adds a change to one of the caller's sets, or to a new one with this title. An approval is lost.
 *
 * @throws Refusal as the operation itself; CONFLICT if the set took effect, or changes the record already; FORBIDDEN for
 *   another's set
 */
export function planChange(
  ctx: Context,
  set: { readonly _id?: string | null | undefined; readonly title?: string | null | undefined },
  { operation, input }: PlannedChange,
): Promise<ChangeSetRow> {
  return command(ctx, async (ctx) => {
    const { id, targetId, name, versionSeen, effects } = await previewOperation(ctx, operation, input)
    const row = await setFor(ctx, set)
    if (row.changes >= mostChanges) throw invalid('_id', 'change_sets_text_too_many', { max: mostChanges })
    const added = await ctx.db
      .insertInto('change_set_items')
      .values({
        id,
        change_set_id: row.id,
        operation,
        model: effects.find((effect) => effect.targetId === targetId)!.model,
        target_id: targetId,
        name,
        input: JSON.stringify(input),
        version_seen: versionSeen,
        effects: JSON.stringify(effects),
      })
      .onConflict((oc) => oc.constraint('change_set_items_one_a_record').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw invalid('_id', 'change_sets_text_record_taken', { name })
    return changeSets.change(ctx, { _id: row.id }, { ...notApproved, changes: row.changes + 1 })
  })
}

async function setFor(
  ctx: Context,
  { _id, title }: { readonly _id?: string | null | undefined; readonly title?: string | null | undefined },
): Promise<ChangeSetRow> {
  if (!_id === !title) throw invalid('title', 'change_sets_text_set_or_title')
  if (!_id) return changeSets.create(ctx, { title: title!, author_id: actorId(ctx) })
  const row = await changeSets.lock(ctx, { _id })
  requireEditable(ctx, row)
  return row
}

/** Removes a change from its set. An approval is lost. */
export function unplanChange(ctx: Context, itemId: string): Promise<ChangeSetRow> {
  return command(ctx, async (ctx) => {
    const item = await ctx.db
      .selectFrom('change_set_items')
      .select('change_set_id')
      .where('id', '=', itemId)
      .executeTakeFirst()
    if (!item) throw new Refusal('NOT_FOUND', 'change_sets_text_change_gone')
    return changeSets.changeBy(ctx, { _id: item.change_set_id }, async (ctx, row) => {
      requireEditable(ctx, row)
      const { numDeletedRows } = await ctx.db.deleteFrom('change_set_items').where('id', '=', itemId).executeTakeFirst()
      if (numDeletedRows === 0n) throw new Refusal('NOT_FOUND', 'change_sets_text_change_gone')
      return { ...notApproved, changes: row.changes - 1 }
    })
  })
}

/** Changes the title or the note. An approval is lost. */
export function updateChangeSet(
  ctx: Context,
  set: Target,
  { title, note }: z.output<typeof changeSetChange>,
): Promise<ChangeSetRow> {
  return changeSets.changeBy(ctx, set, (ctx, row) => {
    requireEditable(ctx, row)
    const change = { title: title ?? row.title, note: note ?? row.note }
    const isSame = change.title === row.title && change.note === row.note
    return isSame ? null : { ...change, ...notApproved }
  })
}

/** Withdraws an approval before the set takes effect. Everybody who may approve may do that. */
export function withdrawChangeSet(ctx: Context, set: Target): Promise<ChangeSetRow> {
  return changeSets.changeBy(ctx, set, (_, row) => {
    requireOpen(row)
    return notApproved
  })
}

/**
 * Returns a set to its author, with what should be different; an approval ends.
 *
 * @throws Refusal FORBIDDEN for one's own set; CONFLICT if it took effect or has changed since
 */
export function sendBackChangeSet(ctx: Context, set: Target, comment: string): Promise<ChangeSetRow> {
  const decide = (ctx: Context, row: ChangeSetRow) => {
    requireOpen(row)
    if (row.author_id === actorId(ctx)) throw new Refusal('FORBIDDEN', 'change_sets_text_send_back_own')
    return {
      ...notApproved,
      sent_back_by: actorId(ctx),
      sent_back_at: new Date(),
      sent_back_comment: comment,
    }
  }
  return changeSets.changeBy(ctx, set, decide, { reason: comment })
}

/** Deletes a set, with its changes, that has not taken effect. The audit entry names its author. */
export function deleteChangeSet(ctx: Context, set: Target): Promise<ChangeSetRow> {
  return changeSets.remove(ctx, set, async (ctx, row) => {
    if (!mayDelete(ctx.viewer, row.author_id)) throw new Refusal('FORBIDDEN', 'change_sets_text_delete_not_yours')
    requireOpen(row)
  })
}

/** The changes of a set whose row is locked. Throws BAD_USER_INPUT if it has none. */
export async function itemsToApply(ctx: Context, { id }: ChangeSetRow) {
  const items = await itemsOfSet(ctx.db, id)
  if (items.length === 0) throw invalid('_id', 'change_sets_text_empty')
  return items
}
