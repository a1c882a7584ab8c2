import { describe, expect, test } from 'vitest'
import { factories } from '../harness/factories.ts'
import { testPassword } from '../harness/provided.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const { anAdmin, aUser } = factories(server.db)
const admin = await anAdmin()
const client = server.as(admin)

const register =
  'mutation ($data: NewUserInput!) { registerForImporter(data: $data) { idToken user { _id fullName } } }'
const data = (phoneNumber: string, fullName = 'Trần Bình') => ({ data: { fullName, phoneNumber, password: 'abcdef' } })
const key = (name: string) => ({ 'idempotency-key': name })
const people = async (phone_number: string) =>
  (await server.db.selectFrom('users').select('id').where('phone_number', '=', phone_number).execute()).length

test('the same key and body give the same result and one effect', async () => {
  const first = await client.query(register, data('0911000001'), key('register-1'))
  const second = await client.query(register, data('0911000001'), key('register-1'))
  expect(first.errors).toBeUndefined()
  expect(second.data).toEqual(first.data)
  expect(await people('+84911000001')).toBe(1)
})

test('without a key the same body is another request', async () => {
  expect((await client.query(register, data('0911000002'))).errors).toBeUndefined()
  expect((await client.refusal(register, data('0911000002'))).code).toBe('BAD_USER_INPUT')
})

test('a refusal is the answer the second time too, even if it would succeed by then', async () => {
  const target = await aUser({ phone_number: '+84911000003' })
  const first = await client.refusal(register, data('0911000003'), key('register-3'))
  await server.db.updateTable('users').set({ phone_number: '+84911999993' }).where('id', '=', target.id).execute()
  expect(await client.refusal(register, data('0911000003'), key('register-3'))).toEqual(first)
})

test('the answer outlives a restart', async () => {
  const first = await client.data(register, data('0911000004'), key('register-4'))
  const restarted = (await server.again()).as({ idToken: (await client.token())! })
  expect(await restarted.data(register, data('0911000004'), key('register-4'))).toEqual(first)
})

describe('another body under the key is a CONFLICT', () => {
  test('with other variables', async () => {
    await client.data(register, data('0911000005'), key('register-5'))
    const refusal = await client.refusal(register, data('0911000006'), key('register-5'))
    expect(refusal).toMatchObject({ code: 'CONFLICT', reason: 'idempotencyKeyReused' })
    expect(await people('+84911000006')).toBe(0)
  })

  test('with another document', async () => {
    await client.data(register, data('0911000007'), key('register-7'))
    expect(
      (await client.refusal(register.replace('fullName', 'phoneNumber'), data('0911000007'), key('register-7'))).code,
    ).toBe('CONFLICT')
  })
})

test('keys of one person never meet those of another', async () => {
  const other = server.as(await anAdmin())
  await client.data(register, data('0911000008'), key('register-8'))
  expect((await other.data(register, data('0911000009'), key('register-8'))).registerForImporter.user._id).toBeTruthy()
})

test('what is stored holds neither a token nor the key in clear', async () => {
  const { idToken } = (await client.data(register, data('0911000010'), key('register-10-secret'))).registerForImporter
  const rows = await server.db.selectFrom('idempotency_keys').selectAll().execute()
  const stored = JSON.stringify(rows)
  for (const secret of [idToken, idToken.split('.')[2], 'register-10-secret', 'Trần Bình']) {
    expect(stored).not.toContain(secret)
    expect(rows.map((row) => Buffer.from(row.response!, 'base64').toString('latin1')).join()).not.toContain(secret)
  }
})

test('a key is 8 to 200 visible characters', async () => {
  for (const bad of ['short', 'x'.repeat(201), 'with a space']) {
    const { code, fields } = await client.refusal(register, data('0911000011'), key(bad))
    expect({ code, field: fields?.[0]?.field }).toEqual({ code: 'BAD_USER_INPUT', field: 'Idempotency-Key' })
  }
})

test('a query ignores the key', async () => {
  const first = await client.data('{ cmsGetUsers(limit: 1) { counter } }', {}, key('a-query-with-key'))
  await aUser()
  const second = await client.data('{ cmsGetUsers(limit: 1) { counter } }', {}, key('a-query-with-key'))
  expect(second.cmsGetUsers.counter).toBe(first.cmsGetUsers.counter + 1)
})

describe('at sign-in', () => {
  const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken refreshToken } }'

  test('the same tokens come again', async () => {
    const person = await aUser()
    const credentials = { data: { phoneNumber: person.phone_number, password: testPassword } }
    const first = await server.as(null).data(login, credentials, key('sign-in-once'))
    expect(await server.as(null).data(login, credentials, key('sign-in-once'))).toEqual(first)
    const sessions = await server.db.selectFrom('sessions').select('id').where('user_id', '=', person.id).execute()
    expect(sessions).toHaveLength(1)
  })

  test('a key does not hide failed attempts from the throttle', async () => {
    const person = await aUser()
    const wrong = { data: { phoneNumber: person.phone_number, password: 'wrong horse' } }
    const codes: string[] = []
    for (let i = 0; i < 11; i++) codes.push((await server.as(null).refusal(login, wrong, key(`attempt-${i}`))).code)
    expect(codes).toEqual([...Array<string>(10).fill('UNAUTHENTICATED'), 'RATE_LIMITED'])
  })

  test('a key does not hide attempts under aliases either', async () => {
    const person = await aUser()
    const wrong = { data: { phoneNumber: person.phone_number, password: 'wrong horse' } }
    const many = `mutation ($data: LoginInput!) { ${Array.from({ length: 12 }, (_, i) => `a${i}: login(data: $data) { idToken }`).join(' ')} }`
    await server.as(null).query(many, wrong, key('many-attempts'))
    expect((await server.as(null).refusal(login, wrong, key('one-more-attempt'))).code).toBe('RATE_LIMITED')
  })
})
