import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { postOperations } from '../../post.operations.ts'
import { PostShowScreen } from '../post-show-screen.tsx'

export const Route = createFileRoute('/_signed-in/posts/$id')({
  staticData: {
    operation: postOperations.cmsGetPost,
    breadcrumb: () => [{ label: m.posts_crumb_post(), to: '/posts' }, { label: m.posts_crumb_detail() }],
  },
  component: ShowScreen,
})

function ShowScreen() {
  const { id } = Route.useParams()
  return <PostShowScreen key={id} id={id} />
}
