import { createHash } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm, utimes, mkdir } from 'node:fs/promises'
import { type Server, createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../refusal.ts'
import { type MultipartRequest, readMultipart } from './multipart.ts'
import { SpooledFile, clearSpool } from './spool.ts'

const limit = 1000
let spoolFolder: string
let server: Server
let port: number
/** The result of the last request. */
let outcome: unknown

beforeAll(async () => {
  spoolFolder = await mkdtemp(join(tmpdir(), 'spool-'))
  server = createServer((request, response) => {
    readMultipart(request, { spoolFolder, fileBytes: limit, files: 2, fieldBytes: 2000, stallMilliseconds: 500 }).then(
      (read) => {
        outcome = read
        response.end('read')
      },
      (error: unknown) => {
        outcome = error
        response.writeHead(error instanceof Refusal ? 400 : 500).end(String(error))
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(spoolFolder, { recursive: true })
})

beforeEach(() => {
  outcome = undefined
})

const operations = (variables: unknown) => JSON.stringify({ query: 'mutation { x }', variables })
const one = { operations: operations({ file: null }), map: '{"0":["variables.file"]}' }

function form(fields: Record<string, string>, files: Record<string, string | Blob> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const [name, content] of Object.entries(files)) {
    data.append(
      name,
      content instanceof Blob ? content : new Blob([content], { type: 'image/png' }),
      content instanceof File ? content.name : 'ảnh.png',
    )
  }
  return data
}

async function send(body: FormData): Promise<MultipartRequest> {
  const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })
  await response.text()
  if (outcome instanceof Error) throw outcome
  return outcome as MultipartRequest
}

async function refusal(body: FormData): Promise<{ code: string; message: string }> {
  const error = await send(body).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Refusal)
  expect(await readdir(spoolFolder)).toEqual([])
  return error as Refusal
}

describe('a well-formed multipart request', () => {
  test('has the file on disk, in its place among the variables, until it is disposed of', async () => {
    const { params, dispose } = await send(form(one, { 0: 'picture' }))
    const file = params.variables.file as SpooledFile
    expect(SpooledFile.isOne(file)).toBe(true)
    expect(file).toMatchObject({
      bytes: 7,
      filename: 'ảnh.png',
      declaredType: 'image/png',
      sha256: createHash('sha256').update('picture').digest('hex'),
    })
    expect(await readFile(file.path, 'utf8')).toBe('picture')
    expect(params.query).toBe('mutation { x }')
    await dispose()
    expect(await readdir(spoolFolder)).toEqual([])
  })

  test('may put files into lists, and one file into several places', async () => {
    const fields = {
      operations: operations({ files: [null, null], data: { cover: null } }),
      map: '{"a":["variables.files.0","variables.data.cover"],"b":["variables.files.1"]}',
    }
    const { params, dispose } = await send(form(fields, { a: 'A', b: 'BB' }))
    const { files, data } = params.variables as { files: SpooledFile[]; data: { cover: SpooledFile } }
    expect(files.map((file) => file.bytes)).toEqual([1, 2])
    expect(data.cover).toBe(files[0])
    await dispose()
  })

  test('has the same hash when repeated, another when a field or a file differs', async () => {
    const hash = async (body: FormData) => {
      const { sha256, dispose } = await send(body)
      await dispose()
      return sha256
    }
    const first = await hash(form(one, { 0: 'A' }))
    expect(await hash(form(one, { 0: 'A' }))).toBe(first)
    expect(await hash(form(one, { 0: 'B' }))).not.toBe(first)
    expect(await hash(form({ ...one, operations: operations({ file: null, x: 1 }) }, { 0: 'A' }))).not.toBe(first)
  })

  test('accepts a file of exactly the limit', async () => {
    const { dispose } = await send(form(one, { 0: 'x'.repeat(limit) }))
    await dispose()
  })
})

describe('a multipart request that is too large', () => {
  test('with a file one byte over the limit', async () => {
    expect(await refusal(form(one, { 0: 'x'.repeat(limit + 1) }))).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  })

  // The second one is refused by its declared length.
  test.each([limit + 1, 3_000_000])(
    'says what kind of file it is: a picture, or a file to import (%i bytes)',
    async (size) => {
      const file = (name: string) => new File(['x'.repeat(size)], name)
      expect(await refusal(form(one, { 0: file('codes.csv') }))).toMatchObject({
        code: 'PAYLOAD_TOO_LARGE',
        details: { reason: 'files_text_too_large' },
      })
      expect(await refusal(form(one, { 0: file('beach.jpg') }))).toMatchObject({
        code: 'PAYLOAD_TOO_LARGE',
        details: { reason: 'photos_text_too_large' },
      })
    },
  )

  test('by its declared length', async () => {
    expect(await refusal(form(one, { 0: new Blob(['x'.repeat(3_000_000)]) }))).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    })
  })

  test('without a declared length is stopped while it is being read', async () => {
    const head = multipartHead()
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        if (sent === 0) controller.enqueue(Buffer.from(head))
        controller.enqueue(new Uint8Array(65_536))
        sent += 65_536
        if (sent > 5_000_000) controller.close()
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=B' }
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    expect(await response.text()).toContain('less than')
    expect(outcome).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    await vi.waitFor(async () => expect(await readdir(spoolFolder)).toEqual([]))
  })

  test('with a field that is too long', async () => {
    expect(await refusal(form({ ...one, map: JSON.stringify({ 0: 'x'.repeat(3000) }) }))).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    })
  })
})

