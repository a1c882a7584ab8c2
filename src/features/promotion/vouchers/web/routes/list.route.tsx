import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { listSearch } from '../../../../../platform/web/list/list-search.ts'
import { voucherList } from '../../voucher.list.ts'
import { voucherOperations } from '../../voucher.operations.ts'
import { VouchersScreen } from '../vouchers-screen.tsx'

export const Route = createFileRoute('/_signed-in/vouchers')({
  validateSearch: listSearch(voucherList, 'adminStatusOf', 'codesOf'),
  staticData: {
    operation: voucherOperations.cmsVouchers,
    breadcrumb: () => [{ label: m.vouchers_breadcrumb() }, { label: m.common_list() }],
  },
  component: () => <VouchersScreen />,
})
