import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../generated/messages/messages.js'
import { CreatePostScreen } from '../create-post-screen.tsx'

export const Route = createFileRoute('/_signed-in/posts/create')({
  staticData: { breadcrumb: () => [{ label: m.posts_crumb_post(), to: '/posts' }, { label: m.common_create() }] },
  component: CreatePostScreen,
})