describe('a malformed multipart request', () => {
  const map = (paths: unknown) => ({ ...one, map: JSON.stringify(paths) })
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['no operations', { map: one.map }, { 0: 'x' }],
    ['no map', { operations: one.operations }, {}],
    ['map before operations', { map: one.map, operations: one.operations }, { 0: 'x' }],
    ['operations twice', { ...one, extra: '1' }, { 0: 'x' }],
    ['operations that are no JSON', { ...one, operations: '{' }, { 0: 'x' }],
    ['a batch', { ...one, operations: `[${one.operations}]` }, { 0: 'x' }],
    ['variables that are a list', { ...one, operations: operations([null]) }, { 0: 'x' }],
    ['a file of the map that is not sent', one, {}],
    ['a file that is not in the map', one, { 0: 'x', 1: 'y' }],
    [
      'too many files',
      map({ 0: ['variables.file'], 1: ['variables.file'], 2: ['variables.file'] }),
      { 0: 'x', 1: 'y', 2: 'z' },
    ],
    ['a path used twice', map({ 0: ['variables.file', 'variables.file'] }), { 0: 'x' }],
    ['a path out of the variables', map({ 0: ['query'] }), { 0: 'x' }],
    ['a path through a prototype', map({ 0: ['variables.__proto__.polluted'] }), { 0: 'x' }],
    ['a path through a constructor', map({ 0: ['variables.constructor.prototype'] }), { 0: 'x' }],
    ['a path like a file name', map({ 0: ['variables/../../etc/passwd'] }), { 0: 'x' }],
    ['a path to something else than null', map({ 0: ['variables'] }), { 0: 'x' }],
    ['paths that are no list', map({ 0: 'variables.file' }), { 0: 'x' }],
    ['no paths', map({ 0: [] }), { 0: 'x' }],
  ])('%s', async (_name, fields, files) => {
    expect(await refusal(form(fields, files))).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('without a boundary', async () => {
    const headers = { 'content-type': 'multipart/form-data' }
    await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: 'x' })
    expect(outcome).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('that ends in the middle of a file', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=B' }
    await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: `${multipartHead()}half` })
    expect(outcome).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await readdir(spoolFolder)).toEqual([])
  })
})

test('a JSON object is not accepted as a file', () => {
  expect(SpooledFile.isOne({ path: '/etc/passwd', bytes: 1, sha256: '', filename: '', declaredType: '' })).toBe(false)
})

test('a client that disconnects in the middle leaves no files', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=B\r\nContent-Length: 900\r\n\r\n${multipartHead()}half`,
  )
  await vi.waitFor(async () => expect(await readdir(spoolFolder)).toHaveLength(1))
  socket.destroy()
  await vi.waitFor(() => expect(outcome).toMatchObject({ code: 'BAD_USER_INPUT' }))
  expect(await readdir(spoolFolder)).toEqual([])
})

test('the spool files of a crash are deleted once they are old', async () => {
  for (const name of ['request-old', 'request-new']) await mkdir(join(spoolFolder, name))
  await utimes(join(spoolFolder, 'request-old'), new Date(0), new Date(0))
  await clearSpool(spoolFolder, new Date(Date.now() - 1000))
  expect(await readdir(spoolFolder)).toEqual(['request-new'])
})

function multipartHead(): string {
  const field = (name: string, value: string) =>
    `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = '--B\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  return field('operations', one.operations) + field('map', one.map) + file
}
