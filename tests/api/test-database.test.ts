import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '../../database/tables.ts'
import { factories } from '../harness/factories.ts'
import { makeTestDatabase, type TestDatabase } from '../harness/test-database.ts'

/** A database is used by one test file after another: each must find the rows as the migrations wrote them. */

test('the next file finds every table and sequence as if they were new', async () => {
  const first = await makeTestDatabase()
  const before = await contentsOf(first)
  const { kysely } = await first.connect()
  const { aPost } = factories(kysely)
  await aPost()
  await sql`update lucky_wheel_configs set minimum = 7`.execute(kysely)
  await sql`select set_config('work_mem', '1MB', false), pg_advisory_lock(1)`.execute(kysely)
  expect(await contentsOf(first)).not.toEqual(before)
  await first.remove()

  const next = await makeTestDatabase()
  expect(await contentsOf(next)).toEqual(before)
  await next.remove()
})

test('a changed schema is not passed on', async () => {
  const first = await makeTestDatabase()
  await (await first.connect()).asOwner((owner) => sql`alter table posts disable trigger all`.execute(owner))
  await first.remove()
  const next = await makeTestDatabase()
  const disabled = await (
    await next.connect()
  ).asOwner((owner) => sql`select from pg_trigger where tgenabled = 'D'`.execute(owner))
  expect(disabled.rows).toEqual([])
  await next.remove()
})

/** Database settings, the rows of each table, and the value of each sequence. */
async function contentsOf(database: TestDatabase): Promise<Record<string, unknown>> {
  return (await database.connect()).asOwner(async (owner) => {
    const memory = await sql`show work_mem`.execute(owner)
    const locks = await sql`select 
      from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and datname = current_database()`.execute(owner)
    const tables = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(owner)
    const rows: Record<string, unknown> = { memory: memory.rows, locks: locks.rows.length }
    for (const { name } of tables.rows) rows[name] = await rowsOf(owner, name)
    rows.sequences = (
      await sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`.execute(owner)
    ).rows
    return rows
  })
}

const rowsOf = async (owner: Kysely<Tables>, table: string) =>
  (
    await sql`select md5(string_agg(t::text, ',' order by t::text)) as rows from ${sql.table(`public.${table}`)} t`.execute(
      owner,
    )
  ).rows
