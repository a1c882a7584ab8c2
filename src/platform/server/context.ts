import DataLoader from 'dataloader'
import type { GraphQLSchema } from 'graphql'
import type { Kysely } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Audience, Operation } from '../shared/operation.ts'
import type { KeyMode, KeyScope, Permission, Viewer } from '../shared/permission.ts'
import type { Locale } from '../shared/text.ts'
import type { Database } from './database/database.ts'
import type { Environment } from './environment.ts'
import type { Log } from './log.ts'
import type { MediaStore } from './files/media-store-contract.ts'
import type { Rehearsal } from './rehearsal.ts'

/** The objects that live as long as the process. */
export interface App {
  readonly environment: Environment
  /** The API, for operations that are called by the application itself. */
  readonly schema: GraphQLSchema
  readonly database: Database
  /** Whether `database` sees the sandbox: see `sandboxOf`. */
  readonly sandbox: boolean
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

/** Recurring work. Each run must be safe to repeat: after a crash in the middle it runs again. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  /**
   * ITEMS: each is carried out by itself, and one that fails keeps no other waiting (`itemJob`, `job-items.ts`). PARTS:
   * the same for a fixed number of pieces (`partsJob`). WHOLE: a single statement, or steps that depend on each other.
   */
  readonly works: 'ITEMS' | 'PARTS' | 'WHOLE'
  /** Whether it runs for the sandbox, too. It may then touch no file and nothing outside of the database. */
  readonly inSandbox?: boolean
  /** @throws what prevented the job as a whole */
  run(app: App): Promise<Round | void>
}

/** What a run did with the items of its job. */
export interface Round {
  readonly done: number
  readonly failures: readonly { readonly item: string; readonly error: unknown }[]
  /** Whether it left items for the next run, which then begins soon. */
  readonly more: boolean
}

/**
 * How many records wait to be handled. A feature names its figures in `Feature.waiting`. The side menu shows each next
 * to the main entry of the same operation, to viewers who may call it.
 */
export type WaitingFigure = {
  readonly operation: Operation
} & (
  | {
      /** Read every second, so it must be cheap however many records wait: the sum of a tally. */
      readonly count: (db: Kysely<Tables>) => Promise<number>
    }
  | {
      /** The same for what waits for one person: the figures of these people. */
      readonly countFor: (db: Kysely<Tables>, people: readonly string[]) => Promise<ReadonlyMap<string, number>>
    }
)

/** An API key that sends a request, read for every request. */
export interface ApiKey {
  readonly id: string
  readonly name: string
  /** Its beginning, by which people recognise it. */
  readonly prefix: string
  readonly scopes: readonly KeyScope[]
  /** The kinds of events that it may send. */
  readonly eventKinds: readonly string[]
  /** The most that its events give on a local day, in hundredths; null without a limit. */
  readonly dailyPoints: number | null
  /** A key for tests works in the sandbox alone. */
  readonly mode: KeyMode
  /** Whether it reads the personal fields of members. */
  readonly personalData: boolean
}

/** The context of a request. Inside a command `db` is its transaction: never use the app's database there. */
export interface Context {
  readonly app: App
  readonly db: Kysely<Tables>
  /** The API that is called. */
  readonly audience: Audience
  /** The language of sentences that the answer holds: see `preferred-locale.ts`. Refusals name a text by its key instead. */
  readonly locale: Locale
  readonly viewer: Viewer | null
  readonly sessionId: string | null
  /** The API key that sends the request. The viewer then is the member in whose name it reads or writes, if there is one. */
  readonly key: ApiKey | null
  /** The id of the API key that gave the viewer this token. */
  readonly tokenOfKey: string | null
  /** Nothing that the request does may last: it only rehearses. */
  readonly dryRun: boolean
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
  /** Set while a request is rehearsed. Its commands are undone with it: see `rehearsal.ts`. */
  readonly rehearsal?: Rehearsal
  load<K, V>(loader: Loader<K, V>, key: K): Promise<V>
}

/** The permissions that a request relies on. They are checked again while it works, and before its writes commit. */
export interface Rights {
  readonly relied: Set<Permission>
  /** When all of them were last checked (`performance.now`). */
  askedAt: number
  /** Whether a command relied on them. */
  hasWritten: boolean
}

/** A request with an Idempotency-Key: each of its commands is done once, however often the request comes. */
export interface Once {
  /** The person, or the API key, whose key it is. */
  readonly owner: string
  readonly key: string
  /** SHA-256 of the request. */
  readonly requestHash: Buffer
  /** The name of the next command; '' when the request makes only one. */
  readonly part: string
  /** The names of the commands that the request has made so far. */
  readonly parts: Set<string>
}

export interface AuditedAction {
  /** The operation's name, the same that the button, the command and the test use. */
  readonly action: string
  readonly model: string
  readonly targetId: string
  readonly before?: Record<string, unknown>
  readonly after?: Record<string, unknown>
  readonly reason?: string | null
  /** The record's version after the change. */
  readonly version?: number
  /** The person who acted, if not the viewer: at sign-in nobody is signed in yet. */
  readonly actorId?: string
}

/** Joins the changes of several records: gives their entries a reason, and collects them. */
export interface Trail {
  readonly reason: string
  readonly actions: AuditedAction[]
  /** The id of the record that the change creates, which is settled before. */
  readonly newId?: string
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
    audience: 'STAFF',
    locale: 'vi',
    viewer: null,
    sessionId: null,
    key: null,
    tokenOfKey: null,
    dryRun: false,
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
