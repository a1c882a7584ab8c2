import { Button, Modal, type ModalProps } from 'antd'
import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { useDialogFocus } from '../use-dialog-focus.ts'
import { onModEnter } from './on-mod-enter.ts'
import { useDialogGuard } from './unsaved-guard.tsx'

interface OtherButton {
  readonly label: string
  readonly run: () => unknown
}

const footerWith =
  ({ label, run }: OtherButton): NonNullable<ModalProps['footer']> =>
  (_, { OkBtn, CancelBtn }) => (
    <>
      <Button onClick={() => void run()}>{label}</Button>
      <CancelBtn />
      <OkBtn />
    </>
  )

interface Props {
  readonly title: string
  /** That of small dialogs by default. */
  readonly width?: string | undefined
  readonly okText?: string | undefined
  readonly cancelText?: string | undefined
  readonly danger?: boolean | undefined
  /** The dialog has no field that could have the focus. */
  readonly focusOk?: boolean
  readonly busy: boolean
  readonly isDirty: () => boolean
  /** A button beside OK. */
  readonly alternative?: OtherButton | undefined
  readonly onOk: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The dialog around a form; closing it with unsaved changes asks first. */
export function DialogFrame(props: Props) {
  const {
    title,
    width,
    okText,
    cancelText,
    danger = false,
    focusOk = false,
    busy,
    isDirty,
    alternative,
    onOk,
    onClose,
    children,
  } = props
  const { close, guard } = useDialogGuard(() => isDirty() && !busy, onClose)
  useDialogFocus()
  const confirmByKey = onModEnter(() => !busy && onOk())
  return (
    <Modal
      open
      title={title}
      {...(width === undefined ? {} : { width })}
      okText={okText ?? m.common_save()}
      cancelText={cancelText ?? m.common_cancel()}
      okButtonProps={{
        danger,
        autoFocus: focusOk,
        title: 'Ctrl+Enter',
        'aria-keyshortcuts': 'Control+Enter Meta+Enter',
        onKeyDown: confirmByKey,
      }}
      confirmLoading={busy}
      {...(alternative && { footer: footerWith(alternative) })}
      onOk={onOk}
      onCancel={close}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the fields within */}
      <div onKeyDown={confirmByKey}>{children}</div>
      {guard}
    </Modal>
  )
}
