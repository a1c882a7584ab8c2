import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { DatabaseUnavailable } from '../../src/platform/server/database/patience.ts'
import { itemJob } from '../../src/platform/server/jobs/job-items.ts'
import { runIfDue } from '../../src/platform/server/jobs/jobs.ts'
import type { Job } from '../../src/platform/server/context.ts'
import { startFaultyProxy } from '../harness/faulty-proxy.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()

/** The server's database through a network that fails. */
async function behindProxy() {
  const proxy = await startFaultyProxy(server.database.url!)
  const database = await openDatabase({ databaseUrl: proxy.url, databasePool: 1, dataDir: '' })
  onTestFinished(async () => {
    await database.close()
    await proxy.close()
  })
  return { proxy, database }
}

describe.concurrent('background work', () => {
  test('listeners are connected again soon after the database is back, however long it was away', async () => {
    const { proxy, database } = await behindProxy()
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.99)
    onTestFinished(() => random.mockRestore())
    const heard: string[] = []
    const callbacks = {
      received: (_: string, payload: string) => void heard.push(payload),
      missed: () => void heard.push('missed'),
    }
    const stop = await database.listen(['talk'], callbacks)
    proxy.refuse()
    await wait(4_000)
    expect(heard).toEqual([])
    proxy.heal()
    await vi.waitFor(() => expect(heard).toEqual(['missed']), 1_300)
    await sql`notify talk, 'a word'`.execute(database.kysely)
    await vi.waitFor(() => expect(heard).toEqual(['missed', 'a word']), 2_000)
    await stop()
  })

  test('a job does not start while the database cannot say whether it is due, and runs afterwards', async () => {
    const { proxy, database } = await behindProxy()
    const app = { ...server.app, database }
    let runs = 0
    const job: Job = { name: 'of this test', everySeconds: 60, works: 'WHOLE', run: async () => void runs++ }
    await server.db
      .insertInto('jobs')
      .values({ name: job.name, next_run_at: new Date(0) })
      .execute()
    await sql`select 1`.execute(database.background)
    proxy.freeze('lost')
    const began = performance.now()
    await expect(runIfDue(app, job)).rejects.toThrow(DatabaseUnavailable)
    expect(performance.now() - began).toBeLessThan(7_000)
    proxy.heal()
    expect(await runIfDue(app, job)).toBe(true)
    expect(runs).toBe(1)
  })
})

test('a database that goes away during an item is no failure of the item, and ends the run', async () => {
  const { proxy, database } = await behindProxy()
  const tried: number[] = []
  const job = itemJob<{ readonly n: number }>({
    name: 'items of this test',
    everySeconds: 60,
    due: (db) =>
      db.selectFrom(sql<{ n: number }>`generate_series(1, 3)`.as<'items'>(sql`items (n)`)).select('n') as never,
    item: sql`n::text`,
    async work({ database }, { n }) {
      tried.push(n)
      proxy.refuse()
      await sql`select 1`.execute(database.kysely)
      return true
    },
  })
  const run = job.run({ ...server.app, database: { ...database, kysely: database.background } })
  await expect(run).rejects.toThrow(DatabaseUnavailable)
  // Tried twice, in case only its connection was cut.
  expect(tried).toEqual([1, 1])
  expect(await server.db.selectFrom('job_failures').selectAll().execute()).toEqual([])
})
