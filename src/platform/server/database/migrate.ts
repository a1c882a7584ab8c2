import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import type { Tables } from '../../../../database/tables.ts'
import type { OwnedDatabase } from './database.ts'

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

/** Each file of `database/migrations` is one migration; files are only ever added. */
const files: MigrationProvider = {
  async getMigrations() {
    const texts = await migrationTexts()
    return Object.fromEntries(
      [...texts].map(([name, text]) => [name, { up: (db: Kysely<unknown>) => runScript(db, text) }]),
    )
  },
}

/**
 * Migrates the database to the newest version. Replicas that start together wait for one lock; the first one does the
 * work. A migration and the record that it ran are one transaction.
 *
 * @returns the names of the migrations that ran now
 */
export async function migrate(database: OwnedDatabase): Promise<string[]> {
  return database.asOwner(async (db) => {
    if (await isNewest(db)) return []
    const migrator = new Migrator({ db, provider: files })
    const { results, error } = await migrator.migrateToLatest()
    if (error) throw error
    return (results ?? []).map((result) => result.migrationName)
  })
}

/** Whether exactly the migrations of this version ran. Kysely would first list every column: 0.4 s on the embedded database. */
async function isNewest(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ migrated: string | null }>`select to_regclass(${migrationTable}) as migrated`.execute(db)
  if (rows[0]!.migrated === null) return false
  const { rows: ran } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db)
  const names = new Set(await migrationNames())
  return ran.length === names.size && ran.every(({ name }) => names.has(name))
}

/** Drivers prepare one statement at a time, so a script is split where a statement ends outside quotes. */
async function runScript(db: Kysely<unknown>, script: string): Promise<void> {
  for (const statement of statementsOf(script)) await sql.raw(statement).execute(db)
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
