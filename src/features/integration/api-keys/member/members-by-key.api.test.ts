import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { mostFromOneAddress } from '../../../people/users/server/referrals.ts'

const server = await startServer()
const { aUser, aStaff, anAdmin, anApiKey } = factories(server.db)
const key = await anApiKey({ name: 'Máy chủ', scopes: ['MEMBERS'] })
const backend = server.asMember({ idToken: key.text })

const upsert = `mutation ($data: MemberUpsertInput!) { upsertMember(data: $data) { _id externalId created } }`
const token = `mutation ($externalId: String, $memberId: ID) { memberToken(externalId: $externalId, memberId: $memberId) { idToken expiresAt } }`
let count = 0
const someone = (more = {}) => {
  count++
  return { externalId: `app-${count}`, phoneNumber: `+8491300${1000 + count}`, fullName: `Bạn ${count}`, ...more }
}
const put = async (data: object) => (await backend.data(upsert, { data })).upsertMember
const tokenOf = async (named: object) => (await backend.data(token, named)).memberToken
const userOf = (id: string) => server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const entriesOf = (id: string) =>
  server.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('target_id', '=', id)
    .orderBy('position')
    .execute()

test('a member is added once, and found by the external id alone', async () => {
  const data = someone({ email: 'ban@example.com', gender: 'FEMALE' })
  const made = await put(data)
  expect(made).toEqual({ _id: expect.any(String), externalId: data.externalId, created: true })
  expect(await put(data)).toEqual({ ...made, created: false })
  expect(await userOf(made._id)).toMatchObject({
    phone_number: data.phoneNumber,
    full_name: data.fullName,
    email: 'ban@example.com',
    gender: 'FEMALE',
    country_code: 'VN',
    user_group: 'MEMBER',
    version: 1,
  })
  expect(await entriesOf(made._id)).toMatchObject([
    {
      action: 'upsertMember',
      actor_id: null,
      after: { byKey: { _id: key.id, name: 'Máy chủ' }, externalId: data.externalId },
    },
  ])
})

test('one that exists is changed in what is given', async () => {
  const data = someone({ email: 'cu@example.com' })
  const { _id, externalId } = await put(data)
  await put({ externalId, fullName: 'Tên mới' })
  await put({ externalId, phoneNumber: '+84913009999', email: null })
  expect(await userOf(_id)).toMatchObject({
    full_name: 'Tên mới',
    phone_number: '+84913009999',
    email: null,
    gender: 'MALE',
    version: 3,
  })
  expect((await entriesOf(_id)).at(-1)).toMatchObject({
    before: { phoneNumber: data.phoneNumber, email: 'cu@example.com' },
    after: { phoneNumber: '+84913009999', email: null, byKey: { _id: key.id } },
  })
})

test('a number that somebody has is a conflict, new or changed', async () => {
  const { phone_number: phoneNumber } = await aUser()
  expect(await backend.refusal(upsert, { data: someone({ phoneNumber }) })).toMatchObject({
    code: 'CONFLICT',
    reason: 'users_text_phone_taken',
  })
  const { externalId } = await put(someone())
  expect((await backend.refusal(upsert, { data: { externalId, phoneNumber } })).code).toBe('CONFLICT')
})

test('an email address that somebody has is refused, new or changed', async () => {
  const { email } = await aUser({ email: 'co-nguoi@example.com' })
  const refused = { code: 'BAD_USER_INPUT', fields: [{ field: 'data.email', reason: 'users_text_email_taken' }] }
  expect(await backend.refusal(upsert, { data: someone({ email }) })).toMatchObject(refused)
  const { externalId } = await put(someone())
  expect(await backend.refusal(upsert, { data: { externalId, email } })).toMatchObject(refused)
})

test.each([
  ['data.externalId', { externalId: ' ' }],
  ['data.phoneNumber', { phoneNumber: null }],
  ['data.phoneNumber', { phoneNumber: '+1' }],
  ['data.fullName', { fullName: null }],
  ['data.email', { email: 'no address' }],
  ['data.countryCode', { countryCode: 'XX' }],
  ['data.clientAddress', { referralCode: 'ABCDEFGH' }],
  ['data.clientAddress', { referralCode: 'ABCDEFGH', clientAddress: 'here' }],
  ['data.referralCode', { referralCode: 'ZZZZZZZZ', clientAddress: '203.0.113.9' }],
])('%s of a new member is checked', async (field, wrong) => {
  const data = someone(wrong)
  expect((await backend.refusal(upsert, { data })).fields![0]!.field).toBe(field)
  const claimed = server.db.selectFrom('external_ids').select('record_id').where('external_id', '=', data.externalId)
  expect(await claimed.execute()).toEqual([])
})

test('staff are neither changed nor given tokens', async () => {
  const { externalId, _id } = await put(someone())
  await server.db.updateTable('users').set({ user_group: 'STAFF' }).where('id', '=', _id).execute()
  const staff = { code: 'FORBIDDEN', reason: 'api_keys_text_member_is_staff' }
  expect(await backend.refusal(upsert, { data: { externalId, fullName: 'X' } })).toMatchObject(staff)
  expect(await backend.refusal(token, { externalId })).toMatchObject(staff)
  for (const { id } of [await aStaff(), await anAdmin()])
    expect(await backend.refusal(token, { memberId: id })).toMatchObject(staff)
})

