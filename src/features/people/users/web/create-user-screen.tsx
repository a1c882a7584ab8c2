import { useNavigate } from '@tanstack/react-router'
import { Form, Input, Radio } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import '../../../../generated/messages/texts/users.js'
import { TextItem } from '../../../../platform/web/form/items.tsx'
import { FormPage } from '../../../../platform/web/form/form-page.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { notices } from '../../../../platform/web/notices/notices.tsx'
import { recordsChanged } from '../../../../platform/web/requests/record-cache.ts'
import {
  composePhoneNumber,
  defaultCountry,
  defaultGender,
  genders,
  longestFullName,
  newUserForm,
} from '../user.rules.ts'
import { CountryField, dialCodeOf } from './country-field.tsx'
import { genderName } from '../../../../platform/web/words/gender-name.ts'
import { userWords } from './user-words.ts'
import { registerUserDocument } from './user.documents.ts'
import './users.css'

/** Creates a member; the phone number starts with the dial code of the chosen country. */
export function CreateUserScreen() {
  const navigate = useNavigate()
  return (
    <FormPage
      title={m.users_create()}
      schema={newUserForm}
      words={userWords}
      initialValues={{ countryCode: defaultCountry, gender: defaultGender }}
      okText={m.users_create()}
      back="/users"
      send={({ fullName, phoneNumber, password, gender, countryCode = defaultCountry }, { idempotencyKey }) => {
        const number = composePhoneNumber(dialCodeOf(countryCode), phoneNumber)
        const data = { fullName: fullName.trim(), phoneNumber: number, password, gender, countryCode }
        return request(registerUserDocument, { data }, { idempotencyKey })
      }}
      onDone={() => {
        notices.success(m.common_success(), m.users_notice_created())
        void recordsChanged('USER')
        void navigate({ to: '/users' })
      }}
      onTake={() => undefined}
      onFailure={(text) => (text ? notices.error(m.common_error(), text) : notices.error(m.users_notice_wrong()))}
    >
      {(field) => (
        <>
          <TextItem {...field('fullName')} autoFocus maxLength={longestFullName} />
          <div className="users-phone">
            <Form.Item {...field('countryCode')}>
              <CountryField />
            </Form.Item>
            <Form.Item noStyle dependencies={['countryCode']}>
              {({ getFieldValue }) => (
                <TextItem
                  {...field('phoneNumber')}
                  prefix={dialCodeOf(getFieldValue('countryCode') as string)}
                  inputMode="tel"
                  maxLength={25}
                />
              )}
            </Form.Item>
          </div>
          <Form.Item {...field('gender')}>
            <Radio.Group options={genders.map((value) => ({ value, label: genderName(value) }))} />
          </Form.Item>
          <Form.Item {...field('password')}>
            <Input.Password autoComplete="new-password" />
          </Form.Item>
          <Form.Item {...field('passwordConfirm')} dependencies={['password']}>
            <Input.Password autoComplete="new-password" />
          </Form.Item>
        </>
      )}
    </FormPage>
  )
}
