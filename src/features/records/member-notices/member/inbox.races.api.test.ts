import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const other = await server.again()

test('of two devices that read at once, the later moment stays', async () => {
  const me = await factories(server.db).aUser()
  const moments = ['2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z', '2026-01-01T00:00:00.000Z']
  const devices = moments.map((_, i) => (i % 2 ? other : server).asMember(me))
  const results = await atOnce(
    server,
    { writesTo: 'notices_read' },
    moments.map(
      (until, i) => () =>
        devices[i]!.data('mutation ($until: DateTime!) { markNotificationsRead(until: $until) }', { until }),
    ),
  )
  expect(results.map(({ status }) => status)).toEqual(moments.map(() => 'fulfilled'))
  expect(await server.db.selectFrom('notices_read').select('until').where('user_id', '=', me.id).execute()).toEqual([
    { until: new Date(moments[1]!) },
  ])
})
