import { readFile, readdir } from 'node:fs/promises'
import { type Socket, connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MediaServer, startMediaServer, upload, uploadForm } from '../harness/media-server.ts'
import { fromPhone, html, pixelBomb, plain, svg } from '../harness/pictures.ts'

let server: MediaServer
let admin: string
let before: string[]

beforeAll(async () => {
  server = await startMediaServer(0)
  admin = await server.signIn('ADMIN')
}, 60_000)

afterAll(() => server.close())

beforeEach(async () => {
  before = await server.files()
})

/** Sends a form, and returns the code and text of the refusal. */
async function refusal(form: FormData): Promise<{ code: string; message: string; field: string | undefined }> {
  const { data, errors } = await upload(server, admin, form)
  expect(data?.uploadPhoto).toBeUndefined()
  const { message, extensions } = errors![0]!
  return { code: extensions.code, message, field: extensions.fields?.[0]?.field }
}

describe('an upload is refused, and none of its files stays', () => {
  afterEach(async () => {
    expect(await server.files()).toEqual(before)
  })

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['SVG with a script', () => svg],
    ['HTML named .jpg and declared as JPEG', () => html],
    ['a pixel bomb', () => pixelBomb()],
    ['half of a picture', async () => (await plain('jpeg')).subarray(0, 900)],
    ['a script behind the first bytes of a GIF', () => Buffer.from('GIF89a/*<script>*/=1;alert(1)')],
    ['nothing at all', () => Buffer.alloc(0)],
  ])('%s', async (_name, content) => {
    expect(await refusal(uploadForm(await content()))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'file' })
  })

  test('one byte more than 10 MB', async () => {
    const tooLarge = { code: 'PAYLOAD_TOO_LARGE', message: 'Please select image has size less than 10 MB' }
    expect(await refusal(uploadForm(Buffer.alloc(10_485_761)))).toMatchObject(tooLarge)
  })

  test('a body of half a gigabyte: cut off while it is read, without holding it in memory', async () => {
    const memory = process.memoryUsage.rss()
    let sent = 0
    const chunk = new Uint8Array(1 << 20)
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(sent === 0 ? new Uint8Array(Buffer.from(partsBeforeFile())) : chunk)
        sent += chunk.length
        if (sent > 512 << 20) controller.close()
      },
    })
    const headers = { authorization: `Bearer ${admin}`, 'content-type': 'multipart/form-data; boundary=B' }
    // The rest of the body is discarded up to a limit; beyond it the connection is closed, whether or not the response
    // was read.
    await fetch(`${server.url}/graphql`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
      .then((response) => response.text())
      .catch(() => '')
    expect(sent).toBeLessThan(200 << 20)
    expect(process.memoryUsage.rss() - memory).toBeLessThan(200 << 20)
  })

  test.each([
    ['into the prototype', '{"0":["variables.__proto__.file"]}'],
    ['out of the variables', '{"0":["query"]}'],
    ['up a folder', '{"0":["../../../etc/passwd"]}'],
    ['to many places at once', '{"0":["variables.file","variables.a","variables.b"]}'],
  ])('a map that leads %s', async (_name, map) => {
    expect(await refusal(uploadForm(await plain('png'), { map }))).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(({} as Record<string, unknown>).file).toBeUndefined()
  })

  test('too many files', async () => {
    const form = uploadForm(await plain('png'), { map: '{"0":["variables.file"],"1":["variables.other"]}' })
    form.append('1', new Blob(['x']), 'x.png')
    expect(await refusal(form)).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('files and fields that the map does not name', async () => {
    const form = uploadForm(await plain('png'))
    for (let i = 0; i < 50; i++) form.append(`extra${i}`, new Blob(['x']), 'x.png')
    expect(await refusal(form)).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('a batch of operations', async () => {
    expect(await refusal(uploadForm(await plain('png'), { operations: [{ query: '{ __typename }' }] }))).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
  })

  test('a client that disconnects in the middle', async () => {
    const socket = sendHalf()
    await expect.poll(() => readdir(join(server.dataDir, 'spool'), { recursive: true })).toHaveLength(2)
    socket.destroy()
  })

  test('a person who lost their rights while signed in', async () => {
    const token = await server.signIn('ADMIN')
    await server.app.database.kysely
      .updateTable('users')
      .set({ user_group: 'MEMBER' })
      .where('id', '=', subjectOf(token))
      .execute()
    const { errors } = await upload(server, token, uploadForm(await plain('png')))
    expect(errors![0]!.extensions.code).toBe('FORBIDDEN')
  })
})

test('a file name with a path has no effect', async () => {
  const { data } = await upload(server, admin, uploadForm(await plain('png'), { name: '../../../../tmp/evil.png' }))
  expect(data!.uploadPhoto.uri).toMatch(/^\/media\/uploads\/[\d-]+\/[\da-f-]+\.png$/)
})

test('the location in a photo is removed', async () => {
  const { data } = await upload(server, admin, uploadForm(await fromPhone()))
  const { uri, thumbnail, thumbnail2x } = data!.uploadPhoto
  for (const path of [uri, thumbnail, thumbnail2x]) {
    const content = await readFile(join(server.dataDir, path))
    const { exif, xmp } = await sharp(content).metadata()
    expect({ exif, xmp }).toEqual({})
    expect(content.toString('latin1')).not.toContain('Secret')
  }
})

test('data hidden behind a picture is removed', async () => {
  const { data } = await upload(server, admin, uploadForm(Buffer.concat([await plain('png'), html])))
  expect((await readFile(join(server.dataDir, data!.uploadPhoto.uri))).toString('latin1')).not.toContain('script')
})

const subjectOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub

function partsBeforeFile(): string {
  const field = (name: string, value: string) =>
    `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const operations = JSON.stringify({
    query: 'mutation ($file: Upload!) { uploadPhoto(file: $file) { _id } }',
    variables: { file: null },
  })
  const file = '--B\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  return field('operations', operations) + field('map', '{"0":["variables.file"]}') + file
}

/** A connection that has sent part of a file and then pauses. */
function sendHalf(): Socket {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const type = 'Content-Type: multipart/form-data; boundary=B\r\nContent-Length: 100000'
  socket.write(`POST /graphql HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin}\r\n${type}\r\n\r\n`)
  socket.write(`${partsBeforeFile()}half of a picture`)
  return socket
}
