import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aUser, anAdmin } = factories(server.db)
const [one, two] = [server.as(await anAdmin()), other.as(await anAdmin())]

const sending = 'mutation ($_id: ID!) { sendSystemNotification(_id: $_id) { sent } }'
const updating = 'mutation ($_id: ID!) { updateSystemNotification(_id: $_id, customMessage: "Mới") { sent } }'
const deleting = 'mutation ($_id: ID!) { deleteSystemNotification(_id: $_id) }'
const barrier = { writesTo: 'system_notifications' }

async function aDraft(): Promise<string> {
  const { id } = await aUser()
  const { createSystemNotification } = await one.data(
    'mutation ($ids: [ID!]) { createSystemNotification(customMessage: "Cũ", userIds: $ids) { _id } }',
    { ids: [id] },
  )
  return createSystemNotification._id
}
const stored = (id: string) =>
  server.db.selectFrom('system_notifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The error codes of two simultaneous operations on one draft; undefined for the one that succeeded. */
async function atOnceOn(_id: string, first: string, second: string) {
  const results = await atOnce(server, barrier, [() => one.query(first, { _id }), () => two.query(second, { _id })])
  return results.map((result) => (result.status === 'fulfilled' ? result.value.errors?.[0]?.extensions.code : 'failed'))
}

test('of two who send it at once, one does, and nobody gets it twice', async () => {
  const _id = await aDraft()
  expect(new Set(await atOnceOn(_id, sending, sending))).toEqual(new Set(['CONFLICT', undefined]))
  expect(await stored(_id)).toMatchObject({ status: 'SENT', version: 2, reached: 1 })
})

test('sent and edited at once: what was sent stays as it was sent', async () => {
  const _id = await aDraft()
  const [sent, edited] = await atOnceOn(_id, sending, updating)
  expect(sent).toBe(undefined)
  expect(['CONFLICT', undefined]).toContain(edited)
  const { status, custom_message } = await stored(_id)
  expect([status, custom_message]).toEqual(['SENT', edited ? 'Cũ' : 'Mới'])
})

test('sent and deleted at once: a draft that was deleted is not sent', async () => {
  const _id = await aDraft()
  const [sent, deleted] = await atOnceOn(_id, sending, deleting)
  expect(deleted).toBe(undefined)
  expect(['NOT_FOUND', undefined]).toContain(sent)
  expect((await stored(_id)).status).toBe(sent ? 'DELETED' : 'WITHDRAWN')
})

test('deleted twice at once answers true once', async () => {
  const _id = await aDraft()
  const results = await atOnce(server, barrier, [() => one.data(deleting, { _id }), () => two.data(deleting, { _id })])
  const answers = results.map((result) => result.status === 'fulfilled' && result.value.deleteSystemNotification)
  expect(new Set(answers)).toEqual(new Set([false, true]))
})
