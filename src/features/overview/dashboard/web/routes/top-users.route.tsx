import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { dashboardOperations } from '../../dashboard.operations.ts'
import { topUserList } from '../../top-user.list.ts'
import { TopUsersScreen } from '../top-users-screen.tsx'

export const Route = createFileRoute('/_signed-in/dashboard/top-users')({
  validateSearch: listSearch(topUserList),
  staticData: {
    operation: dashboardOperations.cmsTopUsersByPointsPerDay,
    breadcrumb: () => [{ label: m.dashboard_menu(), to: '/dashboard' }, { label: m.dashboard_top_users() }],
  },
  component: TopUsersScreen,
})
