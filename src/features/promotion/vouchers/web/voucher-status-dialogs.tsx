import { useQuery } from '@tanstack/react-query'
import { Form, Radio } from 'antd'
import { z } from 'zod'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/vouchers.js'
import { DialogFault } from '../../../../platform/web/form/dialog-fault.tsx'
import { FormDialog } from '../../../../platform/web/form/record-form.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import { succeedWithUndo } from '../../../records/audit/web/public.ts'
import { ScheduledNote, usePlanning } from '../../../records/change-sets/web/public.ts'
import { adminStatuses, voucherStatuses } from '../voucher.values.ts'
import { type VoucherDetail, voucherModel, voucherQuery } from './voucher-cache.ts'
import { adminStatusName, statusName, voucherWords } from './voucher-words.ts'
import { setVoucherAdminStatusDocument } from './voucher.documents.ts'

interface Props {
  readonly id: string
  readonly onClose: () => void
}

const adminStatusForm = z.object({ adminStatus: z.enum(adminStatuses) })
const statusForm = z.object({ status: z.enum(voucherStatuses) })

/** What both dialogs have in common. */
function commonTo({ _id, version, title }: VoucherDetail, heading: string, done: string, onClose: () => void) {
  return {
    record: _id,
    version,
    title: `${heading}: ${title}`,
    words: voucherWords,
    onDone: (changed: { readonly version?: number | null | undefined }, before: number) => {
      const notice = { title: m.common_updated(), text: done }
      succeedWithUndo({ ...notice, model: voucherModel, _id, before, after: changed.version ?? before })
      void recordsChanged(voucherModel)
      onClose()
    },
    onTake: () => {
      onClose()
      return recordsChanged(voucherModel)
    },
    onClose,
  }
}

/** Sets the admin status. The present status can be chosen only if the voucher was edited since its approval. */
export function AdminStatusDialog({ id, onClose }: Props) {
  const { data: voucher, error } = useQuery(voucherQuery(id))
  if (voucher === undefined) return <DialogFault error={error} onClose={onClose} />
  const isPresent = (status: string) => status === voucher.adminStatus && !voucher.editedSinceApproval
  return (
    <FormDialog
      {...commonTo(voucher, m.vouchers_change_admin_status(), m.vouchers_admin_status_set(), onClose)}
      schema={adminStatusForm}
      // Approving edits changes no field of the form, but must still be sent.
      initialValues={voucher.editedSinceApproval ? {} : { adminStatus: voucher.adminStatus }}
      send={async ({ adminStatus }, { version, ...options }) => {
        const variables = { _ids: [id], adminStatus, version }
        const { outcomes } = (await request(setVoucherAdminStatusDocument, variables, options)).cmsSetVoucherAdminStatus
        return { version: outcomes[0]?.version }
      }}
    >
      {(field) => (
        <>
          <ScheduledNote id={id} />
          {voucher.editedSinceApproval && <p className="form-text">{m.vouchers_edited()}</p>}
          <Form.Item {...field('adminStatus')}>
            <Radio.Group
              options={adminStatuses.map((value) => ({
                value,
                label: adminStatusName(value),
                disabled: isPresent(value),
              }))}
            />
          </Form.Item>
        </>
      )}
    </FormDialog>
  )
}

/** Sets the status of a campaign; the present status cannot be chosen. */
export function CampaignStatusDialog({ id, onClose }: Props) {
  const { data: voucher, error } = useQuery(voucherQuery(id))
  const { label, plan, dialog } = usePlanning('updateVoucher', onClose)
  if (voucher === undefined) return <DialogFault error={error} onClose={onClose} />
  return (
    <FormDialog
      {...commonTo(voucher, m.vouchers_change_status(), m.vouchers_updated_text(), onClose)}
      alternative={{
        label,
        run: ({ status }, leave) => plan({ _id: id, data: { status }, version: voucher.version }, leave),
      }}
      schema={statusForm}
      initialValues={{ status: voucher.status }}
      send={async ({ status }, { version, ...options }) =>
        (await request(mutation('updateVoucher'), { _id: id, data: { status }, version }, options)).updateVoucher
      }
      onFailure={(text) => notices.error(m.common_error(), text)}
    >
      {(field) => (
        <>
          <ScheduledNote id={id} />
          <Form.Item {...field('status')}>
            <Radio.Group
              options={voucherStatuses.map((value) => ({
                value,
                label: statusName(value),
                disabled: value === voucher.status,
              }))}
            />
          </Form.Item>
          {dialog}
        </>
      )}
    </FormDialog>
  )
}
