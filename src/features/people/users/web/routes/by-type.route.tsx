import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { mayCall } from '../../../../../platform/shared/operation.ts'
import { isId } from '../../../../../platform/shared/list.ts'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { groupName } from '../../../../../platform/web/words/group-name.ts'
import { isRequestError } from '../../../../../platform/web/requests/request-error.ts'
import { statusName } from '../../../../../platform/web/words/term-status-name.ts'
import { personOperations } from '../../../../records/persons/person.operations.ts'
import { userList } from '../../../../records/persons/user.list.ts'
import { listFilterOfType } from '../../../../records/persons/user.values.ts'
import { userQuery } from '../user-cache.ts'
import { UserListScreen } from '../user-list-screen.tsx'

/**
 * `$type` is a group, a term status, or a person's id, which opens that person over the list; anything else is not
 * found.
 */
export const Route = createFileRoute('/_signed-in/users/$type')({
  validateSearch: listSearch(userList, 'user'),
  beforeLoad: async ({ params, context: { viewer, queryClient } }) => {
    if (isId(params.type)) {
      if (mayCall(viewer, personOperations.cmsGetUser)) await requireUser(queryClient, params.type)
      throw redirect({ to: '/users', search: { user: params.type }, replace: true })
    }
    if (listFilterOfType(params.type) === undefined) throw notFound()
  },
  staticData: {
    operation: personOperations.cmsGetUsers,
    breadcrumb: () => [{ label: m.users_list_title(), to: '/users' }, { label: m.common_list() }],
    decided: ({ type = '' }) => Object.keys(listFilterOfType(type) ?? {}),
  },
  component: UsersOfTypeScreen,
})

async function requireUser(queryClient: QueryClient, id: string): Promise<void> {
  await queryClient.ensureQueryData(userQuery(id)).catch((error: unknown) => {
    if (isRequestError(error, 'NOT_FOUND')) throw notFound()
  })
}

function UsersOfTypeScreen() {
  const { type } = Route.useParams()
  const fixed = listFilterOfType(type)
  if (fixed === undefined) return null
  return <UserListScreen key={type} fixed={fixed} title={titleOf(type)} />
}

function titleOf(type: string): string {
  if (type === 'BLOCKED') return m.users_blocked_title()
  const fixed = listFilterOfType(type)
  return m.users_of_type_title({ type: fixed && 'group' in fixed ? groupName(type) : statusName(type) })
}
