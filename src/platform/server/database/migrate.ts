import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from './database.ts'

const folder = join(import.meta.dirname, '../../../../database/migrations')

/** Each file of `database/migrations` is one migration; files are only ever added. */
const files: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    return Object.fromEntries(
      names.map((name, i) => [name.replace(/\.sql$/, ''), { up: (db: Kysely<unknown>) => runScript(db, texts[i]!) }]),
    )
  },
}

/**
 * Migrates the database to the newest version. Replicas that start together wait for one lock; the first one does the
 * work. A migration and the record that it ran are one transaction.
 *
 * @returns the names of the migrations that ran now
 */
export async function migrate(database: Database): Promise<string[]> {
  const done = await database.asOwner(async (db) => {
    const migrator = new Migrator({ db, provider: files })
    const { results, error } = await migrator.migrateToLatest()
    if (error) throw error
    return (results ?? []).map((result) => result.migrationName)
  })
  return done
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
