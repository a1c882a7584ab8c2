import { describe, expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aUser, anAdmin, anApiKey } = factories(server.db)
const boss = other.as(await anAdmin())

const upsert = 'mutation ($data: MemberUpsertInput!) { upsertMember(data: $data) { _id created } }'
const token = 'mutation ($memberId: ID!) { memberToken(memberId: $memberId) { idToken } }'
const end = (_id: string) => boss.data('mutation ($_id: ID!) { cmsEndApiKey(_id: $_id) { state } }', { _id })
const people = (phone_number: string) =>
  server.db.selectFrom('users').select('full_name').where('phone_number', '=', phone_number).execute()

const key = await anApiKey()
const backends = [server.asMember({ idToken: key.text }), other.asMember({ idToken: key.text })] as const

test('the same member twice at once is added once', async () => {
  const data = { externalId: 'twice', phoneNumber: '+84914000001', fullName: 'Bạn' }
  const results = await atOnce(
    server,
    { writesTo: 'external_ids' },
    backends.map((backend) => async () => (await backend.data(upsert, { data })).upsertMember),
  )
  const members = results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason))
  expect(new Set(members.map(({ created }) => created))).toEqual(new Set([false, true]))
  expect(members[0]._id).toBe(members[1]._id)
  expect(await people('+84914000001')).toHaveLength(1)
})

test('of two members with one number at once, one is refused', async () => {
  const answers = await atOnce(
    server,
    { writesTo: 'users' },
    backends.map((backend, i) => () => {
      const data = { externalId: `number-${i}`, phoneNumber: '+84914000002', fullName: 'Bạn' }
      return backend.query(upsert, { data })
    }),
  )
  const codes = answers.map((answer) =>
    answer.status === 'fulfilled' ? (answer.value.errors?.[0]?.extensions.code ?? 'done') : 'failed',
  )
  expect(codes.toSorted()).toEqual(['CONFLICT', 'done'])
  const claimed = server.db.selectFrom('external_ids').select('record_id').where('external_id', 'like', 'number-%')
  expect(await claimed.execute()).toHaveLength(1)
})

test('two tokens for one member at once are of one session', async () => {
  const { id: memberId } = await aUser()
  await atOnce(
    server,
    { writesTo: 'sessions' },
    backends.map((backend) => () => backend.data(token, { memberId })),
  )
  const sessions = server.db.selectFrom('sessions').select('id').where('user_id', '=', memberId)
  expect(await sessions.execute()).toHaveLength(1)
})

describe.runIf(server.engine === 'postgres')('while a change waits', () => {
  test('the key that sent it ends: it is not made', async () => {
    const { id, text } = await anApiKey()
    const backend = server.asMember({ idToken: text })
    const externalId = 'ends-meanwhile'
    const { _id } = (await backend.data(upsert, { data: { externalId, phoneNumber: '+84914000003', fullName: 'Cũ' } }))
      .upsertMember
    const row = await lock(server, { statement: `select from users where id = '${_id}' for update` })
    const answer = backend.query(upsert, { data: { externalId, fullName: 'Mới' } })
    await untilWaiting(server, 1)
    await end(id)
    await row.release()
    expect((await answer).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', tokenProblem: 'ended' })
    expect(await people('+84914000003')).toEqual([{ full_name: 'Cũ' }])
  })

  test('the key that gave its author a token ends: it is not made', async () => {
    const { id, text } = await anApiKey()
    const member = await aUser()
    const given = (await server.asMember({ idToken: text }).data(token, { memberId: member.id })).memberToken
    const row = await lock(server, { statement: `select from users where id = '${member.id}' for update` })
    const answer = server.asMember(given).query('mutation { updateMe(data: { fullName: "Mới" }) { _id } }')
    await untilWaiting(server, 1)
    await end(id)
    await row.release()
    expect((await answer).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', tokenProblem: 'ended' })
    expect(await people(member.phone_number)).toEqual([{ full_name: member.full_name }])
  })
})
