import type { Permission } from './permission.ts'

/**
 * A kind of thing that people change and the audit log tells of. Declared once per feature in `*.record.ts`; what its
 * name, fields, values and actions are called on the screens stands in `web/*-words.ts`. Loaded before the login is
 * painted, so it holds no Zod.
 */
export interface RecordKind {
  /** Its fields in the audit log, as the API calls them. */
  readonly fields: readonly string[]
  /** What can be done to it: names of operations, and of commands on the console. */
  readonly actions: readonly string[]
  /** Who may read its history. Absent: only the log as a whole tells of it. */
  readonly history?: Permission
  /** Who may read one, where it stands open on a screen of its own: who else looks at it is shown, and a change can be undone. */
  readonly readers?: Permission
}

export function defineRecord<const R extends RecordKind>(record: R): R {
  return record
}
