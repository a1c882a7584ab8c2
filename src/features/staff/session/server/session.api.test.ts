import { beforeEach, describe, expect, test } from 'vitest'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { testPassword } from '../../../../../tests/harness/provided.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { loginLimits, refreshTokenDays } from '../session.rules.ts'

const server = await startServer()
const { aUser } = factories(server.db)
const nobody = server.as(null)

const login =
  'mutation ($data: LoginInput!) { login(data: $data) { idToken refreshToken expiresAt idTokenPayload { user { _id group badgeStatus } } } }'
const credentials = (phoneNumber: string, password = testPassword) => ({ data: { phoneNumber, password } })
const signIn = async (person: Person) =>
  (await nobody.data(login, credentials(person.phone_number))).login as { refreshToken: string }
const me = (idToken: string) => server.as({ idToken }).query('{ me { _id } }')

beforeEach(async () => void (await server.db.deleteFrom('rate_limits').execute()))

describe('login', () => {
  test('returns a pair of tokens and the person', async () => {
    const person = await aUser({ user_group: 'STAFF', badge_status: 'VERIFIED' })
    const before = Date.now()
    const result = (await nobody.data(login, credentials(person.phone_number))).login
    expect(result.idTokenPayload.user).toEqual({ _id: person.id, group: 'STAFF', badgeStatus: 'VERIFIED' })
    const days = (Date.parse(result.expiresAt) - before) / 86_400_000
    expect(days).toBeCloseTo(refreshTokenDays, 3)
    expect((await me(result.idToken)).data.me._id).toBe(person.id)
    const { exp, iat, ...claims } = JSON.parse(Buffer.from(result.idToken.split('.')[1], 'base64url').toString())
    expect(exp - iat).toBe(15 * 60)
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'iss', 'sid', 'sub'])
  })

  test('stores only a hash of the refresh token', async () => {
    const { refreshToken } = await signIn(await aUser())
    const rows = await server.db.selectFrom('refresh_tokens').selectAll().execute()
    expect(rows.map((row) => Buffer.from(row.hash).toString('latin1')).join()).not.toContain(refreshToken)
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
  })

  test.each([
    '0381234567',
    '+84381234567',
    '84 381 234 567',
    '+84 (0) 38 123 45 67',
    '038-123-4567',
    ' 038.123.4567 ',
    '0084381234567',
  ])('finds the same person by the number spelled %s', async (spelling) => {
    const phone_number = '+84381234567'
    const person =
      (await server.db.selectFrom('users').selectAll().where('phone_number', '=', phone_number).executeTakeFirst()) ??
      (await aUser({ phone_number }))
    expect((await nobody.data(login, credentials(spelling))).login.idTokenPayload.user._id).toBe(person.id)
  })

  test.each([
    ['no number', credentials(''), 'data.phoneNumber', 'Please input your username!'],
    ['no password', credentials('0901234567', ''), 'data.password', 'Please input your Password!'],
    ['a short password', credentials('0901234567', '12345'), 'data.password', 'Please Enter more than 6 character'],
  ])('reports what is wrong with %s', async (_, variables, field, message) => {
    expect(await nobody.refusal(login, variables)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field, message }, ...(message.includes('Password!') ? [expect.anything()] : [])],
    })
  })

  test('refuses an unknown number, a wrong password, an empty number and a deleted person with the same text', async () => {
    const person = await aUser()
    const deleted = await aUser({ deleted: true })
    const refusals = await Promise.all([
      nobody.refusal(login, credentials(person.phone_number, 'wrong horse')),
      nobody.refusal(login, credentials('0901999888')),
      nobody.refusal(login, credentials('nobody at all')),
      nobody.refusal(login, credentials(deleted.phone_number)),
    ])
    for (const { requestId: _, ...refusal } of refusals) {
      expect(refusal).toEqual({
        code: 'UNAUTHENTICATED',
        reason: 'session_text_bad_credentials',
        message: 'The phone number or the password is not correct.',
      })
    }
  })

  test('takes as long for an unknown number as for a wrong password', async () => {
    const person = await aUser()
    const phones = [person.phone_number, '0901999666']
    const best = [Infinity, Infinity]
    for (let i = 0; i < 12; i++) {
      const started = performance.now()
      await nobody.query(login, credentials(phones[i % 2]!, 'wrong horse'))
      best[i % 2] = Math.min(best[i % 2]!, performance.now() - started)
    }
    const [wrong, unknown] = best as [number, number]
    // A hash takes tens of milliseconds; without one, an unknown number would be answered in two.
    expect(unknown).toBeGreaterThan(wrong / 3)
    expect(unknown).toBeLessThan(wrong * 3)
  })

  test('shows that a person is blocked only after the right password', async () => {
    const person = await aUser({ term_status: 'BLOCKED' })
    expect(await nobody.refusal(login, credentials(person.phone_number))).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'session_text_blocked',
      message: 'This account is blocked.',
    })
    expect((await nobody.refusal(login, credentials(person.phone_number, 'wrong horse'))).reason).toBe(
      'session_text_bad_credentials',
    )
  })

  test('writes an audit entry without the number', async () => {
    const person = await aUser()
    await signIn(person)
    const entry = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('actor_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ action: 'login', model: 'SESSION' })
    expect(JSON.stringify(entry)).not.toContain(person.phone_number)
  })
})

