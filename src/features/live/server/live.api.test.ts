import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../../tests/harness/client.ts'
import { factories } from '../../../../tests/harness/factories.ts'
import { startServer, type TestServer } from '../../../../tests/harness/server.ts'
import { streamsPerPerson } from '../../../platform/server/live/live-hub.ts'
import { command } from '../../../platform/server/command.ts'
import { loading, type Context } from '../../../platform/server/context.ts'
import { audit } from '../../../platform/server/audit/audit.ts'

/** Two replicas on one database; on the embedded one they share its connection. */
const one = await startServer()
const two = await one.again()
const { aUser, anAdmin, aStaff, aVerified, aPost } = factories(one.db)
const admin = await anAdmin()
const boss = await anAdmin()
const client = one.as(boss)

const addresses = new Map<TestServer, string>()
async function addressOf(server: TestServer): Promise<string> {
  if (!addresses.has(server)) {
    await server.fastify.listen({ host: '127.0.0.1', port: 0 })
    addresses.set(server, `http://127.0.0.1:${(server.fastify.server.address() as AddressInfo).port}/live`)
  }
  return addresses.get(server)!
}

interface LiveEvent {
  readonly event: string
  // oxlint-disable-next-line no-explicit-any
  readonly data: any
}

const open: AbortController[] = []
afterAll(() => {
  for (const stream of open) stream.abort()
  // The tests' own client keeps connections that it does not use.
  for (const server of addresses.keys()) server.fastify.server.closeAllConnections()
})

/** A stream of a person, its events so far, and waiting for the one that fits. */
async function streamOf(caller: Caller, server = one) {
  const abort = new AbortController()
  open.push(abort)
  const headers = { authorization: `Bearer ${await server.as(caller).token()}`, 'accept-encoding': 'br, gzip' }
  const response = await fetch(await addressOf(server), { headers, signal: abort.signal })
  const events: LiveEvent[] = []
  let over = false
  if (response.ok)
    void read()
      .catch(() => {})
      .finally(() => (over = true))
  async function read() {
    let text = ''
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + part).split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
        if (event) events.push({ event, data: JSON.parse(data!) })
      }
    }
  }
  const until = async <T>(what: () => T | undefined | false, within = 5_000): Promise<T> => {
    for (const end = Date.now() + within; Date.now() < end;) {
      const found = what()
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`not seen: ${JSON.stringify(events)}`)
  }
  if (response.ok) await until(() => events.some(({ event }) => event === 'hello'))
  const changes = () =>
    events.flatMap(({ event, data }) => (event === 'changed' ? data : [])) as {
      id: string
      version: number
      by: string
      model: string
    }[]
  return {
    response,
    events,
    changes,
    close: () => abort.abort(),
    hears: (id: string, version: number) =>
      until(() => changes().find((change) => change.id === id && change.version === version)),
    presence: (id: string, times: number) =>
      until(
        () =>
          events.filter(
            ({ event, data }) => event === 'presence' && data.some((record: { id: string }) => record.id === id),
          ).length >= times,
      ),
    ended: () => until(() => over && (events.find(({ event }) => event === 'end')?.data.why as string | undefined)),
  }
}

const setStatus = (_id: string, to: string, model = 'USER') =>
  client.data(
    `mutation { cmsSetTermStatus(_id: "${_id}", termStatus: ${to}, model: ${model}, reason: "spam") { version } }`,
  )
const move = (userId: string, group: string) =>
  client.data(`mutation { updateUserGroup(userId: "${userId}", group: ${group}) { version } }`)

