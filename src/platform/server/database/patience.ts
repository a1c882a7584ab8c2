import { AsyncLocalStorage } from 'node:async_hooks'

/** Milliseconds that a request waits for the database, all its waits together. After that it fails at once. */
export const databaseBudgetMs = 8_000

/** The database did not answer, or the connection broke: it is unknown whether the statement was executed. */
export class DatabaseUnavailable extends Error {
  /** PostgreSQL's own code for a failed connection. */
  readonly code = '08006'
}

/** PostgreSQL's code for a write that it refuses because it is a standby, or was made one. */
export const readOnly = '25006'

/** By PostgreSQL's code, whether the connection is of no more use: closed by the server, idle for too long, or read-only. */
export const isCut = (error: unknown): boolean =>
  /^(08|57P0|25P03|25006)/.test((error as { code?: string } | null)?.code ?? '')

/** The milliseconds that are left, and whose work waits. Simultaneous waits count once. */
class Patience {
  readonly caller: string | undefined
  #left: number
  #waits = 0
  #since = 0

  constructor(milliseconds: number, caller: string | undefined) {
    this.#left = milliseconds
    this.caller = caller
  }

  /** Begins a wait. Returns the milliseconds that it may take. */
  begin(): number {
    if (this.#waits++ === 0) this.#since = performance.now()
    return this.#left - (performance.now() - this.#since)
  }

  end(): void {
    if (--this.#waits === 0) this.#left -= performance.now() - this.#since
  }
}

const current = new AsyncLocalStorage<Patience>()

/**
 * Runs something whose waits for the database may take this many milliseconds in total.
 *
 * @param caller whose turn it takes to get a connection: see `callerOf`
 */
export function withPatience<T>(milliseconds: number, run: () => T, caller = callerNow()): T {
  return current.run(new Patience(milliseconds, caller), run)
}

/** Whose request is running; undefined for the application's own work. */
export const callerNow = (): string | undefined => current.getStore()?.caller

/** Runs something that outlives the request in which it begins: the request's time limit does not apply to it. */
export function withoutPatience<T>(run: () => T): T {
  return current.exit(run)
}

/**
 * Waits for the database: for a connection or an answer.
 *
 * @param most milliseconds, if the caller's patience does not end earlier
 * @param wait receives the milliseconds after which it must have failed
 * @throws DatabaseUnavailable if no time is left
 */
export async function waitWithin<T>(most: number, wait: (milliseconds: number) => Promise<T>): Promise<T> {
  const patience = current.getStore()
  if (!patience) return wait(most)
  const left = patience.begin()
  try {
    if (left <= 0) throw new DatabaseUnavailable('The database took too long.')
    return await wait(Math.min(most, left))
  } finally {
    patience.end()
  }
}
