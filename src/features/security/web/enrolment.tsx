import { useMutation } from '@tanstack/react-query'
import { CopyOutlined } from '@ant-design/icons'
import { Button, Form, Input, Skeleton } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { failureText } from '../../../platform/web/form/failure.ts'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { zodRules } from '../../../platform/web/form/zod-rules.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { codeForm } from '../security.rules.ts'
import { copyText } from './copy-text.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { confirmSecondFactorDocument, startSecondFactorDocument } from './security.documents.ts'
import { translateSecurityText } from './security-texts.ts'

const QrCode = lazy(() => import('./qr-code.tsx'))
const rulesFor = zodRules(codeForm, translateSecurityText)

interface Props {
  /** After the recovery codes were shown. */
  readonly onDone: () => void
  /** Where it is not demanded. */
  readonly onCancel?: () => void
}

/** The way to a second factor: the secret into the app, a code out of it, and the recovery codes, once. */
export function Enrolment({ onDone, onCancel }: Props) {
  const {
    mutate: start,
    data,
    error,
  } = useMutation({
    mutationFn: async () => (await request(startSecondFactorDocument)).startSecondFactor,
  })
  useEffect(() => start(), [start])
  const [codes, setCodes] = useState<readonly string[]>()
  const [form] = Form.useForm<{ code: string }>()
  const { submit, busy } = useSubmission({
    form,
    translate: translateSecurityText,
    send: async ({ code }: { code: string }, options) =>
      (await request(confirmSecondFactorDocument, { code }, options)).confirmSecondFactor.codes,
    onDone: setCodes,
  })
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (error) {
    return (
      <div className="security-state" role="alert">
        {translateSecurityText(failureText(error))}
        <Button onClick={() => start()}>{m.security_enrol_again()}</Button>
      </div>
    )
  }
  return (
    <div className="security-enrolment">
      {data ? <Secret {...data} /> : <Skeleton active paragraph={{ rows: 5 }} title={false} />}
      <Form
        className="security-form"
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="code" label={m.security_enrol_code()} rules={rulesFor('code')}>
          <Input className="security-code" autoComplete="one-time-code" inputMode="numeric" maxLength={12} />
        </Form.Item>
        <div className="security-state">
          <Button type="primary" htmlType="submit" loading={busy} disabled={!data}>
            {m.security_enrol_confirm()}
          </Button>
          {onCancel && <Button onClick={onCancel}>{m.form_cancel()}</Button>}
        </div>
      </Form>
    </div>
  )
}

function Secret({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  return (
    <>
      <p>{m.security_enrol_scan()}</p>
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
          onClick={() => void copyText(secret, m.security_key_copied())}
        />
      </p>
    </>
  )
}