test('friends are counted by the member’s address, not by that of the backend', async () => {
  const inviter = await aUser()
  const { referralCode } = (await server.asMember(inviter).data('{ me { referralCode } }')).me
  const friend = (clientAddress: string) => put(someone({ referralCode, clientAddress }))
  for (let i = 0; i < mostFromOneAddress - 1; i++) {
    const earlier = { id: uuidv7(), friend_id: (await aUser()).id, inviter_id: inviter.id, network: '203.0.113.7' }
    await server.db
      .insertInto('referrals')
      .values({ ...earlier, status: 'WAITING' })
      .execute()
  }
  expect((await userOf((await friend('203.0.113.7'))._id)).referred_by).toBe(inviter.id)
  const [waiting, elsewhere] = [await friend('203.0.113.7'), await friend('203.0.113.8')]
  expect((await userOf(waiting._id)).referred_by).toBeNull()
  expect((await userOf(elsewhere._id)).referred_by).toBe(inviter.id)
})

test('a token works for 15 minutes as the member’s own, but not for what needs a sign-in', async () => {
  const { _id, externalId } = await put(someone())
  const { idToken, expiresAt } = await tokenOf({ externalId })
  const left = Date.parse(expiresAt) - Date.now()
  expect(left).toBeGreaterThan(14 * 60_000)
  expect(left).toBeLessThanOrEqual(15 * 60_000)
  const device = server.asMember({ idToken })
  expect((await device.data('{ me { _id fullName } }')).me).toMatchObject({ _id })
  const change = 'mutation ($data: PasswordInput!) { changePassword(data: $data) }'
  const data = { password: 'correct horse', newPassword: 'hoa-sen-moi' }
  expect((await device.refusal(change, { data })).reason).toBe('platform_text_in_person')
  await server.clock.advance(15 * 60_000 + 1_000)
  expect((await device.refusal('{ me { _id } }')).tokenProblem).toBe('expired')
})

test('nobody signs in with a password as a member who has none', async () => {
  const { phoneNumber, ...more } = someone()
  await put({ phoneNumber, ...more })
  const login = 'mutation ($data: LoginInput!) { login(data: $data) { idToken } }'
  for (const password of ['hoa-sen', '      ', 'correct horse'])
    expect((await server.asMember(null).refusal(login, { data: { phoneNumber, password } })).reason).toBe(
      'session_text_bad_credentials',
    )
})

test('tokens of one member are of one session, and a repeated request gets a fresh one', async () => {
  const { id: memberId } = await aUser()
  const once = { 'idempotency-key': 'a-token-once-more' }
  const ask = async () => (await backend.data(token, { memberId }, once)).memberToken
  await ask()
  await server.clock.advance(16 * 60_000)
  const { idToken } = await ask()
  expect((await server.asMember({ idToken }).data('{ me { _id } }')).me._id).toBe(memberId)
  await tokenOf({ memberId })
  const sessions = server.db.selectFrom('sessions').select(['key_id', 'audience']).where('user_id', '=', memberId)
  expect(await sessions.execute()).toEqual([{ key_id: key.id, audience: 'MEMBER' }])
  expect((await entriesOf(memberId)).map(({ action }) => action)).toEqual(['memberToken'])
})

test('a suspended member’s token only reads; a blocked member gets none, and loses what they have', async () => {
  const { id: memberId } = await aUser()
  const device = server.asMember(await tokenOf({ memberId }))
  const set = (term_status: 'SUSPENDING' | 'BLOCKED') =>
    server.db.updateTable('users').set({ term_status }).where('id', '=', memberId).execute()
  await set('SUSPENDING')
  expect((await device.data('{ me { _id } }')).me._id).toBe(memberId)
  const update = 'mutation { updateMe(data: { fullName: "X" }) { _id } }'
  expect((await device.refusal(update)).reason).toBe('platform_text_suspended')
  await set('BLOCKED')
  expect((await device.refusal('{ me { _id } }')).tokenProblem).toBe('ended')
  expect((await backend.refusal(token, { memberId })).reason).toBe('session_text_blocked')
})

test('a member is named in one way, and must exist', async () => {
  const { _id: memberId, externalId } = await put(someone())
  expect((await backend.refusal(token, {})).code).toBe('BAD_USER_INPUT')
  expect((await backend.refusal(token, { memberId, externalId })).code).toBe('BAD_USER_INPUT')
  expect((await backend.refusal(token, { externalId: 'nobody' })).code).toBe('NOT_FOUND')
  await server.db.updateTable('users').set({ deleted: true }).where('id', '=', memberId).execute()
  expect((await backend.refusal(token, { memberId })).code).toBe('NOT_FOUND')
  expect((await backend.refusal(upsert, { data: { externalId, fullName: 'X' } })).code).toBe('NOT_FOUND')
})
