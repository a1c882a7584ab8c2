import type { Permission } from './permission.ts'

/**
 * A kind of record whose changes are in the audit log. Declared once per feature in `*.record.ts`; the words for its
 * name, fields, values and actions are in `web/*-words.ts`. Loaded before the login is shown, so it must not import
 * Zod.
 */
export interface RecordKind {
  /** Its fields in the audit log, with the names of the API. */
  readonly fields: readonly string[]
  /** Its actions: names of operations, and of console commands. */
  readonly actions: readonly string[]
  /** Who may read its history. Absent: only the whole audit log shows it. */
  readonly history?: Permission
  /**
   * Who may read a record, if it has a screen of its own: that shows who else has it open, and a change can be undone.
   */
  readonly readers?: Permission
  /** Where the record with an id is opened, if it can be opened by itself. */
  readonly address?: (id: string) => string
}

export function defineRecord<const R extends RecordKind>(record: R): R {
  return record
}
