import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aComment, aGroup, anApiKey, aPost, aProduct, aUser } = factories(server.db)
const key = await anApiKey({ scopes: ['CONTENT'] })

const upsert = `mutation ($records: [AppRecordInput!]!) { upsertRecords(records: $records) { _id state reason } }`
const putting = (on: typeof server, record: object) => async (): Promise<{ _id: string; state: string }> =>
  (await on.asMember({ idToken: key.text }).data(upsert, { records: [record] })).upsertRecords[0]

const remove = `mutation ($records: [AppRecordName!]!) { deleteRecords(records: $records) { state reason } }`

test.each(['POST', 'COMMENT', 'GROUP', 'PRODUCT'] as const)(
  'a %s that is deleted twice at once is deleted once, and then gone',
  async (model) => {
    const me = await aUser()
    const { id } = await {
      POST: () => aPost({ created_by: me.id }),
      COMMENT: () => aComment({ created_by: me.id }),
      GROUP: () => aGroup(me.id),
      PRODUCT: () => aProduct({ created_by: me.id }),
    }[model]()
    const name = { model, externalId: `gone-${model}` }
    await server.db.insertInto('external_ids').values({ model, external_id: name.externalId, record_id: id }).execute()
    const deleting = (on: typeof server) => async (): Promise<{ state: string; reason: string | null }> =>
      (await on.asMember({ idToken: key.text }).data(remove, { records: [name] })).deleteRecords[0]
    const table = { POST: 'posts', COMMENT: 'comments', GROUP: 'social_groups', PRODUCT: 'products' }[model]
    const results = await atOnce(server, { writesTo: table }, [deleting(server), deleting(other)])
    const answers = results.map((result) => (result as PromiseFulfilledResult<{ state: string }>).value.state)
    expect(answers.toSorted()).toEqual(['DELETED', 'GONE'])
  },
)

test('a new record twice at once, by two connections, is one record', async () => {
  const me = await aUser()
  await server.db.insertInto('external_ids').values({ model: 'USER', external_id: 'me', record_id: me.id }).execute()
  const record = { model: 'POST', externalId: 'twice', authorExternalId: 'me', title: 'Chợ nổi' }
  const results = await atOnce(server, { writesTo: 'external_ids' }, [putting(server, record), putting(other, record)])
  const answers = results.map((result) => (result as PromiseFulfilledResult<{ _id: string; state: string }>).value)
  expect(answers.map(({ state }) => state).toSorted()).toEqual(['CREATED', 'UNCHANGED'])
  expect(answers[0]!._id).toBe(answers[1]!._id)
  const posts = server.db.selectFrom('posts').select('id').where('created_by', '=', me.id)
  expect(await posts.execute()).toEqual([{ id: answers[0]!._id }])
})
