import { createFileRoute } from '@tanstack/react-router'
import { copySearch } from '../../../../../platform/web/records/copied.tsx'
import { m } from '../../../../../generated/messages/messages.js'
import { voucherOperations } from '../../voucher.operations.ts'
import { CreateVoucherScreen } from '../create-voucher-screen.tsx'

export const Route = createFileRoute('/_signed-in/vouchers/create')({
  validateSearch: copySearch,
  staticData: {
    operation: voucherOperations.createVoucher,
    breadcrumb: () => [{ label: m.vouchers_breadcrumb(), to: '/vouchers' }, { label: m.common_create() }],
  },
  component: CreateScreen,
})

function CreateScreen() {
  const { copyOf } = Route.useSearch()
  return <CreateVoucherScreen key={copyOf} copyOf={copyOf} />
}
