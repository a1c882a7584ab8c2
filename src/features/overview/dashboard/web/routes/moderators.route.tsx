import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { dashboardOperations } from '../../dashboard.operations.ts'
import { ModeratorsScreen } from '../moderators-screen.tsx'
import { rangeSearch } from '../../../../../platform/web/charts/range-address.ts'

export const Route = createFileRoute('/_signed-in/dashboard/moderators')({
  validateSearch: rangeSearch,
  staticData: {
    operation: dashboardOperations.cmsModeratorFigures,
    breadcrumb: () => [{ label: m.app_reports() }, { label: m.dashboard_moderators() }],
  },
  component: ModeratorsScreen,
})
