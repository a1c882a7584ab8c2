import { beforeEach, expect, test } from 'vitest'
import { registrationLimit } from '../../src/features/people/users/user.rules.ts'
import { loginLimits } from '../../src/features/staff/session/session.rules.ts'
import { factories, type Person } from '../harness/factories.ts'
import { testPassword } from '../harness/provided.ts'
import { startServer } from '../harness/server.ts'

/** The app's public guesses: numbers, passwords, codes. No answer tells more than another one, and each is counted. */
const server = await startServer()
const { aUser, aStaff } = factories(server.db)
const nobody = server.asMember(null)

beforeEach(async () => {
  await server.db.deleteFrom('rate_limits').execute()
})

const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken } }'
const register = 'mutation ($data: RegisterInput!) { register(data: $data) { idToken } }'
const change = 'mutation ($data: PasswordInput!) { changePassword(data: $data) }'
const { attempts } = loginLimits.MEMBER.person
const wrong = (phoneNumber: string) => ({ data: { phoneNumber, password: 'wrong horse' } })
const newcomer = (phoneNumber: string) => ({
  data: { phoneNumber, password: 'another horse', fullName: 'Người Mới', countryCode: 'VN', gender: 'MALE' },
})
const openTo = (value: 'YES' | 'NO') =>
  server.db.updateTable('system_settings').set({ value }).where('key', '=', 'app.openRegistration').execute()

test('a number that nobody has, a wrong password and a person who cannot sign in are answered alike', async () => {
  const people: readonly Partial<Person>[] = [{}, { term_status: 'BLOCKED' }, { term_status: 'SUSPENDING' }]
  const numbers = await Promise.all(
    people.map(async (given) => (await aUser({ ...given, reason: undefined })).phone_number),
  )
  const { phone_number: gone } = await aUser({ deleted: true })
  const answers = [await nobody.query(login, { data: { phoneNumber: gone, password: testPassword } })]
  for (const number of ['0900999999', ...numbers]) answers.push(await nobody.query(login, wrong(number)))
  const told = answers.map(({ status, data, errors }) => ({
    status,
    data,
    said: errors!.map(({ message, extensions: { code, reason, params } }) => [message, code, reason, params]),
  }))
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
})

test('passwords in the app are counted, and lock nobody out of the back office', async () => {
  const person = await aStaff()
  const codes = []
  for (let i = 0; i < attempts + 1; i++)
    codes.push((await nobody.refusal(login, wrong(person.phone_number), { 'idempotency-key': `guess-no-${i}` })).code)
  expect(codes).toEqual([...Array<string>(attempts).fill('UNAUTHENTICATED'), 'RATE_LIMITED'])
  const right = { data: { phoneNumber: person.phone_number, password: testPassword } }
  expect((await nobody.refusal(login, right)).code).toBe('RATE_LIMITED')
  expect((await server.as(null).data(login, right)).login.idToken).toBeTypeOf('string')
})

test('who is signed in guesses their own password no more often, and keeps the session', async () => {
  const client = server.asMember(await aUser())
  const ask = () => client.refusal(change, { data: { password: 'wrong horse', newPassword: 'another horse' } })
  const codes = []
  for (let i = 0; i < attempts + 1; i++) codes.push((await ask()).code)
  expect(codes).toEqual([...Array<string>(attempts).fill('BAD_USER_INPUT'), 'RATE_LIMITED'])
  expect((await client.data('{ me { _id } }')).me._id).toBeTypeOf('string')
})

test('while registration is closed a taken number is answered like a free one', async () => {
  await openTo('NO')
  const { phone_number: taken } = await aUser()
  const answers = [
    await nobody.refusal(register, newcomer(taken)),
    await nobody.refusal(register, newcomer('0912345678')),
  ]
  expect(answers.map(({ code, reason }) => [code, reason])).toEqual(
    answers.map(() => ['FORBIDDEN', 'users_text_registration_closed']),
  )
})

test('while it is open, taken numbers are looked for no more often than members register from one address', async () => {
  await openTo('YES')
  const { phone_number: taken } = await aUser()
  const seen = new Map<string, number>()
  for (let i = 0; i < registrationLimit.attempts + 2; i++) {
    const { code } = await nobody.refusal(register, newcomer(taken))
    seen.set(code, (seen.get(code) ?? 0) + 1)
  }
  expect(Object.fromEntries(seen)).toEqual({ BAD_USER_INPUT: registrationLimit.attempts, RATE_LIMITED: 2 })
  expect((await nobody.refusal(register, newcomer('0912345679'))).code).toBe('RATE_LIMITED')
})

test('a guess is alone in its document', async () => {
  const { phone_number } = await aUser()
  const two = `mutation ($data: LoginInput!) { a: login(data: $data) { idToken } b: login(data: $data) { idToken } }`
  const several = `mutation ($data: RegisterInput!) { a: register(data: $data) { idToken } logout(refreshToken: "x") }`
  expect((await nobody.refusal(two, wrong(phone_number))).code).toBe('BAD_USER_INPUT')
  expect((await nobody.refusal(several, newcomer(phone_number))).code).toBe('BAD_USER_INPUT')
  expect(await server.db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
})
