import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { postOperations } from '../../post.operations.ts'
import { postList } from '../../post.list.ts'
import { PostListScreen } from '../post-list-screens.tsx'

export const Route = createFileRoute('/_signed-in/posts')({
  validateSearch: listSearch(postList, 'post'),
  staticData: {
    operation: postOperations.cmsGetPosts,
    breadcrumb: () => [{ label: m.posts_crumb_post() }, { label: m.common_list() }],
  },
  component: PostListScreen,
})
