export { adoptComment, changeComment, deleteComment } from './comment.commands.ts'
