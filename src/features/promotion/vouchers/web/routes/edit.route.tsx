import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../../../generated/messages/messages.js'
import { voucherOperations } from '../../voucher.operations.ts'
import { EditVoucherScreen } from '../edit-voucher-screen.tsx'

export const Route = createFileRoute('/_signed-in/vouchers/$id/edit')({
  staticData: {
    operation: voucherOperations.updateVoucher,
    breadcrumb: () => [{ label: m.vouchers_breadcrumb(), to: '/vouchers' }, { label: m.common_edit() }],
  },
  component: EditScreen,
})

function EditScreen() {
  const { id } = Route.useParams()
  return <EditVoucherScreen key={id} id={id} />
}
