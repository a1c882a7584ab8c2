import type { AuditedAction, Context } from '../../../../platform/server/context.ts'
import { defineLoader } from '../../../../platform/server/context.ts'
import { changesSince, differencesSince } from '../../../../platform/server/records/version.ts'
import { Refusal } from '../../../../platform/server/refusal.ts'
import type { FieldChange } from '../../../../platform/shared/refusal.ts'
import { currentVersion, type Effect, type ItemRow } from './change-set.queries.ts'

type Written = Pick<Effect, 'model' | 'targetId' | 'after'>
interface Planned {
  readonly model: string
  readonly targetId: string
  readonly name: string
  /** The record's version when the change was written. */
  readonly seen: number
}

/** The fields of its own record that a change sets. */
const fieldsOf = ({ model, targetId }: Omit<Planned, 'name' | 'seen'>, effects: readonly Written[]): string[] =>
  effects
    .filter((effect) => effect.model === model && effect.targetId === targetId)
    .flatMap(({ after }) => Object.keys(after ?? {}))

/**
 * Refuses a change whose fields somebody else has changed since it was written; others may have changed. Call it after
 * the change was made, when its record is locked, in the same transaction.
 *
 * @param planned what it was going to do
 * @param actions what it did
 * @throws Refusal CONFLICT, naming who changed them
 */
export async function refuseOvertaken(
  ctx: Context,
  change: Planned,
  planned: readonly Written[],
  actions: readonly AuditedAction[],
): Promise<void> {
  const { model, targetId, name, seen } = change
  const made = actions.map((action) => ({ ...action, after: action.after ?? null }))
  const own = new Set([...fieldsOf(change, planned), ...fieldsOf(change, made)])
  const versions = made.flatMap((action) =>
    action.model === model && action.targetId === targetId ? (action.version ?? []) : [],
  )
  const before = versions.length > 0 ? Math.min(...versions) : undefined
  const others = await differencesSince(ctx, { model, id: targetId }, seen, before)
  const overtaken = others.filter(({ field }) => own.has(field))
  if (overtaken.length === 0) return
  const by = [...new Set(overtaken.flatMap((difference) => difference.by ?? []))].join(', ')
  throw by
    ? new Refusal('CONFLICT', 'change_sets_text_overtaken_by', { params: { name, by } })
    : new Refusal('CONFLICT', 'change_sets_text_overtaken', { params: { name } })
}

/** What others changed in the fields of changes that have not taken effect, as far as the viewer may read it. */
export const overtakenFields = defineLoader<ItemRow, readonly FieldChange[]>((ctx, items) =>
  Promise.all(
    items.map(async (item) => {
      const now = await ctx.load(currentVersion, item)
      if (item.applied !== null || now === null || now === item.version_seen) return []
      const record = { model: item.model, targetId: item.target_id }
      const own = new Set(fieldsOf(record, item.effects))
      const { changes } = await changesSince(ctx, { model: item.model, id: item.target_id }, item.version_seen)
      return changes.filter(({ field }) => own.has(field))
    }),
  ),
)
