import { type Kysely, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Tables } from '../../database/tables.ts'
import { divideByMonth } from '../../src/platform/server/backup/tables.ts'
import {
  openDatabase,
  openPglite,
  type OwnedDatabase,
  startPglite,
} from '../../src/platform/server/database/database.ts'
import { migrate, migrationTexts } from '../../src/platform/server/database/migrate.ts'
import { monthsOf } from '../../src/platform/server/database/months.ts'
import { createDatabase } from '../process/scratch-database.ts'

async function emptyDatabase(): Promise<OwnedDatabase> {
  if (inject('testDatabase').engine === 'pglite') return openPglite(await startPglite())
  const { url, drop } = await createDatabase()
  const database = await openDatabase({ databaseUrl: url, databasePool: 2, dataDir: '', databaseOneRole: true })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  return database
}

/** By the moment alone: after a test has moved its clock, the other ids of this process stay ahead. */
const newId = () => uuidv7({ msecs: Date.now() })
const [user, wheel, endpoint, delivery] = [newId(), newId(), newId(), newId()]
const sideways = 'c0ffee00-c0ff-4eee-8fee-c0ffeec0ffee'
const event = { id: sideways, type: 'points.booked', model: 'USER', subject_id: user, body: '{}' }

/** As the version before writes them. */
const spin = (id: string, request: string, number: number | null) => sql`
  insert into spins (id, wheel_id, batch_id, user_id, request_id, turn, eligible_tiers, answer, salt, number, created_at)
    values (${id}, ${wheel}, ${wheel}, ${user}, ${request}, 'FREE', '{}', '{}', sha256('x'), ${number}, now())`
const book = (id: string) => sql<{ id: string; amount: number }>`
  select booked.* from book_points(${JSON.stringify({ id, user_id: user, other_account: 'REWARDS', cause: 'RULE', amount: 5, earned: true })}::jsonb) booked`
const act = (db: Kysely<Tables>, id: string) =>
  db
    .insertInto('member_actions')
    .values({
      user_id: user,
      id,
      kind: 'DAILY_VISIT',
      subject: id,
      occurred_at: new Date(),
      day: '2026-01-01',
      facts: '{}',
      outcome: '[]',
    })
    .execute()
const deliver = (db: Kysely<Tables>, id: string) =>
  db
    .insertInto('webhook_deliveries')
    .values({
      id,
      endpoint_id: endpoint,
      type: 'points.booked',
      model: 'USER',
      subject_id: user,
      sequence: 1,
      payload: '{}',
      created_at: new Date(),
    })
    .execute()

async function writeBefore(db: Kysely<Tables>): Promise<void> {
  await sql`insert into users (id, phone_number, password_hash, full_name, gender, country_code)
    values (${user}, '+84901234567', 'x', 'Lan', 'FEMALE', 'VN')`.execute(db)
  await book(newId()).execute(db)
  await act(db, newId())
  await spin(newId(), 'one', 1).execute(db)
  await db
    .insertInto('webhook_endpoints')
    .values({ id: endpoint, url: 'https://a.example/', types: ['points.booked'], secret_sealed: '' })
    .execute()
  await deliver(db, delivery)
  await db
    .insertInto('webhook_tries')
    .values({ delivery_id: delivery, number: 1, tried_at: new Date(), took_ms: 1 })
    .execute()
  await db.insertInto('outbox').values(event).execute()
}

const parts = ['member_actions', 'point_entries', 'spins', 'webhook_deliveries', 'webhook_tries', 'outbox'] as const
async function places(db: Kysely<Tables>): Promise<string[]> {
  const found = parts.map((table) => sql`select tableoid::regclass::text as part from ${sql.table(table)}`)
  return (await sql<{ part: string }>`${sql.join(found, sql` union all `)}`.execute(db)).rows.map(({ part }) => part)
}

