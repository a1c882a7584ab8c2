import { createFileRoute } from '@tanstack/react-router'
import { copySearch } from '../../../../../platform/web/records/copy-search.ts'
import { m } from '../../../../../generated/messages/messages.js'
import { badgeOperations } from '../../badge.operations.ts'
import { CreateBadgeScreen } from '../create-badge-screen.tsx'

export const Route = createFileRoute('/_signed-in/badges/create')({
  validateSearch: copySearch,
  staticData: {
    operation: badgeOperations.cmsCreateBadge,
    breadcrumb: () => [{ label: m.badges_title(), to: '/badges' }, { label: m.common_create() }],
  },
  component: CreateScreen,
})

function CreateScreen() {
  const { copyOf } = Route.useSearch()
  return <CreateBadgeScreen key={copyOf} copyOf={copyOf} />
}
