import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { dashboardOperations } from '../../dashboard.operations.ts'
import { ContentsScreen } from '../contents-screen.tsx'
import { rangeSearch } from '../../../../../platform/web/charts/range-address.ts'

export const Route = createFileRoute('/_signed-in/dashboard/contents')({
  validateSearch: rangeSearch,
  staticData: {
    operation: dashboardOperations.cmsPostsPerDay,
    breadcrumb: () => [{ label: m.dashboard_menu(), to: '/dashboard' }, { label: m.dashboard_contents() }],
  },
  component: ContentsScreen,
})
