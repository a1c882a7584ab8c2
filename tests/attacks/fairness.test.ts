import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ticketHash } from '../../src/features/records/exports/server/ticket.ts'
import { requestsInWork } from '../../src/platform/server/http/in-work.ts'
import { readTable } from '../../src/platform/server/files/table-file/read-table.ts'
import { loads } from '../../src/platform/server/turns.ts'
import { lock, untilWaiting } from '../harness/at-once.ts'
import { factories, type Person } from '../harness/factories.ts'
import { multipart } from '../harness/multipart-body.ts'
import { emptyGif, pixelBomb, plain } from '../harness/pictures.ts'
import { head, openRaw, type RawConnection } from '../harness/raw-http.ts'
import { startServer } from '../harness/server.ts'

/** One person asks for as much as they can of something scarce; nobody else is refused or waits behind them. */

const server = await startServer()
const { anAdmin, aUser } = factories(server.db)
const url = await server.fastify.listen({ host: '127.0.0.1', port: 0 })
const [hostile, honest] = [server.as(await anAdmin()), server.as(await anAdmin())]
const me = '{ me { _id } }'
const body = JSON.stringify({ query: me })
const ok = { status: 200, errors: undefined }

const idle = { waiting: 0, working: 0 }
/** Expects every place of these queues to be free again. */
const expectIdle = (...names: string[]) =>
  expect.poll(() => names.map((name) => loads().get(name)), { timeout: 10_000 }).toEqual(names.map(() => idle))

/** A request whose body does not come to an end. */
function unfinished(token: string | null, sent: string = body.slice(0, -1), path = '/graphql'): RawConnection {
  const connection = openRaw(url)
  onTestFinished(() => void connection.socket.destroy())
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const headers = { ...authorization, 'content-type': 'application/json', 'content-length': body.length }
  connection.write(head(headers, path) + sent)
  return connection
}

describe('requests', () => {
  test.each([
    ['a person', 'requests', true],
    ['somebody who has not signed in', 'requests of strangers', false],
  ] as const)(
    '%s who fills their line is refused before the body is read, and nobody else is',
    async (_, name, signedIn) => {
      const token = signedIn ? await hostile.token() : null
      const { mostPerCaller, placesPerCaller: places } = requestsInWork[name]
      const held = Array.from({ length: places }, () => unfinished(token))
      await expect
        .poll(() => loads().get(name), { timeout: 10_000 })
        .toEqual({ working: mostPerCaller, waiting: places - mostPerCaller })
      // Without a single byte of its body.
      const refused = unfinished(token, '')
      await expect.poll(() => refused.status(), { timeout: 5_000 }).toBe(429)
      expect(refused.answer()).toContain('platform_text_line_full')
      const others = signedIn ? [honest, server.as(null)] : [honest, hostile]
      for (const other of others) expect(await other.query('{ __typename }')).toMatchObject(ok)
      for (const { socket } of held) socket.destroy()
      await expectIdle(name)
      expect(await (signedIn ? hostile : server.as(null)).query('{ __typename }')).toMatchObject(ok)
    },
  )

  test('of a member who fills their line are refused before they are read; other members and staff are answered', async () => {
    const [greedy, other] = [server.asMember(await aUser()), server.asMember(await aUser())]
    const token = await greedy.token()
    const { mostPerCaller, placesPerCaller: places } = requestsInWork.requests
    const held = Array.from({ length: places }, () => unfinished(token, undefined, '/app/graphql'))
    await expect
      .poll(() => loads().get('requests'), { timeout: 10_000 })
      .toEqual({ working: mostPerCaller, waiting: places - mostPerCaller })
    // However many more they send.
    const more = Array.from({ length: 50 }, () => unfinished(token, '', '/app/graphql'))
    for (const one of more) await expect.poll(() => one.status(), { timeout: 10_000 }).toBe(429)
    for (const client of [other, honest, server.asMember(null)])
      expect(await client.query('{ __typename }')).toMatchObject(ok)
    for (const { socket } of held) socket.destroy()
    await expectIdle('requests')
    expect(await greedy.query('{ __typename }')).toMatchObject(ok)
  })

  test('with files wait for each other, and hold up nothing else of the same person', async () => {
    const token = await hostile.token()
    const upload = head({
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=B',
      'content-length': 1_000,
    })
    const slow = Array.from({ length: 10 }, () => openRaw(url))
    for (const connection of slow) connection.write(upload)
    const { mostPerCaller } = requestsInWork.uploads
    const waiting = slow.length - mostPerCaller
    await expect.poll(() => loads().get('uploads'), { timeout: 10_000 }).toEqual({ working: mostPerCaller, waiting })
    expect(await hostile.query(me)).toMatchObject(ok)
    for (const { socket } of slow) socket.destroy()
    await expectIdle('uploads')
  })

  test('that end in any other way give their place back', async () => {
    const json = { 'content-type': 'application/json' }
    const endings = [
      { headers: json, payload: body },
      { headers: json, payload: 'no JSON' },
      { headers: json, payload: `"${'x'.repeat(300_000)}"` },
      { headers: { 'content-type': 'text/plain' }, payload: 'x' },
      { headers: { 'content-type': 'multipart/form-data; boundary=B' }, payload: '--B--' },
      await multipart('mutation ($file: Upload!) { uploadPhoto(file: $file) { _id } }', { file: new Blob(['x']) }),
    ]
    for (const ending of endings) await hostile.send(ending)
    await expectIdle('requests', 'uploads', 'pictures', 'database connections')
  })
})

