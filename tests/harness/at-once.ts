import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { TestServer } from './server.ts'
import type { TestDatabase } from './test-database.ts'

/**
 * A lock that holds requests back: on a table (in a mode that lets others read and lock rows, but not write), or by any
 * statement.
 */
export type Barrier = { readonly writesTo: string } | { readonly statement: string }

/**
 * Runs things at the same time. On PostgreSQL none gets past the barrier before all wait for some lock. With a correct
 * guard they then run one after another; without it, all have decided on what they saw before any has written. The
 * embedded database has one connection: there they are only sent together.
 */
export async function atOnce<T>(
  server: TestServer,
  barrier: Barrier,
  runs: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  if (server.engine === 'pglite') return Promise.allSettled(runs.map((run) => run()))
  const gate = await lock(server, barrier)
  try {
    const running = runs.map((run) => run())
    const settled = Promise.allSettled(running)
    await untilWaiting(server, runs.length)
    await gate.release()
    return await settled
  } finally {
    await gate.release()
  }
}

interface Gate {
  /** Runs a statement in the transaction that holds the lock. */
  run(statement: string): Promise<void>
  /** Releases the lock and undoes what was run. */
  release(): Promise<void>
  /** Releases the lock and keeps what was run. */
  commit(): Promise<void>
}

/** Takes a lock on its own connection, until released. PostgreSQL only. */
export async function lock(server: TestServer, barrier: Barrier): Promise<Gate> {
  const client = new pg.Client({ connectionString: server.database.url })
  await client.connect()
  await client.query('begin')
  await client.query('statement' in barrier ? barrier.statement : `lock table ${barrier.writesTo} in share mode`)
  let ended = false
  const end = async (how: 'commit' | 'rollback') => {
    if (ended) return
    ended = true
    await client.query(how)
    await client.end()
  }
  return {
    run: async (statement) => void (await client.query(statement)),
    release: () => end('rollback'),
    commit: () => end('commit'),
  }
}

type WithDatabase = { readonly database: Pick<TestDatabase, 'url'> & Partial<Pick<TestDatabase, 'workerUrls'>> }

/**
 * Waits until this many connections of this database wait for a lock on a table, a row or an advisory key. A commit
 * that notifies waits a moment for one of the whole server ('object') when another test's does.
 */
export async function untilWaiting({ database }: WithDatabase, count: number): Promise<void> {
  const urls = [database.url, ...(database.workerUrls ?? [])]
  const clients = urls.map((connectionString) => new pg.Client({ connectionString }))
  try {
    for (const client of clients) await client.connect()
    for (let tries = 0; tries < 500; tries++) {
      const waiting = await Promise.all(clients.map(countWaiting))
      if (waiting.reduce((sum, n) => sum + n) >= count) return
      await setTimeout(10)
    }
    throw new Error(`${count} connections were expected to wait for a lock`)
  } finally {
    for (const client of clients) await client.end()
  }
}

async function countWaiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: string }>(
    `select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event not in ('object', 'extend')`,
  )
  return Number(rows[0]!.n)
}
