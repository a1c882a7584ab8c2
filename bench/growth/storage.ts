/** What the tables of a database take. */
import type pg from 'pg'

export interface Storage {
  /** By table, and of all: bytes of its rows, without indexes. */
  readonly rows: Readonly<Record<string, number>>
  /** By table, and of all: bytes of its indexes. */
  readonly indexes: Readonly<Record<string, number>>
  /** By table: levels of its deepest index, the root counted. */
  readonly depths: Readonly<Record<string, number>>
}

/** Partitions count for the table that they belong to. */
export async function storageOf(owner: pg.Client): Promise<Storage> {
  await owner.query('create extension if not exists pageinspect')
  const { rows } = await owner.query<{ name: string; bytes: string; index_bytes: string; depth: number }>(`
    select coalesce(parent.relname, t.relname) as name, sum(pg_table_size(t.oid)) as bytes, sum(pg_indexes_size(t.oid)) as index_bytes,
        max(coalesce(deepest.level, 0)) as depth
      from pg_class t
      left join pg_inherits i on i.inhrelid = t.oid left join pg_class parent on parent.oid = i.inhparent
      left join lateral (select max((bt_metap(x.indexrelid::regclass::text)).level) + 1 as level
        from pg_index x join pg_class c on c.oid = x.indexrelid join pg_am a on a.oid = c.relam
        where x.indrelid = t.oid and a.amname = 'btree') deepest on true
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' group by 1`)
  const by = (of: (row: (typeof rows)[number]) => string | number) =>
    Object.fromEntries(rows.map((row) => [row.name, Number(of(row))]))
  const withAll = (bytes: Record<string, number>) => ({
    ...bytes,
    all: Object.values(bytes).reduce((sum, one) => sum + one, 0),
  })
  const depths = by((row) => row.depth)
  return { rows: withAll(by((row) => row.bytes)), indexes: withAll(by((row) => row.index_bytes)), depths }
}
