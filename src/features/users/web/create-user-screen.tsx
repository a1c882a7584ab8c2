import { useNavigate } from '@tanstack/react-router'
import { Button, Form, Input, Radio } from 'antd'
import { useRef } from 'react'
import type { z } from 'zod'
import { m } from '../../../generated/messages/messages.js'
import { FormGuard } from '../../../platform/web/form/unsaved-guard.tsx'
import { useSubmission } from '../../../platform/web/form/use-submission.ts'
import { zodRules } from '../../../platform/web/form/zod-rules.ts'
import { request } from '../../../platform/web/graphql-client.ts'
import { notices } from '../../../platform/web/notices.tsx'
import { composePhoneNumber, defaultCountry, defaultGender, genders, newUserForm } from '../user.rules.ts'
import { CountryField, dialCodeOf } from './country-field.tsx'
import { useUsersChanged } from './user-cache.ts'
import { genderName, translateUserText } from './user-texts.ts'
import { registerUserDocument } from './user.documents.ts'
import '../../../platform/web/form/form.css'
import './users.css'

type Values = z.infer<typeof newUserForm>

const rulesFor = zodRules(newUserForm, translateUserText)

/** A new member, with a number that starts with the dial code of the chosen country. */
export function CreateUserScreen() {
  const navigate = useNavigate()
  const usersChanged = useUsersChanged()
  const [form] = Form.useForm<Values>()
  const done = useRef(false)
  const country = Form.useWatch('countryCode', form) ?? defaultCountry

  const { submit, busy } = useSubmission({
    form,
    translate: translateUserText,
    send: ({ fullName, phoneNumber, password, gender, countryCode }: Values, options) => {
      const number = composePhoneNumber(dialCodeOf(countryCode), phoneNumber)
      const data = { fullName: fullName.trim(), phoneNumber: number, password, gender, countryCode }
      return request(registerUserDocument, { data }, options)
    },
    onDone: () => {
      done.current = true
      notices.success(m.users_notice_success(), m.users_notice_created())
      void usersChanged()
      void navigate({ to: '/users' })
    },
    onFailure: (text) => (text ? notices.error(m.users_notice_error(), text) : notices.error(m.users_notice_wrong())),
  })

  return (
    <section className="form-page">
      <h1>{m.users_create()}</h1>
      <FormGuard form={form} isDirty={() => !done.current && form.isFieldsTouched()} />
      <Form
        className="form-sheet"
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        initialValues={{ countryCode: defaultCountry, gender: defaultGender }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="fullName" label={m.users_full_name()} required rules={rulesFor('fullName')}>
          <Input autoFocus autoComplete="off" maxLength={200} />
        </Form.Item>
        <div className="users-phone">
          <Form.Item name="countryCode" label={m.users_country()} required>
            <CountryField />
          </Form.Item>
          <Form.Item name="phoneNumber" label={m.users_phone()} required rules={rulesFor('phoneNumber')}>
            <Input prefix={dialCodeOf(country)} inputMode="tel" autoComplete="off" maxLength={25} />
          </Form.Item>
        </div>
        <Form.Item name="gender" label={m.users_gender()} required>
          <Radio.Group options={genders.map((value) => ({ value, label: genderName(value) }))} />
        </Form.Item>
        <Form.Item name="password" label={m.users_password()} required rules={rulesFor('password')}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="passwordConfirm"
          label={m.users_password_confirm()}
          required
          dependencies={['password']}
          rules={rulesFor('passwordConfirm')}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <div className="form-buttons">
          <Button type="primary" htmlType="submit" loading={busy}>
            {m.users_create()}
          </Button>
          <Button onClick={() => void navigate({ to: '/users' })}>{m.form_cancel()}</Button>
        </div>
      </Form>
    </section>
  )
}
