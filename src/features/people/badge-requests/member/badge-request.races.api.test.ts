import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()
const { aUser, aBadge } = factories(server.db)

test('of two requests for one badge at once, one is made', async () => {
  const [me, badge] = [await aUser(), await aBadge()]
  const devices = [server.asMember(me), other.asMember(me)]
  const ask = `mutation { requestBadge(data: { badgeId: "${badge.id}", answers: [] }) { status } }`
  const results = await atOnce(
    server,
    { writesTo: 'badge_requests' },
    devices.map((device) => () => device.query(ask)),
  )
  const reasons = results.map((result) =>
    result.status === 'fulfilled' ? result.value.errors?.[0]?.extensions.reason : 'failed',
  )
  expect(new Set(reasons)).toEqual(new Set([undefined, 'badge_requests_text_asked_already']))
  expect(await server.db.selectFrom('badge_requests').select('status').execute()).toEqual([{ status: 'PENDING' }])
})
