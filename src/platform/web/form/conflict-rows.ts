import type { FieldChange } from '../../shared/refusal.ts'

type Values = Readonly<Record<string, unknown>>

/** One row of a conflict: a field's value as seen, now, and as typed, if the form has the field. */
export interface ConflictRow extends FieldChange {
  readonly typed?: { readonly value: unknown; readonly name?: string | undefined }
}

/**
 * The fields that somebody else changed, then those that only the person at the form changed.
 *
 * @param from the values that the form started from
 * @param sent the values that the form was about to send
 * @param logged gives the form's values the names and the shape that they have in `changes`: see `Change.logged`
 */
export function conflictRows<V extends object>(
  changes: readonly FieldChange[],
  from: Partial<V>,
  sent: V,
  logged: (values: Partial<V>) => object = (values) => values,
): ConflictRow[] {
  const seen: Values = { ...logged(from) }
  const typed: Values = { ...logged(sent) }
  const changed = new Set(changes.map(({ field }) => field))
  const onlyTyped = Object.keys(seen).filter(
    (field) => field in typed && !changed.has(field) && !isSame(seen[field], typed[field]),
  )
  return [
    ...changes.map((change) => {
      if (!(change.field in typed)) return change
      const value = typed[change.field]
      return { ...change, typed: { value, name: knownName(change, value) } }
    }),
    ...onlyTyped.map((field) => ({
      field,
      seen: seen[field],
      now: seen[field],
      typed: { value: typed[field] },
    })),
  ]
}

/** The name of the record that was typed, if it is one of the two that the server named. */
function knownName({ seen, now, seenName, nowName }: FieldChange, typed: unknown): string | undefined {
  if (isSame(typed, seen)) return seenName
  return isSame(typed, now) ? nowName : undefined
}

/** Whether two values of a field are equal: an emptied field holds '', one that was never filled holds nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (value === '' || value === undefined ? null : value)
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}
