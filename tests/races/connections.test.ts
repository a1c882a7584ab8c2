import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeTestDatabase } from '../harness/test-database.ts'

const made = await makeTestDatabase()
const onPostgres = test.runIf(made.engine === 'postgres')

onPostgres('while the database has no connection left, work waits for one', async () => {
  const owner = await made.connect()
  const database = new URL(made.url!).pathname.slice(1)
  const limit = (most: number) =>
    owner.asOwner((db) => sql`alter database ${sql.id(database)} connection limit ${sql.lit(most)}`.execute(db))
  const { rows } = await owner.asOwner((db) =>
    sql<{ open: number }>`select count(*)::int as open from pg_stat_activity where datname = ${database}
      and pid <> pg_backend_pid()`.execute(db),
  )
  await limit(rows[0]!.open + 1)
  const next = await made.connect()
  try {
    const slept = Array.from({ length: 6 }, () => sql`select pg_sleep(0.05)`.execute(next.kysely))
    const outcomes = await Promise.allSettled(slept)
    expect(outcomes.map(({ status }) => status)).toEqual(slept.map(() => 'fulfilled'))
  } finally {
    await limit(-1)
    await next.close()
    await owner.close()
    await made.remove()
  }
})
