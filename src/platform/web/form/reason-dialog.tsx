import { Form } from 'antd'
import type { ReactNode } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { DialogForm } from './dialog-form.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { type AskedReason, ReasonField } from './reason-field.tsx'
import { useDraft } from './use-draft.tsx'
import './form.css'

interface Props<More extends object> {
  readonly title: string
  readonly text?: string | undefined
  /** Asks for a reason. */
  readonly reason?: AskedReason | undefined
  readonly okText?: string | undefined
  readonly cancelText?: string | undefined
  readonly danger?: boolean | undefined
  /** True while the action runs. The dialog stays open if the action fails. */
  readonly busy?: boolean
  /** Further fields; `onOk` receives their values. */
  readonly children?: ReactNode
  readonly onOk: (reason: string | undefined, more: Partial<More>) => void
  readonly onCancel: () => void
}

/** Asks for confirmation and, with `reason`, for a reason. */
export function ReasonDialog<More extends object>(props: Props<More>) {
  const {
    title,
    text,
    reason,
    okText = m.common_ok(),
    cancelText,
    danger,
    busy = false,
    children,
    onOk,
    onCancel,
  } = props
  const [form] = Form.useForm<{ reason?: string }>()
  const isTyped = () => !['', reason?.initial].includes((form.getFieldValue('reason') ?? '').trim())
  const note = useDraft({ form, name: `dialog ${title} ${text ?? ''}`, title, isDirty: isTyped })
  return (
    <DialogFrame
      title={title}
      okText={okText}
      cancelText={cancelText}
      danger={danger}
      focusOk={reason === undefined}
      busy={busy}
      isDirty={isTyped}
      onOk={() => form.submit()}
      onClose={onCancel}
    >
      <DialogForm
        form={form}
        initialValues={{ reason: reason?.initial }}
        onFinish={({ reason, ...more }) => onOk(reason?.trim() || undefined, more)}
      >
        {note}
        {text !== undefined && <p className="form-text">{text}</p>}
        {children}
        {reason && <ReasonField {...reason} />}
      </DialogForm>
    </DialogFrame>
  )
}
