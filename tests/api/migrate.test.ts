import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { settingTables } from '../../src/platform/server/database/sandbox/shared-tables.ts'
import { migrate, migrationTexts } from '../../src/platform/server/database/migrate.ts'
import { untilWaiting } from '../harness/at-once.ts'
import { makeTestDatabase } from '../harness/test-database.ts'

const onPostgres = test.runIf(inject('testDatabase').engine === 'postgres')

test('a start leaves a migrated database alone, runs what is missing, and refuses that of a newer version', async () => {
  const made = await makeTestDatabase()
  onTestFinished(made.remove)
  const database = await made.connect()
  expect(await migrate(database)).toEqual([])

  const { rows } = await database.asOwner((owner) =>
    sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(owner),
  )
  const { name: last } = rows[0]!
  await database.asOwner((owner) => sql`update kysely_migration set name = 'later' where name = ${last}`.execute(owner))
  await expect(migrate(database)).rejects.toThrow('later')

  await database.asOwner((owner) => sql`delete from kysely_migration where name = 'later'`.execute(owner))
  // A migration that creates something cannot succeed twice; it is enough that it was tried.
  const ran = await migrate(database).catch((error: Error) => [error.message])
  expect(ran).not.toEqual([])
})

test('a version before the one that migrated the database uses it as it is', async () => {
  const made = await makeTestDatabase()
  onTestFinished(made.remove)
  const database = await made.connect()
  await database.asOwner((owner) => sql`insert into kysely_migration values ('9999_later', now())`.execute(owner))
  expect(await migrate(database)).toEqual([])
})

test('an index of a table in use is made beside its transaction, also where a crash left half of it', async () => {
  const made = await makeTestDatabase()
  onTestFinished(made.remove)
  const database = await made.connect()
  const later = new Map([
    ...(await migrationTexts()),
    ['9999_later', 'create index concurrently if not exists posts_by_later on posts (created_at);'],
  ])
  if (made.engine === 'postgres')
    await database.asOwner(async (owner) => {
      await sql`create index posts_by_later on posts (created_at)`.execute(owner)
      await sql`update pg_index set indisvalid = false where indexrelid = 'posts_by_later'::regclass`.execute(owner)
    })
  expect(await migrate(database, later)).toEqual(['9999_later'])
  const { rows } = await database.asOwner((owner) =>
    sql`select indisvalid from pg_index where indexrelid = 'posts_by_later'::regclass`.execute(owner),
  )
  expect(rows).toEqual([{ indisvalid: true }])
})

onPostgres(
  'a migration that waits for a lock lets those go before it who came later',
  // A changed schema also makes the sandbox anew.
  { timeout: 60_000 },
  async () => {
    const made = await makeTestDatabase()
    onTestFinished(made.remove)
    const database = await made.connect()
    const later = new Map([...(await migrationTexts()), ['9999_later', 'alter table users add column later integer']])
    const [reader, other] = [new pg.Client(made.url), new pg.Client(made.url)]
    await Promise.all([reader.connect(), other.connect()])
    onTestFinished(async () => void (await Promise.all([reader.end(), other.end()])))
    await reader.query('begin; select from users limit 1')
    const migrating = migrate(database, later).catch((error: Error) => error)
    await pause(300)
    await other.query('select from users limit 1')
    await reader.query('commit')
    expect(await migrating).toEqual(['9999_later'])
  },
)

/** Two connections of their own, to a database whose schema is to change. */
async function twoClients() {
  const made = await makeTestDatabase()
  onTestFinished(made.remove)
  const [database, second] = [await made.connect(), await made.connect()]
  const other = new pg.Client(made.url)
  await other.connect()
  onTestFinished(() => other.end())
  return { made, database, second, other, later: await withLater() }
}

const withLater = async () => new Map([...(await migrationTexts()), ['9999_later', 'create table later (id integer)']])

onPostgres('replicas that start together migrate once, and both go on', { timeout: 60_000 }, async () => {
  const { database, second, later } = await twoClients()
  const ran = await Promise.all([migrate(database, later), migrate(second, later)])
  expect(ran.flat()).toEqual(['9999_later'])
})

// Which of the tables is locked first depends on PostgreSQL, so both ends are tried.
onPostgres.each([settingTables[0], settingTables.at(-1)!])(
  'the sandbox is made anew although somebody who holds %s waits for the other tables that it locks',
  { timeout: 60_000 },
  async (held) => {
    const { made, database, other, later } = await twoClients()
    // The one who makes the sandbox is to notice it first.
    await other.query(`set deadlock_timeout = '30s'; begin; lock table ${held} in row exclusive mode`)
    const migrating = migrate(database, later).catch((error: Error) => error)
    await untilWaiting({ database: made }, 1)
    for (const table of settingTables) await other.query(`lock table ${table} in row exclusive mode`)
    await other.query('commit')
    expect(await migrating).toEqual(['9999_later'])
  },
)
