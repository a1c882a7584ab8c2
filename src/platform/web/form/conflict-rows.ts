import type { FieldChange } from '../../shared/refusal.ts'

type Values = Readonly<Record<string, unknown>>

/** One row of a conflict: a field's value as seen, now, and as typed, if the form has the field. */
export interface ConflictRow extends FieldChange {
  readonly typed?: { readonly value: unknown }
}

/**
 * The fields that somebody else changed, then those that only the person at the form changed.
 *
 * @param seen the values that the form started from
 * @param typed the values that the form was about to send
 */
export function conflictRows(changes: readonly FieldChange[], seen: Values, typed: Values): ConflictRow[] {
  const changed = new Set(changes.map(({ field }) => field))
  const onlyTyped = Object.keys(seen).filter(
    (field) => field in typed && !changed.has(field) && !isSame(seen[field], typed[field]),
  )
  return [
    ...changes.map((change) => (change.field in typed ? { ...change, typed: { value: typed[change.field] } } : change)),
    ...onlyTyped.map((field) => ({
      field,
      seen: seen[field],
      now: seen[field],
      typed: { value: typed[field] },
    })),
  ]
}

/** Whether two values of a field are equal: an emptied field holds '', one that was never filled holds nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (value === '' || value === undefined ? null : value)
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}
