import type { ReactNode } from 'react'
import type { RecordKind } from '../shared/record.ts'

interface FieldWords {
  readonly label: () => string
  /** How a value reads that is not empty; as text unless said. */
  readonly value?: (value: unknown) => ReactNode
}

/** What a record and its fields are called. */
export interface RecordWords<Field extends string = string> {
  readonly name: () => string
  readonly fields: Readonly<Record<Field, FieldWords>>
}

/** The same for a kind of record that the audit log tells of, with what is done to it: see `recordWords`. */
export interface LoggedRecordWords<
  Field extends string = string,
  Action extends string = string,
> extends RecordWords<Field> {
  readonly actions: Readonly<Record<Action, () => string>>
}

/**
 * Declares the words of a record, once per feature in `<feature>-words.ts`: none may be missing of what the audit log
 * tells of it, and its forms may have more fields.
 */
export function recordWords<R extends RecordKind, F extends Readonly<Record<R['fields'][number], FieldWords>>>(
  _: R,
  words: LoggedRecordWords<R['fields'][number], R['actions'][number]> & { readonly fields: F },
): LoggedRecordWords & { readonly fields: F } {
  return words
}

/** A field without words goes by its own name. */
export function fieldLabel(words: RecordWords, field: string): string {
  return words.fields[field]?.label() ?? field
}

/** A value of a field, in words. Nothing for an empty one: what stands there is the reader's choice. */
export function fieldValue(words: RecordWords, field: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return undefined
  const show = words.fields[field]?.value
  if (show) return show(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
