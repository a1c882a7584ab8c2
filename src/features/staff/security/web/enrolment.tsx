import { CopyOutlined } from '@ant-design/icons'
import { Button, Form, Input } from 'antd'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { StartSecondFactorMutation } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/security.js'
import { copyText } from '../../../../platform/web/parts/copy-text.ts'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { zodRules } from '../../../../platform/web/form/zod-rules.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { lazyPart } from '../../../../platform/web/parts/lazy-part.tsx'
import { codeForm, longestPassword, passwordForm } from '../security.rules.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { confirmSecondFactorDocument, startSecondFactorDocument } from './security.documents.ts'

type Started = StartSecondFactorMutation['startSecondFactor']

const QrCode = lazyPart(() => import('./qr-code.tsx'))
const rulesForPassword = zodRules(passwordForm)
const rulesForCode = zodRules(codeForm)

interface Props {
  /** Called after the recovery codes were shown. */
  readonly onDone: () => void
  /** Left out where a second factor is demanded. */
  readonly onCancel?: () => void
}

/** The steps of the setup: password, secret into the app, a code from the app, recovery codes (shown once). */
export function Enrolment({ onDone, onCancel }: Props) {
  const [started, setStarted] = useState<Started>()
  const [codes, setCodes] = useState<readonly string[]>()
  const cancel = onCancel && <Button onClick={onCancel}>{m.common_cancel()}</Button>
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (!started) return <PasswordStep onDone={setStarted} cancel={cancel} />
  return (
    <div className="security-enrolment">
      <Secret {...started} />
      <CodeStep onDone={setCodes} cancel={cancel} />
    </div>
  )
}

interface StepProps<R> {
  readonly onDone: (result: R) => void
  readonly cancel: ReactNode
}

function PasswordStep({ onDone, cancel }: StepProps<Started>) {
  const [form] = Form.useForm<{ password: string }>()
  const { submit, busy } = useSubmission({
    form,
    provesSecret: true,
    send: async (proof: { password: string }) =>
      (await request(startSecondFactorDocument, { proof })).startSecondFactor,
    onDone,
  })
  return (
    <Form className="security-form" form={form} layout="vertical" onFinish={(proof) => void submit(proof)}>
      <p className="form-text">{m.security_enrol_proof()}</p>
      <Form.Item name="password" label={m.security_current_password()} {...rulesForPassword('password')}>
        <Input.Password autoFocus autoComplete="current-password" maxLength={longestPassword} />
      </Form.Item>
      <div className="security-state">
        <Button type="primary" htmlType="submit" loading={busy}>
          {m.security_enrol_go_on()}
        </Button>
        {cancel}
      </div>
    </Form>
  )
}

function CodeStep({ onDone, cancel }: StepProps<readonly string[]>) {
  const [form] = Form.useForm<{ code: string }>()
  const { submit, busy } = useSubmission({
    form,
    provesSecret: true,
    send: async ({ code }: { code: string }) =>
      (await request(confirmSecondFactorDocument, { code })).confirmSecondFactor.codes,
    onDone,
  })
  return (
    <Form className="security-form" form={form} layout="vertical" onFinish={(values) => void submit(values)}>
      <Form.Item name="code" label={m.security_enrol_code()} {...rulesForCode('code')}>
        <Input className="security-code" autoComplete="one-time-code" inputMode="numeric" maxLength={12} />
      </Form.Item>
      <div className="security-state">
        <Button type="primary" htmlType="submit" loading={busy}>
          {m.security_enrol_confirm()}
        </Button>
        {cancel}
      </div>
    </Form>
  )
}

function Secret({ secret, uri }: Started) {
  const first = useRef<HTMLParagraphElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <p ref={first} tabIndex={-1}>
        {m.security_enrol_scan()}
      </p>
      <Suspense fallback={<div className="security-qr" />}>
        <QrCode uri={uri} />
      </Suspense>
      <p>{m.security_enrol_key()}</p>
      <p className="security-key">
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <Button
          icon={<CopyOutlined aria-hidden />}
          aria-label={m.security_enrol_copy_key()}
          title={m.security_enrol_copy_key()}
          onClick={() => void copyText(secret, m.security_done(), m.security_key_copied())}
        />
      </p>
    </>
  )
}
