import { describe, expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories, noId } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aPlace, aMedia, aUser, anAdmin, aStaff, aPost } = factories(server.db)
const admin = await anAdmin()
const client = server.as(admin)

const top = async (given = '') =>
  (await client.data(`{ topPlaces${given} { _id } }`)).topPlaces.map(({ _id }: { _id: string }) => _id) as string[]
const setImage =
  'mutation ($_id: ID!, $imageId: ID!, $version: Int) { cmsSetPlacePrimaryImage(_id: $_id, imageId: $imageId, version: $version) { primaryImage { _id } medias { _id } version } }'
const set = async (place: string, imageId: string, version?: number) =>
  (await client.data(setImage, { _id: place, imageId, version })).cmsSetPlacePrimaryImage as {
    primaryImage: { _id: string }
    medias: { _id: string }[]
    version: number
  }
const mine = async () => (await aMedia({ uploaded_by: admin.id })).id
/** A place with photos. */
const aPlaceWith = async (...media: string[]) => {
  const { id } = await aPlace()
  const rows = media.map((media_id, position) => ({ place_id: id, media_id, position }))
  if (rows.length > 0) await server.db.insertInto('place_media').values(rows).execute()
  return id
}

describe('topPlaces', () => {
  test('orders by check-ins, then reviews, and finds by name', async () => {
    const made = [
      await aPlace({ name: 'Bãi Dài', checkins: 7, reviews: 2 }),
      await aPlace({ name: 'Bãi Cháy', checkins: 9, reviews: 1 }),
      await aPlace({ name: 'Bãi Sau', checkins: 9, reviews: 3 }),
    ]
    const expected = [made[2]!.id, made[1]!.id, made[0]!.id]
    expect(await top('(q: "bai")')).toEqual(expected)
    expect(await top('(limit: 2, q: "bãi")')).toEqual(expected.slice(0, 2))
    expect((await client.refusal('{ topPlaces(limit: 101) { _id } }')).code).toBe('BAD_USER_INPUT')
  })

  test('has what the screen shows', async () => {
    const creator = await aUser()
    const given = { name: 'Đủ', location_name: 'Quảng Ninh', country_code: 'VN', phone: '0203', verified: true }
    const { id } = await aPlace({ ...given, description: 'Vịnh', created_by: creator.id })
    const fields =
      'name description location { placeName country } phone isVerified creator { fullName } primaryImage { _id } medias { _id } createdAt'
    expect((await client.data(`{ cmsGetPlace(_id: "${id}") { ${fields} } }`)).cmsGetPlace).toMatchObject({
      name: 'Đủ',
      description: 'Vịnh',
      location: { placeName: 'Quảng Ninh', country: 'VN' },
      phone: '0203',
      isVerified: true,
      creator: { fullName: creator.full_name },
      primaryImage: null,
      medias: [],
    })
    expect(await client.refusal(`{ cmsGetPlace(_id: "${noId}") { _id } }`)).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'places_text_gone',
    })
  })

  test('shows readers of posts the name of a post’s place, and nothing else', async () => {
    const post = await aPost({ place_id: (await aPlace({ name: 'Hồ Tây' })).id })
    const staff = server.as(await aStaff())
    const ask = (field: string) => `{ cmsGetPost(_id: "${post.id}") { place { ${field} } } }`
    expect((await staff.data(ask('name'))).cmsGetPost.place).toEqual({ name: 'Hồ Tây' })
    expect((await staff.refusal(ask('phone'))).code).toBe('FORBIDDEN')
  })
})

describe('the primary image', () => {
  test('is a photo of the place or one that the caller uploaded; the former one stays among its media', async () => {
    const own = (await aMedia()).id
    const place = await aPlaceWith(own)
    expect(await set(place, own)).toEqual({ primaryImage: { _id: own }, medias: [{ _id: own }], version: 2 })
    const uploaded = await mine()
    const both = [{ _id: own }, { _id: uploaded }]
    expect(await set(place, uploaded, 2)).toEqual({ primaryImage: { _id: uploaded }, medias: both, version: 3 })
    expect(await set(place, uploaded, 3)).toMatchObject({ version: 3 })
  })

  test('cannot be another’s upload, a video or nothing', async () => {
    const place = await aPlaceWith()
    const others = (await aMedia({ uploaded_by: (await anAdmin()).id })).id
    const video = (await aMedia({ kind: 'VIDEO', uploaded_by: admin.id })).id
    const ofPlace = (await aMedia({ kind: 'VIDEO' })).id
    await server.db.insertInto('place_media').values({ place_id: place, media_id: ofPlace, position: 0 }).execute()
    for (const imageId of [others, video, ofPlace, noId]) {
      expect(await client.refusal(setImage, { _id: place, imageId })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'imageId', reason: 'places_text_image_not_yours' }],
      })
    }
    expect((await client.refusal(setImage, { _id: noId, imageId: await mine() })).reason).toBe('places_text_gone')
  })

  test('is undone to the former one', async () => {
    const own = (await aMedia()).id
    const place = await aPlaceWith(own)
    const { version } = await set(place, own)
    const undo = `mutation { cmsUndo(model: PLACE, _id: "${place}", version: ${version}) { version } }`
    expect((await client.data(undo)).cmsUndo.version).toBe(3)
    const { cmsGetPlace } = await client.data(
      `{ cmsGetPlace(_id: "${place}") { primaryImage { _id } medias { _id } } }`,
    )
    expect(cmsGetPlace).toEqual({ primaryImage: null, medias: [{ _id: own }] })
  })

  test('two who saw the same version: one sets it, one is refused', async () => {
    const place = await aPlaceWith()
    const images = [await mine(), await mine()]
    const results = await atOnce(
      server,
      { writesTo: 'places' },
      images.map((imageId) => () => client.query(setImage, { _id: place, imageId, version: 1 })),
    )
    const codes = results.map(
      (result) =>
        (result as PromiseFulfilledResult<Awaited<ReturnType<typeof client.query>>>).value.errors?.[0]?.extensions
          .code ?? 'done',
    )
    expect(codes.toSorted()).toEqual(['CONFLICT', 'done'])
  })
})
