import { resolve } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '../../../../database/tables.ts'
import type { Environment } from '../environment.ts'
import { type Ears, listenOnPostgres } from '../live/postgres-listener.ts'
import { lockFolder } from './folder-lock.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import { PreparingClient } from './statement.ts'
import { countStatement } from './statement-count.ts'

export interface Database {
  readonly engine: 'pglite' | 'postgres'
  /** Works under the role that may not touch history. */
  readonly kysely: Kysely<Tables>
  /** Runs something under the owner's rights: migrations and maintenance, never a request. */
  asOwner<T>(run: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /** Hears what any replica's committed transactions notify, until the returned function is called. */
  listen(channels: readonly string[], ears: Ears): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The role that requests run under; the migrations make it. */
const applicationRole = 'backoffice_app'

const int8 = 20
const date = 1082

/** Opens PostgreSQL if the environment names one, else the embedded database in the data folder. */
export async function openDatabase(
  environment: Pick<Environment, 'databaseUrl' | 'databasePool' | 'dataDir'>,
): Promise<Database> {
  return environment.databaseUrl
    ? openPostgres(environment.databaseUrl, environment.databasePool)
    : openFolder(resolve(environment.dataDir))
}

const log = () => countStatement()

function openPostgres(url: string, connections: number): Database {
  // Amounts and counters stay far below 2^53; days are strings, since a JavaScript date has no time zone of its own.
  pg.types.setTypeParser(int8, Number)
  pg.types.setTypeParser(date, String)
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: connections,
    // Kept open: a timer for each return to the pool would cost more than an idle connection does.
    idleTimeoutMillis: 0,
    options: `-c role=${applicationRole} -c statement_timeout=60000 -c idle_in_transaction_session_timeout=120000`,
  })
  // A connection that breaks while idle is replaced by the pool; the next query tells the caller.
  pool.on('error', () => {})
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log })
  return {
    engine: 'postgres',
    kysely,
    async asOwner(run) {
      const owner = new Kysely<Tables>({
        dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2 }) }),
      })
      try {
        return await run(owner)
      } finally {
        await owner.destroy()
      }
    },
    listen: (channels, ears) => listenOnPostgres(url, channels, ears),
    close: () => kysely.destroy(),
  }
}

async function openFolder(folder: string): Promise<Database> {
  const unlock = lockFolder(folder)
  try {
    return await openPglite(await PGlite.create({ dataDir: `${folder}/database`, ...pgliteOptions }), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

export const pgliteOptions = {
  extensions: { pg_trgm },
  parsers: { [types.INT8]: Number, [types.DATE]: String },
}

/** The embedded database, from an instance that is ready (tests load theirs from a dump). */
export async function openPglite(pglite: PGlite, unlock = () => {}): Promise<Database> {
  const kysely = new Kysely<Tables>({ dialect: pgliteDialect(pglite), log })
  const become = async (db: Kysely<Tables>) => {
    const role = await sql`select from pg_roles where rolname = ${applicationRole}`.execute(db)
    if (role.rows.length > 0) await sql`set role ${sql.id(applicationRole)}`.execute(db)
  }
  await become(kysely)
  return {
    engine: 'pglite',
    kysely,
    // One connection serves all: nobody else may get in between while it has the owner's rights.
    asOwner: (run) =>
      kysely.connection().execute(async (db) => {
        await sql`reset role`.execute(db)
        try {
          return await run(db)
        } finally {
          await become(db)
        }
      }),
    // On the connection that all share, so between two transactions.
    async listen(channels, ears) {
      const onOwnTurn = <T>(run: () => Promise<T>) => kysely.connection().execute(run)
      const stops = await onOwnTurn(() =>
        Promise.all(
          channels.map((channel) => pglite.listen(channel, (payload) => setImmediate(ears.hear, channel, payload))),
        ),
      )
      return async () => onOwnTurn(async () => void (await Promise.all(stops.map((stop) => stop()))))
    },
    async close() {
      await kysely.destroy()
      unlock()
    },
  }
}
