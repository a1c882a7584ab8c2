import { expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { command } from '../../../../platform/server/command.ts'
import { ownContext } from '../../../../platform/server/context.ts'
import { announceOfMember } from '../../../records/webhook-events/server/public.ts'
import { fanOut } from './fan-out.ts'

const server = await startServer({ env: { WEBHOOK_ALLOW: '127.0.0.0/8' } })

test('/metrics shows how each endpoint does, and no address of one', async () => {
  const admin = server.as(await factories(server.db).anAdmin())
  const { endpoint } = (
    await admin.data(
      `mutation { cmsCreateWebhookEndpoint(url: "https://example.com/its-secret", types: ["points.booked"], note: "") {
        endpoint { _id } } }`,
    )
  ).cmsCreateWebhookEndpoint
  const lines = async () =>
    (await server.fastify.inject('/metrics')).body.split('\n').filter((line) => line.includes(endpoint._id as string))
  const label = `{endpoint="${endpoint._id}"}`
  expect(await lines()).toEqual([`webhook_backlog${label} 0`, `webhook_paused${label} 0`])
  await command(ownContext(server.app, 'test'), (ctx) =>
    announceOfMember(ctx, 'points.booked', uuidv7(), { entryId: uuidv7() }),
  )
  await fanOut(server.app)
  const failing = new Date(Date.now() - 3_600_000)
  await server.db
    .updateTable('webhook_drains')
    .set({ failing_since: failing })
    .where('endpoint_id', '=', endpoint._id as string)
    .execute()
  const since = String(failing.getTime() / 1000)
  const all = (await lines()).join('\n')
  expect(all).toContain(`webhook_backlog${label} 1`)
  expect(all).toMatch(/webhook_oldest_waiting_timestamp_seconds\{[^}]*\} \d{10}/)
  expect(all).toContain(`webhook_failing_since_timestamp_seconds${label} ${since}`)
  expect(all).not.toContain('its-secret')
})