describe('the sign-in throttle', () => {
  const attempt = (phone: string, headers = {}) => nobody.query(login, credentials(phone, 'wrong horse'), headers)
  const codeOf = async (phone: string) => (await attempt(phone)).errors![0]!.extensions

  test('refuses a person after ten failures in any spelling, even with the right password, and says until when', async () => {
    const person = await aUser({ phone_number: '+84382000001' })
    for (let i = 0; i < loginLimits.STAFF.person.attempts; i++)
      expect((await codeOf(['0382000001', '+84382000001', '84 382 000 001'][i % 3]!)).code).toBe('UNAUTHENTICATED')
    const { code, retryAfter, message, reason, params } = await nobody.refusal(login, credentials(person.phone_number))
    expect({ code, message, reason, params }).toEqual({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please try again in 15 minutes.',
      reason: 'platform_text_too_many_attempts',
      params: { minutes: 15 },
    })
    expect(retryAfter).toBeGreaterThan(800)
    expect(retryAfter).toBeLessThanOrEqual(900)
    expect((await codeOf('0382000002')).code).toBe('UNAUTHENTICATED')
  })

  test('does not count successful sign-ins', async () => {
    const person = await aUser()
    for (let i = 0; i <= loginLimits.STAFF.person.attempts; i++) await signIn(person)
  })

  test('refuses an address that tries many numbers, also on another replica', async () => {
    await server.db
      .insertInto('rate_limits')
      .values({
        key: `${loginLimits.STAFF.address.name}:127.0.0.1`,
        points: loginLimits.STAFF.address.attempts - 1,
        expire: Date.now() + 60_000,
      })
      .execute()
    expect((await codeOf('0382000004')).code).toBe('UNAUTHENTICATED')
    expect((await codeOf('0382000005')).code).toBe('RATE_LIMITED')
    const other = (await server.again()).as(null)
    expect((await other.refusal(login, credentials('0382000006'))).code).toBe('RATE_LIMITED')
  })

  test('ignores a forwarded address unless TRUST_PROXY is set', async () => {
    await server.db
      .insertInto('rate_limits')
      .values({
        key: `${loginLimits.STAFF.address.name}:127.0.0.1`,
        points: loginLimits.STAFF.address.attempts,
        expire: Date.now() + 60_000,
      })
      .execute()
    expect((await attempt('0382000007', { 'x-forwarded-for': '203.0.113.9' })).errors![0]!.extensions.code).toBe(
      'RATE_LIMITED',
    )
  })
})