test(
  'a database with rows is divided where they stand, and the version before goes on with it',
  { timeout: 120_000 },
  async () => {
    const database = await emptyDatabase()
    const texts = await migrationTexts()
    await migrate(database, new Map([...texts].filter(([name]) => name < '0510')))
    await database.asOwner(writeBefore)
    const numbered = await database.asOwner((db) => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow())

    expect((await migrate(database)).length).toBeGreaterThan(0)

    const db = database.kysely
    expect(await places(db)).toEqual([...parts.slice(0, 5).map((table) => `${table}_before`), 'outbox_default'])
    expect(await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()).toEqual(numbered)
    expect(numbered).toMatchObject({ sequence: 1 })
    // Those of spins stay beside the index that all spins have.
    const { rows: alone } = await sql<{ name: string }>`
    select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
      where c.relispartition and c.relnamespace = 'public'::regnamespace and (not x.relispartition or not i.indisvalid) order by 1`.execute(
      db,
    )
    expect(alone.map(({ name }) => name)).toEqual(['spins_before_award', 'spins_before_request', 'spins_before_sealed'])

    expect((await book(newId()).execute(db)).rows).toMatchObject([{ amount: 5 }])
    await act(db, newId())
    await spin(newId(), 'two', 2).execute(db)
    await expect(spin(newId(), 'one', null).execute(db)).rejects.toThrow()
    await expect(spin(newId(), 'three', 1).execute(db)).rejects.toThrow()
    await deliver(db, newId())
    await db
      .insertInto('outbox')
      .values({ ...event, id: newId() })
      .execute()
    const events = await db.selectFrom('outbox').select('sequence').orderBy('position').execute()
    expect(events).toEqual([{ sequence: 1 }, { sequence: 2 }])
    await db.deleteFrom('webhook_deliveries').where('id', '=', delivery).execute()
    const { rows: history } = await sql`
    select id from point_entries where user_id = ${user} order by created_at desc, id desc limit 21`.execute(db)
    expect(history).toHaveLength(2)
  },
)

test('rows from a clock that was ahead are before the first month, too', { timeout: 120_000 }, async () => {
  const database = await emptyDatabase()
  const texts = await migrationTexts()
  await migrate(database, new Map([...texts].filter(([name]) => name < '0510')))
  const ahead = uuidv7({ msecs: Date.now() + 400 * 86_400_000 })
  await database.asOwner((db) => act(db, ahead))
  await migrate(database)
  expect(await places(database.kysely)).toEqual(['member_actions_before'])
})

test(
  'a restore divides the empty tables from the month on from which the backup’s were',
  { timeout: 120_000 },
  async () => {
    const database = await emptyDatabase()
    await migrate(database)
    const begins = `${new Date().getUTCFullYear() - 1}-03-01`
    await database.copying(async (connection) => {
      await connection.query('begin')
      await divideByMonth(
        connection,
        ['outbox', 'point_entries'].map((table) => ({ table, begins })),
      )
      await connection.query('commit')
    })
    const db = database.kysely
    expect((await monthsOf(db, 'point_entries'))[0]).toBe(begins)
    expect((await monthsOf(db, 'outbox'))[0]).toBe(begins)
    expect((await monthsOf(db, 'point_entries')).length).toBeGreaterThan(12)
    await database.asOwner((owner) =>
      sql`insert into users (id, phone_number, password_hash, full_name, gender, country_code)
    values (${user}, '+84901234567', 'x', 'Lan', 'FEMALE', 'VN')`.execute(owner),
    )
    const id = uuidv7({ msecs: new Date(begins).getTime() + 86_400_000 })
    await book(id).execute(db)
    await book(uuidv7({ msecs: new Date(begins).getTime() - 1 })).execute(db)
    const { rows } = await sql<{ part: string }>`
    select tableoid::regclass::text as part from point_entries order by id desc`.execute(db)
    expect(rows.map(({ part }) => part)).toEqual([
      `point_entries_${begins.slice(0, 7).replace('-', '_')}`,
      'point_entries_before',
    ])
  },
)
