/**
 * Writes `database/tables.ts` (Kysely's types, and the columns' names) and `database/schema.sql` (the result of all
 * migrations, for reviews) from a freshly migrated database in memory. Fails if a function has rights that it should not.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, openPglite, startPglite } from '../src/platform/server/database/database.ts'
import { functionFaults } from './function-rights.ts'
import { migrate } from '../src/platform/server/database/migrate.ts'

interface Column {
  table: string
  name: string
  type: string
  not_null: boolean
  has_default: boolean
  generated: boolean
  written: string
  /** From a check constraint that lists them. */
  values: string[] | null
  is_view: boolean
  /** By what a table is divided, as `range (id)`. Its partitions depend on the date, so they are left out everywhere. */
  divided: string | null
  /** Its comment begins with "unused": kept only for the previous version, and not to be used by this one. */
  unused: boolean
}

const scalarTypes: Record<string, string> = {
  uuid: 'string',
  _uuid: 'string[]',
  text: 'string',
  int4: 'number',
  _int4: 'number[]',
  float8: 'number',
  int8: 'number',
  bool: 'boolean',
  date: 'string',
  timestamptz: 'Date',
  bytea: 'Uint8Array',
  _text: 'string[]',
  // The two databases' drivers read them differently: only statements use them.
  _int8: 'unknown[]',
  varchar: 'string',
}

const database = await openPglite(await startPglite())
await migrate(database)
const columns = await readColumns(database)
writeFileSync(join(import.meta.dirname, 'tables.ts'), tableTypes(columns.filter((column) => !column.unused)))
writeFileSync(join(import.meta.dirname, 'schema.sql'), await schemaText(database, columns))
const faults = await functionFaults(database.kysely)
await database.close()
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exitCode = 1
}

async function readColumns({ kysely }: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, t.typname as type, a.attnotnull as not_null,
      a.atthasdef as has_default, a.attgenerated <> '' or a.attidentity = 'a' as generated,
      a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attcollation <> t.typcollation then ' collate "' || l.collname || '"' else '' end
        || case when a.attnotnull then ' not null' else '' end
        || case when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
           when a.atthasdef then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end as written,
      c.relkind = 'v' as is_view, lower(pg_get_partkeydef(c.oid)) as divided, coalesce(col_description(c.oid, a.attnum), '') like 'unused%' as unused,
      (select array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), '(?<=[''{,])([A-Z_]+)(?=['',}])', 'g') m) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\([a-z_]+ = ANY') as values
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      left join pg_collation l on l.oid = a.attcollation
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely%'
    order by c.relname collate "C", a.attnum`.execute(kysely)
  return rows
}

function tableTypes(all: Column[]): string {
  const names = [...new Set(all.map((column) => column.table))]
  const interfaces = names.map((table) => {
    const fields = all
      .filter((column) => column.table === table)
      .map((column) => `  ${column.name}: ${fieldType(column)}`)
    return `export interface ${interfaceName(table)} {\n${fields.join('\n')}\n}`
  })
  const index = names.map((table) => `  ${table}: ${interfaceName(table)}`)
  const lists = names.map((table) => {
    const quoted = all.filter((column) => column.table === table).map((column) => `'${column.name}'`)
    return `  ${table}: [${quoted.join(', ')}],`
  })
  return `// Written by database/generate.ts from the migrations. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** JSON comes back parsed and goes in as text. */
export type Json = ColumnType<unknown, string | undefined, string>

${interfaces.join('\n\n')}

export interface Tables {\n${index.join('\n')}\n}

/** Every table's columns as this version of the product knows them. */
export const columnsOf = {\n${lists.join('\n')}\n} as const satisfies { [T in keyof Tables]: readonly (keyof Tables[T])[] }\n`
}

function interfaceName(table: string): string {
  return table.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
}

function fieldType(column: Column): string {
  const nullable = column.not_null || column.is_view ? '' : ' | null'
  if (column.type === 'jsonb') return `Json${column.not_null ? '' : ' | null'}`
  const scalar = column.values ? column.values.map((value) => `'${value}'`).join(' | ') : scalarTypes[column.type]
  if (!scalar) throw new Error(`${column.table}.${column.name}: no TypeScript type for ${column.type}`)
  if (column.generated) return `GeneratedAlways<${scalar}>`
  return column.has_default ? `Generated<${scalar}${nullable}>` : scalar + nullable
}

async function schemaText({ kysely }: Database, all: Column[]): Promise<string> {
  const read = async (query: ReturnType<typeof sql<{ text: string }>>) =>
    (await query.execute(kysely)).rows.map((row) => row.text).toSorted()
  const functions = await read(sql`select pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
  `)
  const constraints =
    await read(sql`select format('alter table %s add constraint %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as text
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid::regclass::text not like 'kysely%'
      and not exists (select from pg_class where oid = conrelid and relispartition)`)
  const indexes =
    await read(sql`select replace(indexdef, ' ON ONLY ', ' ON ') as text from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
    and not exists (select from pg_constraint where conname = indexname)
    and not exists (select from pg_class where oid = to_regclass(tablename) and relispartition)`)
  const triggers =
    await read(sql`select pg_get_triggerdef(t.oid) as text from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and t.tgname <> 'not_by_sandbox'
      and not c.relispartition`)
  const views = await read(
    sql`select 'create view ' || viewname || ' as ' || definition as text from pg_views where schemaname = 'public'`,
  )
  const grants =
    await read(sql`select format('grant %s on %s to %s', string_agg(lower(privilege_type), ', ' order by privilege_type), table_name, grantee) as text
    from information_schema.role_table_grants where grantee = 'backoffice_app' and table_schema = 'public' and table_name not like 'kysely%'
      and not exists (select from pg_class where oid = to_regclass(table_name) and relispartition) group by table_name, grantee`)
  const calls =
    await read(sql`select format('grant execute on function %s to backoffice_app', p.oid::regprocedure) as text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('backoffice_app', p.oid, 'execute')
      and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')`)
  const tables = [...new Set(all.filter((column) => !column.is_view).map((column) => column.table))].map((table) => {
    const own = all.filter((column) => column.table === table)
    const divided = own[0]!.divided === null ? '' : ` partition by ${own[0]!.divided}`
    return `create table ${table} (\n${own.map((column) => `  ${column.written}`).join(',\n')}\n)${divided}`
  })
  const statements = [...functions, ...tables, ...views, ...constraints, ...indexes, ...triggers, ...grants, ...calls]
  return `-- Written by database/generate.ts from the migrations, for reviews. Do not edit.\n\n${statements.map((s) => `${s.trim().replace(/;$/, '')};`).join('\n\n')}\n`
}
