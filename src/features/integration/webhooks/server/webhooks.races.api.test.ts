import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { webhookSink } from '../../../../../tests/harness/webhook-sink.ts'
import { command } from '../../../../platform/server/command.ts'
import { type App, ownContext } from '../../../../platform/server/context.ts'
import { announceOfMember } from '../../../records/webhook-events/server/public.ts'
import { drain } from './drain.ts'
import { fanOut } from './fan-out.ts'
import { takeLease } from './lease.ts'

const env = { WEBHOOK_ALLOW: '127.0.0.0/8' }
const server = await startServer({ env })
const other = await server.again({ env })
const { db } = server
const admin = server.as(await factories(db).anAdmin())
const sink = await webhookSink()
const { endpoint, secret } = (
  await admin.data(
    `mutation ($url: String!) { cmsCreateWebhookEndpoint(url: $url, types: ["points.booked"], note: "") {
      secret endpoint { _id } } }`,
    { url: sink.url },
  )
).cmsCreateWebhookEndpoint
const id = endpoint._id as string
await sink.answer({ secrets: [secret] })

const happens = (app: App, userId: string) =>
  command(ownContext(app, 'test'), (ctx) => announceOfMember(ctx, 'points.booked', userId, { entryId: uuidv7() }))

test('of two processes that want an endpoint, one gets it', async () => {
  const leases = await Promise.all([server, other, server, other].map(({ app }) => takeLease(app, id)))
  expect(leases.filter(Boolean)).toHaveLength(1)
  await db.updateTable('webhook_drains').set({ lease: null, lease_until: null }).where('endpoint_id', '=', id).execute()
})

test('events of one member that commit at once are numbered without gaps, and told once, in that order', async () => {
  const userId = uuidv7()
  await Promise.all(Array.from({ length: 16 }, (_, i) => happens((i % 2 ? server : other).app, userId)))
  const stopping = new AbortController()
  const drains = [server, other].map(({ app }) => drain({ ...app, stopping }, id))
  await Promise.all([server, other, server].map(({ app }) => fanOut(app)))
  const pending = async () =>
    (await db.selectFrom('webhook_deliveries').select('id').where('state', '=', 'PENDING').execute()).length +
    (await db.selectFrom('outbox').select('id').execute()).length
  await expect.poll(pending, { timeout: 50_000 }).toBe(0)
  stopping.abort()
  await Promise.all(drains)
  expect(sink.received.map(({ payload }) => payload.data.sequence)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1))
  expect(sink.received.every(({ verified }) => verified)).toBe(true)
}, 60_000)
