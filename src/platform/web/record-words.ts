import type { ReactNode } from 'react'
import type { RecordKind } from '../shared/record.ts'

interface FieldWords {
  readonly label: () => string
  /** Renders a value that is not empty; as text by default. */
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
export function recordWords<R extends RecordKind, F extends Readonly<Record<R['fields'][number], FieldWords>>>(
  _: R,
  words: LoggedRecordWords<R['fields'][number], R['actions'][number]> & { readonly fields: F },
): LoggedRecordWords & { readonly fields: F } {
  return words
}

/** A field without words is shown by its own name. */
export function fieldLabel(words: RecordWords, field: string): string {
  return words.fields[field]?.label() ?? field
}

/** A field's value as text. Undefined for an empty one, so that the caller decides what to show. */
export function fieldValue(words: RecordWords, field: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return undefined
  const show = words.fields[field]?.value
  if (show) return show(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
