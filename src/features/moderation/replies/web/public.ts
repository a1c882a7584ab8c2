export { type SavedReply, savedRepliesQuery } from './replies-query.ts'
