import { Modal } from 'antd'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { useDialogFocus } from '../use-dialog-focus.ts'
import { onModEnter } from './on-mod-enter.ts'
import './form.css'

export interface Question {
  readonly title: string
  readonly text?: string
  readonly okText?: string
  readonly cancelText?: string
  readonly danger?: boolean
  /** The dialog waits for the promise. */
  readonly onOk: () => void | Promise<void>
  readonly onCancel: () => void
}

export default function QuestionDialog({ title, text, okText, cancelText, danger = false, onOk, onCancel }: Question) {
  const [busy, setBusy] = useState(false)
  useDialogFocus()
  const ok = async () => {
    setBusy(true)
    try {
      await onOk()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      width="var(--dialog)"
      title={title}
      okText={okText ?? m.common_ok()}
      cancelText={cancelText ?? m.common_cancel()}
      okButtonProps={{ danger, autoFocus: true, onKeyDown: onModEnter(() => !busy && void ok()) }}
      confirmLoading={busy}
      onOk={() => void ok()}
      onCancel={onCancel}
    >
      {text !== undefined && <p className="form-text">{text}</p>}
    </Modal>
  )
}
