/** What other features need to have their actions undone. */
export { registerUndo, undoAction } from './undo.ts'
export { recordModel } from './record-model.ts'
