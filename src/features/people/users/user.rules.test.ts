import { describe, expect, test } from 'vitest'
import { english } from '../../../platform/server/english.ts'
import { check } from '../../../platform/shared/rules.ts'
import { composePhoneNumber, newUserForm } from './user.rules.ts'
import { listFilterOfType } from '../../records/persons/user.values.ts'

const person = {
  fullName: 'Nguyễn An',
  phoneNumber: '0901234567',
  password: 'abcdef',
  passwordConfirm: 'abcdef',
  gender: 'FEMALE',
  countryCode: 'VN',
}
const faults = (form: object) => {
  const checked = check(newUserForm, form)
  return Object.fromEntries(checked.ok ? [] : checked.issues.map(({ field, reason }) => [field, english(reason)]))
}

describe('composePhoneNumber', () => {
  test.each([
    ['+84', '0901234567', '+84901234567'],
    ['84', '901234567', '+84901234567'],
    ['+84', '0901 234-567', '+84901234567'],
    ['+44', '007700900123', '+4407700900123'],
    ['+1', '(415) 555-0132', '+14155550132'],
    ['+84', '+84 901 234 567', '+84901234567'],
    ['+84', '  ', ''],
  ])('%s and %s make %s', (dialCode, typed, number) => {
    expect(composePhoneNumber(dialCode, typed)).toBe(number)
  })
})

describe('the create form', () => {
  test('accepts a complete person, with defaults for country and gender', () => {
    expect(newUserForm.safeParse(person).success).toBe(true)
    const { gender: _, countryCode: __, ...rest } = person
    expect(newUserForm.parse(rest)).toMatchObject({ gender: 'MALE', countryCode: 'VN' })
  })

  test('reports missing fields', () => {
    expect(faults({})).toEqual({
      fullName: 'Please input your full name!',
      phoneNumber: 'Please input your phome number!',
      password: 'Please input your password!',
      passwordConfirm: 'Please input your password confirm!',
    })
    expect(faults({ ...person, fullName: '   ' })).toEqual({ fullName: 'Please input your full name!' })
  })

  test('compares the passwords, whatever else is missing', () => {
    expect(faults({ ...person, passwordConfirm: 'abcdeg' })).toEqual({
      passwordConfirm: 'Two passwords that you enter is inconsistent!',
    })
    expect(faults({ password: 'abcdef', passwordConfirm: 'x' }).passwordConfirm).toBe(
      'Two passwords that you enter is inconsistent!',
    )
  })

  test('refuses a password too short to sign in with', () => {
    expect(faults({ ...person, password: 'abc', passwordConfirm: 'abc' })).toEqual({
      password: 'Please Enter more than 6 character',
    })
  })
})

test('a list type is a group or a term status, and nothing else', () => {
  expect(listFilterOfType('PROVIDER')).toEqual({ group: 'PROVIDER' })
  expect(listFilterOfType('BLOCKED')).toEqual({ termStatus: 'BLOCKED' })
  expect(listFilterOfType('blocked')).toBeUndefined()
  expect(listFilterOfType('constructor')).toBeUndefined()
})
