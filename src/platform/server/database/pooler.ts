import pg from 'pg'
import { asAway } from './patient-pool.ts'
import { withClient } from './request-login.ts'

/**
 * Refuses a pooler that gives a connection another one of the server's for each transaction or statement: the role and
 * the limits of requests, prepared statements and LISTEN belong to a connection, so they would be lost, or meet another
 * caller's statements.
 *
 * @throws an Error for the person who starts the server; DatabaseUnavailable if it does not answer
 */
export async function requireOwnConnections(login: pg.ClientConfig): Promise<void> {
  const shared = withClient(login, (first) => withClient(login, (second) => isShared(first, second)))
  if (
    await shared.catch((error: unknown) => {
      throw asAway(error)
    })
  )
    throw new Error(
      'DATABASE_URL: a pooler gives each transaction another connection. Let it keep one for each of ours (PgBouncer: pool_mode = session)',
    )
}

const tries = 3

/**
 * Whether two open connections share those of the server: then the second one is given what the first one has just
 * returned, or what it had is not what the first one gets next.
 */
async function isShared(first: pg.Client, second: pg.Client): Promise<boolean> {
  for (let turn = 0; turn < tries; turn++) {
    const before = await processOf(first)
    try {
      await second.query('begin')
      const [other, after] = [await processOf(second), await processOf(first)]
      if (other === before || after !== before) return true
      await second.query('rollback')
    } catch (error) {
      // PgBouncer's word about a transaction where it keeps nothing longer than a statement.
      if (error instanceof pg.DatabaseError && error.code === protocolViolation) return true
      throw error
    }
  }
  return false
}

const protocolViolation = '08P01'

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}
