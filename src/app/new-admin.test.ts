import { expect, test } from 'vitest'
import { readNewAdmin } from './new-admin.ts'

/** Answers questions in order, like somebody at a terminal. */
function answering(...answers: string[]) {
  const asked: string[] = []
  return {
    asked,
    ask: async (question: string, secret = false) => {
      asked.push(secret ? `${question} (hidden)` : question)
      return answers.shift()!
    },
  }
}

test('asks for the number, the name and the password, which is not shown', async () => {
  const { asked, ask } = answering('090 123 45 67', ' Nguyễn Quản Trị ', 'secret-1')
  expect(await readNewAdmin({}, ask)).toEqual({
    phoneNumber: '+84901234567',
    fullName: 'Nguyễn Quản Trị',
    password: 'secret-1',
  })
  expect(asked).toEqual(['Phone number', 'Full name', 'Password (hidden)'])
})

test('asks only for what is not given', async () => {
  const { asked, ask } = answering('secret-1')
  await readNewAdmin({ phone: '0901234567', name: 'A' }, ask)
  expect(asked).toEqual(['Password (hidden)'])
})

test.each([
  ['no number', ['twelve', 'A Name', 'secret-1'], 'this is not a phone number'],
  ['no name', ['0907654321', ' ', 'secret-1'], 'a name is needed'],
  ['a password too short', ['0907654321', 'A Name', 'short'], 'a password has at least 6 characters'],
])('refuses %s', async (_, answers, why) => {
  await expect(readNewAdmin({}, answering(...answers).ask)).rejects.toThrow(why)
})
