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
  const names = Object.keys(rows[0]!)
  // The database would leave out a column that the first row lacks.
  const other = rows.find((row) => Object.keys(row).length !== names.length)
  if (other) throw new Error(`a row of ${table} has other columns than the first: ${Object.keys(other).join()}`)
  const columns = sql.join(names.map((column) => sql.ref(column)))
  for (let from = 0; from < rows.length; from += perStatement) {
    const text = JSON.stringify(rows.slice(from, from + perStatement))
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${text}::json)`.execute(
      db,
    )
  }
}
