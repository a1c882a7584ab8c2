import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { dashboardOperations } from '../../dashboard.operations.ts'
import { topReferralList } from '../../top-referral.list.ts'
import { TopReferralsScreen } from '../top-referrals-screen.tsx'

export const Route = createFileRoute('/_signed-in/dashboard/top-referrals')({
  validateSearch: listSearch(topReferralList),
  staticData: {
    operation: dashboardOperations.cmsTopReferralUsers,
    breadcrumb: () => [{ label: m.dashboard_menu_promotion() }, { label: m.dashboard_top_referrals() }],
  },
  component: TopReferralsScreen,
})
