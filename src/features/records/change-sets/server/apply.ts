import { sql } from 'kysely'
import { activePerson } from '../../../../platform/server/access/authenticate.ts'
import { actorId } from '../../../../platform/server/command.ts'
import { type App, type Context, ownContext } from '../../../../platform/server/context.ts'
import { itemJob } from '../../../../platform/server/jobs/job-items.ts'
import type { Target } from '../../../../platform/server/records/record-store.ts'
import { invalid, issueOf, Refusal } from '../../../../platform/server/refusal.ts'
import { requirePermission } from '../../../../platform/server/access/rights.ts'
import { takeBack } from '../../audit/server/public.ts'
import { mostDaysAhead } from '../change-set.rules.ts'
import { changeSets, itemsToApply, notApproved, requireOpen } from './change-set.commands.ts'
import { type Applied, type ChangeSetRow, type ItemRow, itemsOfSet, operationOf } from './change-set.queries.ts'
import { applyItems, runAndRollBack } from './try-change.ts'

/**
 * Approves another person's set, which takes effect at once or at a given time. The version is the one that the
 * approver saw, so a set that was edited meanwhile is not approved.
 *
 * @throws Refusal FORBIDDEN for one's own set, or without the right to one of the changes; CONFLICT if it was edited or
 *   took effect; BAD_USER_INPUT with the field `changes.<id>` of a change that is refused now
 */
export function approveChangeSet(
  ctx: Context,
  set: Target & { readonly version: number },
  applyAt: Date | null,
): Promise<ChangeSetRow> {
  if (applyAt) requireTime(applyAt)
  return changeSets.changeBy(ctx, set, async (ctx, row) => {
    requireOpen(row)
    if (row.author_id === actorId(ctx)) throw new Refusal('FORBIDDEN', 'change_sets_text_own')
    const items = await itemsToApply(ctx, row)
    for (const item of items) requirePermission(ctx, operationOf(item).permission)
    const approval = { ...notApproved, approver_id: actorId(ctx), approved_at: new Date() }
    if (applyAt) {
      // Refuses a set that could not take effect now.
      await runAndRollBack(ctx, (ctx) => applyItems(ctx, row, items))
      return { ...approval, status: 'SCHEDULED', apply_at: applyAt }
    }
    await storeApplied(ctx, await applyItems(ctx, row, items))
    return { ...approval, status: 'APPLIED', apply_at: null, applied_at: new Date() }
  })
}

function requireTime(at: Date): void {
  if (at.getTime() <= Date.now()) throw invalid('applyAt', 'change_sets_text_time_past')
  if (at.getTime() > Date.now() + mostDaysAhead * 86_400_000)
    throw invalid('applyAt', 'change_sets_text_time_far', { days: mostDaysAhead })
}

async function storeApplied(ctx: Context, applied: ReadonlyMap<string, readonly Applied[]>): Promise<void> {
  for (const [id, actions] of applied) {
    await ctx.db
      .updateTable('change_set_items')
      .set({ applied: JSON.stringify(actions) })
      .where('id', '=', id)
      .execute()
  }
}

/**
 * Undoes everything that a set changed, in reverse order, if no record has changed since.
 *
 * @throws Refusal CONFLICT if it is not in effect; BAD_USER_INPUT with the field `changes.<id>` of a change whose record
 *   has changed since
 */
export function rollBackChangeSet(ctx: Context, set: Target): Promise<ChangeSetRow> {
  return changeSets.changeBy(ctx, set, async (ctx, row) => {
    if (row.status !== 'APPLIED') throw new Refusal('CONFLICT', 'change_sets_text_not_applied')
    const items = await itemsOfSet(ctx.db, row.id)
    const versions = new Map<string, number>()
    for (const item of items.toReversed()) await takeItemBack({ ...ctx, trail: trailOf(row) }, item, versions)
    return { status: 'ROLLED_BACK', rolled_back_by: actorId(ctx), rolled_back_at: new Date() }
  })
}

const trailOf = ({ title }: ChangeSetRow) => ({ reason: title, actions: [] })

/** @param versions of the records that were undone already: a set may change one record several times */
async function takeItemBack(ctx: Context, item: ItemRow, versions: Map<string, number>): Promise<void> {
  for (const { model, targetId, action, version, before, after } of item.applied!.toReversed()) {
    const record = `${model}:${targetId}`
    const values = { before: before ?? {}, after: after ?? {} }
    try {
      const change = { _id: targetId, version: versions.get(record) ?? version, ...values }
      versions.set(record, await takeBack(ctx, model, action, change))
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'FORBIDDEN') throw error
      throw invalid(`changes.${item.id}`, error.details.reason, error.details.params)
    }
  }
}

/** The name of its action in the audit log. */
const due = 'change-set:due'

/**
 * Puts scheduled sets into effect. A set that is refused fails at once, one that is broken after some tries; the reason
 * is stored and shown to its author.
 */
export const applyDueChangeSets = itemJob({
  name: 'apply scheduled change sets',
  everySeconds: 5,
  due: (db) =>
    db
      .selectFrom('change_sets')
      .select('id')
      .where('status', '=', 'SCHEDULED')
      .where('apply_at', '<=', new Date())
      .orderBy('apply_at'),
  item: sql`id::text`,
  work: applyDue,
  giveUp: (app, { id }) => fail(app, id, new Refusal('INTERNAL', 'change_sets_text_broken')),
})

async function applyDue(app: App, { id }: { readonly id: string }): Promise<boolean> {
  try {
    await change(ownContext(app, `change set ${id}`), id, async (ctx, row) => {
      const items = await itemsToApply(ctx, row)
      await requireApprover(ctx, row, items)
      await storeApplied(ctx, await applyItems(ctx, row, items))
      return { status: 'APPLIED', applied_at: new Date() }
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // The set itself: it was deleted meanwhile.
    if (error.code === 'NOT_FOUND') return false
    await fail(app, id, error)
  }
  return true
}

async function fail(app: App, id: string, { details: { fields, reason, params } }: Refusal): Promise<void> {
  const failure = fields ?? [issueOf({ field: '', reason, params })]
  await change(ownContext(app, `change set ${id}`), id, () => ({ status: 'FAILED', failure: JSON.stringify(failure) }))
}

/** Changes a due set, unless somebody has changed it meanwhile. */
function change(
  ctx: Context,
  _id: string,
  decide: (ctx: Context, row: ChangeSetRow) => Promise<object> | object,
): Promise<ChangeSetRow> {
  const isDue = ({ status, apply_at }: ChangeSetRow) => status === 'SCHEDULED' && apply_at! <= new Date()
  return changeSets.changeBy(ctx, { _id }, (ctx, row) => (isDue(row) ? decide(ctx, row) : null), { action: due })
}

/** The approval ends if the approver may no longer make one of the changes. */
async function requireApprover(ctx: Context, row: ChangeSetRow, items: readonly ItemRow[]): Promise<void> {
  const approver = await activePerson(ctx.db, row.approver_id!)
  const isAllowed = items.every((item) => operationOf(item).permission.allows(approver?.viewer ?? null))
  if (!approver || !isAllowed) throw new Refusal('FORBIDDEN', 'change_sets_text_approver_gone')
}
