import type { Context } from '../../../platform/server/context.ts'
import { recordNames } from '../../../platform/server/records/record-names.ts'
import { isId } from '../../../platform/shared/list.ts'
import type { AuditRow } from './audit.queries.ts'

/** One field of an entry, before and after; undefined where the entry does not have it. */
export interface AuditChange {
  readonly model: string
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** What an entry says about each field that it changed, in the order in which it was written. */
export function changesOf(entry: Pick<AuditRow, 'model' | 'before' | 'after'>): AuditChange[] {
  const before = (entry.before ?? {}) as Record<string, unknown>
  const after = (entry.after ?? {}) as Record<string, unknown>
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return fields
    .map((field) => ({ model: entry.model, field, before: before[field], after: after[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

/** The name behind a value, where it is the id of a record that has one; for a list of ids, all of their names. */
export async function nameOfValue(ctx: Context, model: string, field: string, value: unknown): Promise<string | null> {
  const nameOf = recordNames(model).references?.[field]
  if (!nameOf) return null
  const ids = (Array.isArray(value) ? value : [value]).filter(isId)
  const found = await Promise.all(ids.map((id) => nameOf(ctx, id)))
  return found.filter((name) => name !== null).join(', ') || null
}

/** What the record that an entry is about is called; null if it is gone or has no name. */
export async function nameOfTarget(
  ctx: Context,
  { model, target_id: id, before, after }: AuditRow,
): Promise<string | null> {
  if (!isId(id)) return id
  const { nameOf, nameIn } = recordNames(model)
  const said = nameIn?.({ ...(before as object | null), ...(after as object | null) })
  return (typeof said === 'string' && said) || (nameOf?.(ctx, id) ?? null)
}
