import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { defaultMultipartLimits } from '../../src/platform/server/files/multipart.ts'
import { type MediaServer, startMediaServer, upload, uploadForm } from '../harness/media-server.ts'
import { plain } from '../harness/pictures.ts'
import { formParts, head, openRaw, type RawConnection } from '../harness/raw-http.ts'

/** Bodies that differ from what their headers announce: cut off, stalled, too long, or meant for something else. */

let server: MediaServer
let admin: string
let member: string

beforeAll(async () => {
  server = await startMediaServer(0)
  admin = await server.signIn('ADMIN')
  member = await server.signIn('MEMBER')
}, 60_000)

afterAll(() => server.close())

const spooled = () => readdir(join(server.dataDir, 'spool'), { recursive: true }).catch(() => [])
const nothingSpooled = () => expect.poll(spooled, { timeout: 5_000 }).toEqual([])

const operations = (query: string, variables: object = { file: null }) =>
  formParts.field('operations', JSON.stringify({ query, variables }))
const uploadPhoto = 'mutation ($file: Upload!) { uploadPhoto(file: $file) { _id } }'
const fields = operations(uploadPhoto) + formParts.field('map', '{"0":["variables.file"]}')
const beforeContent = fields + formParts.file()
const content = 'x'.repeat(1_000)

const form = { authorization: '', 'content-type': 'multipart/form-data; boundary=B' }
const asAdmin = () => ({ ...form, authorization: `Bearer ${admin}` })

/** The code of the only response on a connection. */
async function codeOn(
  connection: RawConnection,
  timeout = 5_000,
): Promise<{ status: number | null; code: string | undefined }> {
  await expect.poll(() => connection.answer(), { timeout }).toContain('"code"')
  return { status: connection.status(), code: /"code":"(\w+)"/.exec(connection.answer())?.[1] }
}

describe('a body shorter than announced leaves no files', () => {
  afterEach(nothingSpooled)

  const cuts: Readonly<Record<string, string>> = {
    'before anything': '',
    'in a boundary': '--B',
    'in a field': fields.slice(0, 90),
    'between fields and file': fields,
    'in the head of the file': beforeContent.slice(0, -10),
    'before the content': beforeContent,
    'in the content': beforeContent + content,
    'in the last boundary': `${beforeContent}${content}\r\n--`,
    'behind the last boundary': beforeContent + content + formParts.end,
  }
  describe.each(Object.entries(cuts))('cut off %s', (_, body) => {
    test.each([
      ['the client is gone', (connection: RawConnection) => void connection.socket.destroy()],
      ['the client ends its side', (connection: RawConnection) => void connection.socket.end()],
    ])('%s', async (_, leave) => {
      const connection = openRaw(server.url)
      connection.write(head({ ...asAdmin(), 'content-length': 100_000 }) + body)
      await pause(30)
      leave(connection)
      await connection.closed
      await nothingSpooled()
    })
  })

  test('and complete, when the client is gone before it was read', async () => {
    const body = beforeContent + content + formParts.end
    for (let i = 0; i < 20; i++) {
      const connection = openRaw(server.url)
      connection.write(head({ ...asAdmin(), 'content-length': body.length }) + body)
      await pause(i % 5)
      connection.socket.destroy()
      await connection.closed
    }
    await nothingSpooled()
  })
})

test('a client that stops sending gets a response and is then disconnected', { timeout: 60_000 }, async () => {
  const stalled = Object.entries({
    fields,
    content: beforeContent + content,
    all: beforeContent + content + formParts.end,
  }).map(([, body]) => {
    const connection = openRaw(server.url)
    connection.write(head({ ...asAdmin(), 'content-length': 100_000 }) + body)
    return connection
  })
  const json = openRaw(server.url)
  json.write(`${head({ 'content-type': 'application/json', 'content-length': 500 })}{"query":`)
  await expect.poll(async () => (await spooled()).length).toBeGreaterThan(2)
  for (const connection of [...stalled, json]) {
    expect(await codeOn(connection, 20_000)).toEqual({ status: 400, code: 'BAD_USER_INPUT' })
  }
  await nothingSpooled()
  for (const connection of [...stalled, json]) await connection.closed
})

