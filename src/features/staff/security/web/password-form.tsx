import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useRef } from 'react'
import type { z } from 'zod'
import { mutation } from '../../../../generated/graphql/mutations.ts'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/security.js'
import { UnsavedGuard } from '../../../../platform/web/form/unsaved-guard.tsx'
import { useSubmission } from '../../../../platform/web/form/use-submission.ts'
import { zodRules } from '../../../../platform/web/form/zod-rules.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { useViewer } from '../../../../platform/web/session/session.tsx'
import { longestPassword, passwordChangeForm } from '../security.rules.ts'
import { sessionsQuery } from './security-queries.ts'

type Values = z.infer<typeof passwordChangeForm>

const rulesFor = zodRules(passwordChangeForm)

/** Changes the password, which signs out all other devices. */
export function PasswordForm() {
  const { phoneNumber } = useViewer()
  const queries = useQueryClient()
  const [form] = Form.useForm<Values>()
  const dirty = useRef(false)
  const { submit, busy } = useSubmission({
    form,
    provesSecret: true,
    send: ({ currentPassword, newPassword }: Values) =>
      request(mutation('changeMyPassword'), { data: { currentPassword, newPassword } }),
    onDone: () => {
      dirty.current = false
      form.resetFields()
      notices.success(m.common_success(), m.security_password_changed())
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  return (
    <section className="security-sheet" aria-labelledby="security-password">
      <h2 id="security-password">{m.common_password()}</h2>
      <p>{m.security_password_text()}</p>
      <Form
        className="security-form"
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        onValuesChange={(_, values) => (dirty.current = Object.values(values).some(Boolean))}
        onFinish={(values) => void submit(values)}
      >
        {/* Password managers store the new password under this user name. */}
        <input
          className="visually-hidden"
          type="text"
          autoComplete="username"
          value={phoneNumber}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <Form.Item name="currentPassword" label={m.security_current_password()} {...rulesFor('currentPassword')}>
          <Input.Password autoComplete="current-password" maxLength={longestPassword} />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={m.security_new_password()}
          dependencies={['currentPassword']}
          {...rulesFor('newPassword')}
        >
          <Input.Password autoComplete="new-password" maxLength={longestPassword} />
        </Form.Item>
        <Form.Item
          name="passwordConfirm"
          label={m.security_password_confirm()}
          dependencies={['newPassword']}
          {...rulesFor('passwordConfirm')}
        >
          <Input.Password autoComplete="new-password" maxLength={longestPassword} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={busy}>
          {m.security_password_change()}
        </Button>
      </Form>
      <UnsavedGuard isDirty={() => dirty.current} />
    </section>
  )
}
