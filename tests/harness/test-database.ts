import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import type { Tables } from '../../database/tables.ts'
import {
  openDatabase,
  openPglite,
  type OwnedDatabase,
  startPglite,
} from '../../src/platform/server/database/database.ts'
import { restorePristine, schemaPrint } from './database-reuse.ts'
import { type TestDatabaseSource, testSecret } from './provided.ts'

/** A migrated, empty database of one test file. */
export interface TestDatabase {
  readonly engine: 'pglite' | 'postgres'
  readonly url: string | undefined
  /** The same database on servers that hold a part of it: only with Citus there are any. */
  readonly workerUrls: readonly string[]
  /**
   * On PostgreSQL each call opens its own connections, as another replica would; the embedded database has only one
   * connection.
   */
  connect(): Promise<OwnedDatabase>
  remove(): Promise<void>
}

/** Makes a database for a test file; `remove` it at the end. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const source = inject('testDatabase')
  const at = unused.findIndex(({ engine }) => engine === source.engine)
  const [found] = at < 0 ? [] : unused.splice(at, 1)
  const own = found ?? (await (source.engine === 'pglite' ? loadDump(source.dump) : copyTemplate(source)))
  return {
    engine: own.engine,
    url: own.url,
    workerUrls: own.workerUrls,
    connect: own.connect,
    async remove() {
      await own.disconnect()
      if (await own.asOwner((owner) => isRestored(owner, own.print))) unused.push(own)
      else await own.drop()
    },
  }
}

/** A database that the test files of a worker use one after another. */
interface Reusable
  extends Pick<TestDatabase, 'engine' | 'url' | 'workerUrls' | 'connect'>, Pick<OwnedDatabase, 'asOwner'> {
  /** Of its schema as the migrations left it. */
  readonly print: string
  /** Ends the connections that a test left open. */
  disconnect(): Promise<void>
  drop(): Promise<void>
}

const unused: Reusable[] = []

/** Restores the rows, unless a test changed the schema and did not change it back. */
async function isRestored(owner: Kysely<Tables>, print: string): Promise<boolean> {
  if ((await schemaPrint(owner)) !== print) return false
  await restorePristine(owner)
  return true
}

async function loadDump(dump: string): Promise<Reusable> {
  const database = await openPglite(await startPglite({ loadDataDir: new Blob([await readFile(dump)]) }))
  const { asOwner } = database
  // Two servers share one embedded database, so neither may close it.
  const shared: OwnedDatabase = { ...database, close: async () => {} }
  return {
    engine: 'pglite',
    url: undefined,
    workerUrls: [],
    connect: async () => shared,
    asOwner,
    print: await asOwner(schemaPrint),
    disconnect: async () => {},
    drop: () => database.close(),
  }
}

async function copyTemplate({
  serverUrl,
  run,
  template,
  workerUrls = [],
}: Extract<TestDatabaseSource, { engine: 'postgres' }>): Promise<Reusable> {
  const name = `${run}_${randomBytes(5).toString('hex')}`
  const servers = [...workerUrls, serverUrl]
  for (const server of servers) await onServer(server, `create database ${name} template ${template}`)
  const url = urlOf(serverUrl, name)
  // One person may use four of them.
  const connect = () => openDatabase({ databaseUrl: url, databasePool: 16, dataDir: '', tokenSecret: testSecret })
  const asOwner: OwnedDatabase['asOwner'] = async (work) => {
    const database = await connect()
    try {
      return await database.asOwner(work)
    } finally {
      await database.close()
    }
  }
  return {
    engine: 'postgres',
    url,
    workerUrls: workerUrls.map((worker) => urlOf(worker, name)),
    connect,
    asOwner,
    print: await asOwner(schemaPrint),
    disconnect: () =>
      onServer(serverUrl, `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`),
    async drop() {
      for (const server of servers) await onServer(server, `drop database if exists ${name} with (force)`)
    },
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
