import { beforeEach, describe, expect, test } from 'vitest'
import { factories, type Person } from '../../../../tests/harness/factories.ts'
import { testPassword } from '../../../../tests/harness/provided.ts'
import { startServer } from '../../../../tests/harness/server.ts'
import { loginLimits, refreshTokenDays } from '../session.rules.ts'

const server = await startServer()
const { aUser, anAdmin } = factories(server.db)
const nobody = server.as(null)

const login =
  'mutation ($data: LoginInput!) { login(data: $data) { idToken refreshToken expiresAt idTokenPayload { user { _id group badgeStatus } } } }'
const credentials = (phoneNumber: string, password = testPassword) => ({ data: { phoneNumber, password } })
const signIn = async (person: Person) =>
  (await nobody.data(login, credentials(person.phone_number))).login as {
    idToken: string
    refreshToken: string
    expiresAt: string
  }
const me = (idToken: string) => server.as({ idToken }).query('{ me { _id } }')
const exchange = 'mutation ($t: String!) { refreshToken(refreshToken: $t) { idToken refreshToken expiresAt } }'
const exchanged = async (t: string) =>
  (await nobody.data(exchange, { t })).refreshToken as { idToken: string; refreshToken: string; expiresAt: string }

beforeEach(async () => void (await server.db.deleteFrom('rate_limits').execute()))

