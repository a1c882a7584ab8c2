import type { CopyingConnection } from '../database/copying.ts'
import { forTransaction, migrationTexts, statementsOf } from '../database/migrate.ts'
import { sandboxSchema } from '../database/sandbox/search-path.ts'
import type { Backup, Manifest } from './manifest.ts'
import { divideByMonth, loadTable, tableNames, tablesWithTriggers } from './tables.ts'

/** Kysely's own, which its migrator makes before the first migration. */
const tablesOfKysely = [
  'create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)',
  'create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer not null default 0)',
]

/** @throws Error in words if the backup's version is newer: there are migrations that this version does not know */
export async function refuseNewer({ version, migrations }: Manifest): Promise<void> {
  const known = await migrationTexts()
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new Error(
    `this backup was made by version ${version}, which is newer than this one: it has the migration ${unknown[0]}, which this version does not know. Restore it with version ${version} or a newer one`,
  )
}

/**
 * Puts a backup into a database, as its version had it, in one transaction: until it commits, nothing has changed. Migrate
 * afterwards.
 *
 * @param replace whether what is there may go
 * @param ending statements that belong to the same transaction
 */
export async function loadDatabase(
  connection: CopyingConnection,
  backup: Backup,
  { replace = false, ending = [] }: { readonly replace?: boolean; readonly ending?: readonly string[] } = {},
): Promise<void> {
  const run = (statement: string) => connection.query(statement)
  await run('begin')
  try {
    await clear(connection, replace)
    for (const statement of tablesOfKysely) await run(statement)
    const texts = await migrationTexts()
    for (const name of backup.manifest.migrations)
      for (const statement of statementsOf(texts.get(name)!)) await run(forTransaction(statement))
    const references = await dropReferences(connection)
    await divideByMonth(connection, backup.manifest.months)
    const names = await tableNames(connection)
    const withTriggers = await tablesWithTriggers(connection)
    for (const name of withTriggers) await run(`alter table "${name}" disable trigger user`)
    // What the migrations planted is in the backup as well.
    await run(`truncate ${names.map((name) => `"${name}"`).join(', ')}`)
    for (const saved of backup.manifest.tables) await loadTable(connection, backup, saved)
    for (const name of withTriggers) await run(`alter table "${name}" enable trigger user`)
    for (const statement of [...references, ...ending]) await run(statement)
    await run('commit')
  } catch (error) {
    await run('rollback').catch(() => {})
    throw error
  }
  await run('analyze')
}

async function clear(connection: CopyingConnection, replace: boolean): Promise<void> {
  if (await isEmpty(connection)) return
  if (!replace) throw new Error('the database is not empty: add --replace if everything in it may go')
  await removeEverything(connection)
}

export const isEmpty = async (connection: CopyingConnection): Promise<boolean> =>
  (await tableNames(connection)).length === 0

/** All tables and what belongs to them, the sandbox too. */
export async function removeEverything(connection: CopyingConnection): Promise<void> {
  await connection.query(`drop schema if exists ${sandboxSchema} cascade`)
  await connection.query('drop schema public cascade')
  await connection.query('create schema public authorization pg_database_owner')
  await connection.query('grant usage on schema public to public')
  // A migration takes this from functions to come. That outlives the schema, and those of the first migrations rely on it.
  await connection.query('alter default privileges grant execute on functions to public')
}

/** Rows come table by table, so references can be checked only at the end, when they are made again. */
async function dropReferences(connection: CopyingConnection): Promise<string[]> {
  const rows = await connection.query<{ table: string; name: string; definition: string }>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c where c.contype = 'f' and c.conparentid = 0 and c.connamespace = 'public'::regnamespace order by 1, 2`,
  )
  for (const { table, name } of rows) await connection.query(`alter table ${table} drop constraint ${name}`)
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`)
}
