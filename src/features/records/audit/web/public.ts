/** What other features' screens may use of the audit log. */
export { changesSinceDocument } from './audit.documents.ts'
export { fieldName, modelName, valueShown } from './audit-texts.ts'
export { ChangeList } from './change-list.tsx'
export { RecordHistory } from './record-history.tsx'
export { recordAddress, undoSeconds } from '../audit.rules.ts'
export { tellUndone, undoLabel } from './undo-notice.ts'
export { deletedWithUndo, succeedWithUndo, succeedWithUndoOfMany } from './undo-notice.ts'