describe('a body that is too long is PAYLOAD_TOO_LARGE, with status 413', () => {
  afterEach(nothingSpooled)
  const tooLarge = { status: 413, code: 'PAYLOAD_TOO_LARGE' }
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

  test('with one byte of a file too many', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}` },
      body: uploadForm(Buffer.alloc(defaultMultipartLimits.fileBytes + 1)),
    })
    expect({ status: response.status, code: (await response.json()).errors[0].extensions.code }).toEqual(tooLarge)
  })

  test.each([
    ['a body that announces too much', head({ ...form, 'content-length': 40_000_000 })],
    [
      'a field that never ends',
      head({ ...form, 'transfer-encoding': 'chunked' }) +
        chunk(`${formParts.field('operations', '').trimEnd()}\r\n\r\n${'x'.repeat(300_000)}\r\n--B`),
    ],
    [
      'much ado before the first part',
      head({ ...form, 'transfer-encoding': 'chunked' }) + chunk('x'.repeat(1_000_000)).repeat(23),
    ],
  ])('%s', async (_, text) => {
    const connection = openRaw(server.url)
    connection.write(text.replace('authorization: ', `authorization: Bearer ${admin}`))
    expect(await codeOn(connection)).toEqual(tooLarge)
    connection.socket.destroy()
  })

  test.each([
    ['announced', (body: string) => head({ 'content-type': 'application/json', 'content-length': body.length }) + body],
    [
      'not announced',
      (body: string) =>
        head({ 'content-type': 'application/json', 'transfer-encoding': 'chunked' }) + `${chunk(body)}0\r\n\r\n`,
    ],
  ])('as JSON with its length %s: over 16 KB from strangers, over 256 KB from others', async (_, request) => {
    const body = (bytes: number) => JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(bytes) } })
    const send = (text: string, token?: string) => {
      const connection = openRaw(server.url)
      connection.write(token ? text.replace('\r\n', `\r\nauthorization: Bearer ${token}\r\n`) : text)
      return connection
    }
    const large = send(request(body(17_000)))
    expect(await codeOn(large)).toEqual(tooLarge)
    const larger = send(request(body(270_000)), member)
    expect(await codeOn(larger)).toEqual(tooLarge)
    const forged = send(request(body(17_000)), `${member.slice(0, -4)}AAAA`)
    expect(await codeOn(forged)).toEqual(tooLarge)
    // A browser with an expired token must be told so, whatever it sends. Otherwise it would not request a new token.
    const expired = send(request(body(17_000)), await server.signIn('MEMBER', -3_600_000))
    await expect.poll(() => expired.answer()).toContain('"__typename":"Query"')
    const known = send(request(body(17_000)), member)
    await expect.poll(() => known.answer()).toContain('"__typename":"Query"')
    for (const { socket } of [large, larger, forged, expired, known]) socket.destroy()
  })
})

describe('an upload without permission is refused before a byte of it is stored', () => {
  const half = (query: string, token: string, variables?: object, map = '{"0":["variables.file"]}') => {
    const connection = openRaw(server.url)
    const body = operations(query, variables) + formParts.field('map', map) + formParts.file() + content
    connection.write(head({ ...form, authorization: `Bearer ${token}`, 'content-length': 100_000 }) + body)
    return connection
  }

  test.each<[string, () => RawConnection, string]>([
    ['by who may not upload', () => half(uploadPhoto, member), 'FORBIDDEN'],
    ['in a document that is not valid', () => half('query ($file: Upload) { __typename }', member), 'BAD_USER_INPUT'],
    ['in one that is no document', () => half('nonsense', member), 'BAD_USER_INPUT'],
  ])('%s', async (_, send, code) => {
    const connection = send()
    // The rest of the body never comes: the response must not wait for it.
    expect(await codeOn(connection)).toMatchObject({ code })
    await nothingSpooled()
    connection.socket.destroy()
  })
})

describe('no error shows where files are stored', () => {
  test.each([
    [
      'a text',
      'mutation ($file: String!) { cmsCreatePost(data: { title: $file, content: "x", phoneNumber: "1" }) { _id } }',
    ],
    ['a number', 'query ($file: Int) { cmsGetUsers(limit: $file) { counter } }'],
    ['an id', 'query ($file: ID!) { cmsGetUser(userId: $file) { _id } }'],
    ['a day', 'query ($file: Day!) { cmsNewUsersPerDay(startDate: $file, endDate: $file) { date } }'],
    ['a choice', 'query ($file: UserGroup) { cmsGetUsers(filter: { group: $file }) { counter } }'],
    ['an input', 'query ($file: UserFilter) { cmsGetUsers(filter: $file) { counter } }'],
    ['any JSON', 'mutation ($file: JSON!) { setPreference(key: "k", value: $file) { key value } }'],
    ['JSON of a list', 'mutation ($file: JSON!) { cmsSaveView(list: "User", name: "x", filters: $file) { _id } }'],
  ])('a file in the place of %s', async (_, query) => {
    const { data, errors } = await upload(
      server,
      admin,
      uploadForm(await plain('png'), { operations: { query, variables: { file: null } } }),
    )
    expect(data ?? null).toBeNull()
    expect(errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: expect.arrayContaining([expect.objectContaining({ field: expect.any(String) })]),
    })
    expect(JSON.stringify(errors)).not.toMatch(/spool|request-|data-|media-server|\/tmp|\/var/)
  })

  test('a file deep in JSON', async () => {
    const query = 'mutation ($v: JSON!) { setPreference(key: "k", value: $v) { key value } }'
    const form = uploadForm(await plain('png'), {
      operations: { query, variables: { v: { a: [null] } } },
      map: '{"0":["variables.v.a.0"]}',
    })
    const { errors } = await upload(server, admin, form)
    const message = expect.stringContaining('must hold no file')
    const noFile = { field: 'value', message, reason: 'platform_text_malformed', params: { problem: message } }
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [noFile] })
  })

  test('a file for an undeclared variable is discarded', async () => {
    const form = uploadForm(await plain('png'), {
      operations: { query: '{ __typename }', variables: { file: null } },
    })
    expect(await upload(server, admin, form)).toEqual({ data: { __typename: 'Query' } })
    await nothingSpooled()
  })
})
