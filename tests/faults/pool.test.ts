import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { DatabaseUnavailable, withPatience } from '../../src/platform/server/database/patience.ts'
import { startFaultyProxy } from '../harness/faulty-proxy.ts'
import { makeTestDatabase } from '../harness/test-database.ts'
import { queryRows } from '../process/scratch-database.ts'

const connections = 3
const source = await makeTestDatabase()
const proxy = await startFaultyProxy(source.url!)
const { kysely, background, listen, close } = await openDatabase({
  databaseUrl: proxy.url,
  databasePool: connections,
  dataDir: '',
})
afterAll(async () => {
  await close()
  await proxy.close()
  await source.remove()
})

const valueOf = async (value: string, db = kysely) =>
  (await sql<{ value: unknown }>`select ${sql.raw(value)} as value`.execute(db)).rows[0]!.value
/** Uses as many connections at once as there are. */
const onAll = (value: string) => Promise.all(Array.from({ length: connections }, () => valueOf(value)))

describe('a transaction whose connection breaks', () => {
  test('fails with its next statement, and the next transaction has another connection', async () => {
    const broken = kysely.transaction().execute(async (trx) => {
      await valueOf('1', trx)
      proxy.cut()
      await new Promise((resolve) => setTimeout(resolve, 50))
      await valueOf('2', trx)
    })
    await expect(broken).rejects.toThrow(DatabaseUnavailable)
    expect(await kysely.transaction().execute((trx) => valueOf('3', trx))).toBe(3)
  })

  test('reports why it failed, not that the rollback failed', async () => {
    const failed = kysely.transaction().execute(async (trx) => {
      await valueOf('1', trx)
      proxy.cut()
      throw new Error('the reason')
    })
    await expect(failed).rejects.toThrow('the reason')
    expect(await onAll('4')).toEqual([4, 4, 4])
  })
})

test('an answer that came too late is given to nobody', async () => {
  const late = withPatience(200, () => valueOf("'late' || pg_sleep(0.5)"))
  await expect(late).rejects.toThrow('did not answer within')
  expect(await onAll('5')).toEqual([5, 5, 5])
})

test('an abandoned statement ends soon, and releases its locks', async () => {
  const late = withPatience(200, () => valueOf("'long' || pg_sleep(10)"))
  await expect(late).rejects.toThrow('did not answer within')
  const running = async () =>
    (
      await queryRows(
        source.url!,
        `select 1 from pg_stat_activity where query like '%''long''%' and state = 'active' and pid <> pg_backend_pid()`,
      )
    ).length
  expect(await running()).toBe(1)
  await expect.poll(running, { timeout: 3_000 }).toBe(0)
})

test('after a silence only connections that have answered since are used', async () => {
  await onAll('6')
  proxy.freeze('lost')
  await expect(withPatience(1_100, () => valueOf('7'))).rejects.toThrow(DatabaseUnavailable)
  proxy.heal()
  const began = performance.now()
  expect(await onAll('8')).toEqual([8, 8, 8])
  expect(performance.now() - began).toBeLessThan(1_000)
})

test('the queue for a connection is limited', async () => {
  const slow = onAll('pg_sleep(1)')
  await new Promise((resolve) => setTimeout(resolve, 50))
  const began = performance.now()
  const queued = Array.from({ length: 1_010 }, () =>
    valueOf('9').then(
      () => true,
      () => false,
    ),
  )
  expect(await Promise.race(queued.slice(1_000))).toBe(false)
  expect(performance.now() - began).toBeLessThan(900)
  await slow
  expect((await Promise.all(queued)).filter(Boolean)).toHaveLength(1_000)
})

test('listening lasts longer than the patience of the request that started it', async () => {
  const heard: string[] = []
  const callbacks = { received: (_: string, payload: string) => void heard.push(payload), missed: () => {} }
  const stop = await withPatience(0, () => listen(['talk'], callbacks))
  await sql`notify talk, 'a word'`.execute(kysely)
  await expect.poll(() => heard).toEqual(['a word'])
  await stop()
})

test('background work has its own connections, and longer limits', async () => {
  const jobs = [valueOf('pg_sleep(1)', background), valueOf('pg_sleep(1)', background)]
  const began = performance.now()
  expect(await onAll("current_setting('statement_timeout')")).toEqual(['7500ms', '7500ms', '7500ms'])
  expect(performance.now() - began).toBeLessThan(900)
  expect(await valueOf("current_setting('statement_timeout')", background)).toBe('59500ms')
  await Promise.all(jobs)
})
