import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type MigrationProvider, type MigrationResultSet, Migrator } from 'kysely/migration'
import type { Tables } from '../../../../database/tables.ts'
import { untilLocked, waitBriefly } from './busy-locks.ts'
import type { OwnedDatabase } from './database.ts'
import { buildSandbox } from './sandbox/build.ts'
import { requireWholeLedger } from './whole-ledger.ts'

const folder = join(import.meta.dirname, '../../../../database/migrations')

/** Kysely's name for it. */
const migrationTable = 'kysely_migration'

async function migrationNames(): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  return files.map((name) => name.replace(/\.sql$/, '')).toSorted()
}

/** What each migration of this version runs, by its name. */
export async function migrationTexts(): Promise<Map<string, string>> {
  const names = await migrationNames()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, `${name}.sql`), 'utf8')))
  return new Map(names.map((name, i) => [name, texts[i]!]))
}

/**
 * Migrates the database to the newest version. Replicas that start together wait for one lock; the first one does the
 * work. A migration and the record that it ran are one transaction; a new database is one as a whole. The sandbox is
 * made anew if the schema has changed.
 *
 * A database that the next version has migrated already is used as it is, so that one can go back: each migration leaves
 * the version before it working (`docs/upgrade.md`).
 *
 * @param known those of this version, by their names; tests add some
 * @returns the names of the migrations that ran now
 * @throws Error in words if a newer version's migrations ran and some of this one's did not, or if some are missing while the
 * ledger is distributed
 */
export async function migrate(database: OwnedDatabase, known?: ReadonlyMap<string, string>): Promise<string[]> {
  const texts = known ?? (await migrationTexts())
  return database.asOwner(async (db) => {
    const ran = await runMissing(database.engine, db, texts)
    await buildSandbox(db)
    return ran
  })
}

async function runMissing(
  engine: OwnedDatabase['engine'],
  db: Kysely<Tables>,
  texts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const ran = await migrationsThatRan(db)
  const missing = [...texts.keys()].filter((name) => !ran.has(name))
  const unknown = [...ran].filter((name) => !texts.has(name))
  if (missing.length === 0) return []
  if (unknown.length > 0)
    throw new Error(
      `another version migrated this database: it has ${unknown[0]}, which this version does not know, and lacks ${missing[0]}`,
    )
  await requireWholeLedger(db, `${missing.length} migrations cannot run, the first of which is ${missing[0]},`)
  const isNew = ran.size === 0
  const migrator = new Migrator({ db, provider: providerOf(texts, isNew || engine === 'pglite' ? null : db) })
  return isNew ? await namesOf(migrator.migrateToLatest()) : await oneByOne(migrator, missing.length)
}

async function migrationsThatRan(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ migrated: string | null }>`select to_regclass(${migrationTable}) as migrated`.execute(db)
  if (rows[0]!.migrated === null) return new Set()
  const { rows: ran } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db)
  return new Set(ran.map(({ name }) => name))
}

/**
 * Each file of `database/migrations` is one migration; files are only ever added.
 *
 * @param inUse further connections to a database that others use meanwhile
 */
const providerOf = (texts: ReadonlyMap<string, string>, inUse: Kysely<Tables> | null): MigrationProvider => ({
  async getMigrations() {
    const up = (text: string) => async (db: Kysely<unknown>) => {
      if (inUse) await waitBriefly(db)
      await runScript(db, text, inUse)
    }
    return Object.fromEntries([...texts].map(([name, text]) => [name, { up: up(text) }]))
  },
})

/**
 * Each in a transaction of its own, so that no lock is held for longer than its migration. Another replica may do some of
 * them meanwhile.
 */
async function oneByOne(migrator: Migrator, count: number): Promise<string[]> {
  const done: string[] = []
  for (let i = 0; i < count; i++) done.push(...(await untilLocked(() => namesOf(migrator.migrateUp()))))
  return done
}

async function namesOf(migrating: Promise<MigrationResultSet>): Promise<string[]> {
  const { results, error } = await migrating
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** Drivers prepare one statement at a time, so a script is split where a statement ends outside quotes. */
async function runScript(db: Kysely<unknown>, script: string, inUse: Kysely<Tables> | null): Promise<void> {
  for (const statement of statementsOf(script)) {
    const [, name] = concurrently.exec(statement) ?? []
    if (name === undefined) await sql.raw(statement).execute(db)
    else if (inUse) await makeIndex(inUse, name, statement)
    else await sql.raw(forTransaction(statement)).execute(db)
  }
}

/** An index of a table that nobody else uses meanwhile can be made within a transaction. */
export const forTransaction = (statement: string): string =>
  concurrently.test(statement) ? statement.replace(/ concurrently\b/i, '') : statement

const concurrently = /\bcreate (?:unique )?index concurrently if not exists (\w+)/i

/** Outside of the migration's transaction, which would lock the table. What a crash has left of an index is removed first. */
async function makeIndex(db: Kysely<Tables>, name: string, statement: string): Promise<void> {
  const { rows } = await sql`select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(
    db,
  )
  if (rows.length > 0) await sql`drop index concurrently ${sql.ref(name)}`.execute(db)
  await sql.raw(statement).execute(db)
}

export function statementsOf(script: string): string[] {
  const token = /--[^\n]*|'(?:[^']|'')*'|\$\$[\s\S]*?\$\$|;/g
  const statements: string[] = []
  let start = 0
  for (const match of script.matchAll(token)) {
    if (match[0] !== ';') continue
    statements.push(script.slice(start, match.index).trim())
    start = match.index + 1
  }
  const rest = script
    .slice(start)
    .replace(/--[^\n]*/g, '')
    .trim()
  if (rest) statements.push(rest)
  return statements
}
