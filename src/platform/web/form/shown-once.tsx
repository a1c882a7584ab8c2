import { CopyOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { copyText } from '../parts/copy-text.ts'
import { useDialogFocus } from '../use-dialog-focus.ts'
import { useUnloadGuard } from './unsaved-guard.tsx'
import './shown-once.css'

interface Props {
  readonly secret: string
  readonly title: string
  /** What it is for, and that it is shown this once. */
  readonly children: ReactNode
  readonly copy: { readonly label: string; readonly title: string; readonly done: string }
  /** The button that closes the dialog. */
  readonly kept: string
  readonly onKept: () => void
}

/** Shows a new secret, which cannot be shown again: nothing but its button closes the dialog. */
export function ShownOnce({ secret, title, children, copy, kept, onKept }: Props) {
  useUnloadGuard(true)
  useDialogFocus()
  return (
    <Modal
      open
      width="var(--dialog)"
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <>
          <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copyText(secret, copy.title, copy.done)}>
            {copy.label}
          </Button>
          <Button type="primary" onClick={onKept}>
            {kept}
          </Button>
        </>
      }
    >
      <div className="form-text">{children}</div>
      <code className="shown-once">{secret}</code>
    </Modal>
  )
}
