import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { rangeSearch } from '../../../../../platform/web/charts/range-address.ts'
import { pointsLedgerOperations } from '../../points-ledger.operations.ts'
import { PointsScreen } from '../points-screen.tsx'

export const Route = createFileRoute('/_signed-in/points')({
  validateSearch: rangeSearch,
  staticData: {
    operation: pointsLedgerOperations.cmsPointsByDay,
    breadcrumb: () => [{ label: m.trusted_points_title(), to: '/trusted-points' }, { label: m.points_ledger_title() }],
  },
  component: PointsScreen,
})
