import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { dashboardOperations } from '../../dashboard.operations.ts'
import { DashboardScreen } from '../dashboard-screen.tsx'
import { rangeSearch } from '../../../../../platform/web/charts/range-address.ts'

export const Route = createFileRoute('/_signed-in/dashboard')({
  validateSearch: rangeSearch,
  staticData: {
    operation: dashboardOperations.cmsNumberOfUsers,
    breadcrumb: () => [{ label: m.dashboard_menu() }, { label: m.dashboard_menu_statistics() }],
  },
  component: DashboardScreen,
})
