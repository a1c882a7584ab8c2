import { createHash } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type MediaServer, startMediaServer, upload, uploadForm } from '../../../../../tests/harness/media-server.ts'
import { noise, plain } from '../../../../../tests/harness/pictures.ts'
import { sweepOrphans } from './media.sweep.ts'

let server: MediaServer
let admin: string

beforeAll(async () => {
  server = await startMediaServer(0)
  admin = await server.signIn('ADMIN')
}, 60_000)

afterAll(() => server.close())

const rows = () => server.app.database.kysely.selectFrom('media').selectAll().execute()
const uploaded = async () => (await upload(server, admin, uploadForm(await plain('png')))).data!.uploadPhoto

describe('uploadPhoto', () => {
  test('stores the picture and its thumbnails, and no other file', async () => {
    const before = await server.files()
    const photo = await uploaded()
    expect(photo).toMatchObject({ type: 'PHOTO', width: 900, height: 600 })
    const kept = [photo.thumbnail, photo.thumbnail2x, photo.uri].map((uri) => uri.slice(1))
    expect(await server.files()).toEqual([...before, ...kept].sort())
    const served = await fetch(server.url + photo.thumbnail2x)
    expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({ width: 640, height: 427 })
  })

  test('writes an audit entry with the actor and the banner type', async () => {
    const operations = {
      query: 'mutation ($file: Upload!) { uploadPhoto(file: $file, bannerType: " HOME ") { _id } }',
      variables: { file: null },
    }
    const { data } = await upload(server, admin, uploadForm(await plain('jpeg'), { operations }))
    const db = server.app.database.kysely
    const entry = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('target_id', '=', data!.uploadPhoto._id)
      .executeTakeFirstOrThrow()
    const row = await db
      .selectFrom('media')
      .selectAll()
      .where('id', '=', data!.uploadPhoto._id)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      action: 'uploadPhoto',
      model: 'MEDIA',
      actor_id: row.uploaded_by,
      after: { bannerType: 'HOME' },
    })
    expect(row).toMatchObject({ banner_type: 'HOME', kind: 'PHOTO', content_type: 'image/jpeg' })
  })

  test.each([
    ['STAFF', 'FORBIDDEN'],
    ['MEMBER', 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ] as const)('is refused to %s', async (group, code) => {
    const before = await server.files()
    const token = group && (await server.signIn(group))
    const { errors } = await upload(server, token, uploadForm(await plain('png')))
    expect(errors![0]!.extensions.code).toBe(code)
    expect(await server.files()).toEqual(before)
  })

  test('accepts a picture of several megabytes', async () => {
    const { data } = await upload(server, admin, uploadForm(await noise(5_000_000)))
    expect(data!.uploadPhoto).toMatchObject({ type: 'PHOTO' })
  })

  test('refuses a picture that is too large', async () => {
    const { errors } = await upload(server, admin, uploadForm(Buffer.alloc(10_485_761)))
    expect(errors![0]).toMatchObject({
      message: 'Please select image has size less than 10 MB',
      extensions: { code: 'PAYLOAD_TOO_LARGE' },
    })
  })

  test('has one effect when it is repeated with the same Idempotency-Key', async () => {
    const content = await plain('png')
    const headers = { 'idempotency-key': 'upload-once-0001' }
    const [first, second] = [
      await upload(server, admin, uploadForm(content), headers),
      await upload(server, admin, uploadForm(content), headers),
    ]
    expect(second.data).toEqual(first.data)
    expect((await rows()).filter((row) => row.id === first.data!.uploadPhoto._id)).toHaveLength(1)
    const other = await upload(server, admin, uploadForm(await plain('webp')), headers)
    expect(other.errors![0]!.extensions.code).toBe('CONFLICT')
  })

  test('refuses a JSON object in place of a file', async () => {
    const variables = {
      file: {
        path: join(server.dataDir, '../secret.png'),
        bytes: 10,
        sha256: 'x',
        filename: 'x',
        declaredType: 'x',
      },
    }
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation ($file: Upload!) { uploadPhoto(file: $file) { _id } }', variables }),
    })
    const { errors } = (await response.json()) as { errors: { message: string }[] }
    expect(errors[0]!.message).toContain('must be a file of a multipart request')
  })
})

