import { expect, test } from 'vitest'
import { atOnce, lock, untilWaiting } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
await withoutVisits(server)
const other = await server.again()
const { aUser, anAdmin } = factories(server.db)
const admin = server.as(await anAdmin())
const onPostgres = test.runIf(server.engine === 'postgres')

const posting = 'mutation { createPost(data: { type: STATUS, content: "Chợ nổi" }) { points { amount } } }'
const saving = `mutation ($id: ID!, $points: Points!) {
  updateTrustedPointConfig(_id: $id, data: { type: ACTION, points: $points }) { version } }`
const rule = await server.db
  .selectFrom('trusted_point_configs')
  .select(['id', 'version', 'points'])
  .where('action_type', '=', 'CREATE_POST')
  .executeTakeFirstOrThrow()
const entriesOf = (user: string) =>
  server.db
    .selectFrom('point_entries')
    .select(['rule_version', 'amount'])
    .where('user_id', '=', user)
    .orderBy('rule_version')
    .execute()

onPostgres(
  'a rule saved during an action: the entry is of the version it names, and the next one of the new',
  async () => {
    const { id } = await aUser()
    const member = server.asMember({ id })
    // The action has read the rules, and waits to book.
    const held = await lock(server, { writesTo: 'point_entries' })
    const acting = member.data(posting)
    try {
      await untilWaiting(server, 1)
      await admin.data(saving, { id: rule.id, points: 7 })
    } finally {
      await held.release()
    }
    expect((await acting).createPost.points.amount).toBe(rule.points / 100)
    expect((await member.data(posting)).createPost.points.amount).toBe(7)
    expect(await entriesOf(id)).toEqual([
      { rule_version: rule.version, amount: rule.points },
      { rule_version: rule.version + 1, amount: 700 },
    ])
  },
)

test('posts of one member at once, by two sessions, give points no more often than a day allows', async () => {
  const { id } = await aUser()
  const clients = [server.asMember({ id }), other.asMember({ id })]
  for (let i = 0; i < 4; i++) await clients[0]!.data(posting)
  const results = await atOnce(server, { writesTo: 'point_entries' }, [
    () => clients[0]!.data(posting),
    () => clients[1]!.data(posting),
  ])
  const amounts = results.map((result) =>
    result.status === 'fulfilled' ? result.value.createPost.points.amount : null,
  )
  expect(amounts.toSorted((a, b) => a - b)).toEqual([0, expect.any(Number)])
  expect(await entriesOf(id)).toHaveLength(5)
})
