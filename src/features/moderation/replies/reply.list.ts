import { defineList } from '../../../platform/shared/list.ts'
import { mostReplies } from './reply.values.ts'

/** `/replies`: what reporters are told when there was no violation. */
export const replyList = defineList({
  name: 'SavedReply',
  filters: {},
  sorts: ['TITLE'],
  defaultSort: { type: 'TITLE', dir: 'ASC' },
  pageSize: mostReplies,
  pageSizes: [mostReplies],
})
