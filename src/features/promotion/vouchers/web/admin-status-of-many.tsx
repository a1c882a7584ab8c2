import { CheckOutlined, ClockCircleOutlined, CloseOutlined } from '@ant-design/icons'
import type { SetVoucherAdminStatusMutationVariables } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import type { BulkAction } from '../../../../platform/web/list/list-declaration.ts'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndoOfMany } from '../../../records/audit/web/public.ts'
import { voucherOperations } from '../voucher.operations.ts'
import type { AdminStatus } from '../voucher.values.ts'
import { voucherModel } from './voucher-cache.ts'
import { adminStatusName } from './voucher-words.ts'
import { setVoucherAdminStatusDocument } from './voucher.documents.ts'

const setAdminStatusOfMany = (adminStatus: AdminStatus, icon: BulkAction['icon']): BulkAction => ({
  key: adminStatus,
  label: () => m.vouchers_set_admin_status({ status: adminStatusName(adminStatus) }),
  icon,
  danger: adminStatus === 'REJECTED',
  operation: voucherOperations.cmsSetVoucherAdminStatus,
  ask: {
    title: (count) =>
      m.vouchers_set_admin_status_question({ count: formatNumber(count), status: adminStatusName(adminStatus) }),
  },
  async run(batch, _, options) {
    const records = 'ids' in batch ? { _ids: [...batch.ids] } : { list: batch.filters, after: batch.after }
    const variables: SetVoucherAdminStatusMutationVariables = { ...records, adminStatus }
    return (await request(setVoucherAdminStatusDocument, variables, options)).cmsSetVoucherAdminStatus
  },
  onDone(outcomes, began) {
    const changes = outcomes.flatMap(({ _id, version }) => (version == null ? [] : [{ _id, version }]))
    const text = m.vouchers_admin_status_set_for_many({
      count: formatNumber(changes.length),
      status: adminStatusName(adminStatus),
    })
    succeedWithUndoOfMany({ title: m.common_updated(), text, model: voucherModel, changes, began })
    void recordsChanged(voucherModel)
  },
})

/** One action for each admin status. */
export const adminStatusActions: readonly BulkAction[] = [
  setAdminStatusOfMany('APPROVED', <CheckOutlined aria-hidden />),
  setAdminStatusOfMany('REJECTED', <CloseOutlined aria-hidden />),
  setAdminStatusOfMany('PENDING', <ClockCircleOutlined aria-hidden />),
]
