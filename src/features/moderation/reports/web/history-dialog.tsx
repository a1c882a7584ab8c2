import { Modal } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { useDialogFocus } from '../../../../platform/web/use-dialog-focus.ts'
import { RecordHistory } from '../../../records/audit/web/public.ts'
import type { TermModel } from '../../../../platform/shared/term-status.ts'
import { DecisionsOf, ReportsOf } from './record-reports.tsx'
import './reports.css'

interface Props {
  readonly model: TermModel
  readonly id: string
  /** Undefined while it is not known, and if the record does not exist any more. */
  readonly name: string | undefined
  readonly onClose: () => void
}

/** The reports of a record, and the decisions of staff about it. */
export default function HistoryDialog({ model, id, name, onClose }: Props) {
  useDialogFocus()
  return (
    <Modal
      open
      centered
      width="var(--dialog-report-history)"
      title={m.reports_history()}
      footer={null}
      onCancel={onClose}
    >
      {name !== undefined && <p className="reports-name">{name}</p>}
      <ReportsOf model={model} id={id} />
      <DecisionsOf model={model} id={id} />
      <RecordHistory model="REPORT" id={id} heading="h3" />
    </Modal>
  )
}
