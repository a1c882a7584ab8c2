import { describe, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { liveStreams } from '../../../../../tests/harness/live-streams.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

/** Two replicas on one database; with the embedded database they share its connection. */
const one = await startServer()
const two = await one.again()
const { streamOf } = liveStreams()
const { aUser, anAdmin, aStaff, aVerified, aPost } = factories(one.db)
const admin = await anAdmin()
const boss = await anAdmin()

describe('the others who have a record open', () => {
  const viewing =
    'mutation ($tab: ID!, $model: RecordModel!, $_id: ID!, $leaving: Boolean) { cmsViewing(tab: $tab, model: $model, _id: $_id, leaving: $leaving) { user { _id fullName } since } }'
  const at = async (
    who: { id: string },
    _id: string,
    given: { tab?: string; model?: string; leaving?: boolean } = {},
    server = one,
  ) => {
    const variables = {
      tab: given.tab ?? '01920000-0000-7000-8000-000000000001',
      model: given.model ?? 'USER',
      _id,
      leaving: given.leaving ?? null,
    }
    return ((await server.as(who).data(viewing, variables)).cmsViewing as { user: { _id: string } }[]).map(
      ({ user }) => user._id,
    )
  }

  test('are shown to each other on every replica, and disappear at once', async () => {
    const { id } = await aUser()
    const stream = await streamOf(one, admin)
    expect(await at(admin, id)).toEqual([])
    expect(await at(boss, id, {}, two)).toEqual([admin.id])
    await stream.presence(id, 1)
    expect(await at(admin, id)).toEqual([boss.id])
    await at(boss, id, { leaving: true }, two)
    await stream.presence(id, 2)
    expect(await at(admin, id)).toEqual([])
    stream.close()
  })

  test('change record with their tab, count once per person, and disappear without a heartbeat', async () => {
    const [first, second] = [await aUser(), await aUser()]
    const otherTab = '01920000-0000-7000-8000-000000000002'
    await at(boss, first.id)
    await at(boss, first.id, { tab: otherTab })
    expect(await at(admin, first.id)).toEqual([boss.id])
    await at(boss, second.id)
    expect(await at(admin, second.id)).toEqual([boss.id])
    expect(await at(admin, first.id)).toEqual([boss.id])
    await one.db
      .updateTable('presence')
      .set({ seen_at: new Date(Date.now() - 20_000) })
      .where('tab', '=', otherTab)
      .execute()
    expect(await at(admin, first.id)).toEqual([])
  })

  test('are shown only to those who may read the record', async () => {
    const [staff, verified] = [await aStaff(), await aVerified()]
    const post = await aPost()
    await at(staff, post.id, { model: 'POST' })
    expect(await at(admin, post.id, { model: 'POST' })).toEqual([staff.id])
    // A reader of posts is seen, but does not see which moderators look at a post.
    const stream = await streamOf(one, verified)
    expect(await at(verified, post.id, { model: 'POST' })).toEqual([])
    expect(await at(staff, post.id, { model: 'POST' })).toEqual([admin.id, verified.id])
    await at(staff, post.id, { model: 'POST', leaving: true })
    await one
      .as(boss)
      .data('mutation ($_id: ID!) { cmsSetPostStatus(_id: $_id, status: HIDDEN, reason: "spam") { _id } }', {
        _id: post.id,
      })
    await stream.hears(post.id, 2)
    expect(stream.events.filter(({ event }) => event === 'presence')).toEqual([])
    stream.close()
    const refused = await one.as(staff).refusal(viewing, { tab: post.id, model: 'USER', _id: admin.id })
    expect(refused.code).toBe('FORBIDDEN')
  })

  test('are limited in number', async () => {
    const person = await aStaff()
    const { id } = await aPost()
    const tab = (n: number) => `01920000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`
    for (let n = 0; n < 20; n++) await at(person, id, { model: 'POST', tab: tab(n) })
    expect((await one.as(person).refusal(viewing, { tab: tab(20), model: 'POST', _id: id })).code).toBe('RATE_LIMITED')
    await at(person, id, { model: 'POST', tab: tab(3) })
  })
})
