import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from '../../../../database/tables.ts'
import type { Environment } from '../environment.ts'
import { type ListenerCallbacks, listenOnPostgres } from '../live/postgres-listener.ts'
import { copyOnPglite, copyOnPostgres, type CopyingConnection } from './copying.ts'
import { lockFolder } from './folder-lock.ts'
import { pgliteDialect, sharedConnection } from './pglite-dialect.ts'
import type { PoolConfig } from './patient-pool.ts'
import { databaseBudgetMs, withoutPatience } from './patience.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { applicationRole, loginAt, type LoginSettings, type RequestLogin, requestLogin } from './request-login.ts'
import { requireOwnConnections } from './pooler.ts'
import { sandboxSearchPath } from './sandbox/search-path.ts'
import type { Session } from './session.ts'
import { Standby } from './standbys/standby.ts'
import { openStandbys, type Standbys } from './standbys/standbys.ts'
import { countStatement } from './statement-count.ts'

/** What requests and jobs may use: the application's role, which may not change history. */
export interface Database {
  readonly engine: 'pglite' | 'postgres'
  readonly kysely: Kysely<Tables>
  /** The same for background work, with longer limits and its own connections, so that it takes none from requests. */
  readonly background: Kysely<Tables>
  /** The same two, which see the sandbox in place of everything that members and staff have done: see `sandbox.ts`. */
  readonly sandbox: Pick<Database, 'kysely' | 'background' | 'standbys'>
  /** Where lists may be read; null if there are none. The sandbox has none. */
  readonly standbys: Standbys | null
  /** Removes dead rows, where nothing else does: the embedded database has no autovacuum. */
  vacuum(): Promise<void>
  /** Receives the notifications of every replica's committed transactions, until the returned function is called. */
  listen(channels: readonly string[], callbacks: ListenerCallbacks): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** What the program that opens it has besides: the server's requests never see this. */
export interface OwnedDatabase extends Database {
  /** Runs something with the owner's rights: migrations, demo data. */
  asOwner<T>(run: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /** Copies whole tables, on one connection with the owner's rights. The embedded database does nothing else meanwhile. */
  copying<T>(use: (connection: CopyingConnection) => Promise<T>): Promise<T>
  /** Refuses a pooler that shares connections: see `pooler.ts`. */
  requireOwnConnections(): Promise<void>
}

const int8 = 20
const date = 1082

/** Opens PostgreSQL if the environment names one, else the embedded database in the data folder. */
export async function openDatabase(
  environment: Pick<Environment, 'databaseUrl' | 'databasePool' | 'dataDir'> &
    Partial<LoginSettings & Pick<Environment, 'databaseReadUrls'>>,
): Promise<OwnedDatabase> {
  const { databaseUrl, databaseReadUrls = [], databasePool, dataDir } = environment
  if (!databaseUrl) return openFolder(resolve(dataDir))
  const login = await requestLogin({ ...environment, databaseUrl })
  return openPostgres(databaseUrl, login, { requests: databasePool, standbyUrls: databaseReadUrls })
}

const log = () => countStatement()

/** Milliseconds for a statement of background work; and for one of a migration, which may build an index. */
const backgroundPatience = 60_000
const ownerPatience = 24 * 60 * 60_000

/**
 * Connections for background work: three steps of runs, two for webhooks, and jobs, which run one after another. A probe
 * must not wait for them.
 */
const backgroundConnections = 7

/** Connections for requests in the sandbox, so that a backend that is being tried out takes none from members. */
const sandboxConnections = 4

/** Milliseconds for a statement on a standby. Short, so that enough of a request's time is left for the primary. */
const standbyPatience = 3_000
/** The same for finding out how far a server is. */
const watchPatience = 1_000
/** Connections to each standby for exports; and to the primary, for asking how far it has written. */
const exportConnections = 2
const watchConnections = 2

/** Milliseconds for running statements to finish before the connections are abandoned. */
const closeWithin = 2_000

/** Makes the operating system check now and then whether the other end of a quiet connection still exists. */
const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/**
 * Settings of a connection. The server cancels a statement shortly before we would have to break the connection. If the
 * other end disappears silently, locks are released as soon as the network notices.
 */
const settings = (patience: number) => ({
  statement_timeout: patience - 500,
  // Soon releases the locks of a lost connection; none of our transactions pauses this long.
  idle_in_transaction_session_timeout: 5_000,
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
})

function openPostgres(
  ownerUrl: string,
  { login, role }: RequestLogin,
  { requests, standbyUrls }: { readonly requests: number; readonly standbyUrls: readonly string[] },
): OwnedDatabase {
  // Amounts and counters stay far below 2^53; days are strings, since a JavaScript date has no time zone of its own.
  pg.types.setTypeParser(int8, Number)
  pg.types.setTypeParser(date, String)
  const opening =
    (place: pg.ClientConfig, silence: PoolConfig['silence'], of: Pick<Session, 'standby'> = {}) =>
    (max: number, answerWithin: number, more: Session['settings'] = {}) =>
      openPool({
        ...place,
        silence,
        max,
        answerWithin,
        session: { ...of, ...(role && { role }), settings: { ...settings(answerWithin), ...more } },
      })
  const silence = { at: -Infinity }
  const patient = opening(login, silence)
  const kysely = patient(requests, databaseBudgetMs)
  const background = patient(backgroundConnections, backgroundPatience)
  const inSandbox = { search_path: sandboxSearchPath }
  const sandbox = {
    kysely: patient(sandboxConnections, databaseBudgetMs, inSandbox),
    background: patient(1, backgroundPatience, inSandbox),
    standbys: null,
  }
  const standbyAt = (url: string) => {
    const place = loginAt(url, login)
    const silence = { at: -Infinity }
    const patient = opening(place, silence, { standby: true })
    return new Standby(`${place.host}:${place.port}`, {
      kysely: patient(requests, standbyPatience),
      background: patient(exportConnections, backgroundPatience),
      watching: patient(1, watchPatience),
      leave: () => (silence.at = performance.now()),
    })
  }
  const standbys =
    standbyUrls.length > 0 ? openStandbys(patient(watchConnections, watchPatience), standbyUrls.map(standbyAt)) : null
  return {
    engine: 'postgres',
    kysely,
    background,
    sandbox,
    standbys,
    async asOwner(run) {
      const owner = openPool({ connectionString: ownerUrl, silence, max: 2, answerWithin: ownerPatience })
      try {
        return await run(owner)
      } finally {
        await owner.destroy()
      }
    },
    copying: (use) => copyOnPostgres(ownerUrl, use),
    requireOwnConnections: () => requireOwnConnections(login),
    vacuum: async () => {},
    listen: (channels, callbacks) => withoutPatience(() => listenOnPostgres(login, channels, callbacks)),
    async close() {
      const pools = [kysely, background, sandbox.kysely, sandbox.background]
      const closed = Promise.all([...pools.map((pool) => pool.destroy()), standbys?.close()])
      await Promise.race([closed, setTimeout(closeWithin, undefined, { ref: false })])
    },
  }
}

const openPool = (config: PoolConfig) =>
  new Kysely<Tables>({ dialect: postgresDialect({ ...keptAlive, ...config }), log })

/** Whether opening it will create the embedded database. */
export const isNewFolder = ({ databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>): boolean =>
  databaseUrl === undefined && !existsSync(databaseFolder(resolve(dataDir)))

const databaseFolder = (folder: string) => `${folder}/database`

async function openFolder(folder: string): Promise<OwnedDatabase> {
  const unlock = lockFolder(folder)
  try {
    return await openPglite(await startPglite({ dataDir: databaseFolder(folder) }), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * How much of a function of the embedded database runs before V8 optimises it, roughly in bytes: a hundred times V8's
 * default. V8 counts a jump backwards by its distance, so the largest function (probably the one that evaluates
 * expressions) soon seems to be hot; optimising it takes two seconds of a processor and 600 MB.
 */
const optimiseAfter = 1_300_000_000

/** Starts the embedded database, in memory unless the options name a folder. */
export function startPglite(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${optimiseAfter}`)
  return PGlite.create({ ...pgliteOptions, ...options })
}

const pgliteOptions = {
  extensions: { btree_gist, pg_trgm },
  parsers: {
    [types.INT8]: Number,
    [types.DATE]: String,
    [types.BYTEA]: (hex: string) => Buffer.from(hex.slice(2), 'hex'),
  },
  serializers: {
    // PGlite's own goes through an array of single bytes: 4 MB block the event loop for 700 ms instead of 80.
    [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`,
  },
}

/** The embedded database, from an instance that is ready (tests load theirs from a dump). */
export async function openPglite(pglite: PGlite, unlock = () => {}): Promise<OwnedDatabase> {
  const shared = sharedConnection(pglite)
  const kysely = new Kysely<Tables>({ dialect: pgliteDialect(shared), log })
  const sandbox = new Kysely<Tables>({ dialect: pgliteDialect(shared, sandboxSearchPath), log })
  const assumeRole = async (db: Kysely<Tables>) => {
    const role = await sql`select from pg_roles where rolname = ${applicationRole}`.execute(db)
    if (role.rows.length > 0) await sql`set role ${sql.id(applicationRole)}`.execute(db)
  }
  await assumeRole(kysely)
  // There is only one connection: nobody else may use it while it has the owner's rights.
  const asOwner: OwnedDatabase['asOwner'] = (run) =>
    kysely.connection().execute(async (db) => {
      await sql`reset role`.execute(db)
      try {
        return await run(db)
      } finally {
        await assumeRole(db)
      }
    })
  return {
    engine: 'pglite',
    kysely,
    background: kysely,
    sandbox: { kysely: sandbox, background: sandbox, standbys: null },
    standbys: null,
    asOwner,
    copying: (use) => asOwner(() => copyOnPglite(pglite, use)),
    requireOwnConnections: async () => {},
    vacuum: () => asOwner(async (db) => void (await sql`vacuum analyze`.execute(db))),
    // On the shared connection, so between two transactions.
    async listen(channels, callbacks) {
      const onOwnTurn = <T>(run: () => Promise<T>) => kysely.connection().execute(run)
      const stops = await onOwnTurn(() =>
        Promise.all(
          channels.map((channel) =>
            pglite.listen(channel, (payload) => setImmediate(callbacks.received, channel, payload)),
          ),
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
