import { Modal } from 'antd'
import { m } from '../../../generated/messages/messages.js'
import { formatNumber } from '../../../platform/web/format-number.ts'
import type { Existing } from './add-codes-dialog.tsx'
import '../../../platform/web/form/form.css'

interface Props {
  readonly existing: Existing
  readonly onClose: () => void
}

/** The codes that were not created, because they exist. */
export function ExistingDialog({ existing: { codes, count }, onClose }: Props) {
  return (
    <Modal
      open
      title={m.voucher_codes_existed_title()}
      cancelButtonProps={{ hidden: true }}
      onOk={onClose}
      onCancel={onClose}
    >
      <div className="form-problems">
        <table>
          <thead>
            <tr>
              <th scope="col">{m.voucher_codes_code_existing()}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map((code) => (
              <tr key={code}>
                <td>
                  <code>{code}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count > codes.length && (
        <p>{m.voucher_codes_existed_more({ shown: formatNumber(codes.length), count: formatNumber(count) })}</p>
      )}
    </Modal>
  )
}
