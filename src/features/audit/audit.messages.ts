/** What the server says about an undo that it refuses, by code. The screens find the Vietnamese text by the code. */
export const undoTexts = {
  nothingToUndo: 'There is nothing here that can be undone.',
  notYours: 'Only the person who made a change can undo it.',
} as const
