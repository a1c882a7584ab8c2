import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { command } from '../../../../platform/server/command.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { type MemberAction, recordAction } from '../server/public.ts'

const server = await startServer()
const make = factories(server.db)
const record = (action: MemberAction) => command(ownContext(server.app, 'test'), (ctx) => recordAction(ctx, action))
const history = `query ($after: String) { pointHistory(first: 2, after: $after) {
  items { _id amount cause description } endCursor } }`
const why = 'query ($id: ID!) { whyPoints(entryId: $id) { sentences } }'
const english = { 'accept-language': 'en' }

test('a member reads all changes of their points, newest first, and nobody else’s', async () => {
  const me = await make.aUser()
  const other = await make.aUser()
  const client = server.asMember(me)
  // The visit of the day.
  await client.data('{ me { _id } }')
  for (const points of [2, 3]) await make.points(me.id, points * 100)
  await make.points(other.id, 900)
  const { items, endCursor } = (await client.data(history)).pointHistory
  expect(items.map(({ amount }: { amount: number }) => amount)).toEqual([3, 2])
  const rest = (await client.data(history, { after: endCursor })).pointHistory
  expect(rest).toMatchObject({ items: [{ amount: 0.2 }], endCursor: null })
  const { _id } = (await server.asMember(other).data(history)).pointHistory.items[0]
  expect((await client.refusal(why, { id: _id })).code).toBe('NOT_FOUND')
  expect((await client.refusal(history, { after: 'bm90aGluZw' })).fields![0]!.field).toBe('after')
})

test('the reason of an entry is that of the rule as it was then', async () => {
  const me = await make.aUser()
  const { id } = await make.aPost({ created_by: me.id })
  const post = { id, placeId: null, length: 5, hasPicture: false }
  await record({ userId: me.id, kind: 'CREATE_POST', subject: id, post })
  const rule = await server.db
    .updateTable('trusted_point_configs')
    .set({ points: 900, version: 2, description: 'Mới' })
    .where('action_type', '=', 'CREATE_POST')
    .returningAll()
    .executeTakeFirstOrThrow()
  const client = server.asMember(me)
  const { items } = (await client.data(history)).pointHistory
  const entry = items.find(({ cause }: { cause: string }) => cause === 'POST')
  expect(entry).toMatchObject({ amount: 2, cause: 'POST' })
  const { sentences } = (await client.data(why, { id: entry._id }, english)).whyPoints
  expect(sentences).toEqual([expect.stringMatching(/ \(version 1\) gave 2 points\.$/)])
  expect(sentences[0]).not.toContain(rule.description)
  expect((await client.data(why, { id: entry._id })).whyPoints.sentences[0]).toMatch(/ đã cộng 2 điểm\.$/)
})

test('rules in force and the rank are read in the app', async () => {
  const client = server.asMember(await make.aUser())
  const { pointRules, me } = await client.data('{ pointRules { type points } me { rank } }')
  expect(pointRules).toContainEqual({ type: 'ACTION', points: 9 })
  expect(me.rank).toBeNull()
})

test('the first request of a local day is a visit, for members who are not suspended', async () => {
  const visit = async (client: ReturnType<typeof server.asMember>) =>
    (await client.data('{ me { points { active } } }')).me.points.active
  const client = server.asMember(await make.aUser())
  expect(await visit(client)).toBe(0.2)
  expect(await visit(client)).toBe(0.2)
  const other = server.asMember(await make.aUser())
  expect(await Promise.all([visit(other), visit(other), visit(other)])).toContain(0.2)
  expect(await visit(other)).toBe(0.2)
  expect(await visit(server.asMember(await make.aUser({ term_status: 'SUSPENDING' })))).toBe(0)
  await server.clock.advance(24 * 60 * 60 * 1000)
  expect(await visit(server.asMember(await make.aUser()))).toBe(0.2)
})
