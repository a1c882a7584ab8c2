import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { multipart } from '../../../../../tests/harness/multipart-body.ts'
import { plain } from '../../../../../tests/harness/pictures.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { command } from '../../../../platform/server/command.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { sweepPrivateUploads, takePrivateUploads } from '../server/private-uploads.ts'

const server = await startServer()
const { aUser } = factories(server.db)
const upload = `mutation ($file: Upload!, $purpose: UploadPurpose!) { uploadMedia(file: $file, purpose: $purpose) { _id uri type } }`

const uploaded = async (by: { id: string }, purpose: string) => {
  const body = await multipart(upload, { file: new Blob([new Uint8Array(await plain('png'))]) }, { purpose })
  const { data, errors } = await server.asMember(by).send(body)
  expect(errors).toBeUndefined()
  return data.uploadMedia
}

test('a public picture has an address, and belongs to the member', async () => {
  const me = await aUser()
  const { _id, uri, type } = await uploaded(me, 'PUBLIC')
  expect(type).toBe('PHOTO')
  expect((await server.fastify.inject(uri)).statusCode).toBe(200)
  const row = await server.db.selectFrom('media').select('uploaded_by').where('id', '=', _id).executeTakeFirstOrThrow()
  expect(row.uploaded_by).toBe(me.id)
})

test('a private picture has no address, is none of the media, and serves its member once', async () => {
  const [me, other] = [await aUser(), await aUser()]
  const { _id, uri } = await uploaded(me, 'PRIVATE')
  expect(uri).toBeNull()
  expect(await server.db.selectFrom('media').select('id').where('id', '=', _id).execute()).toEqual([])
  const { key } = await server.db
    .selectFrom('private_uploads')
    .select('key')
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
  expect(await server.app.mediaStore.has(key)).toBe(true)
  expect((await server.fastify.inject(`/media/${key}`)).statusCode).toBe(404)
  const take = (person: { id: string }) => {
    const ctx = { ...ownContext(server.app, 'test'), viewer: { _id: person.id } as never }
    return command(ctx, (ctx) => takePrivateUploads(ctx, 'data.ids', [_id]))
  }
  await expect(take(other)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await take(me)).toMatchObject([{ id: _id, key }])
  await expect(take(me)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
})

test('a private picture that no request takes is deleted with its file', async () => {
  const me = await aUser()
  const { _id } = await uploaded(me, 'PRIVATE')
  const { key } = await server.db
    .selectFrom('private_uploads')
    .select('key')
    .where('id', '=', _id)
    .executeTakeFirstOrThrow()
  await sweepPrivateUploads(server.app, new Date(Date.now() - 60_000))
  expect(await server.app.mediaStore.has(key)).toBe(true)
  await sweepPrivateUploads(server.app, new Date(Date.now() + 60_000))
  expect(await server.app.mediaStore.has(key)).toBe(false)
})
