import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { removeExpired } from '../../src/platform/server/housekeeping.ts'
import { type Job, runIfDue, startJobs } from '../../src/platform/server/jobs.ts'
import { factories, noId } from '../harness/factories.ts'
import { startServer } from '../harness/server.ts'

const server = await startServer()
const other = await server.again()

/** A job that is due, and the results of its runs. */
async function due(run: Job['run']) {
  const job: Job = { name: `job ${Math.random()}`, everySeconds: 3_600, works: 'WHOLE', run }
  await server.db
    .insertInto('jobs')
    .values({ name: job.name, next_run_at: new Date(Date.now() - 1_000) })
    .execute()
  const row = () => server.db.selectFrom('jobs').selectAll().where('name', '=', job.name).executeTakeFirstOrThrow()
  return { job, row }
}

describe('a recurring job', () => {
  test('runs on one replica when it is due, and not again before its time', async () => {
    let runs = 0
    const { job, row } = await due(async () => void runs++)
    const taken = await Promise.all([server, other, server, other].map((replica) => runIfDue(replica.app, job)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(runs).toBe(1)
    expect((await row()).next_run_at.getTime() - Date.now()).toBeGreaterThan(3_500_000)
  })

  test('that fails is logged, does not stop the others, and runs again at its time', async () => {
    const { job, row } = await due(async () => {
      throw new Error('no luck')
    })
    expect(await runIfDue(server.app, job)).toBe(true)
    expect((await row()).last_error).toBe('no luck')
    await server.db
      .updateTable('jobs')
      .set({ next_run_at: new Date(0) })
      .where('name', '=', job.name)
      .execute()
    await runIfDue(server.app, { ...job, run: async () => {} })
    expect((await row()).last_error).toBeNull()
  })

  test('that takes long does not make up missed runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const over = Promise.withResolvers<void>()
    let runs = 0
    const job: Job = { name: 'long', everySeconds: 0, works: 'WHOLE', run: () => (runs++, over.promise) }
    const stop = await startJobs(server.app, [job])
    vi.advanceTimersByTime(5_000)
    await vi.waitFor(() => expect(runs).toBe(1))
    vi.advanceTimersByTime(60_000)
    over.resolve()
    await wait(200)
    expect(runs).toBe(1)
    await stop()
    await server.db.deleteFrom('jobs').where('name', '=', job.name).execute()
  })

  test('is registered at the first start, and stops cleanly', async () => {
    const job: Job = { name: 'known', everySeconds: 60, works: 'WHOLE', run: async () => {} }
    for (let i = 0; i < 2; i++) await (await startJobs(server.app, [job]))()
    expect(await server.db.selectFrom('jobs').select('name').where('name', '=', 'known').execute()).toHaveLength(1)
  })
})

test('expired rows are deleted, and only those', async () => {
  const { id } = await factories(server.db).aUser()
  const hours = (n: number) => new Date(Date.now() - n * 3_600_000)
  await server.db
    .insertInto('sessions')
    .values({ id: noId, user_id: id, address: 'test', user_agent: 'test' })
    .execute()
  const hash = (n: number) => Buffer.alloc(32, n)
  await server.db
    .insertInto('refresh_tokens')
    .values([
      { hash: hash(1), session_id: noId, expires_at: hours(25) },
      { hash: hash(2), session_id: noId, expires_at: hours(23) },
    ])
    .execute()
  await server.db
    .insertInto('idempotency_keys')
    .values([
      { owner: '', key: 'old', request_hash: hash(1), created_at: hours(25) },
      { owner: '', key: 'new', request_hash: hash(1), created_at: hours(23) },
    ])
    .execute()
  await server.db
    .insertInto('export_tickets')
    .values([
      { hash: hash(1), user_id: id, request: '{}', expires_at: hours(1) },
      { hash: hash(2), user_id: id, request: '{}', expires_at: hours(-1) },
    ])
    .execute()
  await server.db
    .insertInto('rate_limits')
    .values([
      { key: 'old', points: 1, expire: hours(2).getTime() },
      { key: 'new', points: 1, expire: hours(0.5).getTime() },
    ])
    .execute()
  await removeExpired.run(server.app)
  expect(
    (await server.db.selectFrom('refresh_tokens').select('hash').execute()).map((row) => Buffer.from(row.hash)),
  ).toEqual([hash(2)])
  expect(await server.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'new' }])
  expect(
    (await server.db.selectFrom('export_tickets').select('hash').execute()).map((row) => Buffer.from(row.hash)),
  ).toEqual([hash(2)])
  expect(await server.db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'new' }])
})
