export { type AdoptedComment, adoptComments, changeComment, deleteComment } from './comment.commands.ts'
