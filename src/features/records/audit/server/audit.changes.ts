import type { Context } from '../../../../platform/server/context.ts'
import type { RecordName } from '../../../../platform/server/live/announce.ts'
import { namesShown } from '../../../../platform/server/records/record-reading.ts'
import { recordNames } from '../../../../platform/server/records/record-names.ts'
import { isId } from '../../../../platform/shared/list.ts'
import type { Locale } from '../../../../platform/shared/text.ts'
import type { AuditRow } from './audit.queries.ts'

/** One field of an entry, before and after; undefined where the entry does not have the field. */
export interface AuditChange {
  readonly model: string
  /** The id of the record. */
  readonly target: string
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** The fields that a change of a record changed and the viewer may read, in the order in which they were written. */
export function changesShown(ctx: Context, of: RecordName, entry: Pick<AuditRow, 'before' | 'after'>): AuditChange[] {
  const before = (entry.before ?? {}) as Record<string, unknown>
  const after = (entry.after ?? {}) as Record<string, unknown>
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return fields
    .filter(namesShown(ctx, of))
    .map((name) => ({
      model: of.model,
      target: of.id,
      field: fieldNamed(name),
      before: before[name],
      after: after[name],
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

/** The field of a name in an entry. Those of early versions are named by their columns: `created_by`. */
const fieldNamed = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

export const recordOf = ({ model, target_id: id }: AuditRow): RecordName => ({ model, id })

/** The name of the record that an entry is about; null if the record is gone or has no name. */
export async function nameOfTarget(
  ctx: Context,
  { model, target_id: id, before, after }: AuditRow,
): Promise<string | null> {
  if (!isId(id)) return id
  const { nameOf, nameIn } = recordNames(model)
  const named = nameIn?.({ ...(before as object | null), ...(after as object | null) })
  return (typeof named === 'string' && named) || (nameOf?.(ctx, id) ?? null)
}

/** What the record is called, where the program names it. */
export const targetInWords = ({ model, target_id: id }: AuditRow, locale: Locale): string | null =>
  recordNames(model).inWords?.(id, locale) ?? null

/** A value in words, where it is one of the program's own, such as the columns of an export. */
export const valueInWords = ({ model, target, field }: AuditChange, value: unknown, locale: Locale): string | null =>
  value === undefined ? null : (recordNames(model).inWords?.(target, locale, { field, value }) ?? null)
