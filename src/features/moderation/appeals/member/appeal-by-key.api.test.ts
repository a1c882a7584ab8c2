import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { appealed, caseOfAppeal, decidedAppeal, givenAppeal, setStatus } from '../../../../../tests/harness/appeals.ts'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

/** Members whom the app's backend added have no password: only its key can appeal for those who are blocked. */
const server = await startServer()
const make = factories(server.db)
const [judge, second] = [await make.anAdmin(), await make.anAdmin()]
const [client, other] = [server.as(judge), server.as(second)]
const key = await make.anApiKey({ scopes: ['MEMBERS'], name: 'Máy chủ' })
const backend = server.asMember({ idToken: key.text })

const asked = 'mutation ($data: AppealInput!) { appeal(data: $data) { _id status answer } }'
const about = (_id: string, model = 'USER') => ({ data: { model, _id, message: 'Tôi không vi phạm.' } })
const appeal = async (of: object) => (await backend.data(asked, of)).appeal
const decide = async (id: string, outcome: 'UPHOLD' | 'OVERTURN') => {
  const theCase = await caseOfAppeal(server, id)
  await other.data(decidedAppeal, await givenAppeal(server, theCase, outcome))
}
const refusal = async (of: object) => {
  const { code, reason } = await backend.refusal(asked, of)
  return `${code} ${reason}`
}

let member: Person
beforeEach(async () => {
  member = await make.aUser()
  await setStatus(client, 'USER', member.id, 'BLOCKED')
})

test('a key appeals for a blocked member, and asks later what became of it', async () => {
  const made = await appeal(about(member.id))
  expect(made).toEqual({ _id: expect.any(String), status: 'WAITING', answer: null })
  expect(await appeal(about(member.id))).toEqual(made)
  const row = await server.db.selectFrom('appeals').selectAll().where('id', '=', made._id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ user_id: member.id, target_id: member.id, judges: [judge.id] })
  await decide(made._id, 'UPHOLD')
  expect(await appeal(about(member.id))).toEqual({ ...made, status: 'UPHELD', answer: 'Đã xem lại.' })
})

test('the log names the key, and nobody as the author', async () => {
  const { _id } = await appeal(about(member.id))
  const targetId = await caseOfAppeal(server, _id)
  const text = `{ cmsHistory(model: CASE, targetId: "${targetId}") { items { action actor { _id } changes { field after } } } }`
  expect((await client.data(text)).cmsHistory.items).toMatchObject([
    {
      action: 'appeal',
      actor: null,
      changes: expect.arrayContaining([{ field: 'byKey', after: { _id: key.id, name: 'Máy chủ' } }]),
    },
  ])
})

test('after it is overturned, the member gets a token again and the key has nothing to ask', async () => {
  const { _id } = await appeal(about(member.id))
  await decide(_id, 'OVERTURN')
  const token = `mutation { memberToken(memberId: "${member.id}") { idToken } }`
  expect((await backend.data(token)).memberToken.idToken).toBeTypeOf('string')
  expect(await refusal(about(member.id))).toBe('FORBIDDEN appeals_text_not_blocked')
})

test('it appeals about records of a blocked member, too', async () => {
  const post = await make.aPost({ created_by: member.id })
  await setStatus(client, 'POST', post.id, 'BLOCKED')
  const { _id } = await appeal(about(post.id, 'POST'))
  await decide(_id, 'OVERTURN')
  const { status } = await server.db
    .selectFrom('posts')
    .select('status')
    .where('id', '=', post.id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('NORMAL')
})

test('it may name the member, and a record, as the app calls them', async () => {
  const named = async (model: string, record_id: string) => {
    const external_id = `x-${uuidv7()}`
    await server.db.insertInto('external_ids').values({ model, external_id, record_id }).execute()
    return { data: { model, externalId: external_id, message: 'Tôi không vi phạm.' } }
  }
  const post = await make.aPost({ created_by: member.id })
  await setStatus(client, 'POST', post.id, 'BLOCKED')
  const [byName, ofPost] = [await named('USER', member.id), await named('POST', post.id)]
  expect(await appeal(byName)).toEqual(await appeal(about(member.id)))
  expect(await appeal(ofPost)).toEqual(await appeal(about(post.id, 'POST')))
  const { data } = byName
  expect(await refusal({ data: { ...data, model: 'POST' } })).toBe('NOT_FOUND appeals_text_nothing')
  expect(await refusal({ data: { ...data, externalId: 'nobody' } })).toBe('NOT_FOUND appeals_text_nothing')
  const fieldOf = async (client: typeof backend, of: object) => (await client.refusal(asked, of)).fields?.[0]?.reason
  for (const twice of [
    { ...data, _id: member.id },
    { model: 'USER', message: 'x' },
  ])
    expect(await fieldOf(backend, { data: twice })).toBe('appeals_text_name_one')
  const author = server.asMember(await make.aUser())
  expect(await fieldOf(author, ofPost)).toBe('appeals_text_external_id_for_keys')
})

test('it does not for members who can do so themselves', async () => {
  const [free, suspended] = [await make.aUser(), await make.aUser()]
  await setStatus(client, 'USER', suspended.id, 'SUSPENDING')
  const post = await make.aPost({ created_by: free.id })
  await setStatus(client, 'POST', post.id, 'BLOCKED')
  for (const whom of [about(free.id), about(suspended.id), about(post.id, 'POST')])
    expect(await refusal(whom)).toBe('FORBIDDEN appeals_text_not_blocked')
})

test('nor for staff, who do not exist for it, nor about what nobody decided', async () => {
  const colleague = await make.aStaff()
  await server.db.updateTable('users').set({ term_status: 'BLOCKED' }).where('id', '=', colleague.id).execute()
  const decided = { model: 'USER', target_id: colleague.id, status: 'BLOCKED', reason: 'Spam' } as const
  await server.db
    .insertInto('blocked_details')
    .values({ id: uuidv7(), ...decided, created_by: judge.id })
    .execute()
  const untouched = await make.aPost({ created_by: member.id })
  for (const whom of [about(colleague.id), about(uuidv7()), about(untouched.id, 'POST'), about(member.id, 'POST')])
    expect(await refusal(whom)).toBe('NOT_FOUND appeals_text_nothing')
})

test('a second request at the same moment gets the same appeal', async () => {
  const both = await Promise.all([appeal(about(member.id)), appeal(about(member.id))])
  expect(both[0]).toEqual(both[1])
})

test('with the time that members have', async () => {
  await server.clock.advance(31 * 86_400_000)
  const { text } = await make.anApiKey({ scopes: ['MEMBERS'] })
  const refused = await server.asMember({ idToken: text }).refusal(appealed, about(member.id))
  expect(refused).toMatchObject({ code: 'CONFLICT', reason: 'appeals_text_too_late' })
})
