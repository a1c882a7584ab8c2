import { Form, Input, Modal, Radio } from 'antd'
import { useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import '../../../generated/messages/texts/security.js'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { longestCode, longestPassword, type Proof } from '../security.rules.ts'

interface Props<R> {
  readonly title: string
  readonly text: string
  readonly okText: string
  readonly send: (proof: Proof) => Promise<R>
  readonly onDone: (result: R) => void
  readonly onClose: () => void
}

/** Asks for the password or a code, then sends the action. Mount it to ask. */
export function ProofDialog<R>({ title, text, okText, send, onDone, onClose }: Props<R>) {
  const [form] = Form.useForm<Proof>()
  const [by, setBy] = useState<'password' | 'code'>('password')
  const { submit, busy } = useSubmission<Proof, R>({
    form,
    provesSecret: true,
    send,
    onDone,
  })
  const required = (message: string) => [{ required: true, message }]
  return (
    <Modal
      open
      width="var(--dialog)"
      title={title}
      okText={okText}
      cancelText={m.common_cancel()}
      okButtonProps={{ danger: true }}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p className="form-text">{text}</p>
      <p className="form-text">{m.security_proof_text()}</p>
      <Form form={form} layout="vertical" onFinish={(proof) => void submit(proof)}>
        <Radio.Group
          className="form-text"
          aria-label={m.security_proof_by()}
          value={by}
          onChange={(event) => setBy(event.target.value as typeof by)}
          options={[
            { value: 'password', label: m.common_password() },
            { value: 'code', label: m.security_proof_by_code() },
          ]}
        />
        {by === 'password' ? (
          <Form.Item
            key="password"
            name="password"
            label={m.security_current_password()}
            rules={required(m.security_text_current_password_required())}
            preserve={false}
          >
            <Input.Password autoFocus autoComplete="current-password" maxLength={longestPassword} />
          </Form.Item>
        ) : (
          <Form.Item
            key="code"
            name="code"
            label={m.security_proof_code()}
            rules={required(m.security_text_code_required())}
            preserve={false}
          >
            <Input className="security-code" autoFocus autoComplete="one-time-code" maxLength={longestCode} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
