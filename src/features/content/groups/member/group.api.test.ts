import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const { aGroup, aUser, anAdmin } = factories(server.db)

const create = 'mutation ($data: GroupInput!) { createGroup(data: $data) { _id name privacy totalMembers joinedByMe } }'
const join = 'mutation ($id: ID!) { joinGroup(_id: $id) { totalMembers joinedByMe } }'
const leave = 'mutation ($id: ID!) { leaveGroup(_id: $id) { totalMembers joinedByMe } }'
const read = 'query ($id: ID!) { group(_id: $id) { _id } }'

test('its creator belongs to a group, and staff see it at once', async () => {
  const data = { name: 'Mê phở', privacy: 'PUBLIC' }
  const group = (await server.asMember(await aUser()).data(create, { data })).createGroup
  expect(group).toMatchObject({ ...data, totalMembers: 1, joinedByMe: true })
  const listed = '{ getCmsGroups(limit: 1) { items { _id } } }'
  expect((await server.as(await anAdmin()).data(listed)).getCmsGroups.items).toEqual([{ _id: group._id }])
})

test('members join and leave once', async () => {
  const me = server.asMember(await aUser())
  const { id } = await aGroup(undefined, { total_members: 7 })
  expect((await me.data(join, { id })).joinGroup).toEqual({ totalMembers: 8, joinedByMe: true })
  expect((await me.data(join, { id })).joinGroup.totalMembers).toBe(8)
  expect((await me.data(leave, { id })).leaveGroup).toEqual({ totalMembers: 7, joinedByMe: false })
  expect((await me.data(leave, { id })).leaveGroup.totalMembers).toBe(7)
})

test('members who join at once are all counted, one who joins twice at once only once', async () => {
  const people = [await aUser(), await aUser()]
  const { id } = await aGroup()
  const runs = [...people, people[0]!].map((person) => () => server.asMember(person).data(join, { id }))
  for (const { status } of await atOnce(server, { writesTo: 'social_groups' }, runs)) expect(status).toBe('fulfilled')
  const { total_members } = await server.db
    .selectFrom('social_groups')
    .select('total_members')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(total_members).toBe(2)
})

test('a deleted or blocked group exists for nobody, a hidden one for its creator', async () => {
  const me = await aUser()
  const hidden = await aGroup(me.id, { term_status: 'HIDDEN' })
  const gone = [await aGroup(me.id, { term_status: 'BLOCKED' }), await aGroup(me.id, { deleted_at: new Date() })]
  expect((await server.asMember(me).data(read, { id: hidden.id })).group._id).toBe(hidden.id)
  expect((await server.asMember(await aUser()).refusal(join, { id: hidden.id })).code).toBe('NOT_FOUND')
  for (const { id } of gone) {
    expect((await server.asMember(me).refusal(read, { id })).reason).toBe('groups_text_gone')
    expect((await server.asMember(me).refusal(join, { id })).reason).toBe('groups_text_gone')
  }
})