describe('a change', () => {
  test('reaches those who look on any replica, with its version and who made it', async () => {
    const [here, there] = [await streamOf(admin), await streamOf(admin, two)]
    const { id } = await aUser()
    await setStatus(id, 'HIDDEN')
    for (const stream of [here, there])
      expect(await stream.hears(id, 2)).toEqual({ model: 'USER', id, version: 2, by: boss.id })
    here.close()
    there.close()
  })

  test('is heard of only by those who may read the record', async () => {
    const [staff, verified] = [await streamOf(await aStaff()), await streamOf(await aVerified(), two)]
    const [user, post] = [await aUser(), await aPost()]
    await setStatus(user.id, 'HIDDEN')
    await setStatus(post.id, 'HIDDEN', 'POST')
    for (const stream of [staff, verified]) {
      await stream.hears(post.id, 2)
      expect(stream.changes().map((change) => change.id)).toEqual([post.id])
      stream.close()
    }
  })

  test('that is rolled back is never heard of', async () => {
    const stream = await streamOf(admin)
    const { id } = await aUser()
    const ctx: Context = {
      app: one.app,
      db: one.db,
      viewer: null,
      sessionId: null,
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

  test('of many records at once comes in few messages', async () => {
    const stream = await streamOf(admin, two)
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
  test('is no secret to anybody and held back by nobody', async () => {
    const { response, close } = await streamOf(admin)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    close()
  })

  test('is for those who are admitted', async () => {
    expect((await streamOf(await aUser())).response.status).toBe(403)
    expect((await fetch(await addressOf(one))).status).toBe(401)
    expect((await streamOf({ idToken: 'a.b.c' })).response.status).toBe(401)
    expect((await fetch(await addressOf(one), { method: 'HEAD' })).status).toBe(404)
  })

  test('ends when its viewer is demoted or blocked, on whichever replica', async () => {
    const [demoted, blocked] = [await anAdmin(), await aStaff()]
    const [first, second] = [await streamOf(demoted, two), await streamOf(blocked, two)]
    await move(demoted.id, 'MEMBER')
    expect(await first.ended()).toBe('session')
    await setStatus(blocked.id, 'BLOCKED')
    expect(await second.ended()).toBe('session')
  })

  test('ends with its session, however that ends, and no other does', async () => {
    const person = await aStaff()
    const [leaving, staying] = [await streamOf(person, two), await streamOf(person, two)]
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

  test('ends when the person is not admitted any more although the session lives', async () => {
    const person = await aVerified()
    const stream = await streamOf(person, two)
    await one.db.updateTable('users').set({ badge_status: 'REJECTED' }).where('id', '=', person.id).execute()
    await setStatus(person.id, 'HIDDEN')
    expect(await stream.ended()).toBe('denied')
  })

  test('is one of a few: a person cannot take all of a replica', async () => {
    const person = await aStaff()
    const streams = await Promise.all(Array.from({ length: streamsPerPerson }, () => streamOf(person)))
    expect(streams.every(({ response }) => response.ok)).toBe(true)
    const refused = await streamOf(person)
    expect(refused.response.status).toBe(429)
    streams.forEach((stream) => stream.close())
  })

  test('ends when the server stops, which does not wait for it', async () => {
    const third = await one.again()
    const stream = await streamOf(admin, third)
    const began = Date.now()
    await third.fastify.close()
    expect(Date.now() - began).toBeLessThan(3_000)
    expect(await stream.ended()).toBe('stopping')
  })

  test.runIf(one.engine === 'postgres')('says to look again after the replica’s ears were cut off', async () => {
    const stream = await streamOf(admin)
    const cutOff = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'backoffice live' and datname = current_database()`
    // The application's role may not end connections; its owner may.
    await one.app.database.asOwner((db) => cutOff.execute(db))
    await expect.poll(() => stream.events.some(({ event }) => event === 'resync'), { timeout: 10_000 }).toBe(true)
    const { id } = await aUser()
    await setStatus(id, 'HIDDEN')
    await stream.hears(id, 2)
    stream.close()
  })
})

describe('who else is looking', () => {
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

  test('is told to each of the others, on whichever replica they are, and ends at once', async () => {
    const { id } = await aUser()
    const stream = await streamOf(admin)
    expect(await at(admin, id)).toEqual([])
    expect(await at(boss, id, {}, two)).toEqual([admin.id])
    await stream.presence(id, 1)
    expect(await at(admin, id)).toEqual([boss.id])
    await at(boss, id, { leaving: true }, two)
    await stream.presence(id, 2)
    expect(await at(admin, id)).toEqual([])
    stream.close()
  })

  test('moves with the tab, counts a person once, and is over without a sign of life', async () => {
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

  test('is for those who may read the record', async () => {
    const [staff, verified] = [await aStaff(), await aVerified()]
    const post = await aPost()
    await at(staff, post.id, { model: 'POST' })
    expect(await at(verified, post.id, { model: 'POST' })).toEqual([staff.id])
    const refused = await one.as(staff).refusal(viewing, { tab: post.id, model: 'USER', _id: admin.id })
    expect(refused.code).toBe('FORBIDDEN')
  })

  test('has its limit', async () => {
    const person = await aStaff()
    const { id } = await aPost()
    const tab = (n: number) => `01920000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`
    for (let n = 0; n < 20; n++) await at(person, id, { model: 'POST', tab: tab(n) })
    expect((await one.as(person).refusal(viewing, { tab: tab(20), model: 'POST', _id: id })).code).toBe('RATE_LIMITED')
    await at(person, id, { model: 'POST', tab: tab(3) })
  })
})

test('what changed since a version is told field by field, to those who may read the record', async () => {
  const since =
    'query ($model: RecordModel!, $_id: ID!, $version: Int!) { cmsChangesSince(model: $model, _id: $_id, version: $version) { version changes { field seen now } } }'
  const { id } = await aUser()
  await move(id, 'PROVIDER')
  await setStatus(id, 'HIDDEN')
  await move(id, 'MEMBER')
  const asked = { model: 'USER', _id: id }
  expect((await client.data(since, { ...asked, version: 1 })).cmsChangesSince).toEqual({
    version: 4,
    changes: [{ field: 'termStatus', seen: 'NORMAL', now: 'HIDDEN' }],
  })
  expect((await client.data(since, { ...asked, version: 4 })).cmsChangesSince).toEqual({ version: 4, changes: [] })
  expect((await one.as(await aStaff()).refusal(since, { ...asked, version: 1 })).code).toBe('FORBIDDEN')
})
