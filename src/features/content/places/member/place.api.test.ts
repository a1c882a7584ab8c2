import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aMedia, aPlace, aUser, anAdmin } = factories(server.db)

const create = `mutation ($data: PlaceInput!) { createPlace(data: $data) {
  _id name location checkins reviews primaryImage { _id } } }`
const list = `query ($q: String, $first: Int, $after: String) { places(q: $q, first: $first, after: $after) {
  items { _id name } endCursor } }`

test('a place shows in the list, newest first, and in that of staff', async () => {
  const me = await aUser()
  const client = server.asMember(me)
  await aPlace({ name: 'Hồ Gươm' })
  const image = await aMedia({ uploaded_by: me.id })
  const data = { name: 'Chợ Bến Thành', location: 'Quận 1', mediaIds: [image.id] }
  const place = (await client.data(create, { data })).createPlace
  expect(place).toMatchObject({ name: data.name, location: 'Quận 1', checkins: 0, primaryImage: { _id: image.id } })
  const first = (await client.data(list, { first: 1 })).places
  expect(first.items).toEqual([{ _id: place._id, name: data.name }])
  expect((await client.data(list, { first: 1, after: first.endCursor })).places).toMatchObject({
    items: [{ name: 'Hồ Gươm' }],
    endCursor: null,
  })
  expect((await client.data(list, { q: 'ben thanh' })).places.items).toHaveLength(1)
  const staff = '{ topPlaces(q: "ben thanh") { name hasSensitiveWord } }'
  expect((await server.as(await anAdmin()).data(staff)).topPlaces).toEqual([
    { name: data.name, hasSensitiveWord: false },
  ])
  const foreign = { name: 'Chợ', mediaIds: [(await aMedia()).id] }
  expect((await client.refusal(create, { data: foreign })).fields![0]!.field).toBe('data.mediaIds')
})

test('a place with a word in another spelling is marked for staff', async () => {
  const admin = server.as(await anAdmin())
  await admin.data('mutation { addWordsToBlackList(keywords: ["casino"]) { _id } }')
  const client = server.asMember(await aUser())
  await client.data(create, { data: { name: 'Cas1no đêm' } })
  expect((await admin.data('{ topPlaces(q: "cas1no") { hasSensitiveWord } }')).topPlaces).toEqual([
    { hasSensitiveWord: true },
  ])
  expect((await client.refusal(create, { data: { name: 'Casino đêm' } })).fields![0]!.field).toBe('data.name')
})
