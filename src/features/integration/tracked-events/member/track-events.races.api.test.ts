import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { withoutVisits } from '../../../../../tests/harness/no-visits.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
await withoutVisits(server)
const other = await server.again()
const { anApiKey, aUser } = factories(server.db)

const track = `mutation ($events: [TrackedEventInput!]!) { trackEvents(events: $events) { state points reason } }`
const event = (key: string, memberId: string, subjectId = key) => ({
  key,
  memberId,
  kind: 'CREATE_POST',
  subjectId,
  occurredAt: new Date().toISOString(),
})
const sending =
  (on: typeof server, key: { readonly text: string }, sent: object) =>
  async (): Promise<{ state: string; points: number; reason: string | null }> =>
    (await on.asMember({ idToken: key.text }).data(track, { events: [sent] })).trackEvents[0]
const answersOf = <T>(results: readonly PromiseSettledResult<T>[]): T[] =>
  results.map((result) => (result as PromiseFulfilledResult<T>).value)
const given = async (userIds: readonly string[]) =>
  (await server.db.selectFrom('point_entries').select('amount').where('user_id', 'in', userIds).execute()).map(
    ({ amount }) => amount,
  )

test('the same event twice at once, by two connections, counts once, and both get the same answer', async () => {
  const key = await anApiKey({ scopes: ['EVENTS'], event_kinds: ['CREATE_POST'] })
  const { id } = await aUser()
  const sent = event('twice', id)
  const results = await atOnce(server, { writesTo: 'tracked_events' }, [
    sending(server, key, sent),
    sending(other, key, sent),
  ])
  const [first, second] = answersOf(results)
  expect(first).toMatchObject({ state: 'COUNTED' })
  expect(second).toEqual(first)
  expect(await given([id])).toHaveLength(1)
})

test('the same act by two keys at once counts once', async () => {
  const keys = [await anApiKey({ event_kinds: ['CREATE_POST'] }), await anApiKey({ event_kinds: ['CREATE_POST'] })]
  const { id } = await aUser()
  const results = await atOnce(server, { writesTo: 'action_keys' }, [
    sending(server, keys[0]!, event('one', id, 'the same')),
    sending(other, keys[1]!, event('two', id, 'the same')),
  ])
  expect(
    answersOf(results)
      .map(({ state }) => state)
      .toSorted(),
  ).toEqual(['COUNTED', 'NO_POINTS'])
  expect(await given([id])).toHaveLength(1)
})

test('two events at once give no more than is left of the key’s day', async () => {
  const probe = await aUser()
  const open = await anApiKey({ event_kinds: ['CREATE_POST'] })
  const { points } = await sending(server, open, event('probe', probe.id))()
  const key = await anApiKey({ event_kinds: ['CREATE_POST'], daily_points: points * 150 })
  const people = [await aUser(), await aUser()]
  const results = await atOnce(server, { writesTo: 'api_key_points' }, [
    sending(server, key, event('a', people[0]!.id)),
    sending(other, key, event('b', people[1]!.id)),
  ])
  const answers = answersOf(results)
  expect(answers.map(({ state }) => state).toSorted()).toEqual(['COUNTED', 'REFUSED'])
  expect(answers.find(({ state }) => state === 'REFUSED')!.reason).toBe('tracked_events_text_daily_limit')
  expect(await given(people.map(({ id }) => id))).toEqual([points * 100])
  const day = await server.db
    .selectFrom('api_key_points')
    .select('points')
    .where('api_key_id', '=', key.id)
    .executeTakeFirstOrThrow()
  expect(day.points).toBe(points * 100)
})
