import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { Refusal } from '../refusal.ts'
import { fairQueue } from '../turns.ts'
import { callerNow, DatabaseUnavailable, isCut, readOnly, waitWithin, withPatience } from './patience.ts'
import { beginSession, type Session } from './session.ts'
import { PreparingClient } from './statement.ts'

/** Milliseconds for connecting: short, so that a connection is retried soon after the database is back. */
const connectWithin = 3_000
/** Milliseconds for the server to accept the end of a connection. */
const closeTimeout = 1_000
/** After this many milliseconds without an answer, the other connections are suspected to be broken too. */
const silenceLimit = 1_000
/** With this many pieces of work waiting for a connection, the next one is refused: waiting uses memory. */
const mostWaiting = 1_000
/** How many of these may be one caller's. */
const mostWaitingOfCaller = 300
/** The part of the connections that one caller may use at the same time. */
const shareOfCaller = 0.2

/** PostgreSQL's code for 'too many connections', and after how many milliseconds to ask for one again. */
const full = '53300'
const askAgainAfter = 100

/** The function of PostgreSQL that waits for a synchronous standby, as its messages name it in every language. */
const waitForStandby = 'SyncRepWaitForLSN'

export interface PatientConfig extends pg.PoolConfig {
  /**
   * Milliseconds: for a statement's answer, and for a connection of the pool. A request's own patience may end earlier.
   */
  readonly answerWithin: number
  /** What a connection is given before its first use. */
  readonly session?: Session
  /** When an answer last failed to come, by `performance.now()`; shared by all pools of one database. */
  readonly silence: { at: number }
}

export interface PoolConfig extends PatientConfig {
  /** How many connections. */
  readonly max: number
}

/**
 * A connection that may break or stop answering at any moment. Only the callers that wait for it notice: they get a
 * DatabaseUnavailable. It is destroyed when an answer is late, since that answer may still arrive.
 */
export class PatientClient extends PreparingClient {
  /** When it last answered, by `performance.now()`. */
  answeredAt = 0
  #broken = false

