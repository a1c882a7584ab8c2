import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Refuses a database whose clock the tests can move: the schema is what they put into it. */
export async function refuseMovedClock({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`select to_regnamespace('test_clock')::text as found`.execute(
    kysely,
  )
  if (rows[0]!.found !== null)
    throw new Error('the database has the schema test_clock: its clock is moved by tests, which production refuses')
}
