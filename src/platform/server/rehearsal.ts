import { type ControlledTransaction, type Kysely, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'

/** What an answer shows in place of a code, and of what a draw would have given. */
export const maskedText = 'MASKED'

/** What a dry run tells besides its answer, each as a list. `docs/integrate.md` has their shapes. */
export const told = ['entries', 'webhooks', 'notices', 'explain'] as const
export type Told = (typeof told)[number]

/**
 * Milliseconds that a dry run waits for a lock. It holds locks of several members at once, which nothing else does, so it must
 * give way before PostgreSQL looks for a deadlock (after a second) and stops a request that is meant.
 */
const waitsForLock = 500

/**
 * The one transaction of a dry run. It begins with the first command, so that what comes before commands (hashing, pictures,
 * counting attempts) holds no connection; later commands see what earlier ones did; the end undoes all of it.
 */
export class Rehearsal {
  readonly kind: 'query' | 'mutation'
  /** The request's database: outside of any transaction at first, within the rehearsal's from its first command on. */
  readonly db: Kysely<Tables>
  readonly told: Readonly<Record<Told, object[]>> = { entries: [], webhooks: [], notices: [], explain: [] }
  readonly #outside: Kysely<Tables>
  readonly #afterwards: (() => Promise<void>)[] = []
  #begun: Promise<ControlledTransaction<Tables>> | undefined
  #transaction: ControlledTransaction<Tables> | undefined

  constructor(db: Kysely<Tables>, kind: Rehearsal['kind']) {
    this.kind = kind
    this.#outside = db
    this.db = following(() => this.#transaction ?? this.#outside)
  }

  /** The transaction, which begins now unless it has begun. */
  begin(): Promise<Kysely<Tables>> {
    return (this.#begun ??= this.#start())
  }

  async #start(): Promise<ControlledTransaction<Tables>> {
    this.#transaction = await this.#outside.startTransaction().execute()
    await sql`set local lock_timeout = ${sql.lit(waitsForLock)}`.execute(this.#transaction)
    return this.#transaction
  }

  tell(what: Told, entry: object): void {
    this.told[what].push(entry)
  }

  /** Remembers what has been told so far. The returned function forgets what came since: it was undone. */
  mark(): () => void {
    const lengths = told.map((what) => this.told[what].length)
    return () => told.forEach((what, i) => this.told[what].splice(lengths[i]!))
  }

  /** Runs something once everything is undone: what must last, such as counted attempts. */
  afterwards(run: () => Promise<void>): void {
    this.#afterwards.push(run)
  }

  /** Undoes everything, and gives up every lock. */
  async end(): Promise<void> {
    await this.#begun?.catch(() => {})
    const transaction = this.#transaction
    this.#transaction = undefined
    if (transaction) await transaction.rollback().execute()
    for (const run of this.#afterwards) await run()
  }
}

/** A database that is whichever one `now` gives when it is used. */
function following(now: () => Kysely<Tables>): Kysely<Tables> {
  return new Proxy({} as Kysely<Tables>, {
    get(_, name) {
      const db = now()
      const value: unknown = Reflect.get(db, name, db)
      return typeof value === 'function' ? (value.bind(db) as unknown) : value
    },
  })
}

/** Whether the answer may not show codes and draws: it is that of a mutation which did not take place. */
export const isMasked = ({ rehearsal }: { readonly rehearsal?: Rehearsal | undefined }): boolean =>
  rehearsal?.kind === 'mutation'
