import { createFileRoute, notFound } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { voucherList } from '../../voucher.list.ts'
import { voucherOperations } from '../../voucher.operations.ts'
import { adminStatusOfAddress } from '../../voucher.values.ts'
import { VouchersScreen } from '../vouchers-screen.tsx'

/** `$type` is an admin status in upper or lower case; anything else is not found. */
export const Route = createFileRoute('/_signed-in/vouchers/type/$type')({
  validateSearch: listSearch(voucherList, 'adminStatusOf', 'codesOf'),
  beforeLoad: ({ params }) => {
    if (adminStatusOfAddress(params.type) === undefined) throw notFound()
  },
  staticData: {
    operation: voucherOperations.cmsVouchers,
    breadcrumb: () => [{ label: m.vouchers_breadcrumb(), to: '/vouchers' }, { label: m.common_list() }],
    decided: () => ['adminStatus'],
  },
  component: VouchersOfAdminStatus,
})

function VouchersOfAdminStatus() {
  const adminStatus = adminStatusOfAddress(Route.useParams().type)
  return adminStatus && <VouchersScreen key={adminStatus} adminStatus={adminStatus} />
}
