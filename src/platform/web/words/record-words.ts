import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { isId } from '../../shared/list.ts'
import type { RecordKind } from '../../shared/record.ts'
import { formatNumber } from './format-number.ts'
import { yesOrNo } from './yes-or-no.ts'

interface FieldWords {
  readonly label: () => string
  /** Renders a value that is not empty; texts, numbers, yes and no, and lists of these need nothing. */
  readonly value?: (value: unknown) => ReactNode
}

/** The name of a record and the labels of its fields. */
export interface RecordWords<Field extends string = string> {
  readonly name: () => string
  readonly fields: Readonly<Record<Field, FieldWords>>
}

/** The same for a kind of record in the audit log, with the names of its actions: see `recordWords`. */
export interface LoggedRecordWords<
  Field extends string = string,
  Action extends string = string,
> extends RecordWords<Field> {
  readonly actions: Readonly<Record<Action, () => string>>
}

/**
 * Declares the words of a record, once per feature in `<feature>-words.ts`. Every field and action in the audit log
 * needs a word; forms may have more fields.
 */
export function recordWords<
  R extends RecordKind & { readonly model: string },
  F extends Readonly<Record<R['fields'][number], FieldWords>>,
>(
  { model }: R,
  words: LoggedRecordWords<R['fields'][number], R['actions'][number]> & { readonly fields: F },
): LoggedRecordWords & { readonly fields: F } {
  wordsByModel[model] = words
  return words
}

const wordsByModel: Record<string, LoggedRecordWords> = {}

/** The words of every kind of record, by its model, once they are loaded. */
export const loggedWords: Readonly<Record<string, LoggedRecordWords>> = wordsByModel

let load = (): Promise<unknown> => Promise.resolve()

/** Says how the words of all kinds of records are loaded, which are too many for every screen. */
export const provideRecordWords = (loader: typeof load): void => void (load = loader)

/** Loads the words of all kinds of records. */
export const loadRecordWords = (): Promise<unknown> => load()

/** Loads them along with what shows any of them, such as a history. */
export const withRecordWords =
  <T>(part: () => Promise<T>) =>
  async (): Promise<T> =>
    (await Promise.all([part(), loadRecordWords()]))[0]

/** A field without words is shown by its own name. */
export function fieldLabel(words: RecordWords | undefined, field: string): string {
  return words?.fields[field]?.label() ?? field
}

/** A field's value, wherever a record's values are compared. `name` is the name of the record that it is the id of. */
export function fieldValue(
  words: RecordWords | undefined,
  field: string,
  value: unknown,
  name?: string | null,
): ReactNode {
  if (name) return name
  if (value === null || value === undefined || value === '') return m.common_empty()
  if (Array.isArray(value) && value.length === 0) return m.common_empty()
  const show = words?.fields[field]?.value
  return show ? show(value) : plainValue(value)
}

function plainValue(value: unknown): string {
  // The id of a record that is gone, or has no name.
  if (typeof value === 'string') return isId(value) ? `…${value.slice(-6)}` : value
  if (typeof value === 'boolean') return yesOrNo(value)
  if (typeof value === 'number') return formatNumber(value)
  return Array.isArray(value)
    ? value.map(plainValue).join(', ')
    : value === null
      ? m.common_empty()
      : plainValue(Object.values(value as object))
}
