import type { AddressInfo, Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Client } from '../../../../../tests/harness/client.ts'
import { rowsOfPiece } from '../export.values.ts'
import { factories, type Person } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { secondFactorGroupsKey } from '../../../../platform/shared/second-factor.ts'

/** A download ends when its person loses the rights. Tested over a real connection, which can break. */
const server = await startServer()
const { anAdmin, aStaff, aUser } = factories(server.db)
const boss = server.as(await anAdmin({ badge_status: 'VERIFIED' }))
await server.fastify.listen({ host: '127.0.0.1', port: 0 })
const origin = `http://127.0.0.1:${(server.fastify.server.address() as AddressInfo).port}`
afterAll(() => server.fastify.server.closeAllConnections())

const sockets = new Set<Socket>()
server.fastify.server.on('connection', (socket: Socket) => sockets.add(socket))
/** Bytes sent so far: when the number stops changing, all buffers on the way are full. */
const written = () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0)

/**
 * More rows than the buffers on the way can hold, even compressed, so that the export cannot end before the client
 * reads.
 */
const crowd = 6_000
const author = await aUser()
await sql`insert into posts (id, type, title, content, created_by)
  select gen_random_uuid(), 'STATUS', 'Bài ' || i, (select string_agg(md5(i || ' ' || part), '') from generate_series(1, 120) part), ${author.id}
  from generate_series(1, ${crowd}) i`.execute(server.db)

const create =
  'mutation ($list: String!, $format: ExportFormat!) { createExport(list: $list, format: $format, filters: {}, columns: ["_id", "title", "content", "fullName"]) { url } }'
const ticket = async (client: Client, given: object = {}) =>
  origin + (await client.data(create, { list: 'Post', format: 'CSV', ...given })).createExport.url

/** Reads a first piece, runs `happens`, then reads the rest. */
async function reading(url: string, happens: () => Promise<unknown>, encoding = 'identity') {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } })
  const reader = response.body!.getReader()
  const chunks: Uint8Array[] = []
  const read = async () => {
    const { done, value } = await reader.read()
    if (value) chunks.push(value)
    return done
  }
  let whole = await read()
  await happens()
  try {
    do whole = await read()
    while (!whole)
  } catch {
    // Aborted.
  }
  return { status: response.status, whole, body: Buffer.concat(chunks) }
}

const demand = async () => {
  await server.db
    .insertInto('configs')
    .values({ id: uuidv7(), key: secondFactorGroupsKey, value: 'ADMIN', type: 'NORMAL' })
    .execute()
}
const ways: readonly [string, (person: Person, client: Client) => Promise<unknown>][] = [
  ['is demoted', ({ id }) => boss.data(`mutation { updateUserGroup(userId: "${id}", group: STAFF) { _id } }`)],
  ['is blocked', ({ id }) => boss.data(`mutation { blockUser(targetId: "${id}") { _id } }`)],
  [
    'is suspended',
    ({ id }) =>
      boss.data(`mutation { cmsSetTermStatus(_id: "${id}", termStatus: SUSPENDING, model: USER) { version } }`),
  ],
  [
    'signs out',
    async (_, client) => {
      const { mySessions } = await client.data('{ mySessions { _id } }')
      await client.data(`mutation { endMySession(sessionId: "${mySessions[0]._id}") }`)
    },
  ],
  ['must have a second factor from now on', demand],
  [
    'is demoted by hand',
    ({ id }) => server.db.updateTable('users').set({ user_group: 'MEMBER' }).where('id', '=', id).execute(),
  ],
]

