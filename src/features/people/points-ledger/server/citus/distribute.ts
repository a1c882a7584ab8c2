import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../../../database/tables.ts'
import { waitBriefly } from '../../../../../platform/server/database/busy-locks.ts'
import { statementsOf } from '../../../../../platform/server/database/migrate.ts'
import { asideSchema as aside } from '../../../../../platform/server/database/whole-ledger.ts'
import { columnsOf, type Fingerprint, fingerprints, requireSame } from './fingerprint.ts'
import { changedTriggers, copiedFunctions, ledgerTables, replacedFunctions } from './tables.ts'

type Db = Kysely<Tables>

/**
 * Makes the ledger's tables distributed ones, by member: one transaction, which Citus commits on all nodes or none. The
 * tables and functions as they were go into a schema of their own, without rows, from where `gatherLedger` takes them back.
 *
 * @param db the owner's, a superuser
 * @returns what every table has
 */
export const distributeLedger = (db: Db): Promise<Fingerprint[]> =>
  db.transaction().execute(async (trx) => {
    await beginMoving(trx)
    const before = await fingerprints(trx, 'public')
    const [functions, triggers] = [await definitionsOf(trx, copiedFunctions), await definitionsOf(trx, changedTriggers)]
    await sql`create schema ${sql.id(aside)}`.execute(trx)
    await sql`grant usage on schema ${sql.id(aside)} to backoffice_app`.execute(trx)
    await sql`create table ${sql.id(aside, 'definitions')} as select unnest(${triggers}::text[]) as definition`.execute(
      trx,
    )
    await setSchema(trx, 'public', aside)
    for (const definition of functions) await sql.raw(definition).execute(trx)
    for (const table of ledgerTables) await makeTwin(trx, table)
    await makeFunctions(trx)
    for (const table of ledgerTables) await moveRows(trx, table, aside, 'public')
    await emptyAside(trx)
    requireSame(before, await fingerprints(trx, 'public', aside))
    return before
  })

/** Nobody writes meanwhile, and nothing that a trigger did with a row is done once more. */
export async function beginMoving(trx: Db): Promise<void> {
  await waitBriefly(trx as Kysely<unknown>)
  for (const table of ledgerTables) await sql`lock table ${sql.id(table)} in access exclusive mode`.execute(trx)
  await sql`set local lock_timeout to 0`.execute(trx)
  await sql`set local search_path to public`.execute(trx)
  await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout to 0`.execute(trx)
}

export async function textsOf(db: Db, query: RawBuilder<{ text: string }>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ text }) => text)
}

const definitionsOf = (db: Db, names: readonly string[]) =>
  textsOf(
    db,
    sql`select pg_get_functiondef(oid) as text from pg_proc
      where pronamespace = 'public'::regnamespace and proname = any (${names}::text[])`,
  )

/**
 * Moves the tables and functions that the distribution replaces. Partitions do not go with their table by themselves, nor
 * does what asks it by its name.
 */
export async function setSchema(trx: Db, from: string, to: string): Promise<void> {
  const functions = [...replacedFunctions, ...copiedFunctions]
  const statements = await textsOf(
    trx,
    sql`
      select format('alter table %I.%I set schema %I', ${from}::text, relname, ${to}::text) as text from pg_class
        where oid in (${withPartitions(from, ledgerTables)})
      union all select format('alter function %s set schema %I', oid::regprocedure, ${to}::text) from pg_proc
        where pronamespace = to_regnamespace(${from}) and proname = any (${functions}::text[])`,
  )
  for (const statement of [`alter view ${from}.point_sides set schema ${to}`, ...statements])
    await sql.raw(statement).execute(trx)
}

const withPartitions = (schema: string, tables: readonly string[]) => sql`
  with those as (select to_regclass(${schema} || '.' || name) as oid from unnest(${tables}::text[]) name)
  select oid from those union all select inhrelid from pg_inherits join those on oid = inhparent`

/** An empty table like the one that is aside, with its partitions and rights, distributed. */
async function makeTwin(trx: Db, table: string): Promise<void> {
  const parts = await textsOf(
    trx,
    sql`
      select format('create table public.%I partition of public.%I %s', relname, ${table}::text, pg_get_expr(relpartbound, oid)) as text
        from pg_inherits join pg_class on oid = inhrelid where inhparent = to_regclass(${`${aside}.${table}`})`,
  )
  const isDivided = parts.length > 0
  await sql`create table ${sql.id('public', table)} (like ${sql.id(aside, table)} including all)
    ${isDivided ? sql`partition by range (id)` : sql``}`.execute(trx)
  for (const part of parts) await sql.raw(part).execute(trx)
  // What is folded of many members is nobody's.
  if (table === 'point_tally')
    await sql`alter table point_tally add column user_id uuid not null default '00000000-0000-0000-0000-000000000000'`.execute(
      trx,
    )
  for (const right of await rightsOn(trx, table)) await sql.raw(right).execute(trx)
  const beside = table === ledgerTables[0] ? 'none' : ledgerTables[0]
  await sql`select create_distributed_table(${table}, 'user_id', colocate_with => ${beside})`.execute(trx)
}

/** Those of the table that is aside and of its partitions, and no others: new tables get some by themselves. */
const rightsOn = (db: Db, table: string) =>
  textsOf(
    db,
    sql`
      with those as (select relname, relacl, relowner from pg_class where oid in (${withPartitions(aside, [table])}))
      select format('revoke all on public.%I from backoffice_app', relname) as text from those
      union all select format('grant %s on public.%I to %s', a.privilege_type, relname, case a.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end)
        from those, aclexplode(relacl) a where a.grantee <> relowner`,
  )

/** Without the triggers that keep entries from being removed. */
async function emptyAside(trx: Db): Promise<void> {
  await sql`set local session_replication_role to replica`.execute(trx)
  await sql`truncate ${sql.join(ledgerTables.map((table) => sql.id(aside, table)))}`.execute(trx)
  await sql`set local session_replication_role to origin`.execute(trx)
}

const script = join(import.meta.dirname, 'functions.sql')

async function makeFunctions(trx: Db): Promise<void> {
  for (const statement of statementsOf(await readFile(script, 'utf8'))) await sql.raw(statement).execute(trx)
}

/** Copies the rows of a table: those columns that it has while it is whole. */
export async function moveRows(trx: Db, table: string, from: string, to: string): Promise<void> {
  const columns = sql.join((await columnsOf(trx, aside, table)).map((name) => sql.id(name)))
  await sql`insert into ${sql.id(to, table)} (${columns}) select ${columns} from ${sql.id(from, table)}`.execute(trx)
}