  constructor(config: PatientConfig) {
    // A pool hides the password from copies of its options.
    const { password } = config
    super({ ...config, ...(password && { password }), connectionTimeoutMillis: connectWithin })
    // Emitted in addition to the failure of the statement, if there is one. Without a listener it would end the
    // process.
    this.on('error', () => (this.#broken = true))
    this.on('connect', () => (this.answeredAt = performance.now()))
    let unconfirmed = false
    this.on('notice', ({ routine }) => (unconfirmed ||= routine === waitForStandby))
    const send = this.query.bind(this) as (...asked: unknown[]) => Promise<unknown>
    const ask = (...asked: unknown[]) =>
      waitWithin(config.answerWithin, async (milliseconds) => {
        const late = setTimeout(() => {
          if (milliseconds >= silenceLimit) config.silence.at = performance.now()
          this.destroy(new DatabaseUnavailable(`The database did not answer within ${Math.round(milliseconds)} ms.`))
        }, milliseconds)
        try {
          const answer = await send(...asked)
          this.answeredAt = performance.now()
          if (!unconfirmed) return answer
          // Whoever cancels the wait for a standby makes PostgreSQL report a commit that a failover may still lose.
          void this.end()
          throw new DatabaseUnavailable('The commit was not confirmed by a standby.')
        } catch (error) {
          if (!(error instanceof pg.DatabaseError)) throw this.#broken ? asAway(error) : error
          this.answeredAt = performance.now()
          // Where one write is refused, the other connections lead to the same server, which is no longer the primary.
          if (error.code === readOnly) config.silence.at = performance.now()
          // Until the server closes what it announced to close, the pool must not hand it out.
          if (isCut(error)) void this.end()
          throw error
        } finally {
          clearTimeout(late)
        }
      })
    this.query = ask as pg.Client['query']
  }

  /** Breaks the connection; callers waiting for an answer get the error. */
  destroy(error: Error): void {
    this.connection.stream.destroy(error)
  }

  /** Closes the connection properly, without waiting long for a server that does not answer. */
  override end(callback?: (error: Error) => void): Promise<void> {
    this.#broken = true
    setTimeout(() => this.connection.stream.destroy(), closeTimeout).unref()
    const end: (callback?: (error: Error) => void) => Promise<void> = super.end
    return end.call(this, callback)
  }
}

/**
 * A pool whose callers wait no longer than their patience, also for a free connection, and get connections that answer.
 * The callers of requests take turns, and none gets more than a share of the connections. The application's own work
 * does not wait in that queue.
 */
export function patientPool(config: PoolConfig): PostgresPool {
  const { answerWithin, silence, max } = config
  const turns = fairQueue('database connections', {
    most: max,
    mostPerCaller: Math.ceil(max * shareOfCaller),
    places: Infinity,
    placesPerCaller: mostWaitingOfCaller,
  })
  const pool = new pg.Pool({
    ...config,
    Client: PatientClient as unknown as NonNullable<pg.PoolConfig['Client']>,
    // The limit for waiting in the pool's queue; connecting has its own limit.
    connectionTimeoutMillis: answerWithin,
    // The pool waits for this promise, although its types do not say so.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: (client) => withPatience(connectWithin, () => beginSession(client, config.session)),
    // Idle connections are kept: a timer for each return to the pool would cost more.
    idleTimeoutMillis: 0,
  })
  // A connection that breaks while idle is replaced when the next one is requested.
  pool.on('error', () => {})

  /** Takes a connection when it is the caller's turn, and gives the turn on when the connection is released. */
  const takeInTurn = async (until: number): Promise<pg.PoolClient> => {
    const caller = callerNow()
    if (caller === undefined) return take(until)
    const leave = await turns.enter(caller)
    try {
      const client = await take(until)
      const release = client.release.bind(client)
      client.release = (broken) => {
        leave()
        release(broken)
      }
      return client
    } catch (error) {
      leave()
      throw error
    }
  }

  /**
   * Takes a connection that has answered since the database was last silent; older ones may never answer again. While the
   * database has no connection left, those of other replicas or our own become free.
   */
  const take = async (until: number): Promise<pg.PoolClient> => {
    for (;;) {
      try {
        const client = await pool.connect()
        if ((client as unknown as PatientClient).answeredAt >= silence.at) return client
        client.release(true)
      } catch (error) {
        if ((error as { code?: string }).code !== full || performance.now() + askAgainAfter >= until) throw error
        await sleep(askAgainAfter)
      }
    }
  }

  return {
    options: {},
    end: () => pool.end(),
    connect: () =>
      waitWithin(answerWithin, async (milliseconds) => {
        if (turns.waiting + pool.waitingCount >= mostWaiting)
          throw new DatabaseUnavailable('Too many wait for the database.')
        try {
          return await inTime(takeInTurn(performance.now() + milliseconds), milliseconds)
        } catch (error) {
          throw asAway(error)
        }
      }),
  }
}

/** The connection, if it comes in time; one that comes later is returned to the pool. */
async function inTime(taking: Promise<pg.PoolClient>, milliseconds: number): Promise<pg.PoolClient> {
  let late: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, fail) => {
    late = setTimeout(() => {
      fail(new DatabaseUnavailable(`No connection to the database was free within ${Math.round(milliseconds)} ms.`))
      taking.then(
        (client) => client.release(),
        () => {},
      )
    }, milliseconds)
  })
  try {
    return await Promise.race([taking, over])
  } finally {
    clearTimeout(late)
  }
}

/** A refusal stays one. One error for every failure of a connection; the original texts and codes depend on where it broke. */
export function asAway(error: unknown): Error {
  if (error instanceof DatabaseUnavailable || error instanceof Refusal) return error
  const { message, code } = error as { message?: string; code?: string }
  return new DatabaseUnavailable(`The database does not answer: ${message || code}`, { cause: error })
}
