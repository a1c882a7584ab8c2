import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase, openPglite, pgliteOptions } from '../../src/platform/server/database/database.ts'
import { restorePristine, schemaPrint } from './pglite-reuse.ts'
import type { TestDatabaseSource } from './provided.ts'

/** A migrated, empty database of one test file. */
export interface TestDatabase {
  readonly engine: 'pglite' | 'postgres'
  readonly url: string | undefined
  /**
   * On PostgreSQL each call opens its own connections, as another replica would; the embedded database has only one
   * connection.
   */
  connect(): Promise<Database>
  remove(): Promise<void>
}

/** Makes a database for a test file; `remove` it at the end. */
export function makeTestDatabase(): Promise<TestDatabase> {
  const source = inject('testDatabase')
  return source.engine === 'pglite' ? pgliteOf(source.dump) : copyTemplate(source)
}

interface Loaded {
  readonly database: Database
  readonly print: string
}

/** The database that earlier test files of this worker used, with its rows restored. */
const unused: Loaded[] = []

async function pgliteOf(dump: string): Promise<TestDatabase> {
  const loaded = unused.pop() ?? (await loadPglite(dump))
  const { database } = loaded
  // Two servers share one embedded database, so neither may close it.
  const shared: Database = { ...database, close: async () => {} }
  return {
    engine: 'pglite',
    url: undefined,
    connect: async () => shared,
    async remove() {
      if (await isRestored(loaded)) unused.push(loaded)
      else await database.close()
    },
  }
}

async function loadPglite(dump: string): Promise<Loaded> {
  const database = await openPglite(
    await PGlite.create({ loadDataDir: new Blob([await readFile(dump)]), ...pgliteOptions }),
  )
  return { database, print: await database.asOwner(schemaPrint) }
}

/** Restores the rows, unless a test changed the schema and did not change it back. */
function isRestored({ database, print }: Loaded): Promise<boolean> {
  return database.asOwner(async (owner) => {
    if ((await schemaPrint(owner)) !== print) return false
    await restorePristine(owner)
    return true
  })
}

async function copyTemplate({
  serverUrl,
  run,
  template,
}: Extract<TestDatabaseSource, { engine: 'postgres' }>): Promise<TestDatabase> {
  const name = `${run}_${randomBytes(5).toString('hex')}`
  await onServer(serverUrl, `create database ${name} template ${template}`)
  const url = urlOf(serverUrl, name)
  return {
    engine: 'postgres',
    url,
    connect: () => openDatabase({ databaseUrl: url, databasePool: 4, dataDir: '' }),
    remove: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of another database of the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}
