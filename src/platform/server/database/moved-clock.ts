import { sql } from 'kysely'
import type { OwnedDatabase } from './database.ts'

/**
 * Refuses a database whose clock the tests can move: the schema is what they put into it. Asks as the owner, because
 * the application's role does not exist before the first migration.
 */
export async function refuseMovedClock({ asOwner }: OwnedDatabase): Promise<void> {
  const { rows } = await asOwner((db) =>
    sql<{ found: string | null }>`select to_regnamespace('test_clock')::text as found`.execute(db),
  )
  if (rows[0]!.found !== null)
    throw new Error('the database has the schema test_clock: its clock is moved by tests, which production refuses')
}
