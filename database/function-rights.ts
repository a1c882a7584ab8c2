import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

interface DefinerFunction {
  readonly name: string
  readonly body: string
  readonly isTrigger: boolean
  /** Who may call it besides the owner. */
  readonly callers: readonly string[]
  /** Where its triggers stand. */
  readonly tables: readonly string[]
  /** The functions with their caller's rights that name it. */
  readonly usedBy: readonly string[]
}

/**
 * What is wrong with the functions that run with their owner's rights: they trust their callers, so only those may call
 * them that need to, and their triggers refuse other tables than ours. One sentence a fault.
 */
export async function functionFaults(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<DefinerFunction>`
    with own as (
      select p.* from pg_proc p where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    )
    select f.proname as name, f.prosrc as body, f.prorettype = 'trigger'::regtype as "isTrigger",
      array(select coalesce(r.rolname, 'public') from aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) a
        left join pg_roles r on r.oid = a.grantee where a.grantee <> f.proowner) as callers,
      array(select distinct c.relname::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where t.tgfoid = f.oid and not c.relispartition) as tables,
      array(select o.proname::text from own o where not o.prosecdef and o.prosrc ~ ('\\m' || f.proname || '\\M')) as "usedBy"
    from own f where f.prosecdef order by 1`.execute(db)
  const product = productSource()
  return rows.flatMap((f) => [...callerFaults(f, product), ...triggerFaults(f)])
}

function callerFaults(f: DefinerFunction, product: string): string[] {
  const isNeeded = !f.isTrigger && (f.usedBy.length > 0 || new RegExp(`\\b${f.name}\\b`).test(product))
  return f.callers
    .filter((caller) => caller === 'public' || !isNeeded)
    .map((caller) => `${f.name} runs with its owner's rights, and ${caller} may call it without need: revoke execute.`)
}

/** The trigger of a table with partitions fires for one of them. */
const guardForm =
  /^\s*if tg_table_schema <> 'public' or (?:tg_table_name|coalesce\(pg_partition_root\(tg_relid\), tg_relid\)::regclass::text) not in \(([^)]*)\) then\s+raise /m

function triggerFaults(f: DefinerFunction): string[] {
  if (!f.isTrigger) return []
  const guard = guardForm.exec(f.body)
  const named = new Set([...(guard?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, table]) => table))
  const missing = f.tables.filter((table) => !named.has(table))
  if (guard && missing.length === 0) return []
  return [
    `${f.name} must begin by refusing tables other than its own (${f.tables.join(', ')}): see 0180_function_rights.sql.`,
  ]
}

/** The code whose statements run as the application. */
function productSource(): string {
  const source = join(import.meta.dirname, '../src')
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('generated'))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
}
