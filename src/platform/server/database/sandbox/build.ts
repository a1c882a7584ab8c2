import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { untilLocked, waitBriefly } from '../busy-locks.ts'
import { requireWholeLedger } from '../whole-ledger.ts'
import { sandboxSchema, settingsAreShared } from './search-path.ts'
import { serviceTables, settingTables } from './shared-tables.ts'

/**
 * Raise it when what this file builds changes, unless a migration comes with it: that makes the sandbox anew as well, and the version
 * before, if one goes back to it, leaves a sandbox of its own edition as it is.
 */
const edition = 1

/**
 * Makes the schema `sandbox`: an empty twin of every table that is not shared (without partitions), with its constraints, triggers,
 * functions, views and rights, found by a search path that begins with it. It is derived from the migrated schema and made anew, empty,
 * whenever that changes, so that no migration has to know of it.
 *
 * @param db the owner's
 * @returns whether it was made now
 */
export async function buildSandbox(db: Kysely<Tables>): Promise<boolean> {
  const print = await printOf(db)
  if ((await builtPrint(db)) === print) return false
  await requireWholeLedger(db, 'the sandbox cannot be made anew')
  await untilLocked(() => db.transaction().execute((trx) => build(trx, print)))
  return true
}

async function build(db: Kysely<Tables>, print: string): Promise<void> {
  await waitBriefly(db as Kysely<unknown>)
  // Replicas that start together.
  await sql`select pg_advisory_xact_lock(hashtextextended('sandbox', 0))`.execute(db)
  if ((await builtPrint(db)) === print) return
  for (const statement of await statementsFor(db)) await sql.raw(statement).execute(db)
  await sql`comment on schema ${sql.id(sandboxSchema)} is ${sql.lit(print)}`.execute(db)
  await sql`set local search_path to default`.execute(db)
}

async function builtPrint(db: Kysely<Tables>): Promise<string | null> {
  const { rows } = await sql<{ print: string | null }>`
    select obj_description(to_regnamespace(${sandboxSchema})::oid, 'pg_namespace') as print`.execute(db)
  return rows[0]!.print
}