test('one person’s statements leave connections of the database for others', async () => {
  if (server.engine === 'pglite') return
  const barrier = await lock(server, { statement: 'lock table posts in access exclusive mode' })
  const list = 'cmsGetPosts(limit: 1) { items { _id } }'
  const held = Array.from({ length: 6 }, () => honest.query(`{ a: ${list} b: ${list} c: ${list} d: ${list} }`))
  try {
    await untilWaiting(server, 4)
    expect(await hostile.query(me)).toMatchObject(ok)
  } finally {
    await barrier.release()
  }
  for (const answer of await Promise.all(held)) expect(answer).toMatchObject(ok)
  await expectIdle('database connections')
})

describe('pictures', () => {
  const upload = 'mutation ($file: Upload!) { uploadPhoto(file: $file) { _id } }'
  const send = async (client: typeof honest, content: Buffer) =>
    client.send(await multipart(upload, { file: new Blob([new Uint8Array(content)]) }))

  test('of one person wait for each other, those of another do not wait for them', async () => {
    const large = await plain('png', { width: 4_000, height: 4_000 })
    let finished = 0
    const sending = Array.from({ length: 6 }, async () => {
      const answer = await send(hostile, large)
      finished++
      return answer
    })
    await expect.poll(() => loads().get('pictures')!.waiting, { timeout: 10_000, interval: 5 }).toBe(2)
    expect(loads().get('pictures')).toMatchObject({ working: 1 })
    expect(await send(honest, await plain('png', { width: 30, height: 20 }))).toMatchObject(ok)
    expect(finished).toBeLessThan(4)
    for (const answer of await Promise.all(sending)) expect(answer).toMatchObject(ok)
    await expectIdle('pictures')
  })

  test('that would be much to decode are refused by their header', async () => {
    const bombs = [
      pixelBomb({ width: 1, height: 49_999_999 }),
      pixelBomb({ width: 49_999_999, height: 1 }),
      pixelBomb({ width: 20_000, height: 2_000 }),
      emptyGif({ width: 65_535, height: 65_535 }),
      emptyGif({ width: 65_535, height: 1 }),
      emptyGif({ width: 16_000, height: 2_000 }),
    ]
    for (const bomb of bombs)
      expect((await send(hostile, bomb)).errors![0]!.extensions.fields).toMatchObject([
        { field: 'file', reason: 'photos_text_too_many_pixels' },
      ])
  })
})

test('spreadsheets of one person wait for each other, those of another do not wait for them', async () => {
  const columns = [{ key: 'code', titles: ['code'] }]
  const rows = new URL('../harness/plain-rows.ts', import.meta.url).href
  let finished = 0
  const read = (caller: string, count: number) =>
    readTable(Buffer.from(`code\n${'ABC\n'.repeat(count)}`), { columns, mostRows: 200_000, rows, caller }, () =>
      pause(50),
    )
  const reading = Array.from({ length: 3 }, () => read('the hostile', 30_000).then(() => void finished++))
  await expect.poll(() => loads().get('spreadsheets'), { timeout: 10_000 }).toEqual({ working: 1, waiting: 2 })
  await read('the honest', 1)
  expect(finished).toBeLessThan(2)
  await Promise.all(reading)
  await expectIdle('spreadsheets')
})

test('downloads of one person wait for each other until one is closed; those of another begin', async () => {
  /** The address of a download that does not end, because its run does not go on. */
  async function aDownload({ id }: Person, sessionId: string): Promise<string> {
    const runId = uuidv7()
    const parameters = JSON.stringify({ list: 'User', format: 'CSV', filters: {}, columns: ['_id'] })
    const leased = { state: 'WORKING', lease: uuidv7(), lease_until: new Date(Date.now() + 600_000) } as const
    const run = { id: runId, kind: 'EXPORT', phase: 'WORKING', file_name: 'a.csv', parameters, created_by: id } as const
    await server.db
      .insertInto('runs')
      .values({ ...run, ...leased })
      .execute()
    const ticket = uuidv7()
    const expires_at = new Date(Date.now() + 60_000)
    await server.db
      .insertInto('export_tickets')
      .values({
        hash: ticketHash(ticket),
        user_id: id,
        session_id: sessionId,
        request: JSON.stringify({ runId }),
        expires_at,
      })
      .execute()
    return `/exports/${ticket}`
  }
  async function aSession({ id }: Person): Promise<string> {
    const session = { id: uuidv7(), user_id: id, address: 'test', user_agent: 'test' }
    await server.db.insertInto('sessions').values(session).execute()
    return session.id
  }
  const open = (path: string) => {
    const connection = openRaw(url)
    onTestFinished(() => void connection.socket.destroy())
    connection.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return connection
  }
  const statusOf = (connection: RawConnection) => expect.poll(() => connection.status(), { timeout: 10_000 })
  const many = await anAdmin()
  const session = await aSession(many)
  const all: RawConnection[] = []
  for (let i = 0; i < 8; i++) all.push(open(await aDownload(many, session)))
  await expect.poll(() => loads().get('downloads'), { timeout: 10_000 }).toEqual({ working: 2, waiting: 6 })
  await statusOf(open(await aDownload(many, session))).toBe(429)
  const other = await anAdmin()
  open(await aDownload(other, await aSession(other)))
  await expect.poll(() => loads().get('downloads'), { timeout: 10_000 }).toEqual({ working: 3, waiting: 6 })
  for (const { socket } of all) socket.destroy()
  await expect.poll(() => loads().get('downloads'), { timeout: 10_000 }).toEqual({ working: 1, waiting: 0 })
})
