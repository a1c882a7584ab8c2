import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase } from '../../src/platform/server/database/database.ts'
import { migrate } from '../../src/platform/server/database/migrate.ts'

/** PostgreSQL databases made by `npm run demo:fill`; other ones can be given on the command line. */
const defaults = {
  large: 'postgres://postgres@127.0.0.1:5432/bench_large',
  small: 'postgres://postgres@127.0.0.1:5432/bench_small',
}

/** Parses a bench's options: the two databases, and its numbers with their defaults. */
export function readOptions<const N extends Record<string, string>>(
  own: N,
): Record<keyof N | 'large' | 'small', string> {
  const known = { ...defaults, ...own }
  const options = Object.fromEntries(Object.keys(known).map((name) => [name, { type: 'string' as const }]))
  const { values } = parseArgs({ options })
  return { ...known, ...values }
}

/** Runs a measurement that cannot be undone on a migrated copy of a database, then drops the copy. */
export async function withCopy(url: string, suffix: string, measure: (url: string) => Promise<void>): Promise<void> {
  const copy = new URL(url)
  copy.pathname += `_${suffix}`
  const name = pg.escapeIdentifier(copy.pathname.slice(1))
  const template = pg.escapeIdentifier(new URL(url).pathname.slice(1))
  await onServer(url, `drop database if exists ${name}`, `create database ${name} template ${template}`)
  try {
    await migrateDatabase(copy.href)
    await measure(copy.href)
  } finally {
    await onServer(url, `drop database ${name}`)
  }
}

export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, databasePool: 1, dataDir: '' })
  await migrate(database)
  await database.close()
}

async function onServer(url: string, ...statements: string[]): Promise<void> {
  const server = new URL(url)
  server.pathname = '/postgres'
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
