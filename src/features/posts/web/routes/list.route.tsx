import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { listSearch } from '../../../../platform/web/list/list-search.ts'
import { postList } from '../../post.list.ts'
import { PostListScreen } from '../post-list-screens.tsx'

export const Route = createFileRoute('/_signed-in/posts')({
  validateSearch: listSearch(postList, 'post'),
  staticData: { breadcrumb: () => [{ label: m.posts_crumb_post() }, { label: m.common_list() }] },
  component: PostListScreen,
})
