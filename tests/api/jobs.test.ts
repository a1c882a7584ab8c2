import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { removeExpired } from '../../src/platform/server/jobs/housekeeping.ts'
import { runIfDue, startJobs } from '../../src/platform/server/jobs/jobs.ts'
import type { Job } from '../../src/platform/server/context.ts'
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

const dueAgain = ({ name }: Job) =>
  server.db
    .updateTable('jobs')
    .set({ next_run_at: new Date(0) })
    .where('name', '=', name)
    .execute()

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
    await dueAgain(job)
    await runIfDue(server.app, { ...job, run: async () => {} })
    expect((await row()).last_error).toBeNull()
  })

  test('remembers how it went: the result, how long it took, and how often it has failed in a row', async () => {
    let fails = true
    const { job, row } = await due(async () => {
      await wait(30)
      if (fails) throw new Error('Key (phone)=(+84 907 654 321) of "Trần Thị Bí Mật" <bi.mat@example.com>')
    })
    for (let i = 1; i <= 3; i++) {
      await runIfDue(server.app, job)
      expect(await row()).toMatchObject({ last_result: 'FAILED', failures_in_row: i, last_success_at: null })
      await dueAgain(job)
    }
    const { last_error, last_duration_ms, running_until } = await row()
    expect(last_error).toBe('Key (phone)=(…) of "…" …')
    expect(last_duration_ms).toBeGreaterThanOrEqual(29)
    expect(running_until).toBeNull()
    fails = false
    await runIfDue(server.app, job)
    expect(await row()).toMatchObject({ last_result: 'OK', failures_in_row: 0, last_error: null })
    expect((await row()).last_success_at).not.toBeNull()
  })

  test('has failed as long as one of its items waits for another try', async () => {
    const round = { done: 1, failures: [], more: false }
    const { job, row } = await due(async () => ({ ...round, failures: [{ item: 'A 1', error: new Error('no') }] }))
    const failure = { job: job.name, item: 'A 1', last_error: 'no', next_try_at: new Date(Date.now() + 60_000) }
    await server.db.insertInto('job_failures').values(failure).execute()
    await runIfDue(server.app, job)
    const failed = { last_result: 'FAILED', last_error: 'A 1: no', failures_in_row: 1, failing_items: 1 }
    expect(await row()).toMatchObject(failed)
    await dueAgain(job)
    await runIfDue(server.app, { ...job, run: async () => round })
    expect(await row()).toMatchObject(failed)
    await server.db.deleteFrom('job_failures').where('job', '=', job.name).execute()
    await dueAgain(job)
    await runIfDue(server.app, { ...job, run: async () => round })
    expect(await row()).toMatchObject({ last_result: 'OK', failures_in_row: 0, failing_items: 0 })
  })

  test('that left items runs again soon', async () => {
    const { job, row } = await due(async () => ({ done: 1, failures: [], more: true }))
    await runIfDue(server.app, job)
    expect((await row()).next_run_at.getTime() - Date.now()).toBeLessThan(1_000)
  })

  test('is run by nobody else while it runs; if its process dies, it is free again, and has failed', async () => {
    const over = Promise.withResolvers<void>()
    const { job, row } = await due(() => over.promise)
    const running = runIfDue(server.app, job)
    await vi.waitFor(async () => expect((await row()).running_until).not.toBeNull())
    await dueAgain(job)
    expect(await runIfDue(other.app, { ...job, run: async () => {} })).toBe(false)
    await server.db
      .updateTable('jobs')
      .set({ running_until: new Date(Date.now() - 1) })
      .where('name', '=', job.name)
      .execute()
    const taken = Promise.withResolvers<void>()
    const second = runIfDue(other.app, { ...job, run: () => taken.promise })
    await vi.waitFor(async () => expect((await row()).failures_in_row).toBe(1))
    expect(await row()).toMatchObject({ last_error: 'The process ended during the run.', last_result: 'FAILED' })
    // The first one ends late, and has no say any more.
    over.resolve()
    await running
    expect(await row()).toMatchObject({ failures_in_row: 1, running_until: expect.any(Date) })
    taken.resolve()
    expect(await second).toBe(true)
    expect(await row()).toMatchObject({ failures_in_row: 0, running_until: null })
  })

  test('that does not end keeps the others waiting only for a while', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const over = Promise.withResolvers<void>()
    const hanging = await due(() => over.promise)
    let runs = 0
    const next = await due(async () => void runs++)
    const stop = await startJobs(server.app, [hanging.job, next.job], 50)
    vi.advanceTimersByTime(5_000)
    await vi.waitFor(() => expect(runs).toBe(1))
    over.resolve()
    await stop()
    expect((await hanging.row()).last_result).toBe('OK')
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
