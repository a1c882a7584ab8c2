/** What other features' screens may use of the audit log. */
export { changesSinceDocument } from './audit.documents.ts'
export { fieldName, valueShown } from './audit-texts.ts'
export { RecordHistory } from './record-history.tsx'
export { succeedWithUndo, succeedWithUndoOfMany } from './undo-notice.ts'
