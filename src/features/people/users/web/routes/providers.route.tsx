import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { personOperations } from '../../../../records/persons/person.operations.ts'
import { providerList } from '../../../../records/persons/user.list.ts'
import { providerListing } from '../user-listing.tsx'
import { UserListScreen } from '../user-list-screen.tsx'

export const Route = createFileRoute('/_signed-in/users/providers')({
  validateSearch: listSearch(providerList, 'user'),
  staticData: {
    operation: personOperations.cmsGetUsers,
    breadcrumb: () => [{ label: m.users_list_title(), to: '/users' }, { label: m.users_providers_title() }],
    decided: () => Object.keys(providers),
  },
  component: ProvidersScreen,
})

const providers = { group: 'PROVIDER' }

function ProvidersScreen() {
  return <UserListScreen list={providerListing} fixed={providers} title={m.users_providers_title()} />
}
