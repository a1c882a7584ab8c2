import { describe, expect, it } from 'vitest'
import '../../../../generated/messages/texts/session.js'
import { check } from '../../../../platform/shared/rules.ts'
import { translate } from '../../../../platform/web/words/texts.ts'
import { loginInput } from '../session.rules.ts'
import { checkLogin } from './check-login.ts'

const phoneNumbers = ['', '   ', '0901000001', '+84 901 000 001']
const passwords = ['', ' ', '12345', '123456', '      ', 'sông-hàn']

/** The server's rules on the same values. */
function faultsOfServer(values: { phoneNumber: string; password: string; code: string }) {
  const checked = check(loginInput, values)
  const issues = checked.ok ? [] : checked.issues
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.field, translate(issue)]))
}

describe('checkLogin', () => {
  it.each(phoneNumbers.flatMap((phoneNumber) => passwords.map((password) => ({ phoneNumber, password }))))(
    'says what the server would say of "$phoneNumber" and "$password"',
    (credentials) => {
      const values = { ...credentials, code: '' }
      expect(checkLogin(values, false)).toEqual(faultsOfServer(values))
    },
  )

  it('asks for a code when the server has asked for one', () => {
    const values = { phoneNumber: '0901000001', password: 'sen-hong-2604', code: ' ' }
    expect(checkLogin(values, true)).toEqual({ code: 'Please enter the code of your authenticator app.' })
    expect(checkLogin({ ...values, code: '123456' }, true)).toEqual({})
  })
})
