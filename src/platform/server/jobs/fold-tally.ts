import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'

/** A table of differences: the columns that identify a group, never null, and the columns that are summed. */
export interface Tally {
  readonly table: keyof Tables
  readonly keys: readonly string[]
  readonly sums: readonly string[]
}

/** Folds a tally. Groups that already have only one row are left alone. */
export async function foldTally(kysely: Kysely<Tables>, { table, keys, sums }: Tally): Promise<void> {
  const added = sql.join(sums.map((column) => sql`sum(${sql.ref(column)})`))
  const any = sql.join(
    sums.map((column) => sql`sum(${sql.ref(column)}) <> 0`),
    sql` or `,
  )
  await sql`with split as (
      select ${listed(keys)} from ${sql.table(table)} group by ${listed(keys)} having count(*) > 1
    ), gone as (
      delete from ${sql.table(table)} t using split s where (${listed(keys, 't')}) = (${listed(keys, 's')}) returning t.*
    )
    insert into ${sql.table(table)} (${listed(keys)}, ${listed(sums)})
      select ${listed(keys)}, ${added} from gone group by ${listed(keys)} having ${any}`.execute(kysely)
}

const listed = (columns: readonly string[], table?: string) =>
  sql.join(columns.map((column) => sql.ref(table ? `${table}.${column}` : column)))
