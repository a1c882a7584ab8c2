import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { postOperations } from '../../post.operations.ts'
import { EditPostScreen } from '../edit-post-screen.tsx'

export const Route = createFileRoute('/_signed-in/posts/$id/edit')({
  staticData: {
    operation: postOperations.cmsUpdatePost,
    breadcrumb: () => [{ label: m.posts_crumb_post(), to: '/posts' }, { label: m.common_edit() }],
  },
  component: EditScreen,
})

function EditScreen() {
  const { id } = Route.useParams()
  return <EditPostScreen key={id} id={id} />
}
