import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { trustedPointList } from '../../trusted-point.list.ts'
import { trustedPointOperations } from '../../trusted-point.operations.ts'
import { TrustedPointsScreen } from '../trusted-points-screen.tsx'

export const Route = createFileRoute('/_signed-in/trusted-points')({
  validateSearch: listSearch(trustedPointList, 'rule'),
  staticData: {
    operation: trustedPointOperations.getTrustedPointConfigs,
    breadcrumb: () => [{ label: m.trusted_points_title() }, { label: m.common_list() }],
  },
  component: TrustedPointsScreen,
})
