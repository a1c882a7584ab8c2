import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { isId } from '../../../../../platform/shared/list.ts'
import { knownBy, readsSearch } from '../../../../../platform/web/screens/search-parameters.ts'
import { NotFound } from '../../../../../platform/web/screens/not-found.tsx'
import { badgeOperations } from '../../badge.operations.ts'
import { EditBadgeScreen } from '../edit-badge-screen.tsx'

export const Route = createFileRoute('/_signed-in/badges/edit')({
  validateSearch: readsSearch(knownBy('id'), ({ id }: Record<string, unknown>) => (isId(id) ? { id } : {})),
  staticData: {
    operation: badgeOperations.cmsUpdateBadge,
    breadcrumb: () => [{ label: m.badges_title(), to: '/badges' }, { label: m.common_edit() }],
  },
  component: EditScreen,
})

function EditScreen() {
  const { id } = Route.useSearch()
  return id === undefined ? <NotFound /> : <EditBadgeScreen key={id} id={id} />
}
