import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { keptPerPerson } from '../../src/platform/server/once.ts'
import { factories, type Person } from '../harness/factories.ts'
import { testPassword } from '../harness/provided.ts'
import { startServer } from '../harness/server.ts'
import type { MutationRegisterForImporterArgs } from '../../src/generated/graphql/inputs.ts'

const server = await startServer()
const { anAdmin, aStaff, aUser, aPost } = factories(server.db)
const admin = await anAdmin()
const client = server.as(admin)

const register =
  'mutation ($data: NewUserInput!) { registerForImporter(data: $data) { idToken user { _id fullName } } }'
const data = (phoneNumber: string, fullName = 'Trần Bình'): MutationRegisterForImporterArgs => ({
  data: { fullName, phoneNumber, password: 'abcdef' },
})
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

test('without a key the same body is a new request', async () => {
  expect((await client.query(register, data('0911000002'))).errors).toBeUndefined()
  expect((await client.refusal(register, data('0911000002'))).code).toBe('BAD_USER_INPUT')
})

test('a refusal is repeated too, even if the request would succeed by then', async () => {
  const target = await aUser({ phone_number: '+84911000003' })
  const first = await client.refusal(register, data('0911000003'), key('register-3'))
  await server.db.updateTable('users').set({ phone_number: '+84911999993' }).where('id', '=', target.id).execute()
  expect(await client.refusal(register, data('0911000003'), key('register-3'))).toEqual(first)
})

test('the outcome survives a restart', async () => {
  const first = await client.data(register, data('0911000004'), key('register-4'))
  const restarted = (await server.again()).as({ idToken: (await client.token())! })
  expect(await restarted.data(register, data('0911000004'), key('register-4'))).toEqual(first)
})

describe('another body under the key is a CONFLICT', () => {
  test('with other variables', async () => {
    await client.data(register, data('0911000005'), key('register-5'))
    const refusal = await client.refusal(register, data('0911000006'), key('register-5'))
    expect(refusal).toMatchObject({ code: 'CONFLICT', reason: 'platform_text_idempotency_key_reused' })
    expect(await people('+84911000006')).toBe(0)
  })

  test('with another document', async () => {
    await client.data(register, data('0911000007'), key('register-7'))
    expect(
      (await client.refusal(register.replace('fullName', 'phoneNumber'), data('0911000007'), key('register-7'))).code,
    ).toBe('CONFLICT')
  })
})

test('equal keys of two people are independent', async () => {
  const other = server.as(await anAdmin())
  await client.data(register, data('0911000008'), key('register-8'))
  expect((await other.data(register, data('0911000009'), key('register-8'))).registerForImporter.user._id).toBeTruthy()
})

