import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../../database/tables.ts'
import { ledgerTables } from './tables.ts'

/** How many rows a table has, and what follows from all of them, in any order and on any server. */
export interface Fingerprint {
  readonly table: string
  readonly rows: number
  readonly content: string
}

/** The columns of a table as it is whole. */
export async function columnsOf(db: Kysely<Tables>, schema: string, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
      where attrelid = to_regclass(${`${schema}.${table}`}) and attnum > 0 and not attisdropped order by attnum`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/**
 * Of all tables of the ledger in a schema.
 *
 * @param like the schema whose columns count
 */
export async function fingerprints(db: Kysely<Tables>, schema: string, like = schema): Promise<Fingerprint[]> {
  const found: Fingerprint[] = []
  for (const table of ledgerTables) {
    const columns = sql.join((await columnsOf(db, like, table)).map((name) => sql.id(name)))
    // A hash of what is stored, not of its text, which depends on each server's time zone.
    const { rows } = await sql<Omit<Fingerprint, 'table'>>`
      select count(*) as rows, coalesce(sum(hash_record_extended(row(${columns}), 0)::numeric), 0)::text as content
        from ${sql.id(schema, table)}`.execute(db)
    found.push({ table, ...rows[0]! })
  }
  return found
}

/** @throws Error if anything differs */
export function requireSame(before: readonly Fingerprint[], after: readonly Fingerprint[]): void {
  for (const [i, { table, rows, content }] of before.entries()) {
    const other = after[i]!
    if (other.rows !== rows || other.content !== content)
      throw new Error(`${table} had ${rows} rows and has ${other.rows}, or other ones: nothing was changed`)
  }
}
