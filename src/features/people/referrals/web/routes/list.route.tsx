import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { referralList } from '../../referral.list.ts'
import { referralOperations } from '../../referral.operations.ts'
import { ReferralsScreen } from '../referrals-screen.tsx'

export const Route = createFileRoute('/_signed-in/users/referrals')({
  validateSearch: listSearch(referralList, 'creator'),
  staticData: {
    operation: referralOperations.cmsListReferrals,
    breadcrumb: () => [{ label: m.users_list_title(), to: '/users' }, { label: m.referrals_title() }],
  },
  component: ReferralsScreen,
})
