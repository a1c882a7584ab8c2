import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { replyList } from '../../reply.list.ts'
import { replyOperations } from '../../reply.operations.ts'
import { RepliesScreen } from '../replies-screen.tsx'

export const Route = createFileRoute('/_signed-in/replies')({
  validateSearch: listSearch(replyList),
  staticData: {
    operation: replyOperations.cmsGetSavedReplies,
    breadcrumb: () => [{ label: m.replies_title() }, { label: m.common_list() }],
  },
  component: RepliesScreen,
})
