import { Form, Input, Modal } from 'antd'
import { useId } from 'react'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/security.js'
import { DialogForm } from '../../../../platform/web/form/dialog-form.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { zodRules } from '../../../../platform/web/form/zod-rules.ts'
import { longestCode, longestPassword, type Proof, proofForm } from '../security.rules.ts'

const rulesFor = zodRules(proofForm)

interface Props<R> {
  readonly title: string
  readonly text: string
  readonly okText: string
  readonly send: (proof: Proof) => Promise<R>
  readonly onDone: (result: R) => void
  readonly onClose: () => void
}

/** Asks for the password and a code, then sends the action. Mount it to ask. */
export function ProofDialog<R>({ title, text, okText, send, onDone, onClose }: Props<R>) {
  const [form] = Form.useForm<Proof>()
  // The button is outside of the form; Enter in a field presses it.
  const formId = useId()
  const { submit, busy } = useSubmission<Proof, R>({
    form,
    provesSecret: true,
    send,
    onDone,
  })
  return (
    <Modal
      open
      width="var(--dialog)"
      title={title}
      okText={okText}
      cancelText={m.common_cancel()}
      okButtonProps={{ danger: true, htmlType: 'submit', form: formId }}
      confirmLoading={busy}
      onCancel={onClose}
    >
      <p className="form-text">{text}</p>
      <p className="form-text">{m.security_proof_text()}</p>
      <DialogForm id={formId} form={form} onFinish={(proof) => void submit(proof)}>
        <Form.Item name="password" label={m.security_current_password()} {...rulesFor('password')}>
          <Input.Password autoFocus autoComplete="current-password" maxLength={longestPassword} />
        </Form.Item>
        <Form.Item name="code" label={m.security_proof_code()} {...rulesFor('code')}>
          <Input className="security-code" autoComplete="one-time-code" maxLength={longestCode} />
        </Form.Item>
      </DialogForm>
    </Modal>
  )
}
