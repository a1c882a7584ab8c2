import type { Operation } from './operation.ts'
import type { Permission } from './permission.ts'

/**
 * A kind of record whose changes are in the audit log. Declared once per feature in `*.record.ts`; the words for its
 * name, fields, values and actions are in `web/*-words.ts`. Loaded before the login is shown, so it must not import
 * Zod.
 */
export interface RecordKind {
  /** Its type in the API: who may read a field there may read the field of the same name in the audit log. */
  readonly type?: string
  /** Its fields in the audit log, with the names of the API. */
  readonly fields: readonly string[]
  /**
   * What `type` does not say: for a field of the audit log its name in `type`, or who may read it; for an action that
   * changes no field, who may know of it. Without this, only readers of the whole audit log know.
   */
  readonly seenAs?: Readonly<Record<string, string | Permission>>
  /** Its actions: names of operations, and of console commands. */
  readonly actions: readonly string[]
  /** Who may read its history. Absent: only the whole audit log shows it. */
  readonly history?: Permission
  /**
   * Who may read a record, if it has its own screen, which shows who else has the record open and can undo a change.
   */
  readonly readers?: Permission
  /** What a change set can hold for such a record: an operation that changes one existing record and can be undone. */
  readonly plannedBy?: Operation
  /** The same for one that creates a record, whose undo deletes it. Its id is `newRecordId`. */
  readonly plannedNewBy?: Operation
  /** The address of the record with this id, if it has its own screen. */
  readonly address?: (id: string) => string
}

const kinds: Record<string, RecordKind> = {}

/** Every kind of record, by its model, once `features/records.ts` is loaded. */
export const recordKinds: Readonly<Record<string, RecordKind>> = kinds

/** @param model its name in the audit log and in the API */
export function defineRecord<const R extends RecordKind>(model: string, kind: R): R & { readonly model: string } {
  kinds[model] = kind
  return { ...kind, model }
}
