import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * Inserts rows, thousands per statement, as one JSON text that the database expands by the table's own types. The
 * columns are those of the first row.
 */
export async function insertRows(
  db: Kysely<Tables>,
  table: keyof Tables,
  rows: readonly object[],
  perStatement = 4000,
): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0]!).map((column) => sql.ref(column)))
  for (let from = 0; from < rows.length; from += perStatement) {
    const text = JSON.stringify(rows.slice(from, from + perStatement))
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${text}::json)`.execute(
      db,
    )
  }
}
