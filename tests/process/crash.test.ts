import { afterAll, expect, test } from 'vitest'
import { crashRun } from '../../bench/crash/run.ts'
import { copyOfDemo, type Engine, prepareDemos } from './demos.ts'
import { testDatabaseUrl } from './scratch-database.ts'

afterAll(prepareDemos())

/**
 * The short form of `npm run crash`: after kill -9 in the middle of writes nothing acknowledged is lost, nothing is
 * half done. Both engines run at the same time, because this file takes longest of its kind, and each engine waits a
 * lot.
 */
test('the embedded database survives three kills in the middle of writes', { concurrent: true }, async () => {
  await survives('embedded')
})

test.skipIf(!testDatabaseUrl)(
  'PostgreSQL survives three kills of the server in the middle of writes',
  { concurrent: true },
  async () => {
    await survives('postgres')
  },
)

async function survives(engine: Engine): Promise<void> {
  const { faults, kills, acknowledged, repeated, decisionsOfMany, secondLooks, commands } = await crashRun({
    engine,
    kills: 3,
    place: await copyOfDemo(engine),
  })
  expect(faults).toEqual([])
  expect(kills).toBe(3)
  expect(acknowledged).toBeGreaterThan(0)
  expect(repeated).toBeGreaterThan(0)
  expect(decisionsOfMany).toBeGreaterThan(0)
  expect(secondLooks).toBeGreaterThan(0)
  expect(commands).not.toEqual({})
}
