import type { FieldChange } from '../../shared/refusal.ts'

export type Values = Readonly<Record<string, unknown>>
export type Side = 'mine' | 'theirs'

/** One field of a conflict: its value as seen, now, and as typed. */
export interface ConflictRow extends FieldChange {
  /** Only where the person changed what they saw. */
  readonly typed?: { readonly value: unknown; readonly name?: string | undefined }
  /** Who changed it since the person saw it. Fields that belong together have been changed by both if each has been by one. */
  readonly changedBy: Side | 'both'
  /** The field that stands for all those that belong together: they are chosen as one. */
  readonly choice: string
}

interface Compared<V> {
  /** What others changed, as the server tells it. */
  readonly changes: readonly FieldChange[]
  /** The values that the form started from. */
  readonly from: Partial<V>
  /** The values that the form was about to send. */
  readonly sent: V
  /** Gives the form's values the names and the shape that they have in `changes`: see `Change.logged`. */
  readonly logged?: ((values: Partial<V>) => object) | undefined
  /** Fields that make sense only together, such as a kind and its value. */
  readonly together?: readonly (readonly string[])[] | undefined
}

/** Compares what the person changed with what others changed: the fields of others first. */
export function conflictRows<V extends object>({
  changes,
  from,
  sent,
  logged = (values) => values,
  together = [],
}: Compared<V>): ConflictRow[] {
  const seen: Values = { ...logged(from) }
  const typed: Values = { ...logged(sent) }
  const isTyped = (field: string) => field in typed && !isSame(seen[field], typed[field])
  const changed = new Set(changes.map(({ field }) => field))
  const choiceOf = (field: string) => together.find((fields) => fields.includes(field))?.[0] ?? field
  const rows = [
    ...changes.map((change): ConflictRow => {
      const { field } = change
      const value = typed[field]
      const choice = choiceOf(field)
      if (!isTyped(field) || isSame(value, change.now)) return { ...change, changedBy: 'theirs', choice }
      return { ...change, typed: { value, name: knownName(change, value) }, changedBy: 'both', choice }
    }),
    ...Object.keys(typed)
      .filter((field) => !changed.has(field) && isTyped(field))
      .map((field): ConflictRow => {
        const [value, now] = [typed[field], seen[field]]
        return { field, seen: now, now, typed: { value }, changedBy: 'mine', choice: choiceOf(field) }
      }),
  ]
  const sides = Map.groupBy(rows, ({ choice }) => choice)
  const isOfBoth = (choice: string) => new Set(sides.get(choice)!.map(({ changedBy }) => changedBy)).size > 1
  return rows.map((row) => (isOfBoth(row.choice) ? { ...row, changedBy: 'both' } : row))
}

/** The name of the record that was typed, if it is one of the two that the server named. */
function knownName({ seen, now, seenName, nowName }: FieldChange, typed: unknown): string | undefined {
  if (isSame(typed, seen)) return seenName
  return isSame(typed, now) ? nowName : undefined
}

/** Which side a field takes: what only one changed is theirs, what both changed is as the person chose. */
const sideOf = ({ changedBy, choice }: ConflictRow, chosen: ReadonlyMap<string, Side>): Side =>
  changedBy === 'both' ? (chosen.get(choice) ?? 'theirs') : changedBy

/**
 * The present values of the fields that take the side of others, for the form to take over. A field that the person
 * never changed is among them, so it is sent as it is now, not as it was seen.
 */
export function valuesOfOthers(rows: readonly ConflictRow[], chosen: ReadonlyMap<string, Side>): Values {
  return Object.fromEntries(
    rows.filter((row) => sideOf(row, chosen) === 'theirs').map(({ field, now }) => [field, now]),
  )
}

/** Whether anything is left that the person changed. */
export const keepsAnything = (rows: readonly ConflictRow[], chosen: ReadonlyMap<string, Side>): boolean =>
  rows.some((row) => row.typed !== undefined && sideOf(row, chosen) === 'mine')

/** Whether two values of a field are equal: an emptied field holds '', one that was never filled holds nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (value === '' || value === undefined ? null : value)
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

/** Puts values of the audit log into those of a form that calls its fields the same. */
export function takeSameNames<V extends object>(theirs: Values, values: V, from: Partial<V>): V {
  const own: Values = { ...from, ...values }
  const taken = Object.entries(theirs)
    .filter(([field]) => field in own)
    // A form has an empty text, or nothing, where a record has null.
    .map(([field, now]) => [field, now ?? (typeof own[field] === 'string' ? '' : undefined)])
  return { ...values, ...Object.fromEntries(taken) }
}

/** Checked values, but what the person left as it was seen stays exactly that, whatever a rule would make of it. */
export function asSeen<T extends object>(checked: T, typed: object, seen: object): T {
  const [values, before] = [typed as Values, seen as Values]
  const isLeft = (name: string) => name in before && isSame(values[name], before[name])
  return Object.fromEntries(
    Object.entries(checked).map(([name, value]) => [name, isLeft(name) ? before[name] : value]),
  ) as T
}

/** The members of an input that differ from those of another: what was not changed is not sent. */
export function changedOnly<T extends object>(now: T, before: object): Partial<T> {
  const seen = before as Values
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, seen[name]))) as Partial<T>
}
