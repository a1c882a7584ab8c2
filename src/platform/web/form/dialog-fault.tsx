import { Modal } from 'antd'
import { m } from '../../../generated/messages/messages.js'
import { useDialogFocus } from '../use-dialog-focus.ts'
import { failureText } from './failure.ts'
import { onlyOk } from './only-ok.tsx'

interface Props {
  /** Null while the record is being loaded: then nothing is shown. */
  readonly error: unknown
  readonly onClose: () => void
}

/** In place of a dialog whose record is not there: why it cannot be loaded, for example because it was deleted meanwhile. */
export function DialogFault({ error, onClose }: Props) {
  return error === null ? null : <Fault error={error} onClose={onClose} />
}

function Fault({ error, onClose }: Props) {
  useDialogFocus()
  return (
    <Modal
      open
      width="var(--dialog)"
      title={m.common_error()}
      okText={m.common_ok()}
      okButtonProps={{ autoFocus: true }}
      footer={onlyOk}
      onOk={onClose}
      onCancel={onClose}
    >
      <p role="alert" className="form-text">
        {failureText(error)}
      </p>
    </Modal>
  )
}