test('neither a token nor the key is stored in plain text', async () => {
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

const keys = async (owner: string) =>
  (await server.db.selectFrom('idempotency_keys').select('key').where('owner', '=', owner).execute()).length

describe('a key without a signed-in person is ignored', () => {
  test('the request is treated as one without a key, and nothing is kept', async () => {
    const person = await aUser()
    const login = 'mutation ($data: LoginInput!) { login(data: $data) { refreshToken } }'
    const credentials = { data: { phoneNumber: person.phone_number, password: testPassword } }
    const nobody = server.as(null)
    const first = await nobody.data(login, credentials, key('sign-in-once'))
    const second = await nobody.data(login, credentials, key('sign-in-once'))
    expect(second.login.refreshToken).not.toBe(first.login.refreshToken)
    for (const name of ['short', 'logout-of-nobody'])
      await nobody.data('mutation { logout(refreshToken: "x") }', {}, key(name))
    expect(await keys('')).toBe(0)
  })

  test('a refused permission leaves nothing either', async () => {
    const member = await aUser()
    expect((await server.as(member).refusal(register, data('0911000020'), key('not-for-members'))).code).toBe(
      'FORBIDDEN',
    )
    expect(await keys(member.id)).toBe(0)
  })
})

test('what proves a secret ignores the key: each attempt counts', async () => {
  const person = await aStaff()
  const change = 'mutation ($data: PasswordChangeInput!) { changeMyPassword(data: $data) }'
  const variables = { data: { currentPassword: testPassword, newPassword: 'another horse' } }
  await server.as(person).data(change, variables, key('change-password'))
  for (const name of ['change-password', 'short']) {
    const { fields } = await server.as(person).refusal(change, variables, key(name))
    expect(fields).toMatchObject([{ field: 'data.currentPassword' }])
  }
  expect(await keys(person.id)).toBe(0)
})

test.each([
  ['two', 'mutation { a: endMyOtherSessions b: endMyOtherSessions }'],
  ['one that is left out', 'mutation { a: endMyOtherSessions b: endMyOtherSessions @include(if: false) }'],
  ['one in a fragment', 'mutation { endMyOtherSessions ...F } fragment F on Mutation { b: endMyOtherSessions }'],
])('a document with a key and several mutations (%s) is refused before anything is done', async (_, text) => {
  const person = await aStaff()
  const [here, there] = [server.as(person), server.as(person)]
  await there.data('{ me { _id } }')
  expect(await here.refusal(text, {}, key('two-mutations'))).toMatchObject({
    code: 'BAD_USER_INPUT',
    reason: 'platform_text_one_mutation',
  })
  await there.data('{ me { _id } }')
  expect((await here.query(text)).errors).toBeUndefined()
})

describe('the outcome is repeated only to a person who still has the permission', () => {
  const block = (id: string) =>
    `mutation { cmsSetTermStatus(_id: "${id}", termStatus: HIDDEN, model: USER) { version } }`
  const set = (person: Person, change: object) =>
    server.db.updateTable('users').set(change).where('id', '=', person.id).execute()

  test.each([
    ['has become a member', { user_group: 'MEMBER' }, { code: 'FORBIDDEN' }],
    // This person may call the operation, but not for records of people.
    ['has become staff', { user_group: 'STAFF' }, { code: 'FORBIDDEN' }],
    ['is suspended', { term_status: 'SUSPENDING' }, { code: 'FORBIDDEN', reason: 'platform_text_suspended' }],
    ['is blocked', { term_status: 'BLOCKED' }, { code: 'UNAUTHENTICATED' }],
  ])('not to one who %s', async (_, change, refusal) => {
    const [person, target] = [await anAdmin(), await aUser()]
    const caller = server.as(person)
    await caller.data(block(target.id), {}, key('block-one-person'))
    await set(person, change)
    expect(await caller.refusal(block(target.id), {}, key('block-one-person'))).toMatchObject(refusal)
  })

  test('not to one who must set up a second factor by now', async () => {
    const caller = server.as(await aStaff())
    const { id } = await aPost()
    const hide = `mutation { cmsSetPostStatus(_id: "${id}", status: HIDDEN) { version } }`
    await caller.data(hide, {}, key('hide-one-post'))
    const config = { id: crypto.randomUUID(), key: 'SECOND_FACTOR_GROUPS', value: 'STAFF', type: 'NORMAL' as const }
    await server.db.insertInto('configs').values(config).execute()
    const { reason } = await caller.refusal(hide, {}, key('hide-one-post'))
    await server.db.deleteFrom('configs').where('id', '=', config.id).execute()
    expect(reason).toBe('platform_text_second_factor_demanded')
    await caller.data(hide, {}, key('hide-one-post'))
  })

  test('not to one whose permission is checked inside the change', async () => {
    const person = await anAdmin()
    const caller = server.as(person)
    const download = 'mutation { createExport(list: "User", format: CSV, filters: {}, columns: ["_id"]) { url } }'
    await caller.data(download, {}, key('export-once'))
    await set(person, { user_group: 'STAFF' })
    expect(await caller.refusal(download, {}, key('export-once'))).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'platform_text_rights_changed',
    })
  })
})

test('the number of one person’s outcomes is limited to the newest', async () => {
  const [person, other] = [await aStaff(), await aStaff()]
  const rows = (owner: string, count: number) =>
    sql`insert into idempotency_keys (owner, key, request_hash, created_at)
      select ${owner}, 'k' || n, sha256(''::bytea), now() - make_interval(secs => n) from generate_series(1, ${count}::int) n`.execute(
      server.db,
    )
  await rows(person.id, keptPerPerson + 20)
  await rows(other.id, 3)
  const end = 'mutation { endMyOtherSessions }'
  for (let i = 0; i < 2; i++) await server.as(person).data(end, {}, key('one-key-too-many'))
  expect(await keys(person.id)).toBe(keptPerPerson)
  expect(await keys(other.id)).toBe(3)
  const oldest = await server.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('owner', '=', person.id)
    .orderBy('created_at')
    .executeTakeFirstOrThrow()
  expect(oldest.key).toBe(`k${keptPerPerson - 1}`)
})

test('an outcome that is too large is not kept, but that it was done is', async () => {
  const { id } = await aPost({ reason: JSON.stringify([{ reason: 'x'.repeat(70_000) }]) })
  const update = `mutation { cmsUpdatePost(_id: "${id}", data: { title: "Mới", content: "x" }) { version } }`
  expect((await client.data(update, {}, key('a-large-outcome'))).cmsUpdatePost.version).toBe(2)
  expect(await client.refusal(update, {}, key('a-large-outcome'))).toMatchObject({
    code: 'CONFLICT',
    reason: 'platform_text_outcome_not_kept',
  })
  expect((await client.data(`{ cmsGetPost(_id: "${id}") { version } }`)).cmsGetPost.version).toBe(2)
})
