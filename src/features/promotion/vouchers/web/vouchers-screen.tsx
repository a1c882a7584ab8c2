import { BarChartOutlined, BarcodeOutlined, DownloadOutlined, PlusOutlined } from '@ant-design/icons'
import { Suspense, useMemo } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/vouchers.js'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { useDetail } from '../../../../platform/web/list/list-address.ts'
import type { RowAction } from '../../../../platform/web/list/list-declaration.ts'
import { copyAction, editAction } from '../../../../platform/web/list/edit-action.tsx'
import { ListScreen } from '../../../../platform/web/list/list-screen.tsx'
import { LinkButton } from '../../../../platform/web/parts/link-button.tsx'
import { exportCodes } from './export-codes.ts'
import { voucherCodeOperations } from '../voucher-code.operations.ts'
import { voucherOperations } from '../voucher.operations.ts'
import type { AdminStatus } from '../voucher.values.ts'
import { adminStatusActions } from './admin-status-of-many.tsx'
import { useDeleteVoucher } from './use-delete-voucher.ts'
import { voucherListing, type VoucherRow } from './voucher-listing.tsx'
import { adminStatusDialog } from './voucher-marks.tsx'
import { adminStatusName } from './voucher-words.ts'

const CodesDialog = lazyPart(() => import('./codes-dialog.tsx'))
const AdminStatusDialog = lazyPart(async () => ({
  default: (await import('./voucher-status-dialogs.tsx')).AdminStatusDialog,
}))

const isThere = ({ deletedAt }: VoucherRow) => deletedAt === null

/** A link to the edit screen; a deleted voucher has none. */
export const editVoucher = editAction<VoucherRow>(voucherOperations.updateVoucher, {
  opens: true,
  shown: isThere,
  href: (voucher) => `/vouchers/${voucher._id}/edit`,
})

/** A deleted voucher is no model for another. */
export const copyVoucher = {
  ...copyAction<VoucherRow>(voucherOperations.createVoucher, '/vouchers/create'),
  shown: isThere,
}

/** A link to what became of its codes. */
export const resultsOfVoucher: RowAction<VoucherRow> = {
  key: 'results',
  label: () => m.voucher_results_title(),
  icon: <BarChartOutlined aria-hidden />,
  operation: voucherOperations.cmsVoucherResults,
  shown: isThere,
  href: ({ _id }) => `/vouchers/${_id}/results`,
}

/** The search parameter that opens the codes of a voucher. */
const codesDialog = 'codesOf'

const usualActions: readonly RowAction<VoucherRow>[] = [
  editVoucher,
  copyVoucher,
  resultsOfVoucher,
  {
    key: 'codes',
    label: m.vouchers_codes,
    icon: <BarcodeOutlined aria-hidden />,
    inline: true,
    operation: voucherCodeOperations.cmsListVoucherCode,
    shown: isThere,
    href: (voucher) => `?${codesDialog}=${voucher._id}`,
  },
  {
    key: 'export',
    label: m.vouchers_export_codes,
    icon: <DownloadOutlined aria-hidden />,
    inline: true,
    operation: voucherCodeOperations.exportVoucherCode,
    run: (voucher) => void exportCodes(voucher._id),
  },
]

/** `/vouchers`, and `/vouchers/type/{type}` with its admin status. */
export function VouchersScreen({ adminStatus }: { readonly adminStatus?: AdminStatus }) {
  const changing = useDetail(adminStatusDialog)
  const codes = useDetail(codesDialog)
  const { action, dialog } = useDeleteVoucher(voucherListing, isThere)
  const rowActions = useMemo(() => [...usualActions, action], [action])
  return (
    <div className="vouchers-list">
      <ListScreen
        list={voucherListing}
        {...(adminStatus && {
          fixed: { adminStatus },
          title: m.vouchers_of_admin_status_title({ status: adminStatusName(adminStatus) }),
        })}
        rowActions={rowActions}
        bulkActions={adminStatusActions}
        extra={<AddVoucher />}
      />
      <Suspense>
        {changing.id && <AdminStatusDialog id={changing.id} onClose={changing.close} />}
        {codes.id && <CodesDialog id={codes.id} onClose={codes.close} />}
      </Suspense>
      {dialog}
    </div>
  )
}

export function AddVoucher({ type }: { readonly type?: 'REFERRAL' }) {
  return (
    <LinkButton
      to="/vouchers/create"
      search={type ? { type } : {}}
      color="primary"
      variant="solid"
      icon={<PlusOutlined aria-hidden />}
    >
      {m.vouchers_add()}
    </LinkButton>
  )
}
