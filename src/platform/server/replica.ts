import { hostname } from 'node:os'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { App } from './context.ts'
import { version } from './version.ts'

/** Milliseconds. */
const beatEvery = 10_000

/**
 * Shows this process among the replicas, until the returned function is called. Whether it is there decides nothing: a
 * database that is away is not waited for.
 */
export async function showReplica({ database, log }: App): Promise<() => Promise<void>> {
  const { background: db } = database
  const row = { id: uuidv7(), name: `${hostname()}:${process.pid}`, version, started_at: new Date() }
  const beat = async () => {
    try {
      await db
        .insertInto('replicas')
        .values(row)
        .onConflict((oc) => oc.column('id').doUpdateSet({ seen_at: sql<Date>`now()` }))
        .execute()
    } catch (error) {
      log.debug({ err: error }, 'this replica could not show itself')
    }
  }
  await beat()
  const timer = setInterval(() => void beat(), beatEvery)
  return async () => {
    clearInterval(timer)
    await db
      .deleteFrom('replicas')
      .where('id', '=', row.id)
      .execute()
      .catch(() => {})
  }
}
