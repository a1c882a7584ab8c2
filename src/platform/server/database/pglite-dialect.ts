import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { fairQueue, type FairQueue } from '../turns.ts'
import { callerNow } from './patience.ts'

const oneConnection = { most: 1, mostPerCaller: 1, places: Infinity, placesPerCaller: Infinity }

/** The one connection. Its callers take turns. */
interface SharedConnection {
  readonly pglite: PGlite
  readonly turns: FairQueue
}

export const sharedConnection = (pglite: PGlite): SharedConnection => ({
  pglite,
  turns: fairQueue('database connections', oneConnection),
})

/**
 * Kysely on the embedded database, which is one connection. Kysely's own dialect gives that connection to several
 * callers at once, so that another request's query would run inside an open transaction; here callers wait in a queue.
 *
 * @param searchPath of whoever has the connection by this dialect, if not the usual one
 */
export function pgliteDialect({ pglite, turns }: SharedConnection, searchPath?: string): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => pgliteDriver(pglite, turns, searchPath),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function pgliteDriver(pglite: PGlite, turns: FairQueue, searchPath?: string): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery) {
      const result = await pglite.query<R>(query.sql, [...query.parameters])
      return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) }
    },
    streamQuery() {
      throw new Error('read in pages instead: the embedded database has one connection')
    },
  }
  const run = (sql: string) => connection.executeQuery(CompiledQuery.raw(sql))
  let free = () => {}
  return {
    init: async () => pglite.waitReady,
    async acquireConnection() {
      const leave = await turns.enter(callerNow() ?? 'the application')
      // The embedded database answers without a turn of the event loop, so a long chain of queries would block timers
      // and sockets.
      await setImmediate()
      free = leave
      if (searchPath !== undefined) await run(`set search_path to ${searchPath}`)
      return connection
    },
    async releaseConnection() {
      if (searchPath !== undefined) await run('reset search_path')
      free()
    },
    beginTransaction: async () => void (await run('begin')),
    commitTransaction: async () => void (await run('commit')),
    rollbackTransaction: async () => void (await run('rollback')),
    savepoint: async (_, name) => void (await run(`savepoint "${name}"`)),
    rollbackToSavepoint: async (_, name) => void (await run(`rollback to savepoint "${name}"`)),
    releaseSavepoint: async (_, name) => void (await run(`release savepoint "${name}"`)),
    destroy: async () => void (searchPath === undefined && (await pglite.close())),
  }
}
