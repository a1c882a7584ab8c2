import { Form, Input } from 'antd'
import { m } from '../../../generated/messages/messages.js'
import { DialogFrame } from './dialog-frame.tsx'
import { useDraft } from './use-draft.tsx'
import './form.css'

interface Props {
  readonly title: string
  readonly text?: string | undefined
  /** Asks for a reason; `required` is the text shown when it is missing or blank. */
  readonly reason?: { readonly label: string; readonly required: string } | undefined
  readonly okText?: string | undefined
  readonly cancelText?: string | undefined
  readonly danger?: boolean | undefined
  /** True while the action runs. The dialog stays open if the action fails. */
  readonly busy?: boolean
  readonly onOk: (reason: string | undefined) => void
  readonly onCancel: () => void
}

/** Asks for confirmation and, with `reason`, for a reason. */
export function ReasonDialog(props: Props) {
  const { title, text, reason, okText = m.common_ok(), cancelText, danger, busy = false, onOk, onCancel } = props
  const [form] = Form.useForm<{ reason?: string }>()
  const isTyped = () => (form.getFieldValue('reason') ?? '').trim() !== ''
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
      <Form form={form} layout="vertical" onFinish={(values) => onOk(values.reason?.trim() || undefined)}>
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
    </DialogFrame>
  )
}
