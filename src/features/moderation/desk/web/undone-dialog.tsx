import { Modal } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { onlyOk } from '../../../../platform/web/form/only-ok.tsx'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { useDialogFocus } from '../../../../platform/web/use-dialog-focus.ts'
import { ChangedRecords } from './changed-records.tsx'
import type { Undone } from './use-desk.ts'

/** What an undo could not restore. */
export default function UndoneDialog({ undone, onClose }: { readonly undone: Undone; readonly onClose: () => void }) {
  useDialogFocus()
  const { changedSince, sessionsEnded } = undone
  return (
    <Modal
      open
      width="var(--dialog)"
      title={m.desk_undone_title()}
      okText={m.common_ok()}
      footer={onlyOk}
      okButtonProps={{ autoFocus: true }}
      onOk={onClose}
      onCancel={onClose}
    >
      {changedSince.length > 0 && (
        <section className="desk-since">
          <h3>{m.desk_changed_since()}</h3>
          <ChangedRecords of={changedSince} />
        </section>
      )}
      {sessionsEnded > 0 && <p className="form-text">{m.desk_sessions_stay({ count: formatNumber(sessionsEnded) })}</p>}
    </Modal>
  )
}
