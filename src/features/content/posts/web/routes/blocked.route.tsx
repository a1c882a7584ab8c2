import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { postOperations } from '../../post.operations.ts'
import { blockedPostList } from '../../post.list.ts'
import { BlockedPostListScreen } from '../post-list-screens.tsx'

export const Route = createFileRoute('/_signed-in/posts/blocked')({
  validateSearch: listSearch(blockedPostList, 'post'),
  staticData: {
    operation: postOperations.cmsGetBlockedPosts,
    breadcrumb: () => [{ label: m.posts_crumb_post(), to: '/posts' }, { label: m.common_list() }],
  },
  component: BlockedPostListScreen,
})
