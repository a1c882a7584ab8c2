import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { setTogether } from '../../../../../tests/harness/desk.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { liveStreams } from '../../../../../tests/harness/live-streams.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { streamsPerPerson } from '../../../../platform/server/live/live-hub.ts'
import { command } from '../../../../platform/server/command.ts'
import { loading, type Context } from '../../../../platform/server/context.ts'
import { audit } from '../../../../platform/server/audit/audit.ts'

/** Two replicas on one database; with the embedded database they share its connection. */
const one = await startServer()
const two = await one.again()
const { addressOf, streamOf } = liveStreams()
const { aUser, anAdmin, aStaff, aVerified, aPost } = factories(one.db)
const admin = await anAdmin()
const boss = await anAdmin()
const client = one.as(boss)

const settingStatus = (_id: string, to: string, model = 'USER') =>
  `mutation { cmsSetTermStatus(_id: "${_id}", termStatus: ${to}, model: ${model}, reason: "spam") { version } }`
const setStatus = (...change: Parameters<typeof settingStatus>) => client.data(settingStatus(...change))
const move = (userId: string, group: string) =>
  client.data(`mutation { updateUserGroup(userId: "${userId}", group: ${group}) { version } }`)

describe('a change', () => {
  test('reaches viewers on every replica, with the new version and who made it', async () => {
    const [here, there] = [await streamOf(one, admin), await streamOf(two, admin)]
    const { id } = await aUser()
    await setStatus(id, 'HIDDEN')
    for (const stream of [here, there])
      expect(await stream.hears(id, 2)).toEqual({ model: 'USER', id, version: 2, by: boss.id })
    here.close()
    there.close()
  })

  test('is sent only to those who may read the record', async () => {
    const [staff, verified] = [await streamOf(one, await aStaff()), await streamOf(two, await aVerified())]
    const [user, post] = [await aUser(), await aPost()]
    await setStatus(user.id, 'HIDDEN')
    await setStatus(post.id, 'HIDDEN', 'POST')
    for (const stream of [staff, verified]) {
      // Only those who may make such changes see who made one.
      expect((await stream.hears(post.id, 2)).by).toBe(stream === staff ? boss.id : null)
      expect(stream.changes().map((change) => change.id)).toEqual([post.id])
      stream.close()
    }
  })

  test('that is rolled back is never sent', async () => {
    const stream = await streamOf(one, admin)
    const { id } = await aUser()
    const ctx: Context = {
      app: one.app,
      audience: 'STAFF',
      locale: 'vi',
      db: one.db,
      viewer: null,
      sessionId: null,
      key: null,
      tokenOfKey: null,
      dryRun: false,
      secondFactorDemanded: false,
      tokenProblem: null,
      requestId: 'test',
      log: one.app.log,
      address: '',
      userAgent: '',
      load: loading(() => ctx),
    }
    await expect(
      command(ctx, async (ctx) => {
        await audit(ctx, { action: 'test', model: 'USER', targetId: id, version: 9 })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await setStatus(id, 'HIDDEN')
    await stream.hears(id, 2)
    expect(stream.changes().filter((change) => change.id === id)).toHaveLength(1)
    stream.close()
  })

  test('of many records at once is sent in few messages', async () => {
    const stream = await streamOf(two, admin)
    const users = await Promise.all(Array.from({ length: 60 }, () => aUser()))
    const ids = users.map((user) => user.id)
    await client.data(
      'mutation ($ids: [ID!]) { cmsSetTermStatusOfMany(model: USER, ids: $ids, termStatus: HIDDEN) { next } }',
      { ids },
    )
    await stream.hears(ids.at(-1)!, 2)
    expect(new Set(stream.changes().map((change) => change.id))).toEqual(new Set(ids))
    expect(stream.events.length).toBeLessThan(ids.length)
    stream.close()
  })
})

describe('a stream', () => {
  test('has headers against caching, sniffing and buffering', async () => {
    const { response, close } = await streamOf(one, admin)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    close()
  })

  test('is for people who are admitted', async () => {
    expect((await streamOf(one, await aUser())).response.status).toBe(403)
    expect((await fetch(await addressOf(one))).status).toBe(401)
    expect((await streamOf(one, { idToken: 'a.b.c' })).response.status).toBe(401)
    expect((await fetch(await addressOf(one), { method: 'HEAD' })).status).toBe(404)
  })

  test('ends when its viewer is demoted or blocked, on any replica', async () => {
    const [demoted, blocked] = [await anAdmin(), await aStaff()]
    const [first, second] = [await streamOf(two, demoted), await streamOf(two, blocked)]
    await move(demoted.id, 'MEMBER')
    expect(await first.ended()).toBe('session')
    await setTogether(client, one.as(admin), settingStatus(blocked.id, 'BLOCKED'))
    expect(await second.ended()).toBe('session')
  })

  test('ends with its session, however the session ends; other streams stay open', async () => {
    const person = await aStaff()
    const [leaving, staying] = [await streamOf(two, person), await streamOf(two, person)]
    const sessions = await one.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', person.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    expect(sessions).toHaveLength(2)
    await one.db
      .updateTable('sessions')
      .set({ ended_at: new Date(), end_reason: 'logout' })
      .where('id', '=', sessions[0]!.id)
      .execute()
    expect(await leaving.ended()).toBe('session')
    const post = await aPost()
    await setStatus(post.id, 'HIDDEN', 'POST')
    await staying.hears(post.id, 2)
    staying.close()
  })

  test('ends when the person is no longer admitted, even while the session is open', async () => {
    const person = await aVerified()
    const stream = await streamOf(two, person)
    await one.db.updateTable('users').set({ badge_status: 'REJECTED' }).where('id', '=', person.id).execute()
    await setStatus(person.id, 'HIDDEN')
    expect(await stream.ended()).toBe('denied')
  })

  test('is limited per person, so that one person cannot use up a replica', async () => {
    const person = await aStaff()
    const streams = await Promise.all(Array.from({ length: streamsPerPerson }, () => streamOf(one, person)))
    expect(streams.every(({ response }) => response.ok)).toBe(true)
    const refused = await streamOf(one, person)
    expect(refused.response.status).toBe(429)
    streams.forEach((stream) => stream.close())
  })

  test('ends when the server stops, without delaying it', async () => {
    const third = await one.again()
    const stream = await streamOf(third, admin)
    const began = Date.now()
    await third.fastify.close()
    expect(Date.now() - began).toBeLessThan(3_000)
    expect(await stream.ended()).toBe('stopping')
  })

  test.runIf(one.engine === 'postgres')('sends resync after the replica’s LISTEN connection was cut off', async () => {
    const stream = await streamOf(one, admin)
    const cutOff = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'backoffice live' and datname = current_database()`
    // The application's role may not end connections; its owner may.
    await one.asOwner((db) => cutOff.execute(db))
    await expect.poll(() => stream.events.some(({ event }) => event === 'resync'), { timeout: 10_000 }).toBe(true)
    const { id } = await aUser()
    await setStatus(id, 'HIDDEN')
    await stream.hears(id, 2)
    stream.close()
  })
})

test('a stream says that the rights of its viewer have changed, on any replica, and nothing to others', async () => {
  const [person, other] = [await aStaff(), await aStaff()]
  const [theirs, others] = [await streamOf(two, person), await streamOf(two, other)]
  const rights = () => theirs.events.filter(({ event }) => event === 'rights').length
  const grant = (areas: string) =>
    client.data(`mutation { cmsSetGrants(userId: "${person.id}", areas: [${areas}]) { version } }`)
  await grant('PROMOTION')
  await theirs.until(() => rights() === 1)
  await grant('')
  await theirs.until(() => rights() === 2)
  expect(others.events.filter(({ event }) => event === 'rights')).toEqual([])
  theirs.close()
  others.close()
})

test('changes since a version are listed field by field, for those who may read the record', async () => {
  const since =
    'query ($model: RecordModel!, $_id: ID!, $version: Int!) { cmsChangesSince(model: $model, _id: $_id, version: $version) { version changes { field seen now seenName nowName by } } }'
  const { id } = await aUser()
  await move(id, 'PROVIDER')
  await setStatus(id, 'HIDDEN')
  await move(id, 'MEMBER')
  const asked = { model: 'USER', _id: id }
  expect((await client.data(since, { ...asked, version: 1 })).cmsChangesSince).toEqual({
    version: 4,
    changes: [
      { field: 'termStatus', seen: 'NORMAL', now: 'HIDDEN', seenName: null, nowName: null, by: boss.full_name },
    ],
  })
  expect((await client.data(since, { ...asked, version: 4 })).cmsChangesSince).toEqual({ version: 4, changes: [] })
  expect((await one.as(await aStaff()).refusal(since, { ...asked, version: 1 })).code).toBe('FORBIDDEN')

  const post = await aPost()
  await setStatus(post.id, 'HIDDEN', 'POST')
  const seen = { model: 'POST', _id: post.id, version: 1 }
  expect((await client.data(since, seen)).cmsChangesSince.changes).toMatchObject([{ by: boss.full_name }])
  // Only those who may make such changes see who made one.
  expect((await one.as(await aVerified()).data(since, seen)).cmsChangesSince.changes).toMatchObject([{ by: null }])
})
