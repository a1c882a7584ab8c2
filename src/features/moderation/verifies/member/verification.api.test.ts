import { describe, expect, test } from 'vitest'
import { factories, noId, type Person } from '../../../../../tests/harness/factories.ts'
import { multipart } from '../../../../../tests/harness/multipart-body.ts'
import { plain } from '../../../../../tests/harness/pictures.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aUser, anAdmin, aPage, aMedia, aPrivateUpload, aVerify } = factories(server.db)
const staff = server.as(await anAdmin())

const ask = 'mutation ($data: VerificationInput!) { requestVerification(data: $data) { status createdAt } }'
const read =
  'query ($model: VerifyType!, $_id: ID!) { myVerification(model: $model, _id: $_id) { status rejectReason createdAt } }'

const aPaper = ({ id }: Person) => aPrivateUpload(id)
const asked = async (me: Person, more: object = {}) => ({
  data: {
    model: 'USER',
    _id: me.id,
    identityNumber: '079 123',
    photoIdentityIds: [(await aPaper(me)).id],
    ...more,
  },
})
const requestOf = (targetId: string) =>
  server.db.selectFrom('verify_requests').selectAll().where('target_id', '=', targetId).executeTakeFirstOrThrow()

describe('a member asks to be verified', () => {
  test('with private uploads, which belong to the request from then on, and staff see all of it', async () => {
    const me = await aUser()
    const [front, licence, taken] = [await aPaper(me), await aPaper(me), await aPaper(me)]
    await server.app.mediaStore.put(front.key, Buffer.from('a picture'), 'image/jpeg')
    const data = {
      description: 'Tôi là hướng dẫn viên',
      photoIdentityIds: [front.id],
      businessLicenseIds: [licence.id],
      photosTakenIds: [taken.id],
      businessName: 'Công ty Sen',
      taxNumber: '0101',
    }
    const client = server.asMember(me)
    expect((await client.data(ask, await asked(me, data))).requestVerification.status).toBe('PENDING')
    const request = await requestOf(me.id)
    expect(JSON.stringify(request)).not.toContain('079 123')
    const seen = (
      await staff.data(`{ cmsGetVerify(_id: "${request.id}") { targetName description owner { _id } photoIdentityMedias { uri }
        businessLicenseMedias { _id } photosTaken { _id } } }`)
    ).cmsGetVerify
    expect(seen).toMatchObject({ targetName: me.full_name, description: data.description, owner: { _id: me.id } })
    expect([seen.photoIdentityMedias, seen.businessLicenseMedias, seen.photosTaken].map((of) => of.length)).toEqual([
      1, 1, 1,
    ])
    const url = seen.photoIdentityMedias[0].uri
    const authorization = `Bearer ${await staff.token()}`
    expect((await server.fastify.inject({ url, headers: { authorization } })).payload).toBe('a picture')
    const revealed = await staff.data(
      `mutation { cmsRevealVerify(_id: "${request.id}") { identityNumber business { name taxCode } } }`,
    )
    expect(revealed.cmsRevealVerify).toEqual({
      identityNumber: '079 123',
      business: { name: 'Công ty Sen', taxCode: '0101' },
    })
    const sent = [front.id, licence.id, taken.id]
    expect(await server.db.selectFrom('private_uploads').select('id').where('id', 'in', sent).execute()).toEqual([])
    const again = await server.asMember(me).refusal(ask, await asked(me))
    expect(again).toMatchObject({ code: 'CONFLICT', reason: 'verifies_text_pending_already' })
  })

  test('with a picture as the app uploads it', async () => {
    const me = await aUser()
    const client = server.asMember(me)
    const upload = 'mutation ($file: Upload!) { uploadMedia(file: $file, purpose: PRIVATE) { _id } }'
    const { data } = await client.send(await multipart(upload, { file: new Blob([await plain('jpeg')]) }))
    const photoIdentityIds = [data.uploadMedia._id]
    expect((await client.data(ask, await asked(me, { photoIdentityIds }))).requestVerification.status).toBe('PENDING')
  })

  test('and is told what was decided, in both languages; an undo takes the notice back', async () => {
    const me = await aUser({ full_name: 'Nguyễn Sen' })
    const client = server.asMember(me)
    await client.data(ask, await asked(me))
    const { id } = await requestOf(me.id)
    const own = async () => (await client.data(read, { model: 'USER', _id: me.id })).myVerification
    const notices = async (language = 'vi') =>
      // Losing the badge status ends one's sessions, so each question comes in a new one.
      (
        await server
          .asMember(me)
          .data('{ notifications { items { type message model targetId } } }', {}, { 'accept-language': language })
      ).notifications.items
    const decide = (status: string, reason = '') =>
      staff.data(`mutation { cmsSetVerifyStatus(_id: "${id}", status: ${status}, reason: "${reason}") { version } }`)
    await decide('IGNORED')
    expect(await notices()).toEqual([])
    await decide('REJECTED', 'Ảnh mờ')
    expect(await own()).toMatchObject({ status: 'REJECTED', rejectReason: 'Ảnh mờ' })
    const rejected = {
      type: 'VERIFICATION',
      message: 'Yêu cầu xác minh Nguyễn Sen bị từ chối. Lý do: Ảnh mờ',
      model: 'USER',
      targetId: me.id,
    }
    expect(await notices()).toEqual([rejected])
    const { version } = (await decide('VERIFIED')).cmsSetVerifyStatus
    expect((await notices('en'))[0].message).toBe('Nguyễn Sen is verified.')
    expect((await client.refusal(ask, await asked(me))).reason).toBe('verifies_text_verified_already')
    await staff.data(`mutation { cmsUndo(model: VERIFY, _id: "${id}", version: ${version}) { version } }`)
    expect(await notices()).toEqual([rejected])
  })

  test('but not while suspended', async () => {
    const me = await aUser({ term_status: 'SUSPENDING' })
    expect((await server.asMember(me).refusal(ask, await asked(me))).code).toBe('FORBIDDEN')
    expect((await server.asMember(me).data(read, { model: 'USER', _id: me.id })).myVerification).toBeNull()
  })

  test('never for anybody else, nor for a page of others or one that nobody sees, all refused alike', async () => {
    const me = await aUser()
    const pages = [await aPage(), await aPage({ created_by: me.id, term_status: 'BLOCKED' })]
    const others = [
      { _id: (await aUser()).id },
      { _id: noId },
      ...[...pages.map(({ id }) => id), noId].map((_id) => ({ model: 'PAGE', _id })),
    ]
    for (const other of others)
      expect(await server.asMember(me).refusal(ask, await asked(me, other))).toMatchObject({
        code: 'NOT_FOUND',
        reason: 'verifies_text_target_unknown',
      })
    const stranger = await aVerify()
    expect((await server.asMember(me).data(read, { model: 'USER', _id: stranger.target_id })).myVerification).toBeNull()
  })

  test('only with private pictures of their own, each for one request', async () => {
    const [me, other] = [await aUser(), await aUser()]
    const client = server.asMember(me)
    const twice = await aPaper(me)
    const wrong = [
      [noId],
      [(await aPaper(other)).id],
      [(await aMedia({ uploaded_by: me.id })).id],
      [(await aMedia({ uploaded_by: me.id, kind: 'VIDEO' })).id],
    ]
    for (const photoIdentityIds of wrong)
      expect((await client.refusal(ask, await asked(me, { photoIdentityIds }))).fields![0]).toMatchObject({
        field: 'data.photoIdentityIds.0',
        reason: 'verifies_text_document_not_yours',
      })
    const both = { photoIdentityIds: [twice.id], photosTakenIds: [twice.id] }
    expect((await client.refusal(ask, await asked(me, both))).fields![0]!.field).toBe('data.photosTakenIds.0')
    const none = await client.refusal(ask, await asked(me, { photoIdentityIds: [], identityNumber: ' ' }))
    expect(new Set(none.fields!.map(({ reason }) => reason))).toEqual(
      new Set(['verifies_text_identity_number_required', 'verifies_text_photo_identity_required']),
    )
  })
})

test('whoever runs a page asks for it and reads how that stands; its status follows', async () => {
  const [owner, manager, stranger] = [await aUser(), await aUser(), await aUser()]
  const page = await aPage({ owner_id: owner.id, term_status: 'HIDDEN' })
  await server.db.insertInto('page_admins').values({ page_id: page.id, user_id: manager.id }).execute()
  const about = { model: 'PAGE', _id: page.id }
  await server.asMember(manager).data(ask, await asked(manager, about))
  expect(await requestOf(page.id)).toMatchObject({
    target_name: page.name,
    target_type: page.type,
    owner_id: manager.id,
  })
  expect((await server.asMember(owner).data(read, about)).myVerification.status).toBe('PENDING')
  expect((await server.asMember(stranger).data(read, about)).myVerification).toBeNull()
  const { verify_status } = await server.db
    .selectFrom('pages')
    .select('verify_status')
    .where('id', '=', page.id)
    .executeTakeFirstOrThrow()
  expect(verify_status).toBe('PENDING')
})
