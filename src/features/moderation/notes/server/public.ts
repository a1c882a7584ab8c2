export { adminIds, closestOf, worksIn } from './colleagues.ts'
export { giveMarks } from './marks.ts'
export { addNote } from './notes.ts'
