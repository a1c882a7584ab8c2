import DataLoader from 'dataloader'
import type { GraphQLSchema } from 'graphql'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Operation } from '../shared/operation.ts'
import type { Viewer } from '../shared/permission.ts'
import type { Trail } from './audit/audit.ts'
import type { Database } from './database/database.ts'
import type { Environment } from './environment.ts'
import type { Job } from './jobs.ts'
import type { WaitingFigure } from './live/waiting.ts'
import type { Log } from './log.ts'
import type { MediaStore } from './media-store-contract.ts'
import type { Once } from './once.ts'
import type { Rights } from './rights.ts'

/** The objects that live as long as the process. */
export interface App {
  readonly environment: Environment
  /** The API, for operations that are called by the application itself. */
  readonly schema: GraphQLSchema
  readonly database: Database
  readonly log: Log
  readonly mediaStore: MediaStore
  /** Signs id tokens. */
  readonly tokenKey: Uint8Array
  /** The recurring jobs of the platform and of all features. */
  readonly jobs: readonly Job[]
  /** The figures of all features for the side menu. */
  readonly waiting: readonly WaitingFigure[]
  /** Aborted when the process is about to end: no new background work may begin. */
  readonly stopping: AbortController
}

/** The context of a request. Inside a command `db` is its transaction: never use the app's database there. */
export interface Context {
  readonly app: App
  readonly db: Kysely<Tables>
  readonly viewer: Viewer | null
  readonly sessionId: string | null
  /** The viewer must set up a second factor before anything else: see `authenticate.ts`. */
  readonly secondFactorDemanded: boolean
  /** Why there is no viewer although the request has a token. */
  readonly tokenProblem: 'expired' | 'ended' | 'malformed' | null
  /** The permissions the request relies on; absent when nobody made a request (jobs, the console). See `rights.ts`. */
  readonly rights?: Rights | undefined
  readonly requestId: string
  readonly log: Log
  readonly address: string
  readonly userAgent: string
  /** The running operation: the action of the audit entries that it writes. */
  readonly operation?: Operation
  /** Set while a change set changes several records: see `audit.ts`. */
  readonly trail?: Trail
  /** Set with an Idempotency-Key: makes each command take effect once. */
  readonly once?: Once
  load<K, V>(loader: Loader<K, V>, key: K): Promise<V>
}

/** Loads rows for many keys in one statement; returns them in the order of the keys. */
export type Loader<K, V> = (ctx: Context, keys: readonly K[]) => Promise<readonly V[]>

export function defineLoader<K, V>(fetch: Loader<K, V>): Loader<K, V> {
  return fetch
}

/** Sorts rows into the order of their keys, null for a missing one. */
export function inOrder<K, R>(keys: readonly K[], rows: readonly R[], keyOf: (row: R) => K): (R | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.map((key) => byKey.get(key) ?? null)
}

/** Groups rows by key, in the order of the keys. */
export function grouped<K, R>(keys: readonly K[], rows: readonly R[], keyOf: (row: R) => K): R[][] {
  const byKey = Map.groupBy(rows, keyOf)
  return keys.map((key) => byKey.get(key) ?? [])
}

/** A context's `load`: one batch per loader and tick, so that the rows of a list share a statement. */
export function loading(ctx: () => Context): Context['load'] {
  const loaders = new Map<Loader<never, never>, DataLoader<unknown, unknown>>()
  return <K, V>(fetch: Loader<K, V>, key: K) => {
    const id = fetch as unknown as Loader<never, never>
    let loader = loaders.get(id) as DataLoader<K, V> | undefined
    if (!loader) {
      loader = new DataLoader<K, V>((keys) => fetch(ctx(), keys))
      loaders.set(id, loader)
    }
    return loader.load(key)
  }
}

/** The same request on another connection: a command's transaction. Loaders start empty, since rows may change. */
export function withDb(ctx: Context, db: Kysely<Tables>): Context {
  const inner: Context = { ...ctx, db, load: loading(() => inner) }
  return inner
}

/** The context of the application itself: a job or the console. `requestId` identifies which. */
export function ownContext(app: App, requestId: string): Context {
  const ctx: Context = {
    app,
    db: app.database.kysely,
    viewer: null,
    sessionId: null,
    secondFactorDemanded: false,
    tokenProblem: null,
    requestId,
    log: app.log,
    address: 'console',
    userAgent: '',
    load: loading(() => ctx),
  }
  return ctx
}
