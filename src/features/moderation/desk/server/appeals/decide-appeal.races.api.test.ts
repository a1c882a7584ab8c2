import { expect, test } from 'vitest'
import { appealed, appealOf, decidedAppeal, givenAppeal, setStatus } from '../../../../../../tests/harness/appeals.ts'
import { atOnce, lock, untilWaiting } from '../../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../../tests/harness/server.ts'

const server = await startServer()
const replica = await server.again()
const make = factories(server.db)
const judge = server.as(await make.anAdmin())
const [one, other] = [server.as(await make.anAdmin()), replica.as(await make.anAdmin())]
const onPostgres = test.runIf(server.engine === 'postgres')

async function aBlockedPost() {
  const author = await make.aUser()
  const post = await make.aPost({ created_by: author.id })
  await setStatus(judge, 'POST', post.id, 'BLOCKED')
  return { author, post }
}
const statusOf = async (id: string) =>
  (await server.db.selectFrom('posts').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const strikesOf = async (userId: string) =>
  (await judge.data('query ($userId: ID!) { cmsStrikesOf(userId: $userId) { total } }', { userId })).cmsStrikesOf.total
const errorsOf = (results: readonly PromiseSettledResult<{ errors: readonly unknown[] | undefined }>[]) =>
  results.flatMap((result) => (result.status === 'fulfilled' ? (result.value.errors ?? []) : [result.reason]))

test('of two appeals at once, one is made', async () => {
  const { author, post } = await aBlockedPost()
  const data = { model: 'POST', _id: post.id, message: 'Tôi không vi phạm.' }
  const results = await atOnce(server, { writesTo: 'appeals' }, [
    () => server.asMember(author).query(appealed, { data }),
    () => replica.asMember(author).query(appealed, { data }),
  ])
  expect(errorsOf(results)).toMatchObject([{ extensions: { code: 'CONFLICT', reason: 'appeals_text_once' } }])
  const made = await server.db.selectFrom('appeals').select('id').where('user_id', '=', author.id).execute()
  expect(made).toHaveLength(1)
})

test('of two who decide about one appeal at once, one decides', async () => {
  const { author, post } = await aBlockedPost()
  const id = await appealOf(server, server.asMember(author), 'POST', post.id)
  const [uphold, overturn] = [await givenAppeal(server, id, 'UPHOLD'), await givenAppeal(server, id, 'OVERTURN')]
  const results = await atOnce(server, { writesTo: 'appeals' }, [
    () => one.query(decidedAppeal, uphold),
    () => other.query(decidedAppeal, overturn),
  ])
  expect(errorsOf(results)).toMatchObject([{ extensions: { code: 'CONFLICT' } }])
  const { state } = await server.db
    .selectFrom('appeals')
    .select('state')
    .where('user_id', '=', author.id)
    .executeTakeFirstOrThrow()
  expect(await statusOf(post.id)).toBe(state === 'OVERTURNED' ? 'NORMAL' : 'BLOCKED')
  const notices = await server.db
    .selectFrom('member_notices')
    .select('type')
    .where('user_id', '=', author.id)
    .where('type', '=', 'APPEAL')
    .execute()
  expect(notices).toHaveLength(1)
})

onPostgres('a record that is changed while it is restored ends as it was changed last, with one strike', async () => {
  const { author, post } = await aBlockedPost()
  const id = await appealOf(server, server.asMember(author), 'POST', post.id)
  const gate = await lock(server, { statement: `select from posts where id = '${post.id}' for update` })
  const overturned = one.data(decidedAppeal, await givenAppeal(server, id, 'OVERTURN'))
  await untilWaiting(server, 1)
  const changed = setStatus(other, 'POST', post.id, 'SUSPENDING')
  await untilWaiting(server, 2)
  await gate.release()
  expect((await overturned).cmsDecideAppeal.state).toBe('CLOSED')
  await changed
  expect(await statusOf(post.id)).toBe('SUSPENDING')
  expect(await strikesOf(author.id)).toBe(1)
})

onPostgres('an appeal that comes while its decision is undone has nothing to restore twice', async () => {
  const { author, post } = await aBlockedPost()
  const id = await appealOf(server, server.asMember(author), 'POST', post.id)
  const { version } = await server.db
    .selectFrom('posts')
    .select('version')
    .where('id', '=', post.id)
    .executeTakeFirstOrThrow()
  const gate = await lock(server, { statement: `select from posts where id = '${post.id}' for update` })
  const undone = judge.query(`mutation { cmsUndo(model: POST, _id: "${post.id}", version: ${version}) { version } }`)
  await untilWaiting(server, 1)
  const overturned = one.data(decidedAppeal, await givenAppeal(server, id, 'OVERTURN'))
  await untilWaiting(server, 2)
  await gate.release()
  await Promise.all([undone, overturned])
  expect(await statusOf(post.id)).toBe('NORMAL')
  const restored = await server.db
    .selectFrom('blocked_details')
    .select('id')
    .where('target_id', '=', post.id)
    .where('undoes', 'is not', null)
    .execute()
  expect(restored).toHaveLength(1)
  expect(await strikesOf(author.id)).toBe(0)
})
