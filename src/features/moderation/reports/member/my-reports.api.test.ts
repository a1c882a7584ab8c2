import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, anAdmin, aPost, aReport } = factories(server.db)
const staff = server.as(await anAdmin())

const list = `query ($first: Int, $after: String) { myReports(first: $first, after: $after) {
  items { _id model targetId reason createdAt outcome } endCursor } }`

test('members read how their own reports ended, newest first; a later report of another does not open theirs again', async () => {
  const me = await aUser()
  const client = server.asMember(me)
  const outcomes = async () =>
    (await client.data(list)).myReports.items.map(({ outcome }: { outcome: string }) => outcome)
  const posts = [await aPost(), await aPost(), await aPost()]
  for (const [i, { id }] of posts.entries())
    await aReport('POST', id, { created_by: me.id, type: 'SPAM', created_at: new Date(Date.now() - 60_000 * (9 - i)) })
  await aReport('POST', posts[0]!.id)
  expect(await outcomes()).toEqual(['WAITING', 'WAITING', 'WAITING'])
  await staff.data(`mutation { cmsSetPostStatus(_id: "${posts[2]!.id}", status: BLOCKED, reason: "spam") { version } }`)
  await server.db.updateTable('report_targets').set({ handled: true }).where('target_id', '=', posts[1]!.id).execute()
  expect(await outcomes()).toEqual(['ACTED', 'NO_VIOLATION', 'WAITING'])
  await aReport('POST', posts[1]!.id)
  expect(await outcomes()).toEqual(['ACTED', 'NO_VIOLATION', 'WAITING'])

  const { items, endCursor } = (await client.data(list, { first: 2 })).myReports
  expect(items[0]).toMatchObject({ model: 'POST', targetId: posts[2]!.id, reason: 'SPAM' })
  expect((await client.data(list, { first: 2, after: endCursor })).myReports).toMatchObject({
    items: [{ targetId: posts[0]!.id }],
    endCursor: null,
  })
})
