export { commentById } from './comment.queries.ts'
