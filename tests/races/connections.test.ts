import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { makeTestDatabase } from '../harness/test-database.ts'

const made = await makeTestDatabase()
const onPostgres = test.runIf(made.engine === 'postgres')

onPostgres('while the database has no connection left, work waits for one', async () => {
  const url = new URL(made.url!)
  const database = url.pathname.slice(1)
  // In another database, so that it is not counted itself.
  const server = new pg.Client({ connectionString: Object.assign(url, { pathname: '/postgres' }).href })
  await server.connect()
  const { rows } = await server.query<{ open: number }>(
    'select count(*)::int as open from pg_stat_activity where datname = $1',
    [database],
  )
  await server.query(`alter database ${database} connection limit ${rows[0]!.open + 1}`)
  const next = await made.connect()
  try {
    const slept = Array.from({ length: 6 }, () => sql`select pg_sleep(0.05)`.execute(next.kysely))
    const outcomes = await Promise.allSettled(slept)
    expect(outcomes.map(({ status }) => status)).toEqual(slept.map(() => 'fulfilled'))
  } finally {
    await server.query(`alter database ${database} connection limit -1`)
    await next.close()
    await server.end()
    await made.remove()
  }
})