describe('a download whose reader', { timeout: 60_000 }, () => {
  test.each(ways)('%s is aborted, and the audit log records it', async (_, happens) => {
    const person = await anAdmin()
    const client = server.as(person)
    const url = await ticket(client)
    const { status, whole, body } = await reading(url, () => happens(person, client))
    await server.db.deleteFrom('configs').execute()
    expect(status).toBe(200)
    expect(whole).toBe(false)
    expect(body.toString('utf8').split('\r\n').length).toBeLessThan(crowd)
    const entry = await server.db
      .selectFrom('audit_entries')
      .select(['after', 'reason', 'target_id'])
      .where('actor_id', '=', person.id)
      .where('action', '=', 'createExport')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      target_id: 'Post',
      after: { rows: expect.any(Number) },
      reason: 'The download was broken off: the rights to it had ended.',
    })
  })

  test.each([
    ['XLSX', 'identity'],
    ['CSV', 'gzip'],
    ['CSV', 'br'],
  ])('is demoted is aborted as %s in %s too', async (format, encoding) => {
    const person = await anAdmin()
    const url = await ticket(server.as(person), { format })
    const { whole } = await reading(
      url,
      () => boss.data(`mutation { updateUserGroup(userId: "${person.id}", group: STAFF) { _id } }`),
      encoding,
    )
    expect(whole).toBe(false)
  })

  const rowsSent = async ({ id }: Person) => {
    const { after } = await server.db
      .selectFrom('audit_entries')
      .select('after')
      .where('actor_id', '=', id)
      .where('action', '=', 'createExport')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    return (after as { rows: number }).rows
  }

  test('is slow does not even get the rest of a batch that was already read', async () => {
    const person = await anAdmin()
    const url = await ticket(server.as(person))
    const { whole } = await reading(url, async () => {
      for (let before = -1; before !== written(); await setTimeout(1_100)) before = written()
      await boss.data(`mutation { updateUserGroup(userId: "${person.id}", group: STAFF) { _id } }`)
    })
    expect(whole).toBe(false)
    expect((await rowsSent(person)) % rowsOfPiece).not.toBe(0)
  })

  test('is fast has the rights checked before each batch, even within one second', async () => {
    const person = await anAdmin()
    const url = await ticket(server.as(person))
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const { whole } = await reading(url, () =>
      boss.data(`mutation { updateUserGroup(userId: "${person.id}", group: STAFF) { _id } }`),
    )
    clock.mockRestore()
    expect(whole).toBe(false)
    expect((await rowsSent(person)) % rowsOfPiece).toBe(0)
  })

  test('keeps the rights gets everything', async () => {
    const { whole, body } = await reading(await ticket(server.as(await anAdmin())), async () => undefined)
    expect(whole).toBe(true)
    expect(body.toString('utf8').split('\r\n').length).toBeGreaterThan(crowd)
  })
})

describe('the address of a download', () => {
  const get = (url: string, method = 'GET') => fetch(url, { method })
  const narrow = { list: 'BlockedPost' }

  test('answers HEAD without being used up', async () => {
    const url = await ticket(boss, narrow)
    for (let i = 0; i < 3; i++) {
      const looked = await get(url, 'HEAD')
      expect(looked.status).toBe(200)
      expect(Object.fromEntries(looked.headers)).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': expect.stringMatching(/^attachment; filename="Blocked posts /),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      expect(await looked.text()).toBe('')
    }
    const opened = await get(url)
    expect(opened.status).toBe(200)
    expect(await opened.text()).toMatch(/^ID,Title|^ID/)
    expect((await get(url, 'HEAD')).status).toBe(404)
    expect((await get(url)).status).toBe(404)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const url = await ticket(boss, narrow)
    const refused = await get(url, method)
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await get(url)).status).toBe(200)
  })

  test('stops working when the session that asked for it ends, even if the person has another session', async () => {
    const person = await anAdmin()
    const [first, second] = [server.as(person), server.as(person)]
    const url = await ticket(first, narrow)
    await second.data('{ me { _id } }')
    const { mySessions } = await first.data('{ mySessions { _id current } }')
    const { _id } = mySessions.find(({ current }: { current: boolean }) => current)
    await second.data(`mutation { endMySession(sessionId: "${_id}") }`)
    for (const method of ['HEAD', 'GET']) expect((await get(url, method)).status).toBe(403)
    expect((await get(await ticket(second, narrow))).status).toBe(200)
  })

  test('from before tickets named a session is refused', async () => {
    const url = await ticket(boss, narrow)
    await server.db.updateTable('export_tickets').set({ session_id: null }).execute()
    expect((await get(url)).status).toBe(403)
  })

  test('is given to STAFF for posts, but not to people admitted only by their badge', async () => {
    expect((await get(await ticket(server.as(await aStaff()), narrow))).status).toBe(200)
    const verified = server.as(await aUser({ badge_status: 'VERIFIED' }))
    for (const list of ['Post', 'BlockedPost', 'User', 'Audit', 'Config'])
      expect((await verified.refusal(create, { list, format: 'CSV' })).code, list).toBe('FORBIDDEN')
  })
})
