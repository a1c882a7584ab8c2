import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { userOperations } from '../../user.operations.ts'
import { CreateUserScreen } from '../create-user-screen.tsx'

export const Route = createFileRoute('/_signed-in/users/create')({
  staticData: {
    operation: userOperations.registerForImporter,
    breadcrumb: () => [{ label: m.users_list_title(), to: '/users' }, { label: m.common_create() }],
  },
  component: CreateUserScreen,
})
