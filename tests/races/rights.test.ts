import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { secondFactorGroupsKey } from '../../src/platform/shared/second-factor.ts'
import { atOnce, lock, untilWaiting } from '../harness/at-once.ts'
import type { Client } from '../harness/client.ts'
import { factories, type Person } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** A person who loses their rights changes nothing after that moment, whatever was already running. */
const server = await startServer()
const other = await server.again()
const { aUser, anAdmin, aStaff, aPost } = factories(server.db)
const boss = other.as(await anAdmin())

const statusOf = async (id: string) =>
  (await server.db.selectFrom('posts').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const entriesOf = (id: string) =>
  server.db.selectFrom('audit_entries').select('id').where('target_id', '=', id).execute()

const ways: readonly [string, (person: Person, client: Client) => Promise<unknown>][] = [
  ['is blocked', ({ id }) => boss.data(`mutation { blockUser(targetId: "${id}") { _id } }`)],
  [
    'is suspended',
    ({ id }) =>
      boss.data(`mutation { cmsSetTermStatus(_id: "${id}", termStatus: SUSPENDING, model: USER) { version } }`),
  ],
  ['changes group', ({ id }) => boss.data(`mutation { updateUserGroup(userId: "${id}", group: MEMBER) { _id } }`)],
  ['is signed out by an administrator', ({ id }) => boss.data(`mutation { cmsEndSessions(userId: "${id}") }`)],
  [
    'signs out elsewhere',
    async ({ id }) => {
      const { id: sessionId } = await server.db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow()
      await other.as({ id }).data(`mutation { endMySession(sessionId: "${sessionId}") }`)
    },
  ],
  [
    'is in another group by hand',
    ({ id }) => server.db.updateTable('users').set({ user_group: 'MEMBER' }).where('id', '=', id).execute(),
  ],
]

describe.runIf(server.engine === 'postgres')('a change that waits while its author', () => {
  test.each(ways.flatMap(([name, happens]) => [false, true].map((keyed) => ({ name, happens, keyed }))))(
    '$name, under a key: $keyed, is not made',
    async ({ happens, keyed }) => {
      const person = await aStaff()
      const client = server.as(person)
      await client.data('{ me { _id } }')
      const { id } = await aPost()
      const row = await lock(server, { statement: `select from posts where id = '${id}' for update` })
      const answer = client.query(
        `mutation { cmsSetPostStatus(_id: "${id}", status: HIDDEN) { _id } }`,
        {},
        keyed ? { 'idempotency-key': `waiting-${id}` } : {},
      )
      await untilWaiting(server, 1)
      await happens(person, client)
      await row.release()
      expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain((await answer).errors?.[0]?.extensions.code)
      expect(await statusOf(id)).toBe('NORMAL')
      expect(await entriesOf(id)).toEqual([])
    },
  )

  test('keeps the rights is made', async () => {
    const client = server.as(await aStaff())
    const { id } = await aPost()
    const row = await lock(server, { statement: `select from posts where id = '${id}' for update` })
    const answer = client.query(`mutation { cmsSetPostStatus(_id: "${id}", status: HIDDEN) { _id } }`)
    await untilWaiting(server, 1)
    await row.release()
    expect((await answer).errors).toBeUndefined()
    expect(await statusOf(id)).toBe('HIDDEN')
  })
})

test.runIf(server.engine === 'postgres')(
  'a block waits for the change of its author that is just being committed',
  async () => {
    const owner = new pg.Client({ connectionString: server.database.url })
    await owner.connect()
    // A commit that waits until nobody holds this lock.
    await owner.query(`
    create function slow_commit() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock_shared(42); return null; end';
    create constraint trigger slow_commit after update on posts deferrable initially deferred for each row execute function slow_commit();
  `)
    const [person, { id }] = [await aStaff(), await aPost()]
    const commit = await lock(server, { statement: 'select pg_advisory_xact_lock(42)' })
    const order: string[] = []
    try {
      const change = server.as(person).data(`mutation { cmsSetPostStatus(_id: "${id}", status: HIDDEN) { status } }`)
      await untilWaiting(server, 1)
      const block = boss.data(`mutation { blockUser(targetId: "${person.id}") { _id } }`)
      const both = [change.then(() => order.push('changed')), block.then(() => order.push('blocked'))]
      await untilWaiting(server, 2)
      await commit.release()
      await Promise.all(both)
    } finally {
      await commit.release()
      await owner.query('drop trigger slow_commit on posts')
      await owner.end()
    }
    expect(order).toEqual(['changed', 'blocked'])
  },
)

const many =
  'mutation ($ids: [ID!]!) { cmsSetTermStatusOfMany(model: POST, ids: $ids, termStatus: BLOCKED, reason: "Spam") { outcomes { _id ok code } next } }'
const somePosts = async (count: number) => {
  const { id: created_by } = await aUser()
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push((await aPost({ created_by })).id)
  return ids
}
const blockedOf = async (ids: readonly string[]) =>
  (await server.db.selectFrom('posts').select('id').where('id', 'in', ids).where('status', '=', 'BLOCKED').execute())
    .length

describe('a bulk change whose author is blocked in the middle', () => {
  test('changes nothing more from then on, reports what it did, and refuses the rest', async () => {
    const person = await aStaff()
    const client = server.as(person)
    const ids = await somePosts(300)
    const parts = [ids.slice(0, 100), ids.slice(100, 200), ids.slice(200)]
    const calls = parts.map((part) => client.data(many, { ids: part }))
    // A call that has not begun would be refused as a whole.
    for (const part of parts) while ((await blockedOf(part)) === 0) await setTimeout(20)
    await boss.data(`mutation { blockUser(targetId: "${person.id}") { _id } }`)
    const done = await blockedOf(ids)
    const outcomes = (await Promise.all(calls)).flatMap((data) => data.cmsSetTermStatusOfMany.outcomes)
    expect(await blockedOf(ids)).toBe(done)
    expect(done).toBeLessThan(300)
    expect(outcomes).toHaveLength(300)
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(done)
    expect(new Set(outcomes.filter((outcome) => !outcome.ok).map((outcome) => outcome.code))).toEqual(
      new Set(['FORBIDDEN']),
    )
  })

  test.runIf(server.engine === 'postgres')(
    'checks the rights again after a second, even if no session ended',
    async () => {
      const client = server.as(await aStaff())
      const ids = await somePosts(3)
      const row = await lock(server, { statement: `select from posts where id = '${ids[1]}' for update` })
      const answer = client.data(many, { ids })
      await untilWaiting(server, 1)
      const demand = { id: uuidv7(), key: secondFactorGroupsKey, value: 'STAFF', type: 'NORMAL' } as const
      await server.db.insertInto('configs').values(demand).execute()
      await setTimeout(1_100)
      await row.release()
      const { outcomes } = (await answer).cmsSetTermStatusOfMany
      await server.db.deleteFrom('configs').where('id', '=', demand.id).execute()
      expect(outcomes.map((outcome: { code: string | null }) => outcome.code)).toEqual([null, null, 'FORBIDDEN'])
    },
  )

  test.runIf(server.engine === 'postgres')('does not continue under a key either, nor when repeated', async () => {
    const person = await aStaff()
    const client = server.as(person)
    const ids = await somePosts(5)
    const bulk = () => client.query(many, { ids }, { 'idempotency-key': 'a-bulk-with-a-block' })
    const row = await lock(server, { statement: `select from posts where id = '${ids[3]}' for update` })
    const answer = bulk()
    await untilWaiting(server, 1)
    await boss.data(`mutation { blockUser(targetId: "${person.id}") { _id } }`)
    await row.release()
    const { outcomes } = (await answer).data.cmsSetTermStatusOfMany
    const codes = outcomes.map((outcome: { code: string | null }) => outcome.code)
    expect(codes).toEqual([null, null, null, 'FORBIDDEN', 'FORBIDDEN'])
    expect((await bulk()).errors![0]!.extensions.code).toBe('UNAUTHENTICATED')
    expect(await blockedOf(ids)).toBe(3)
  })

  test.runIf(server.engine === 'postgres')('cannot delay the block, however many calls there are', async () => {
    const person = await aStaff()
    const client = server.as(person)
    const ids = await somePosts(40)
    const over = new AbortController()
    let calls = 0
    const stream = async () => {
      while (!over.signal.aborted) {
        const status = calls++ % 2 ? 'HIDDEN' : 'NORMAL'
        const headers = { 'idempotency-key': `stream-${calls}-of-${person.id}` }
        await client.query(many.replace('BLOCKED', status), { ids }, headers)
      }
    }
    const streams = [stream(), stream(), stream()]
    try {
      await expect.poll(() => calls, { timeout: 10_000 }).toBeGreaterThan(3)
      const started = performance.now()
      await boss.data(`mutation { blockUser(targetId: "${person.id}") { _id } }`)
      expect(performance.now() - started).toBeLessThan(3_000)
    } finally {
      over.abort()
      await Promise.all(streams)
    }
  })
})

test('of two administrators who sign each other out at once, one succeeds', async () => {
  const [one, two] = [await anAdmin(), await anAdmin()]
  const callers = [server.as(one), other.as(two)] as const
  for (const caller of callers) await caller.data('{ me { _id } }')
  const end = (id: string) => `mutation { cmsEndSessions(userId: "${id}") }`
  const results = await atOnce(server, { writesTo: 'audit_entries' }, [
    () => callers[0].query(end(two.id)),
    () => callers[1].query(end(one.id)),
  ])
  const codes = results.map((result) =>
    result.status === 'fulfilled' ? (result.value.errors?.[0]?.extensions.code ?? 'done') : result.reason,
  )
  expect(new Set(codes)).toEqual(new Set(['done', 'UNAUTHENTICATED']))
})

test('ending one’s own session succeeds, and nothing can be done after it', async () => {
  const { id } = await aPost()
  const leaving = async () => {
    const client = server.as(await aStaff())
    const { mySessions } = await client.data('{ mySessions { _id } }')
    return { client, leave: `endMySession(sessionId: "${mySessions[0]._id}")` }
  }
  const first = await leaving()
  const { data, errors } = await first.client.query(
    `mutation { ${first.leave} cmsSetPostStatus(_id: "${id}", status: HIDDEN) { _id } }`,
  )
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(data).toBeFalsy()
  expect(await statusOf(id)).toBe('NORMAL')
  const { client, ...second } = await leaving()
  const leave = `mutation { ${second.leave} }`
  expect(await client.data(leave, {}, { 'idempotency-key': 'leaving-once' })).toEqual({ endMySession: true })
  expect((await client.refusal('{ me { _id } }')).code).toBe('UNAUTHENTICATED')
})
