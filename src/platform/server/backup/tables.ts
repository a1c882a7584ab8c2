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

interface Snapshot {
  readonly takenAt: Date
  readonly migrations: readonly string[]
  readonly tables: readonly { readonly table: string; readonly columns: string[] }[]
}

const ownTables = `from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
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
      return { takenAt: moment!.at, migrations: ran.map(({ name }) => name), tables }
    }
    await connection.query('rollback')
  }
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
