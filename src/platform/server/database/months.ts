import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { untilLocked } from './busy-locks.ts'

/**
 * Tables with a partition for each month of their ids (decision 0092). A query over all partitions takes long to plan, so what is read
 * often says between which ids.
 */

/** The lowest id that a UUIDv7 of a moment can have. */
export function firstIdOf(moment: number): string {
  const hex = Math.max(0, Math.floor(moment)).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/** How far an id and the moment in its row may differ, in milliseconds: ids are made by the clock of a replica, which may be wrong. */
const mostApart = 31 * 86_400_000

/** Between which ids the rows of some time are: not below `from`, and below `to`. */
export const idsOf = (from: number, to = from): { readonly from: string; readonly to: string } => ({
  from: firstIdOf(from - mostApart),
  to: firstIdOf(to + mostApart),
})

/** The moment of a UUIDv7. */
export const momentOf = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)

/**
 * Makes the partitions that are missing until in three months. Replicas may do so at once.
 *
 * @param until only those of the months that have begun, without which rows go into the default partition
 */
export async function makeMonths(db: Kysely<Tables>, until: 'NOW' | 'AHEAD' = 'AHEAD'): Promise<void> {
  const { rows } = await sql<{ whole: string; month: string }>`
    select whole, month from missing_months()
      where ${until === 'AHEAD'} or month <= (now() at time zone 'UTC')::date`.execute(db)
  for (const { whole, month } of rows)
    await untilLocked(() => sql`select make_month(${whole}, ${month}::date)`.execute(db))
}

/** The months of a table that have a partition, as their first days. */
export async function monthsOf(db: Kysely<Tables>, whole: keyof Tables): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`select month from months_of(${whole}) month`.execute(db)
  return rows.map(({ month }) => month)
}
