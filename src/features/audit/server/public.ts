/** What other rooms need to have their actions undone. */
export { registerUndo, undoAction } from './undo.ts'
