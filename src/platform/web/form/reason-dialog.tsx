import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { useDialogGuard } from './unsaved-guard.tsx'
import { useDraft } from './use-draft.tsx'
import './form.css'

interface Props {
  readonly title: string
  readonly text?: string | undefined
  /** Asks for a reason; `required` is the text shown when it is missing or blank. */
  readonly reason?: { readonly label: string; readonly required: string } | undefined
  readonly okText?: string
  readonly danger?: boolean | undefined
  /** While it runs the dialog waits; it stays open when it fails. */
  readonly onOk: (reason: string | undefined) => void | Promise<void>
  readonly onCancel: () => void
}

/** Asks before something is done and, where the deed needs one, for the reason. Without `reason` it only confirms. */
export function ReasonDialog({ title, text, reason, okText, danger, onOk, onCancel }: Props) {
  const [form] = Form.useForm<{ reason?: string }>()
  const [busy, setBusy] = useState(false)
  const isTyped = () => (form.getFieldValue('reason') ?? '').trim() !== ''
  const { close, guard } = useDialogGuard(() => isTyped() && !busy, onCancel)
  const note = useDraft({ form, name: `dialog ${title} ${text ?? ''}`, title, isDirty: isTyped })
  const submit = async (values: { reason?: string }) => {
    setBusy(true)
    try {
      await onOk(values.reason?.trim() || undefined)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      title={title}
      okText={okText ?? m.form_ok()}
      cancelText={m.form_cancel()}
      okButtonProps={{ danger: danger ?? false, autoFocus: reason === undefined }}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
        {note}
        {text !== undefined && <p className="form-text">{text}</p>}
        {reason && (
          <Form.Item
            name="reason"
            label={reason.label}
            rules={[{ required: true, whitespace: true, message: reason.required }]}
          >
            <Input.TextArea autoFocus rows={3} maxLength={500} showCount />
          </Form.Item>
        )}
      </Form>
      {guard}
    </Modal>
  )
}
