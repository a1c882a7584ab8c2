import { afterAll, expect, test } from 'vitest'
import { crashRun } from '../../bench/crash/run.ts'
import { copyOfDemo, type Engine, prepareDemos } from './demos.ts'
import { testDatabaseUrl } from './scratch-database.ts'

afterAll(prepareDemos())

/** Of each engine. `npm run crash` kills more often. */
const kills = 2

/**
 * The short form of `npm run crash`: after kill -9 in the middle of writes nothing acknowledged is lost, nothing is
 * half done. Both engines run at the same time, because this file takes longest of its kind, and each engine waits a
 * lot.
 */
test('the embedded database survives kills in the middle of writes', { concurrent: true }, async () => {
  await survives('embedded')
})

test.skipIf(!testDatabaseUrl)(
  'PostgreSQL survives kills of the server in the middle of writes',
  { concurrent: true },
  async () => {
    await survives('postgres')
  },
)

async function survives(engine: Engine): Promise<void> {
  const {
    faults,
    kills: killed,
    acknowledged,
    repeated,
    decisionsOfMany,
    secondLooks,
    commands,
    members,
  } = await crashRun({
    engine,
    kills,
    place: await copyOfDemo(engine),
  })
  expect(faults).toEqual([])
  expect(killed).toBe(kills)
  expect(acknowledged).toBeGreaterThan(0)
  expect(repeated).toBeGreaterThan(0)
  expect(decisionsOfMany).toBeGreaterThan(0)
  expect(secondLooks).toBeGreaterThan(0)
  expect(commands).not.toEqual({})
  for (const act of ['post', 'buy', 'enter', 'spin', 'like']) expect(members[act], act).toBeGreaterThan(0)
}
