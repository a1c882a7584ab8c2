import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'

/** Milliseconds that a change of the schema waits for a lock, because whoever comes after it waits too; between two tries; and how often. */
const lockWait = 1_000
const lockPause = 1_000
const lockTries = 120

/** PostgreSQL's codes for a lock that did not come in time, and for two who wait for each other. */
const notLocked = new Set(['55P03', '40P01'])

/** For a transaction that changes the schema while others use the database. */
export async function waitBriefly(db: Kysely<unknown>): Promise<void> {
  // Without parameters: the portal of a statement with some would keep its snapshot, for which an index beside it would wait.
  await sql.raw(`set local lock_timeout = ${lockWait}`).execute(db)
}

/** Repeats a transaction that did not get its locks, so that those who use the database go before it: for two minutes. */
export async function untilLocked<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await transaction()
    } catch (error) {
      if (!notLocked.has((error as { code?: string }).code ?? '') || tries > lockTries) throw error
      await setTimeout(lockPause)
    }
  }
}