describe('login', () => {
  test('gives a pair of tokens and says who came in', async () => {
    const person = await aUser({ user_group: 'STAFF', badge_status: 'VERIFIED' })
    const before = Date.now()
    const result = (await nobody.data(login, credentials(person.phone_number))).login
    expect(result.idTokenPayload.user).toEqual({ _id: person.id, group: 'STAFF', badgeStatus: 'VERIFIED' })
    const days = (Date.parse(result.expiresAt) - before) / 86_400_000
    expect(days).toBeCloseTo(refreshTokenDays, 3)
    expect((await me(result.idToken)).data.me._id).toBe(person.id)
    const { exp, iat, ...claims } = JSON.parse(Buffer.from(result.idToken.split('.')[1], 'base64url').toString())
    expect(exp - iat).toBe(15 * 60)
    expect(Object.keys(claims).toSorted()).toEqual(['iss', 'sid', 'sub'])
  })

  test('keeps the refresh token only as a hash', async () => {
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
  ])('takes the number spelled %s for the same person', async (spelling) => {
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
  ])('says what is wrong with %s', async (_, variables, field, message) => {
    expect(await nobody.refusal(login, variables)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field, message }, ...(message.includes('Password!') ? [expect.anything()] : [])],
    })
  })

  test('reads the same for an unknown number, a wrong password, no number at all and a deleted person', async () => {
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
        reason: 'badCredentials',
        message: 'The phone number or the password is not correct.',
      })
    }
  })

  test('works as long for an unknown number as for a wrong password', async () => {
    const person = await aUser()
    const phones = [person.phone_number, '0901999666']
    const best = [Infinity, Infinity]
    for (let i = 0; i < 12; i++) {
      const started = performance.now()
      await nobody.query(login, credentials(phones[i % 2]!, 'wrong horse'))
      best[i % 2] = Math.min(best[i % 2]!, performance.now() - started)
    }
    const [wrong, unknown] = best as [number, number]
    // A hash takes tens of milliseconds; without it, an unknown number would be answered in two.
    expect(unknown).toBeGreaterThan(wrong / 3)
    expect(unknown).toBeLessThan(wrong * 3)
  })

  test('tells a blocked person so, but only with the right password', async () => {
    const person = await aUser({ term_status: 'BLOCKED' })
    expect(await nobody.refusal(login, credentials(person.phone_number))).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'blocked',
      message: 'This account is blocked.',
    })
    expect((await nobody.refusal(login, credentials(person.phone_number, 'wrong horse'))).reason).toBe('badCredentials')
  })

  test('leaves an entry in the audit log, without the number', async () => {
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

describe('the throttle', () => {
  const attempt = (phone: string, headers = {}) => nobody.query(login, credentials(phone, 'wrong horse'), headers)
  const codeOf = async (phone: string) => (await attempt(phone)).errors![0]!.extensions

  test('stops a person after ten failures in any spelling, also with the right password, and says until when', async () => {
    const person = await aUser({ phone_number: '+84382000001' })
    for (let i = 0; i < loginLimits.person.attempts; i++)
      expect((await codeOf(['0382000001', '+84382000001', '84 382 000 001'][i % 3]!)).code).toBe('UNAUTHENTICATED')
    const { code, retryAfter, message } = await nobody.refusal(login, credentials(person.phone_number))
    expect({ code, message }).toEqual({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please try again in 15 minutes.',
    })
    expect(retryAfter).toBeGreaterThan(800)
    expect(retryAfter).toBeLessThanOrEqual(900)
    expect((await codeOf('0382000002')).code).toBe('UNAUTHENTICATED')
  })

  test('counts each attempt of a document with aliases', async () => {
    const many = `mutation ($data: LoginInput!) { ${Array.from({ length: 10 }, (_, i) => `a${i}: login(data: $data) { idToken }`).join(' ')} }`
    await nobody.query(many, credentials('0382000003', 'wrong horse'))
    expect((await codeOf('0382000003')).code).toBe('RATE_LIMITED')
  })

  test('does not count successes', async () => {
    const person = await aUser()
    for (let i = 0; i <= loginLimits.person.attempts; i++) await signIn(person)
  })

  test('stops an address that tries many numbers, and holds for another instance of the application', async () => {
    await server.db
      .insertInto('rate_limits')
      .values({
        key: `${loginLimits.address.name}:127.0.0.1`,
        points: loginLimits.address.attempts - 1,
        expire: Date.now() + 60_000,
      })
      .execute()
    expect((await codeOf('0382000004')).code).toBe('UNAUTHENTICATED')
    expect((await codeOf('0382000005')).code).toBe('RATE_LIMITED')
    const other = (await server.again()).as(null)
    expect((await other.refusal(login, credentials('0382000006'))).code).toBe('RATE_LIMITED')
  })

  test('does not believe a forwarded address unless it was told to', async () => {
    await server.db
      .insertInto('rate_limits')
      .values({
        key: `${loginLimits.address.name}:127.0.0.1`,
        points: loginLimits.address.attempts,
        expire: Date.now() + 60_000,
      })
      .execute()
    expect((await attempt('0382000007', { 'x-forwarded-for': '203.0.113.9' })).errors![0]!.extensions.code).toBe(
      'RATE_LIMITED',
    )
  })
})

describe('refreshToken', () => {
  const age = (seconds: number) =>
    server.db
      .updateTable('refresh_tokens')
      .set({ replaced_at: new Date(Date.now() - seconds * 1000) })
      .where('replaced_at', 'is not', null)
      .execute()

  test('exchanges the token for a new pair', async () => {
    const person = await aUser()
    const first = await signIn(person)
    const second = await exchanged(first.refreshToken)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect((await me(second.idToken)).data.me._id).toBe(person.id)
  })

  test('lets two tabs use one token within the grace, and both stay signed in', async () => {
    const { refreshToken } = await signIn(await aUser())
    const tabs = [await exchanged(refreshToken), await exchanged(refreshToken)]
    await age(29)
    expect((await exchanged(refreshToken)).idToken).toBeTruthy()
    for (const tab of tabs) expect((await exchanged(tab.refreshToken)).idToken).toBeTruthy()
  })

  test('ends the whole family when a replaced token comes after the grace, id tokens included', async () => {
    const { refreshToken } = await signIn(await aUser())
    const second = await exchanged(refreshToken)
    const third = await exchanged(second.refreshToken)
    await age(31)
    expect(await nobody.refusal(exchange, { t: refreshToken })).toMatchObject({
      code: 'UNAUTHENTICATED',
      reason: 'refreshRefused',
      message: 'Please sign in again.',
    })
    expect((await nobody.refusal(exchange, { t: third.refreshToken })).reason).toBe('refreshRefused')
    expect((await me(third.idToken)).errors![0]!.extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'ended' })
    const session = await server.db
      .selectFrom('sessions')
      .select('end_reason')
      .orderBy('ended_at', 'desc')
      .where('ended_at', 'is not', null)
      .executeTakeFirstOrThrow()
    expect(session.end_reason).toBe('reuse')
  })

  test('does not stretch the grace by using it', async () => {
    const { refreshToken } = await signIn(await aUser())
    await exchanged(refreshToken)
    await age(20)
    await exchanged(refreshToken)
    const { replaced_at } = await server.db
      .selectFrom('refresh_tokens')
      .select('replaced_at')
      .where('replaced_at', 'is not', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(Date.now() - replaced_at!.getTime()).toBeGreaterThan(19_000)
  })

  test('leaves other sessions of the person alone', async () => {
    const person = await aUser()
    const [here, there] = [await signIn(person), await signIn(person)]
    await exchanged(here.refreshToken)
    await age(31)
    await nobody.query(exchange, { t: here.refreshToken })
    expect((await me(there.idToken)).errors).toBeUndefined()
  })

  test('refuses what is expired, unknown or of a blocked person', async () => {
    const [old, bad] = [await signIn(await aUser()), await aUser()]
    await server.db
      .updateTable('refresh_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect((await nobody.refusal(exchange, { t: old.refreshToken })).reason).toBe('refreshRefused')
    expect((await nobody.refusal(exchange, { t: 'unknown' })).reason).toBe('refreshRefused')
    const { refreshToken } = await signIn(bad)
    await server.db.updateTable('users').set({ term_status: 'BLOCKED' }).where('id', '=', bad.id).execute()
    expect((await nobody.refusal(exchange, { t: refreshToken })).reason).toBe('refreshRefused')
  })
})

describe('a session ends at once', async () => {
  const boss = server.as(await anAdmin())
  const ended = { code: 'UNAUTHENTICATED', reason: 'ended' }

  test('by logout, with any token of it, and once more is no error', async () => {
    const first = await signIn(await aUser())
    const second = await exchanged(first.refreshToken)
    const logout = 'mutation ($t: String!) { logout(refreshToken: $t) }'
    for (let i = 0; i < 2; i++) expect(await nobody.data(logout, { t: first.refreshToken })).toEqual({ logout: true })
    expect((await me(second.idToken)).errors![0]!.extensions).toMatchObject(ended)
    expect((await nobody.refusal(exchange, { t: second.refreshToken })).reason).toBe('refreshRefused')
  })

  test.each([
    [
      'a block',
      (id: string) =>
        `mutation { cmsSetTermStatus(_id: "${id}", termStatus: BLOCKED, model: USER, reason: "spam") { version } }`,
    ],
    [
      'a suspension',
      (id: string) => `mutation { cmsSetTermStatus(_id: "${id}", termStatus: SUSPENDING, model: USER) { version } }`,
    ],
    ['a change of group', (id: string) => `mutation { updateUserGroup(userId: "${id}", group: STAFF) { version } }`],
    ['blockUser', (id: string) => `mutation { blockUser(targetId: "${id}") { version } }`],
  ])('by %s, everywhere', async (_, change) => {
    const person = await aUser()
    const sessions = [await signIn(person), await signIn(person)]
    await boss.data(change(person.id))
    for (const { idToken, refreshToken } of sessions) {
      expect((await me(idToken)).errors![0]!.extensions).toMatchObject(ended)
      expect((await nobody.refusal(exchange, { t: refreshToken })).reason).toBe('refreshRefused')
    }
  })
})

test('a suspended person may sign in and read, but not write; signing out is no writing', async () => {
  const person = await anAdmin({ term_status: 'SUSPENDING' })
  await anAdmin()
  const { idToken, refreshToken } = await signIn(person)
  const client = server.as({ idToken })
  expect((await client.data('{ cmsGetUsers { counter } }')).cmsGetUsers.counter).toBeGreaterThan(0)
  const write = `mutation { updateUserGroup(userId: "${(await aUser()).id}", group: STAFF) { _id } }`
  expect(await client.refusal(write)).toMatchObject({
    code: 'FORBIDDEN',
    reason: 'suspended',
    message: 'This account is suspended and can only read.',
  })
  expect(await client.data('mutation ($t: String!) { logout(refreshToken: $t) }', { t: refreshToken })).toEqual({
    logout: true,
  })
})
