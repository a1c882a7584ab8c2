import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { loginLimits } from '../../src/features/staff/session/session.rules.ts'
import { hashPasswordOf } from '../../src/features/staff/session/server/public.ts'
import { ownContext, withDb } from '../../src/platform/server/context.ts'
import { reportFailedAttempts } from '../../src/platform/server/access/failed-attempts.ts'
import { throttle } from '../../src/platform/server/access/throttle.ts'
import { enrol } from '../harness/authenticator.ts'
import type { Client } from '../harness/client.ts'
import { factories, type Person } from '../harness/factories.ts'
import { testPassword } from '../harness/provided.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const { aUser, aStaff, anAdmin } = factories(server.db)
const nobody = server.as(null)

const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken } }'
const credentials = (person: Person, password = testPassword, code?: string) => ({
  data: { phoneNumber: person.phone_number, password, code },
})
const wrong = (person: Person) => credentials(person, 'wrong horse')
const attempts = loginLimits.STAFF.person.attempts
const sessionsOf = (person: Person) =>
  server.db.selectFrom('sessions').select('id').where('user_id', '=', person.id).execute()
const counters = () => server.db.selectFrom('rate_limits').select(['key', 'points']).execute()
const codesOf = async (count: number, ask: (i: number) => ReturnType<Client['refusal']>) => {
  const codes: string[] = []
  for (let i = 0; i < count; i++) codes.push((await ask(i)).code)
  return codes
}
const thenStopped = (code: string) => [...Array<string>(attempts).fill(code), 'RATE_LIMITED', 'RATE_LIMITED']

beforeEach(async () => {
  await server.db.deleteFrom('rate_limits').execute()
  await server.db.deleteFrom('failed_attempts').execute()
})

