import { expect, test } from 'vitest'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** Code compares ids as texts, and the database ignores their case. */
const server = await startServer()
const { aUser, anAdmin, aGrantee } = factories(server.db)

test('an id in capital letters is the same id, whoever it is of', async () => {
  const client = server.as(await anAdmin())
  const person = await aUser()
  const id = person.id.toUpperCase()
  expect((await client.data(`{ cmsGetUser(userId: "${id}") { _id } }`)).cmsGetUser._id).toBe(person.id)
  const block = 'mutation ($id: ID!) { blockUser(targetId: $id) { _id termStatus } }'
  expect((await client.data(block, { id })).blockUser).toEqual({ _id: person.id, termStatus: 'BLOCKED' })
})

test('an own id in capital letters is no way to give oneself anything', async () => {
  const person = await aGrantee('PEOPLE')
  const give = 'mutation ($id: ID!) { cmsAssignBadge(userId: $id, badgeId: null) { success } }'
  const lower = await server.as(person).refusal(give, { id: person.id })
  const upper = await server.as(person).refusal(give, { id: person.id.toUpperCase() })
  expect([upper.code, upper.reason]).toEqual([lower.code, lower.reason])
})
