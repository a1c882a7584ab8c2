import { describe, expect, test } from 'vitest'
import { factories } from '../../../../../tests/harness/factories.ts'
import { startServer } from '../../../../../tests/harness/server.ts'
import { runIfDue } from '../../../../platform/server/jobs/jobs.ts'
import type { Job } from '../../../../platform/server/context.ts'
import { jobNames } from '../job.values.ts'
import { waiting } from './job.schema.ts'

const server = await startServer()
const other = await server.again()
const { db } = server
const boss = await factories(db).anAdmin()
const [client, second] = [server.as(boss), other.as(boss)]

const fields = '{ _id everySeconds running nextRunAt lastResult lastError failuresInRow failingItems }'
const all = async () => (await client.data(`{ cmsGetJobs ${fields} }`)).cmsGetJobs
const running = `mutation ($job: String!) { cmsRunJob(job: $job) ${fields} }`
const retrying = `mutation ($job: String!, $item: String!) { cmsRetryJobItem(job: $job, item: $item) ${fields} }`
const entriesOf = (job: string) =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'after'])
    .where('chain', '=', `JOB:${job}`)
    .orderBy('position')
    .execute()
const later = () => new Date(Date.now() + 3_600_000)

/** The row of a registered job that is not due. */
async function scheduled(job: string, values: object = {}) {
  const row = { name: job, next_run_at: later(), ...values }
  await db
    .insertInto('jobs')
    .values(row)
    .onConflict((oc) => oc.column('name').doUpdateSet(row))
    .execute()
  return job
}
const failing = (job: string, items: readonly string[]) =>
  db
    .insertInto('job_failures')
    .values(items.map((item) => ({ job, item, last_error: 'no', next_try_at: later() })))
    .execute()
const isPaused = async (job: string, item: string) => {
  const { next_try_at } = await db
    .selectFrom('job_failures')
    .select('next_try_at')
    .where('job', '=', job)
    .where('item', '=', item)
    .executeTakeFirstOrThrow()
  return next_try_at > new Date(Date.now() + 60_000)
}

test('every registered job is known to the screen, and the other way round', () => {
  expect(server.app.jobs.map(({ name }) => name).toSorted()).toEqual([...jobNames].toSorted())
})

test('jobs are listed with their last results, and those of other versions are not', async () => {
  await scheduled('of another version')
  await scheduled('lift suspensions', { last_result: 'FAILED', last_error: 'no', failures_in_row: 2, failing_items: 1 })
  const jobs = await all()
  expect(jobs).toHaveLength(jobNames.length)
  expect(jobs.find(({ _id }: { _id: string }) => _id === 'lift suspensions')).toMatchObject({
    everySeconds: 30,
    running: false,
    lastResult: 'FAILED',
    lastError: 'no',
    failuresInRow: 2,
    failingItems: 1,
  })
})

test('the menu counts jobs that failed three times in a row', async () => {
  await scheduled('of another version', { failures_in_row: 9 })
  const count = () => waiting[0]!.count(db)
  const before = await count()
  await scheduled('sweep media', { failures_in_row: 2 })
  expect(await count()).toBe(before)
  await scheduled('sweep media', { failures_in_row: 3 })
  expect(await count()).toBe(before + 1)
})

describe('running a job now', () => {
  test('makes it and its failing items due, and is in the audit log', async () => {
    const job = await scheduled('erase verify documents')
    await failing(job, ['a', 'b'])
    const { nextRunAt } = (await client.data(running, { job })).cmsRunJob
    expect(Date.parse(nextRunAt)).toBeLessThanOrEqual(Date.now())
    expect([await isPaused(job, 'a'), await isPaused(job, 'b')]).toEqual([false, false])
    expect(await entriesOf(job)).toEqual([{ action: 'cmsRunJob', actor_id: boss.id, after: null }])
  })

  test('twice at once runs it once', async () => {
    const job = await scheduled('forget rows of old runs')
    await Promise.all([client, second, client, second].map((one) => one.data(running, { job })))
    expect(await entriesOf(job)).toHaveLength(1)
    let runs = 0
    const own: Job = { name: job, everySeconds: 60, works: 'WHOLE', run: async () => void runs++ }
    await Promise.all([server, other].map(({ app }) => runIfDue(app, own)))
    expect(runs).toBe(1)
  })

  test('is refused while it runs, and for a job that is not registered', async () => {
    const job = await scheduled('vacuum', { running_until: later() })
    expect(await client.refusal(running, { job })).toMatchObject({ code: 'CONFLICT', reason: 'jobs_text_running' })
    expect(await entriesOf(job)).toEqual([])
    for (const name of [await scheduled('of another version'), 'never heard of', ''])
      expect(await client.refusal(running, { job: name })).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('failing items', () => {
  test('are listed, twenty per page, those first that fail longest', async () => {
    const job = await scheduled('weigh the cases of blocked authors')
    const items = Array.from({ length: 25 }, (_, i) => `item ${String(i).padStart(2, '0')}`)
    await failing(job, items)
    const page = async (page: number) =>
      (
        await client.data(
          'query ($job: String!, $page: Int) { cmsGetJobFailures(job: $job, page: $page) { item attempts lastError } }',
          { job, page },
        )
      ).cmsGetJobFailures
    expect((await page(1)).map(({ item }: { item: string }) => item)).toEqual(items.slice(0, 20))
    expect(await page(2)).toHaveLength(5)
    expect((await page(1))[0]).toEqual({ item: 'item 00', attempts: 1, lastError: 'no' })
  })

  test('can be tried again at once, each by itself, while it still fails', async () => {
    const job = await scheduled('lift suspensions')
    await failing(job, ['one', 'two'])
    const { nextRunAt } = (await client.data(retrying, { job, item: 'one' })).cmsRetryJobItem
    expect(Date.parse(nextRunAt)).toBeLessThanOrEqual(Date.now())
    expect([await isPaused(job, 'one'), await isPaused(job, 'two')]).toEqual([false, true])
    expect(await entriesOf(job)).toEqual([{ action: 'cmsRetryJobItem', actor_id: boss.id, after: { item: 'one' } }])
    expect(await client.refusal(retrying, { job, item: 'gone' })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'jobs_text_item_gone',
    })
  })
})

test('metrics have the figures of every job that has run', async () => {
  const at = new Date('2026-01-02T03:04:05Z')
  await scheduled('take up runs', {
    next_run_at: at,
    last_success_at: at,
    last_duration_ms: 1_234,
    failures_in_row: 4,
    failing_items: 7,
  })
  const { body } = await server.fastify.inject('/metrics')
  const seconds = at.getTime() / 1000
  for (const figure of [
    `job_last_success_timestamp_seconds{name="take up runs"} ${seconds}`,
    'job_last_duration_seconds{name="take up runs"} 1.234',
    `job_next_run_timestamp_seconds{name="take up runs"} ${seconds}`,
    'job_consecutive_failures{name="take up runs"} 4',
    'job_failing_items{name="take up runs"} 7',
  ])
    expect(body).toContain(`${figure}\n`)
  expect(body).not.toContain('of another version')
})