describe('a guess is alone in its document', () => {
  const inData = '($data: LoginInput!)'
  const company: readonly (readonly [string, string])[] = [
    ['another guess', `mutation ${inData} { a: login(data: $data) { idToken } b: login(data: $data) { idToken } }`],
    ['a field that fails', `mutation ${inData} { login(data: $data) { idToken } endMyOtherSessions }`],
    ['a field before it', `mutation ${inData} { logout(refreshToken: "x") login(data: $data) { idToken } }`],
    [
      'a field that is left out',
      `mutation ($data: LoginInput!, $no: Boolean = false) { login(data: $data) { idToken } logout(refreshToken: "x") @include(if: $no) }`,
    ],
    [
      'a field that is skipped',
      `mutation ($data: LoginInput!, $yes: Boolean = true) { login(data: $data) { idToken } logout(refreshToken: "x") @skip(if: $yes) }`,
    ],
    [
      'a field in a fragment',
      `mutation ${inData} { ...F login(data: $data) { idToken } } fragment F on Mutation { logout(refreshToken: "x") }`,
    ],
    [
      'fragments within fragments',
      `mutation ${inData} { ...A } fragment A on Mutation { ...B ...C } fragment B on Mutation { login(data: $data) { idToken } } fragment C on Mutation { ... { ... on Mutation { logout(refreshToken: "x") } } }`,
    ],
    [
      'an exchange',
      `mutation ${inData} { login(data: $data) { idToken } refreshToken(refreshToken: "x") { idToken } }`,
    ],
  ]

  test.each(company)('or is refused before anything runs: %s', async (_, text) => {
    const person = await aUser()
    const answers = []
    for (const data of [credentials(person), wrong(person)]) {
      for (const headers of [undefined, { 'idempotency-key': 'a-key-for-guesses' }]) {
        const { data: found, errors } = await nobody.query(text, data, headers)
        answers.push({ found, refused: errors?.map(({ message, extensions }) => [message, extensions.reason]) })
      }
    }
    expect(answers[0]!.refused).toEqual([
      [expect.any(String), expect.stringMatching(/^platform_text_(only_field|sign_in)$/)],
    ])
    // No answer shows whether the password was right.
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await sessionsOf(person)).toEqual([])
    expect(await counters()).toEqual([])
  })

  test.each([
    ['changeMyPassword(data: { currentPassword: "correct horse", newPassword: "another horse" })'],
    ['startSecondFactor(proof: { password: "correct horse" }) { uri }'],
    ['confirmSecondFactor(code: "123456") { codes }'],
    ['renewRecoveryCodes(proof: { password: "correct horse", code: "123456" }) { codes }'],
    ['removeSecondFactor(proof: { password: "correct horse", code: "123456" })'],
  ])('also for somebody who is signed in: %s', async (field) => {
    const client = server.as(await aStaff())
    const text = `mutation { ${field} endMySession(sessionId: "01920000-0000-7000-8000-000000000000") }`
    expect(await client.refusal(text)).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'platform_text_only_field' })
    expect(await counters()).toEqual([])
  })

  test('fragments that spread one another twice are checked quickly', async () => {
    const doubling = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Mutation { ...F${i + 1} ... on Mutation { ...F${i + 1} } }`,
    )
    const text = `mutation ($data: LoginInput!) { ...F0 } ${doubling.join(' ')} fragment F60 on Mutation { login(data: $data) { idToken } }`
    const started = performance.now()
    await nobody.query(text, wrong(await aUser()))
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('guesses are counted, whatever is sent with them:', () => {
  test.each([
    ['a key each', (i: number) => `guess-number-${i}`],
    ['one key', () => 'one-key-for-all-guesses'],
  ])('passwords, under %s', async (_, keyOf) => {
    const person = await aUser()
    const ask = (i: number) => nobody.refusal(login, wrong(person), { 'idempotency-key': keyOf(i) })
    expect(await codesOf(attempts + 2, ask)).toEqual(thenStopped('UNAUTHENTICATED'))
    expect((await nobody.refusal(login, credentials(person))).code).toBe('RATE_LIMITED')
  })

  test('passwords, by somebody who is signed in elsewhere', async () => {
    const person = await aUser()
    const client = server.as(await aStaff())
    const ask = (i: number) => client.refusal(login, wrong(person), { 'idempotency-key': `guess-number-${i}` })
    expect(await codesOf(attempts + 2, ask)).toEqual(thenStopped('UNAUTHENTICATED'))
  })

  test('codes at sign-in, though the password is right', async () => {
    const person = await aStaff()
    const { app } = await enrol(server.as(person))
    const ask = async (i: number) => {
      // A request for the code does not reset the failures.
      await nobody.query(login, credentials(person))
      return nobody.refusal(login, credentials(person, testPassword, '000000'), {
        'idempotency-key': `code-${i}-guess`,
      })
    }
    expect(await codesOf(attempts, ask)).toEqual(Array(attempts).fill('UNAUTHENTICATED'))
    expect((await nobody.refusal(login, credentials(person, testPassword, app.code()))).code).toBe('RATE_LIMITED')
  })

  test('codes of the second factor when it is not removed', async () => {
    const person = await aStaff()
    const client = server.as(person)
    await enrol(client)
    const remove = 'mutation ($proof: ProofInput!) { removeSecondFactor(proof: $proof) }'
    const ask = (i: number) => {
      const proof = { password: testPassword, code: String(i).padStart(6, '0') }
      return client.refusal(remove, { proof }, { 'idempotency-key': `remove-guess-${i}` })
    }
    expect(await codesOf(attempts + 2, ask)).toEqual(thenStopped('BAD_USER_INPUT'))
    expect((await client.data('{ mySecondFactor { since } }')).mySecondFactor.since).not.toBeNull()
  })

  test('a fault after the password was found right, which would otherwise reveal that', async () => {
    const person = await aUser()
    const rename = (from: string, to: string) =>
      server.asOwner((db) => sql`alter table refresh_tokens rename column ${sql.id(from)} to ${sql.id(to)}`.execute(db))
    await rename('hash', 'gone')
    try {
      const codes = await codesOf(attempts + 1, () => nobody.refusal(login, credentials(person)))
      expect(codes).toEqual([...Array<string>(attempts).fill('INTERNAL'), 'RATE_LIMITED'])
    } finally {
      await rename('gone', 'hash')
    }
  })

  test('inside a transaction neither counting nor hashing is possible', async () => {
    const ctx = ownContext(server.app, 'test')
    await server.db.transaction().execute(async (trx) => {
      await expect(throttle(withDb(ctx, trx), loginLimits.STAFF.person, 'x')).rejects.toThrow('outside of transactions')
      await expect(hashPasswordOf(withDb(ctx, trx), 'x')).rejects.toThrow('outside of transactions')
    })
  })
})

describe('forgiving an attempt', () => {
  const ctx = ownContext(server.app, 'test')
  const limit = { name: 'test', attempts: 3, seconds: 60 }
  const points = async () => (await counters())[0]?.points

  test('takes back only one’s own', async () => {
    const [mine, theirs] = [await aUser(), await aUser()]
    for (let i = 0; i < attempts; i++) {
      await nobody.query(login, wrong(theirs))
      await nobody.data(login, credentials(mine))
    }
    expect((await nobody.refusal(login, credentials(theirs))).code).toBe('RATE_LIMITED')
    // The failures of the address stay counted too.
    expect(await counters()).toContainEqual({
      key: `${loginLimits.STAFF.address.name}:127.0.0.1`,
      points: attempts + 1,
    })
  })

  test('gives no credit for later, and does not reduce the next count', async () => {
    const counted = await throttle(ctx, limit, 'x')
    await server.db
      .updateTable('rate_limits')
      .set({ expire: Date.now() - 1 })
      .execute()
    await counted.forgive()
    expect(await points()).toBe(1)
    await throttle(ctx, limit, 'x')
    await new Promise((resolve) => setTimeout(resolve, 5))
    await server.db
      .updateTable('rate_limits')
      .set({ expire: Date.now() + 60_000 })
      .execute()
    await counted.forgive()
    expect(await points()).toBe(1)
  })

  test('never goes below zero', async () => {
    const counted = await throttle(ctx, limit, 'x')
    for (let i = 0; i < 3; i++) await counted.forgive()
    expect(await points()).toBe(0)
  })
})

describe('hashing', () => {
  test('a full queue refuses its callers without counting them, and does not affect others', async () => {
    const person = await aUser()
    const client = server.as(await aStaff())
    await client.token()
    const stranger = { db: server.db, viewer: null, key: null, address: '127.0.0.1' }
    // Each caller sends its next request right after its turn, so that no place is ever free.
    const over = new AbortController()
    const flood = Promise.all(
      Array.from({ length: 64 }, async () => {
        while (!over.signal.aborted) await hashPasswordOf(stranger, 'x')
      }),
    )
    await expect(hashPasswordOf(stranger, 'x')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(await nobody.refusal(login, credentials(person))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 2 })
    for (const { points } of await counters()) expect(points).toBe(0)
    const change = 'mutation ($data: PasswordChangeInput!) { changeMyPassword(data: $data) }'
    await client.data(change, { data: { currentPassword: testPassword, newPassword: 'another horse' } })
    const elsewhere = (await server.again({ env: { TRUST_PROXY: '1' } })).as(null)
    await elsewhere.data(login, credentials(person), { 'x-forwarded-for': '203.0.113.20' })
    over.abort()
    await flood
  })

  test('a document with many sign-ins is refused before any password is checked', async () => {
    const admin = server.as(await anAdmin())
    await admin.token()
    const many = `mutation ($data: LoginInput!) { ${Array.from({ length: 15 }, (_, i) => `a${i}: login(data: $data) { idToken }`).join(' ')} }`
    const person = await aUser()
    const flood = Array.from({ length: 24 }, (_, i) =>
      nobody.refusal(many, wrong(person), { 'idempotency-key': `many-sign-ins-${i}` }),
    )
    for (const { code } of await Promise.all(flood)) expect(code).toBe('BAD_USER_INPUT')
    expect(await counters()).toEqual([])
  })
})

describe('the address that attempts are counted for', () => {
  const addressKeys = async () =>
    (await counters()).flatMap(({ key }) =>
      key.startsWith('login:address:') ? key.slice('login:address:'.length) : [],
    )
  const from = (client: Client, forwarded: string) => client.query(login, wrongNumber, { 'x-forwarded-for': forwarded })
  const wrongNumber = { data: { phoneNumber: '0900999999', password: 'wrong horse' } }

  test('is what the last proxy saw, whatever the caller wrote before it', async () => {
    const behind = (await server.again({ env: { TRUST_PROXY: '1' } })).as(null)
    for (const forged of ['198.51.100.1', '<b>not-an-ip</b>', '10.0.0.1, 198.51.100.2', ''])
      await from(behind, [forged, '203.0.113.7'].filter(Boolean).join(', '))
    expect(await addressKeys()).toEqual(['203.0.113.7'])
  })

  test('is the nearest forwarded entry that is an address', async () => {
    const behind = (await server.again({ env: { TRUST_PROXY: '2' } })).as(null)
    for (const forged of ['<b>not-an-ip</b>', 'unknown', '999.1.1.1', "'; drop table users"])
      await from(behind, `${forged}, 203.0.113.8`)
    expect(await addressKeys()).toEqual(['203.0.113.8'])
    const person = await aUser()
    await behind.data(login, credentials(person), { 'x-forwarded-for': '<b>not-an-ip</b>, 203.0.113.8' })
    const { address } = await server.db
      .selectFrom('sessions')
      .select('address')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(address).toBe('203.0.113.8')
  })

  test('is taken only from the configured networks', async () => {
    const trusted = (await server.again({ env: { TRUST_PROXY: '127.0.0.0/8, 10.0.0.0/8' } })).as(null)
    await from(trusted, '198.51.100.1, 203.0.113.9, 10.1.2.3')
    const strange = (await server.again({ env: { TRUST_PROXY: '192.0.2.0/24' } })).as(null)
    await from(strange, '198.51.100.1')
    expect((await addressKeys()).toSorted()).toEqual(['127.0.0.1', '203.0.113.9'])
  })

  test('is normalized; for IPv6 the network counts', async () => {
    const behind = (await server.again({ env: { TRUST_PROXY: '1' } })).as(null)
    for (const address of ['203.0.113.10', '::ffff:203.0.113.10', '::FFFF:cb00:710a', '203.0.113.10:4711'])
      await from(behind, address)
    for (const address of ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:0:0:7', '[2001:db8:1:2::9]:443'])
      await from(behind, address)
    expect((await addressKeys()).toSorted()).toEqual(['2001:db8:1:2::/64', '203.0.113.10'])
  })
})

describe('the audit log records wrong secrets', () => {
  const entries = async (target = '127.0.0.1') =>
    server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('model', '=', 'ADDRESS')
      .where('target_id', '=', target)
      .orderBy('position')
      .execute()
  const anHourLater = () =>
    server.db
      .updateTable('failed_attempts')
      .set({ hour: sql<Date>`hour - interval '1 hour'` })
      .execute()

  test('the first of an hour at once, all of them when it is over, and each once', async () => {
    const before = (await entries()).length
    const [person, other] = [await aUser(), await aUser()]
    for (let i = 0; i < 3; i++) await nobody.query(login, wrong(person))
    await nobody.query(login, wrong(other))
    await nobody.query(login, { data: { phoneNumber: '0900888777', password: 'wrong horse' } })
    const at = (await entries()).slice(before)
    expect(at).toMatchObject([
      { action: 'failedSignIn', actor_id: null, after: { secret: 'PASSWORD', attempts: 1, people: [person.id] } },
    ])
    await reportFailedAttempts.run(server.app)
    expect((await entries()).slice(before)).toHaveLength(1)
    await anHourLater()
    for (let i = 0; i < 2; i++) await reportFailedAttempts.run(server.app)
    const [, entry, ...more] = (await entries()).slice(before)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      action: 'failedSignIn',
      after: { secret: 'PASSWORD', attempts: 5, people: [person.id, other.id], hour: expect.any(String) },
    })
    expect(JSON.stringify([...at, entry])).not.toContain(person.phone_number)
    expect(await server.db.selectFrom('failed_attempts').selectAll().execute()).toEqual([])
  })

  test('codes and proofs separately, since a wrong code comes after a right password', async () => {
    const person = await aStaff()
    const client = server.as(person)
    await enrol(client)
    const before = (await entries()).length
    await nobody.query(login, credentials(person, testPassword, '000000'))
    await client.query('mutation { removeSecondFactor(proof: { password: "wrong horse", code: "123456" }) }')
    const entry = (await entries()).slice(before)
    expect(entry).toMatchObject([
      { action: 'failedSignIn', after: { secret: 'CODE', people: [person.id] } },
      { action: 'failedProof', actor_id: person.id, after: { secret: 'PASSWORD', people: [person.id] } },
    ])
  })

  test('of many tried accounts the first twenty, in one entry', async () => {
    const behind = (await server.again({ env: { TRUST_PROXY: '1' } })).as(null)
    const headers = { 'x-forwarded-for': '203.0.113.99' }
    const people = await Promise.all(Array.from({ length: 25 }, () => aUser()))
    for (const person of people) await behind.query(login, wrong(person), headers)
    await anHourLater()
    await reportFailedAttempts.run(server.app)
    const [, entry] = await entries('203.0.113.99')
    expect(entry!.after).toMatchObject({ attempts: 25, people: people.slice(0, 20).map(({ id }) => id) })
  })

  test('with the names of the people, for an administrator', async () => {
    const person = await aUser({ full_name: 'Bị Đoán Mật Khẩu' })
    const behind = (await server.again({ env: { TRUST_PROXY: '1' } })).as(null)
    await behind.query(login, wrong(person), { 'x-forwarded-for': '203.0.113.98' })
    const text =
      '{ cmsGetAuditEntries(action: "failedSignIn", filter: { model: ADDRESS }) { items { targetName changes { field after afterName } } } }'
    const { items } = (await server.as(await anAdmin()).data(text)).cmsGetAuditEntries
    const entry = items.find(({ targetName }: { targetName: string }) => targetName === '203.0.113.98')
    expect(entry.changes).toContainEqual({ field: 'people', after: [person.id], afterName: 'Bị Đoán Mật Khẩu' })
  })

  test('but not a right password and a request for the code', async () => {
    const person = await aStaff()
    await enrol(server.as(person))
    await nobody.query(login, credentials(person))
    await nobody.data(login, credentials(await aUser()))
    expect(await server.db.selectFrom('failed_attempts').selectAll().execute()).toEqual([])
  })
})

test('a window that began while a clock was a day ahead keeps nobody out; one of a replica that is ahead by minutes still counts', async () => {
  const person = await anAdmin()
  await codesOf(attempts, () => nobody.refusal(login, wrong(person)))
  const ahead = (milliseconds: number) =>
    server.db
      .updateTable('rate_limits')
      .set((eb) => ({ expire: eb('expire', '+', milliseconds) }))
      .execute()
  await ahead(10 * 60_000)
  expect((await nobody.refusal(login, credentials(person))).code).toBe('RATE_LIMITED')
  await ahead(24 * 3_600_000)
  expect(await nobody.data(login, credentials(person))).toMatchObject({ login: { idToken: expect.any(String) } })
})
