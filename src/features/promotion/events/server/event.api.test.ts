import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import type { MutationCreateEventArgs } from '../../../../generated/graphql/inputs.ts'

const server = await startServer()
const { aGrantee, aMedia, anEvent, aUser } = factories(server.db)
const person = await aGrantee('PROMOTION')
const client = server.as(person)

const fields =
  '{ _id name status loop logoId logoStatus logo { uri } backgroundId backgroundStatus animationId animationStatus version }'
const creation = `mutation ($name: String!, $loop: Float!, $logoId: ID!, $backgroundId: ID!, $animationId: ID!, $logoStatus: Boolean) {
  createEvent(name: $name, loop: $loop, logoId: $logoId, backgroundId: $backgroundId, animationId: $animationId, logoStatus: $logoStatus) ${fields} }`
const updating = `mutation ($_id: ID!, $data: EventChange!, $version: Int) { updateEvent(_id: $_id, data: $data, version: $version) ${fields} }`
const deletion = 'mutation ($_id: ID!, $version: Int) { cmsDeleteEvent(_id: $_id, version: $version) }'

const mine = async (uploaded_bytes = 1000) => (await aMedia({ uploaded_by: person.id, uploaded_bytes })).id
const valid = async (): Promise<MutationCreateEventArgs> => ({
  name: ' Tết Nguyên Đán ',
  loop: 2.5,
  logoId: await mine(),
  backgroundId: await mine(),
  animationId: await mine(),
})
const get = async (id: string) => (await client.data(`{ cmsGetEvent(_id: "${id}") ${fields} }`)).cmsGetEvent

test('a new event is disabled, and its parts are shown unless it says otherwise', async () => {
  const event = await valid()
  const { createEvent } = await client.data(creation, { ...event, logoStatus: false })
  expect(createEvent).toEqual({
    ...event,
    _id: expect.any(String),
    name: 'Tết Nguyên Đán',
    status: false,
    logo: { uri: expect.stringContaining('/media/') },
    logoStatus: false,
    backgroundStatus: true,
    animationStatus: true,
    version: 1,
  })
  expect(await get(createEvent._id)).toEqual(createEvent)
})

test.each([
  [{ name: ' ' }, 'name', 'Please input name!'],
  [{ name: 'x'.repeat(101) }, 'name', 'The maximum length of the title is 100 characters.'],
  [{ loop: -1 }, 'loop', 'must be at least 0'],
])('refuses %j by field', async (wrong, field, message) => {
  const { code, fields } = await client.refusal(creation, { ...(await valid()), ...wrong })
  expect(code).toBe('BAD_USER_INPUT')
  expect(fields).toContainEqual(expect.objectContaining({ field, message }))
})

test('a picture must be a photo of one’s own of at most 2 MB, or the one that the event has', async () => {
  const foreign = (await aMedia({ uploaded_by: (await aUser()).id })).id
  const large = await mine(2 * 1024 * 1024 + 1)
  expect((await client.refusal(creation, { ...(await valid()), logoId: foreign })).fields).toEqual([
    expect.objectContaining({ field: 'logoId', reason: 'media_text_not_yours' }),
  ])
  const { id, logo_id } = await anEvent()
  expect((await client.refusal(updating, { _id: id, data: { animationId: large } })).fields).toEqual([
    expect.objectContaining({
      field: 'data.animationId',
      message: 'Please select image has size less than 2 MB',
    }),
  ])
  const kept = await client.data(updating, { _id: id, data: { logoId: logo_id, name: 'Khác' } })
  expect(kept.updateEvent).toMatchObject({ logoId: logo_id, name: 'Khác', version: 2 })
})

test('one event is enabled: enabling another disables it, each with its version and history', async () => {
  const [one, two] = [await anEvent(), await anEvent()]
  const enable = (_id: string, version: number) => client.data(updating, { _id, data: { status: true }, version })
  await enable(one.id, 1)
  expect((await enable(two.id, 1)).updateEvent).toMatchObject({ status: true, version: 2 })
  expect(await get(one.id)).toMatchObject({ status: false, version: 3 })
  expect((await client.refusal(updating, { _id: one.id, data: { name: 'x' }, version: 2 })).code).toBe('CONFLICT')
  const { items } = (
    await client.data(
      `{ cmsHistory(model: EVENT, targetId: "${one.id}") { items { action changes { field before after } } } }`,
    )
  ).cmsHistory
  expect(items[0]).toEqual({ action: 'updateEvent', changes: [{ field: 'status', before: true, after: false }] })
})

test('a change of an event is undone', async () => {
  const { id, name } = await anEvent()
  await client.data(updating, { _id: id, data: { name: 'Khác', loop: 1 } })
  await client.data(`mutation { cmsUndo(model: EVENT, _id: "${id}", version: 2) { version } }`)
  expect(await get(id)).toMatchObject({ name, loop: 5, version: 3 })
  await client.data(deletion, { _id: id })
})

test('events are found by name and by whether they are enabled, in every order, five on a page', async () => {
  await anEvent({ name: 'Lễ hội ánh sáng' })
  const list = async (args: string) =>
    (await client.data(`{ cmsListEvent(${args}) { counter items { name status } } }`)).cmsListEvent
  expect(await list('filter: { q: "le hoi" }')).toEqual({
    counter: 1,
    items: [{ name: 'Lễ hội ánh sáng', status: false }],
  })
  const { counter, items } = await list('filter: { status: NO }, sortBy: { type: NAME, dir: ASC }')
  expect([counter, items.length]).toEqual([4, 4])
  expect((await list('sortBy: { type: STATUS, dir: DESC }')).items[0].status).toBe(true)
  expect((await list('page: 2')).items).toEqual([])
})

test('deleting answers whether the event was there, and refuses an older version', async () => {
  const { id } = await anEvent()
  await client.data(updating, { _id: id, data: { loop: 9 } })
  expect((await client.refusal(deletion, { _id: id, version: 1 })).code).toBe('CONFLICT')
  expect((await client.data(deletion, { _id: id, version: 2 })).cmsDeleteEvent).toBe(true)
  expect((await client.data(deletion, { _id: id })).cmsDeleteEvent).toBe(false)
})

test('a picture that only a blocked record showed is public again while an event shows it', async () => {
  const media = await aMedia({ uploaded_by: person.id, uploaded_bytes: 9 })
  await aUser({ avatar_id: media.id, term_status: 'BLOCKED' })
  const refused = async () =>
    (await server.db.selectFrom('media').select('refused').where('id', '=', media.id).executeTakeFirstOrThrow()).refused
  expect(await refused()).toBe(true)
  const { createEvent } = await client.data(creation, { ...(await valid()), logoId: media.id })
  expect(await refused()).toBe(false)
  await client.data(deletion, { _id: createEvent._id })
  expect(await refused()).toBe(true)
})
