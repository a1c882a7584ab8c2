import { sql } from 'kysely'
import { chainOf } from '../../../../platform/server/audit/audit.ts'
import { changeEach, type Outcome } from '../../../../platform/server/records/change-each.ts'
import { actorId, command } from '../../../../platform/server/command.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { entriesShown, requireRecordOfHistory } from '../../../../platform/server/records/record-reading.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import { requirePermission } from '../../../../platform/server/access/rights.ts'
import type { Operation } from '../../../../platform/shared/operation.ts'
import type { Permission } from '../../../../platform/shared/permission.ts'
import { undoSeconds } from '../audit.rules.ts'

/** How a feature's actions are undone: each by the reverse change, applied to the version after the action. */
export interface Undo {
  readonly model: string
  readonly actions: readonly string[]
  readonly permission: Permission
  /** Makes the reverse change and returns the record's new version. */
  run(ctx: Context, change: UndoneChange): Promise<number>
}

export interface UndoneChange {
  readonly _id: string
  /** The record's version after the undone change. If the record now has a newer one, the undo is refused as stale. */
  readonly version: number
  /** The values of the audit entry. */
  readonly before: Record<string, unknown>
  readonly after: Record<string, unknown>
}

/** The action name of every undo in the audit log. */
export const undoAction = 'cmsUndo'

/** Seconds more than a screen promises, so that a click at the last moment still arrives in time. */
export const networkAllowance = 0.5

const undos: Undo[] = []

/** An undo of one operation's changes: whoever may call it may undo them. */
interface UndoOfOne extends Omit<Undo, 'actions' | 'permission'> {
  readonly operation: Operation
}

export function registerUndo(undo: Undo | UndoOfOne): void {
  if (!('operation' in undo)) return void undos.push(undo)
  const { operation, ...rest } = undo
  undos.push({ ...rest, actions: [operation.name], permission: operation.permission })
}

/** The undos of a model that the viewer may run. Throws FORBIDDEN when there are none. */
function allowedUndos(ctx: Context, model: string): Undo[] {
  const allowed = undos.filter((undo) => undo.model === model && undo.permission.allows(ctx.viewer))
  if (allowed.length === 0) throw new Refusal('FORBIDDEN', 'platform_text_permission_denied')
  return allowed
}

/**
 * Undoes the viewer's own change, identified by the record's version after it. An undo is an ordinary change: it checks
 * the permission and the model's rules, raises the version and writes its own audit entry. It is refused when the
 * record has changed since, or more than `undoSeconds` after the change by the database's clock.
 *
 * @throws Refusal FORBIDDEN, NOT_FOUND (no such change that can be undone), CONFLICT (too late, or stale)
 */
export async function undoChange(
  ctx: Context,
  of: { model: string; _id: string; version: number },
): Promise<{ _id: string; model: string; version: number }> {
  allowedUndos(ctx, of.model)
  return command(ctx, async (ctx) => {
    const record = { model: of.model, id: of._id }
    const entry = await ctx.db
      .selectFrom('audit_entries')
      .select(['action', 'before', 'after', 'actor_id'])
      .select(
        sql<boolean>`created_at < clock_timestamp() - make_interval(secs => ${undoSeconds + networkAllowance})`.as(
          'over',
        ),
      )
      .where('chain', '=', chainOf(of.model, of._id))
      .where('version', '=', of.version)
      // The refusals do not tell of others' changes that the history does not show.
      .where((eb) => eb.or([eb('actor_id', '=', actorId(ctx)), entriesShown(ctx, record)]))
      .executeTakeFirst()
    const isOwn = entry?.actor_id === actorId(ctx)
    if (!isOwn) await requireRecordOfHistory(ctx, record)
    if (!entry) throw nothingToUndo()
    const undo = undoFor(ctx, of.model, entry.action)
    if (!isOwn) throw new Refusal('FORBIDDEN', 'audit_text_not_yours')
    if (entry.over) throw new Refusal('CONFLICT', 'audit_text_too_late')
    const [before, after] = [entry.before, entry.after].map((values) => (values ?? {}) as Record<string, unknown>)
    const version = await undo.run(ctx, { _id: of._id, version: of.version, before: before!, after: after! })
    return { _id: of._id, model: of.model, version }
  })
}

const nothingToUndo = () => new Refusal('NOT_FOUND', 'audit_text_nothing_to_undo')

/** The undo of an action. Throws NOT_FOUND if it has none, FORBIDDEN if the viewer may not run it. */
function undoFor(ctx: Context, model: string, action: string): Undo {
  const undo = undos.find((undo) => undo.model === model && undo.actions.includes(action))
  if (!undo) throw nothingToUndo()
  requirePermission(ctx, undo.permission)
  return undo
}

/**
 * Undoes a change by any person and of any age, if the record has not changed since.
 *
 * @returns the record's new version
 * @throws Refusal NOT_FOUND (the action has no undo), FORBIDDEN, CONFLICT (the record has changed since)
 */
export async function takeBack(ctx: Context, model: string, action: string, change: UndoneChange): Promise<number> {
  return undoFor(ctx, model, action).run(ctx, change)
}

/**
 * Undoes a change that the viewer made to many records: each as `undoChange` does, with its own outcome.
 *
 * @param changes each record with its version after the change
 * @throws Refusal FORBIDDEN
 */
export async function undoChanges(
  ctx: Context,
  model: string,
  changes: readonly { readonly _id: string; readonly version: number }[],
): Promise<Outcome[]> {
  allowedUndos(ctx, model)
  const byId = new Map(changes.map((change) => [change._id, change]))
  return changeEach(ctx, [...byId.values()], async (ctx, change) => {
    return (await undoChange(ctx, { model, ...change })).version
  })
}
