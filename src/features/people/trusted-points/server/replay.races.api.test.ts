import { expect, test } from 'vitest'
import { atOnce } from '../../../../../tests/harness/at-once.ts'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'

const server = await startServer()
const make = factories(server.db)
// Servers that shut down leave their runs to others, so a replay goes on working.
const [one, two] = [await server.again(), await server.again()]
one.app.stopping.abort()
two.app.stopping.abort()

test('of two replays that a person begins at once, one works', async () => {
  const person = await make.aGrantee('POINTS')
  const { id } = await server.db
    .selectFrom('trusted_point_configs')
    .select('id')
    .where('action_type', '=', 'LIKE_POST')
    .executeTakeFirstOrThrow()
  const start = `mutation { cmsReplayPoints(draft: { _id: "${id}", type: ACTION, points: 1 }, days: 7) { state } }`
  const results = await atOnce(server, { writesTo: 'runs' }, [
    () => one.as(person).data(start),
    () => two.as(person).data(start),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(String(refused.reason)).toContain('trusted_points_text_replay_works')
  expect((await server.as(await make.aGrantee('POINTS')).data(start)).cmsReplayPoints.state).toMatch(/WORKING|DONE/)
})
