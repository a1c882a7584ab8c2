import type { CopyingConnection } from '../database/copying.ts'
import { DamagedPart, type Part, type PartFolder, readPart, writePart } from './parts.ts'

/** A table in a backup. */
export interface SavedTable {
  readonly table: string
  /** Those that are not computed from others. */
  readonly columns: readonly string[]
  readonly rows: number
  readonly part: Part
}

/** From which month on a table has a partition for each. */
export interface Months {
  readonly table: string
  readonly begins: string
}

interface Snapshot {
  readonly takenAt: Date
  readonly months: readonly Months[]
  readonly migrations: readonly string[]
  readonly tables: readonly { readonly table: string; readonly columns: string[] }[]
}

/** A partition belongs to its table. */
const ownTables = `from pg_class c where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

export async function tableNames(connection: CopyingConnection): Promise<string[]> {
  const rows = await connection.query<{ name: string }>(`select c.relname::text as name ${ownTables} order by 1`)
  return rows.map(({ name }) => name)
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/**
 * Begins a transaction that sees one moment of all tables. They are locked before it looks for the first time, as dropping
 * and altering them is not a part of what it sees: a migration that runs meanwhile is before it or waits.
 */
export async function beginSnapshot(connection: CopyingConnection): Promise<Snapshot> {
  for (;;) {
    const names = await tableNames(connection)
    if (!names.includes('kysely_migration')) throw new Error('the database is empty: there is nothing to back up')
    await connection.query('begin isolation level repeatable read read only')
    await connection.query(`lock table ${quoted(names)} in access share mode`)
    const tables = await connection.query<Snapshot['tables'][number]>(
      `select c.relname::text as table, array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
      ${ownTables} order by 1`,
    )
    if (tables.every(({ table }) => names.includes(table))) {
      const [moment] = await connection.query<{ at: Date }>('select now() as at')
      const ran = await connection.query<{ name: string }>('select name from kysely_migration order by name')
      const months = names.includes('monthly_tables')
        ? await connection.query<Months>('select name as table, begins::text as begins from monthly_tables order by 1')
        : []
      return { takenAt: moment!.at, months, migrations: ran.map(({ name }) => name), tables }
    }
    await connection.query('rollback')
  }
}

/** Divides empty tables as those of the backup were, so that each row finds its month. */
export async function divideByMonth(connection: CopyingConnection, months: readonly Months[]): Promise<void> {
  for (const { table, begins } of months) {
    const [before] = await connection.query(`select from pg_class where oid = to_regclass('${table}_before')`)
    if (before) {
      await connection.query(`alter table "${table}" detach partition "${table}_before"`)
      const [bound] = await connection.query<{ id: string }>(`select first_id_of('${begins}') as id`)
      await connection.query(
        `alter table "${table}" attach partition "${table}_before" for values from (minvalue) to ('${bound!.id}')`,
      )
    }
    await connection.query('update monthly_tables set begins = $1 where name = $2', [begins, table])
    await connection.query(
      `select make_month('${table}', month::date) from generate_series('${begins}', now() + interval '3 months', interval '1 month') month
        where to_regclass(month_table('${table}', month::date)) is null`,
    )
  }
}

/** The tables and their partitions, each of which has triggers of its own. */
export async function tablesWithTriggers(connection: CopyingConnection): Promise<string[]> {
  const rows = await connection.query<{ name: string }>(
    `select c.relname::text as name from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and exists (select from pg_trigger where tgrelid = c.oid and not tgisinternal) order by 1`,
  )
  return rows.map(({ name }) => name)
}

export async function saveTable(
  connection: CopyingConnection,
  folder: PartFolder,
  { table, columns }: Snapshot['tables'][number],
): Promise<SavedTable> {
  const counted = countLines(connection.copyOut(table, columns))
  const part = await writePart(folder, `database/${table}.copy.gz`, counted.lines)
  return { table, columns, rows: counted.rows(), part }
}

/** @throws DamagedPart if it holds another number of rows than when it was written */
export async function loadTable(connection: CopyingConnection, folder: PartFolder, saved: SavedTable): Promise<void> {
  const { table, columns, rows, part } = saved
  await connection.copyIn(table, columns, readPart(folder, part))
  const [counted] = await connection.query<{ rows: string | number }>(`select count(*) as rows from "${table}"`)
  if (Number(counted!.rows) !== rows)
    throw new DamagedPart(`${part.name} holds ${counted!.rows} rows instead of ${rows}`)
}

const newline = 0x0a

/** In COPY's text format, each row is a line and no value holds a line break. */
function countLines(source: AsyncIterable<Uint8Array>) {
  let rows = 0
  async function* lines() {
    for await (const chunk of source) {
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows++
      yield chunk
    }
  }
  return { lines: lines(), rows: () => rows }
}
