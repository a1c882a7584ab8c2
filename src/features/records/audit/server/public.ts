/** For features whose actions can be undone. */
export { networkAllowance, registerUndo, takeBack, undoAction } from './undo.ts'
export { recordModel } from './record-model.ts'
/** For lists that show who last changed a record. */
export { AuditEntry } from './audit-entry.ref.ts'
/** For screens that show changes as the audit log does. */
export { AuditChange } from './audit-change.type.ts'
export { FieldDifference } from './difference.schema.ts'
export { changesShown } from './audit.changes.ts'
export { lastEntryOf } from './audit.queries.ts'
