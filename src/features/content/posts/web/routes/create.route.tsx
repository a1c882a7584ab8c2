import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { postOperations } from '../../post.operations.ts'
import { CreatePostScreen } from '../create-post-screen.tsx'

export const Route = createFileRoute('/_signed-in/posts/create')({
  staticData: {
    operation: postOperations.cmsCreatePost,
    breadcrumb: () => [{ label: m.posts_crumb_post(), to: '/posts' }, { label: m.common_create() }],
  },
  component: CreatePostScreen,
})
