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
import { fairQueue } from '../turns.ts'
import { callerNow } from './patience.ts'

/** The one connection. Its callers take turns. */
const oneConnection = { most: 1, mostPerCaller: 1, places: Infinity, placesPerCaller: Infinity }

/**
 * Kysely on the embedded database, which is one connection. Kysely's own dialect gives that connection to several
 * callers at once, so that another request's query would run inside an open transaction; here callers wait in a queue.
 */
export function pgliteDialect(pglite: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => pgliteDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function pgliteDriver(pglite: PGlite): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery) {
      const result = await pglite.query<R>(query.sql, [...query.parameters])
      return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) }
    },
    streamQuery() {
      throw new Error('read in pages instead: the embedded database has one connection')
    },
  }
  const turns = fairQueue('database connections', oneConnection)
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
      return connection
    },
    releaseConnection: async () => free(),
    beginTransaction: async () => void (await run('begin')),
    commitTransaction: async () => void (await run('commit')),
    rollbackTransaction: async () => void (await run('rollback')),
    savepoint: async (_, name) => void (await run(`savepoint "${name}"`)),
    rollbackToSavepoint: async (_, name) => void (await run(`rollback to savepoint "${name}"`)),
    releaseSavepoint: async (_, name) => void (await run(`release savepoint "${name}"`)),
    destroy: async () => pglite.close(),
  }
}
