import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aUser, aPage, aPrivateUpload } = factories(server.db)

const ask = (model: string, id: string, paper: string) => `mutation { requestVerification(data:
  { model: ${model}, _id: "${id}", identityNumber: "1", photoIdentityIds: ["${paper}"] }) { status } }`
const aPaper = async (id: string) => (await aPrivateUpload(id)).id

test('of two who ask for one page at once, one does, and the other keeps their upload', async () => {
  const [one, two] = [await aUser(), await aUser()]
  const page = await aPage({ created_by: one.id, owner_id: two.id })
  const papers = [await aPaper(one.id), await aPaper(two.id)]
  const results = await atOnce(server, { writesTo: 'verify_requests' }, [
    () => server.asMember(one).query(ask('PAGE', page.id, papers[0]!)),
    () => other.asMember(two).query(ask('PAGE', page.id, papers[1]!)),
  ])
  const reasons = results.map((result) =>
    result.status === 'fulfilled' ? result.value.errors?.[0]?.extensions.reason : 'failed',
  )
  expect(new Set(reasons)).toEqual(new Set([undefined, 'verifies_text_pending_already']))
  expect(await server.db.selectFrom('private_uploads').select('id').where('id', 'in', papers).execute()).toHaveLength(1)
})

test('one upload asked for twice at once becomes a document of one request', async () => {
  const me = await aUser()
  const [page, paper] = [await aPage({ created_by: me.id }), await aPaper(me.id)]
  const results = await atOnce(server, { writesTo: 'private_uploads' }, [
    () => server.asMember(me).query(ask('PAGE', page.id, paper)),
    () => other.asMember(me).query(ask('USER', me.id, paper)),
  ])
  const refused = results.filter((result) => result.status === 'fulfilled' && result.value.errors)
  expect(refused).toHaveLength(1)
  expect(
    await server.db.selectFrom('verify_requests').select('id').where('owner_id', '=', me.id).execute(),
  ).toHaveLength(1)
})
