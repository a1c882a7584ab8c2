/** For features whose actions can be undone. */
export { registerUndo, undoAction } from './undo.ts'
export { recordModel } from './record-model.ts'
