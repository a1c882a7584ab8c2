import { Modal } from 'antd'
import { m } from '../../../generated/messages/messages.js'
import { useDialogFocus } from '../../../platform/web/use-dialog-focus.ts'
import { RecordHistory } from '../../audit/web/public.ts'
import type { TermModel } from '../../term-status/term-status.values.ts'
import { DecisionsOf, ReportsOf } from './record-reports.tsx'

interface Props {
  readonly model: TermModel
  readonly id: string
  readonly onClose: () => void
}

/** The reports of a record, and the decisions of staff about it. */
export default function HistoryDialog({ model, id, onClose }: Props) {
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
      <ReportsOf model={model} id={id} />
      <DecisionsOf model={model} id={id} />
      <RecordHistory model="REPORT" id={id} heading="h3" />
    </Modal>
  )
}
