import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { personOperations } from '../../../../records/persons/person.operations.ts'
import { userList } from '../../../../records/persons/user.list.ts'
import { UserListScreen } from '../user-list-screen.tsx'

export const Route = createFileRoute('/_signed-in/users')({
  validateSearch: listSearch(userList, 'user'),
  staticData: {
    operation: personOperations.cmsGetUsers,
    breadcrumb: () => [{ label: m.users_list_title() }, { label: m.common_list() }],
  },
  component: () => <UserListScreen />,
})
