import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { userOperations } from '../../user.operations.ts'
import { EditUserScreen } from '../edit-user-screen.tsx'

export const Route = createFileRoute('/_signed-in/users/$id/edit')({
  staticData: {
    operation: userOperations.updateUserGroup,
    breadcrumb: () => [{ label: m.users_list_title(), to: '/users' }, { label: m.common_edit() }],
  },
  component: EditScreen,
})

function EditScreen() {
  const { id } = Route.useParams()
  return <EditUserScreen key={id} id={id} />
}
