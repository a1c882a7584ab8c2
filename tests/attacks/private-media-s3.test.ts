import { afterAll, expect, test, vi } from 'vitest'
import { eraseDocuments } from '../../src/features/moderation/verifies/server/verify.erasure.ts'
import { factories } from '../harness/factories.ts'
import { startS3Server } from '../harness/s3-server.ts'
import { runThrough } from '../harness/jobs.ts'
import { startServer } from '../harness/server.ts'

/** The same tests with files in a bucket. */
const bucket = await startS3Server()
afterAll(() => bucket.close())
const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings
const server = await startServer({
  env: {
    S3_ENDPOINT: endpoint!,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  },
})
const { aVerify, aDocument, aMedia, aPost, anAdmin, attach } = factories(server.db)
const boss = server.as(await anAdmin())
const { mediaStore: store } = server.app
const get = (url: string, headers: Record<string, string> = {}) => server.fastify.inject({ url, headers })

test('a document is served to its session only, and erased from the bucket', async () => {
  const long = new Date(Date.now() - 100 * 86_400_000)
  const request = await aVerify({ status: 'VERIFIED', decided_at: long, created_at: long })
  const document = await aDocument(request.id)
  await store.put(document.key, Buffer.from('a picture'), 'image/jpeg')
  const { cmsGetVerify } = await boss.data(`{ cmsGetVerify(_id: "${request.id}") { photoIdentityMedias { uri } } }`)
  const { uri } = cmsGetVerify.photoIdentityMedias[0]
  const authorization = `Bearer ${await boss.token()}`
  expect((await get(`/media/${document.key}`, { authorization })).statusCode).toBe(404)
  expect((await get(uri)).statusCode).toBe(404)
  const opened = await get(uri, { authorization, range: 'bytes=0-2' })
  expect([opened.statusCode, opened.payload, opened.headers['cache-control']]).toEqual([200, 'a picture', 'no-store'])
  expect(bucket.objects.has(document.key)).toBe(true)
  expect(await runThrough(eraseDocuments, server.app)).toBe(1)
  expect(bucket.objects.has(document.key)).toBe(false)
  expect((await get(uri, { authorization })).statusCode).toBe(404)
})

test('the media of a blocked record leaves the public address, and is shown by links, in parts too', async () => {
  const media = await aMedia()
  await store.put(media.key, Buffer.from('0123456789'), 'image/jpeg')
  const post = await aPost()
  await attach(post.id, media.id)
  expect((await get(`/media/${media.key}`)).statusCode).toBe(200)
  await boss.data(
    `mutation { cmsSetTermStatus(_id: "${post.id}", model: POST, termStatus: BLOCKED, reason: "Spam") { version } }`,
  )
  await vi.waitFor(async () => expect((await get(`/media/${media.key}`)).statusCode).toBe(404))
  const { cmsGetPost } = await boss.data(`{ cmsGetPost(_id: "${post.id}") { medias { uri } } }`)
  const part = await get(cmsGetPost.medias[0].uri, { range: 'bytes=3-5' })
  expect([part.statusCode, part.payload]).toEqual([206, '345'])
})
