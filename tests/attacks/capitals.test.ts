import { expect, test } from 'vitest'
import { factories } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

/** Code compares ids as texts, and the database ignores their case. */
const server = await startServer()
const { aUser, anAdmin } = factories(server.db)

test('an id in capital letters is the same id, whoever it is of', async () => {
  const client = server.as(await anAdmin())
  const person = await aUser()
  const id = person.id.toUpperCase()
  expect((await client.data(`{ cmsGetUser(userId: "${id}") { _id } }`)).cmsGetUser._id).toBe(person.id)
  const block = 'mutation ($id: ID!) { blockUser(targetId: $id) { _id termStatus } }'
  expect((await client.data(block, { id })).blockUser).toEqual({ _id: person.id, termStatus: 'BLOCKED' })
})

test('an own id in capital letters is still one’s own', async () => {
  const person = await anAdmin()
  // Otherwise an administrator would lose their own second factor without proving who they are.
  const remove = 'mutation ($id: ID!) { cmsRemoveSecondFactor(userId: $id) }'
  const end = 'mutation ($id: ID!) { cmsEndSessions(userId: $id) }'
  for (const [mutation, reason] of [
    [remove, 'security_text_own_factor'],
    [end, 'security_text_own_sessions'],
  ] as const) {
    const { fields } = await server.as(person).refusal(mutation, { id: person.id.toUpperCase() })
    expect(fields).toMatchObject([{ field: 'userId', reason }])
  }
})
