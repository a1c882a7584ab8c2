import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { badgeRequestList } from '../../badge-request.list.ts'
import { badgeRequestOperations } from '../../badge-request.operations.ts'
import { BadgeRequestsScreen } from '../badge-requests-screen.tsx'

export const Route = createFileRoute('/_signed-in/badges/verifies')({
  validateSearch: listSearch(badgeRequestList, 'request', 'creator'),
  staticData: {
    operation: badgeRequestOperations.cmsListRequestBadges,
    breadcrumb: () => [{ label: m.badges_title(), to: '/badges' }, { label: m.badge_requests_title() }],
  },
  component: BadgeRequestsScreen,
})
