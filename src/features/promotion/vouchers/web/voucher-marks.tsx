import { m } from '../../../../generated/messages/messages.js'
import { Mark, type Tone } from '../../../../platform/web/list/cells.tsx'
import type { AdminStatus, VoucherStatus } from '../voucher.values.ts'
import { adminStatusName, statusName } from './voucher-words.ts'
import './vouchers.css'

export const adminTone: Readonly<Record<AdminStatus, Tone>> = { PENDING: 'warning', APPROVED: 'good', REJECTED: 'bad' }

export function VoucherStatusMark({ status }: { readonly status: VoucherStatus }) {
  return <Mark tone={status === 'ENABLED' ? 'good' : 'neutral'}>{statusName(status)}</Mark>
}

/** The search parameters that open the dialogs of the two statuses. */
export const adminStatusDialog = 'adminStatusOf'
export const statusDialog = 'statusOf'

interface Props {
  readonly voucher: { readonly _id: string; readonly title: string; readonly adminStatus: AdminStatus }
}

/** The admin status; opens the dialog that changes it. */
export function AdminStatusLink({ voucher: { _id, title, adminStatus } }: Props) {
  const status = adminStatusName(adminStatus)
  return (
    <a
      className="vouchers-status"
      href={`?${adminStatusDialog}=${_id}`}
      aria-label={m.vouchers_change_admin_status_of({ status, name: title })}
    >
      <Mark tone={adminTone[adminStatus]}>{status}</Mark>
    </a>
  )
}

/** The status of a campaign; opens the dialog that changes it. */
export function StatusLink({ voucher }: { readonly voucher: { _id: string; title: string; status: VoucherStatus } }) {
  return (
    <a
      className="vouchers-status"
      href={`?${statusDialog}=${voucher._id}`}
      aria-label={m.vouchers_change_status_of({ status: statusName(voucher.status), name: voucher.title })}
    >
      <VoucherStatusMark status={voucher.status} />
    </a>
  )
}
