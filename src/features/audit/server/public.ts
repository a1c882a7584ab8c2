/** For features whose actions can be undone. */
export { registerUndo, undoAction } from './undo.ts'
export { recordModel } from './record-model.ts'
/** For lists that show who last changed a record. */
export { AuditEntry } from './audit-entry.ref.ts'
export { lastEntryOf } from './audit.queries.ts'
