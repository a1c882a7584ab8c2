import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { referralVoucherList } from '../../voucher.list.ts'
import { voucherOperations } from '../../voucher.operations.ts'
import { ReferralVouchersScreen } from '../referral-vouchers-screen.tsx'

export const Route = createFileRoute('/_signed-in/vouchers/referrals')({
  validateSearch: listSearch(referralVoucherList, 'statusOf'),
  staticData: {
    operation: voucherOperations.cmsReferralVouchers,
    breadcrumb: () => [{ label: m.vouchers_referral_title() }, { label: m.common_list() }],
  },
  component: ReferralVouchersScreen,
})