/** Names the schema from which the sandbox is derived. */
async function printOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const parts = [edition, settingTables, serviceTables, rows.map(({ name }) => name)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Reads what there is while the search path is the usual one, so that names are written without a schema. */
async function statementsFor(db: Kysely<Tables>): Promise<string[]> {
  await sql`set local search_path to public`.execute(db)
  const texts = async (query: ReturnType<typeof sql<{ text: string }>>) =>
    (await query.execute(db)).rows.map(({ text }) => text)
  const own = sql`c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%' and not c.relispartition
    and c.relname <> all (${[...settingTables, ...serviceTables]}::text[])`
  const tables = await texts(sql`select quote_ident(relname) as text from pg_class c
    where ${own} and relkind in ('r', 'p') order by oid`)
  const functions = await texts(sql`select pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by p.oid`)
  const views = await texts(sql`select format('create view sandbox.%I as %s', relname, pg_get_viewdef(c.oid)) as text
    from pg_class c where c.relnamespace = 'public'::regnamespace and relkind = 'v' order by oid`)
  const references = await texts(sql`select format('alter table sandbox.%I add constraint %I %s', c.relname, k.conname,
      pg_get_constraintdef(k.oid)) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
    where k.contype = 'f' and k.conparentid = 0 and ${own} and r.relname <> all (${[...settingTables, ...serviceTables]}::text[])`)
  const triggers = await texts(sql`select pg_get_triggerdef(t.oid, true) as text from pg_trigger t
    join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and ${own} order by t.oid`)
  return [
    'drop schema if exists sandbox cascade',
    'create schema sandbox',
    'set local search_path to sandbox, public',
    'set local check_function_bodies to off',
    ...tables.map((name) => `create table sandbox.${name} (like public.${name} including all)`),
    ...functions.map(inSandbox),
    ...views,
    ...references,
    ...triggers,
    ...(await rights(db, texts)),
    ...(await lettingIn(texts)),
    ...guards,
  ]
}

/** A function with the schema's name in it: where it is, where it looks, and the tables whose triggers may call it. */
const inSandbox = (definition: string) =>
  definition
    .replace(/^(CREATE OR REPLACE FUNCTION )public\./, '$1sandbox.')
    .replace(/^( SET search_path TO )'public'/m, "$1'sandbox', 'public'")
    .replaceAll(/\btg_table_schema <> 'public'/g, "tg_table_schema <> 'sandbox'")

/** The same rights as on the originals; those of everybody on functions are taken back first. */
async function rights(
  db: Kysely<Tables>,
  texts: (query: ReturnType<typeof sql<{ text: string }>>) => Promise<string[]>,
): Promise<string[]> {
  const grantee = sql`case a.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end`
  const own = sql`c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
    and (c.relkind = 'v' or c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all (${[...settingTables, ...serviceTables]}::text[]))`
  const onTables =
    await texts(sql`select format('grant %s on sandbox.%I to %s', a.privilege_type, c.relname, ${grantee}) as text
    from pg_class c, aclexplode(c.relacl) a where ${own} and a.grantee <> c.relowner`)
  const onColumns = await texts(sql`
    select format('grant %s (%I) on sandbox.%I to %s', a.privilege_type, t.attname, c.relname, ${grantee}) as text
    from pg_class c join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) a
    where ${own} and a.grantee <> c.relowner and not t.attisdropped`)
  const onFunctions = await texts(sql`
    select format('grant execute on function sandbox.%I(%s) to %s', p.proname, pg_get_function_identity_arguments(p.oid), ${grantee}) as text
    from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and a.grantee <> p.proowner
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
  const roles = await texts(sql`select distinct format('grant usage on schema sandbox to %s', ${grantee}) as text
    from pg_namespace n, aclexplode(n.nspacl) a where n.nspname = 'public' and a.grantee <> n.nspowner
      and a.privilege_type = 'USAGE'`)
  // The defaults of the owner for new tables would give the application more than the migrations left it.
  const { rows } = await sql<{ role: string }>`select distinct quote_ident(pg_get_userbyid(a.grantee)) as role
    from pg_default_acl d, aclexplode(d.defaclacl) a where a.grantee not in (0, d.defaclrole)`.execute(db)
  return [
    ...rows.map(({ role }) => `revoke all on all tables in schema sandbox from ${role}`),
    ...rows.map(({ role }) => `revoke all on all functions in schema sandbox from ${role}`),
    'revoke all on all functions in schema sandbox from public',
    ...roles,
    ...onTables,
    ...onColumns,
    ...onFunctions,
  ]
}

/**
 * Staff who look into the sandbox have a double there, which their changes can name. It has neither their number, so that none
 * of the sandbox's members is refused one, nor their password.
 */
async function lettingIn(texts: (query: ReturnType<typeof sql<{ text: string }>>) => Promise<string[]>) {
  const names = await texts(sql`select attname::text as text from pg_attribute where attrelid = 'public.users'::regclass
    and attnum > 0 and not attisdropped and attgenerated = ''`)
  const values: Readonly<Record<string, string>> = {
    phone_number: `'+999' || lpad(mod(('x' || substr(md5(id::text), 1, 15))::bit(60)::bigint, 100000000000)::text, 11, '0')`,
    password_hash: "''",
    username: 'null',
    email: 'null',
    avatar_id: 'null',
    badge_id: 'null',
    referred_by: 'null',
  }
  return [
    `create function sandbox.let_in(person uuid) returns void language sql security definer set search_path to sandbox, public, pg_temp as $$
      insert into sandbox.users (${names.join(', ')})
        select ${names.map((name) => values[name] ?? name).join(', ')} from public.users where id = person
        on conflict (id) do update set full_name = excluded.full_name, user_group = excluded.user_group,
          term_status = excluded.term_status, badge_status = excluded.badge_status, deleted = excluded.deleted
        where (users.full_name, users.user_group, users.term_status, users.badge_status, users.deleted)
          is distinct from (excluded.full_name, excluded.user_group, excluded.term_status, excluded.badge_status, excluded.deleted)
    $$`,
    'revoke all on function sandbox.let_in from public',
    'grant execute on function sandbox.let_in to backoffice_app',
  ]
}

/** Within the sandbox, the schema that is found first is its own. */
const guards = [
  `create function sandbox.not_by_sandbox() returns trigger language plpgsql as $$ begin
    if current_schema() = 'sandbox' then
      raise exception 'the sandbox does not change %', tg_table_name using errcode = '${settingsAreShared}';
    end if;
    return null;
  end $$`,
  'revoke all on function sandbox.not_by_sandbox() from public',
  ...settingTables.map(
    (name) =>
      `create trigger not_by_sandbox before insert or update or delete on public.${name} for each statement execute function sandbox.not_by_sandbox()`,
  ),
]
