import { useQuery } from '@tanstack/react-query'
import { Modal } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { onlyOk } from '../../../../platform/web/form/only-ok.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { existingOf, type RunInfo, runModel } from '../../../records/runs/web/public.ts'
import './voucher-codes.css'

interface Props {
  /** The import. */
  readonly run: RunInfo
  readonly onClose: () => void
}

/** The codes that were not created, because they exist. */
export function ExistingDialog({ run: { _id, existing }, onClose }: Props) {
  const { data: rows = [] } = useQuery({
    queryKey: [runModel, 'existing', _id],
    queryFn: () => existingOf(_id),
  })
  return (
    <Modal open title={m.voucher_codes_existed_title()} footer={onlyOk} onOk={onClose} onCancel={onClose}>
      <div className="voucher-codes-problems">
        <table>
          <thead>
            <tr>
              <th scope="col">{m.voucher_codes_code_existing()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ _id: id, cells }) => (
              <tr key={id}>
                <td>
                  <code>{(cells as { code: string }).code}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {existing > rows.length && rows.length > 0 && (
        <p>{m.voucher_codes_existed_more({ shown: formatNumber(rows.length), count: formatNumber(existing) })}</p>
      )}
    </Modal>
  )
}
