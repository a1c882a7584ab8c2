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
  ({ label, run }: OtherButton, disabled: boolean): NonNullable<ModalProps['footer']> =>
  (_, { OkBtn, CancelBtn }) => (
    <>
      <Button disabled={disabled} onClick={() => void run()}>
        {label}
      </Button>
      <CancelBtn />
      <OkBtn />
    </>
  )

const onlyClose: NonNullable<ModalProps['footer']> = (_, { CancelBtn }) => <CancelBtn />

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
  /** A field uploads a file: OK waits for it. */
  readonly isUploading?: boolean
  /** Cancel works also while something is being sent: closing the dialog calls it off. antd ignores it otherwise. */
  readonly closesWhileBusy?: boolean
  readonly isDirty: () => boolean
  /** The dialog is open only at this exact address: Back closes it. */
  readonly exactAddress?: boolean
  /** There is nothing to save: the only button closes the dialog. */
  readonly readOnly?: boolean
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
    isUploading = false,
    closesWhileBusy = false,
    isDirty,
    exactAddress = false,
    readOnly = false,
    alternative,
    onOk,
    onClose,
    children,
  } = props
  const { close, guard } = useDialogGuard(() => isDirty() && !busy, onClose, exactAddress)
  useDialogFocus()
  const confirmByKey = onModEnter(() => !busy && !isUploading && !readOnly && onOk())
  return (
    <Modal
      open
      title={title}
      {...(width === undefined ? {} : { width })}
      okText={okText ?? m.common_save()}
      cancelText={cancelText ?? (readOnly ? m.common_close() : m.common_cancel())}
      okButtonProps={{
        danger,
        autoFocus: focusOk,
        ...(closesWhileBusy && { loading: busy || isUploading }),
        title: 'Ctrl+Enter',
        'aria-keyshortcuts': 'Control+Enter Meta+Enter',
        onKeyDown: confirmByKey,
      }}
      confirmLoading={!closesWhileBusy && (busy || isUploading)}
      {...(alternative && { footer: footerWith(alternative, isUploading) })}
      {...(readOnly && { footer: onlyClose })}
      onOk={onOk}
      onCancel={close}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the fields within */}
      <div onKeyDown={confirmByKey}>{children}</div>
      {guard}
    </Modal>
  )
}
