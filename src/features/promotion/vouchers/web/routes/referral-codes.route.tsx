import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { voucherCodeList } from '../../voucher-code.list.ts'
import { voucherCodeOperations } from '../../voucher-code.operations.ts'
import { ReferralCodesScreen } from '../referral-codes-screen.tsx'

export const Route = createFileRoute('/_signed-in/vouchers/referrals/codes/$id')({
  validateSearch: listSearch(voucherCodeList),
  staticData: {
    operation: voucherCodeOperations.cmsListVoucherCode,
    breadcrumb: () => [
      { label: m.vouchers_referral_title(), to: '/vouchers/referrals' },
      { label: m.voucher_codes_of_campaign() },
    ],
    decided: () => ['voucherId'],
  },
  component: CodesScreen,
})

function CodesScreen() {
  const { id } = Route.useParams()
  return <ReferralCodesScreen key={id} id={id} />
}