describe('no orphaned files', () => {
  test('when a file cannot be stored', async () => {
    const before = await server.files()
    const { put } = server.app.mediaStore
    const failing = vi
      .spyOn(server.app.mediaStore, 'put')
      .mockImplementationOnce(put)
      .mockRejectedValueOnce(new Error('storage is down'))
    const { errors } = await upload(server, admin, uploadForm(await plain('png')))
    failing.mockRestore()
    expect(errors![0]!.extensions.code).toBe('INTERNAL')
    expect(await server.files()).toEqual(before)
  })

  test('when the row cannot be written', async () => {
    const before = await server.files()
    const operations = {
      query: 'mutation ($file: Upload!, $type: String) { uploadPhoto(file: $file, bannerType: $type) { _id } }',
      // PostgreSQL cannot store this character.
      variables: { file: null, type: 'a\u0000b' },
    }
    const { errors } = await upload(server, admin, uploadForm(await plain('png'), { operations }))
    expect(errors).toHaveLength(1)
    expect(await server.files()).toEqual(before)
  })

  test('after a crash between storing and committing: the sweep deletes them a day later', async () => {
    const photo = await uploaded()
    await server.asOwner((db) => db.deleteFrom('media').where('id', '=', photo._id).execute())
    const kept = await uploaded()
    const orphan = photo.uri.slice(1)
    expect(await sweepOrphans(server.app)).toBe(0)
    expect(await server.files()).toContain(orphan)
    const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000)
    for (const { uri, thumbnail, thumbnail2x } of [photo, kept]) {
      for (const file of [uri, thumbnail, thumbnail2x]) await utimes(join(server.dataDir, file), twoDaysAgo, twoDaysAgo)
    }
    await server.app.mediaStore.put('demo/other.webp', await plain('webp'), 'image/webp')
    await utimes(join(server.dataDir, 'media/demo/other.webp'), twoDaysAgo, twoDaysAgo)
    expect(await sweepOrphans(server.app)).toBe(3)
    const files = await server.files()
    expect(files).not.toContain(orphan)
    expect(files).toEqual(expect.arrayContaining([kept.uri.slice(1), 'media/demo/other.webp']))
  })
})

describe('/media', () => {
  const get = (path: string, headers: Record<string, string> = {}) => server.fastify.inject({ url: path, headers })

  test('is kept for an hour and runs no scripts', async () => {
    const { uri } = await uploaded()
    const response = await get(uri)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': expect.stringMatching(/^inline; filename="[\w-]+\.png"$/),
      'content-length': String(response.rawPayload.length),
    })
    expect((await get(uri, { 'if-none-match': String(response.headers.etag) })).statusCode).toBe(304)
  })

  test('answers HEAD with the same headers and no body', async () => {
    const { uri } = await uploaded()
    const [head, full] = [await server.fastify.inject({ method: 'HEAD', url: uri }), await get(uri)]
    expect(head.rawPayload).toHaveLength(0)
    expect(head.headers['content-length']).toBe(full.headers['content-length'])
  })

  test('serves parts of a video', async () => {
    const content = Buffer.from(Array.from({ length: 256 }, (_, index) => index))
    await server.app.mediaStore.put('demo/clip.mp4', content, 'video/mp4')
    const part = await get('/media/demo/clip.mp4', { range: 'bytes=10-19' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'content-range': 'bytes 10-19/256',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
    })
    expect(part.rawPayload).toEqual(content.subarray(10, 20))
    expect((await get('/media/demo/clip.mp4', { range: 'bytes=-6' })).rawPayload).toEqual(content.subarray(250))
    const beyond = await get('/media/demo/clip.mp4', { range: 'bytes=256-' })
    expect(beyond.statusCode).toBe(416)
    expect(beyond.headers['content-range']).toBe('bytes */256')
    expect((await get('/media/demo/clip.mp4', { range: 'bytes=5-1' })).statusCode).toBe(200)
    expect((await get('/media/demo/clip.mp4', { range: 'bytes=0-1', 'if-range': '"another"' })).statusCode).toBe(200)
  })

  test('serves anything but pictures and videos as a download', async () => {
    await server.app.mediaStore.put(
      'demo/page.html',
      Buffer.from('<script>alert(1)</script>'),
      'application/octet-stream',
    )
    const { headers } = await get('/media/demo/page.html')
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="page.html"',
    })
  })

  test.each([
    '/media/none.png',
    '/media/',
    '/media/../database/PG_VERSION',
    '/media/%2e%2e/database/PG_VERSION',
    '/media/..%2fdatabase/PG_VERSION',
    '/media/%2e%2e%2f%2e%2e%2f%2e%2e%2fetc/passwd',
    '/media//etc/passwd',
    '/media/a%00.png',
    '/media/..%5c..%5cetc%5cpasswd',
  ])('serves nothing at %s', async (path) => {
    const response = await get(path)
    expect([400, 404]).toContain(response.statusCode)
    expect(response.headers['cache-control'] ?? '').not.toContain('public')
  })

  test('returns the stored bytes unchanged', async () => {
    const { uri } = await uploaded()
    const stored = await server.app.mediaStore.read(uri.replace('/media/', ''))
    const hash = createHash('sha256')
    for await (const chunk of stored!.stream) hash.update(chunk as Buffer)
    expect(
      createHash('sha256')
        .update((await get(uri)).rawPayload)
        .digest('hex'),
    ).toBe(hash.digest('hex'))
  })
})
