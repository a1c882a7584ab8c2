import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/**
 * Gives the database of one test file to the next one of its worker. A new one would be a third of the time of all
 * tests on the embedded engine, which loads it in four times as long, and a quarter on PostgreSQL, where creating and
 * dropping a database writes all of its files, and the checkpoint makes the next changes of each page slow.
 */

/** Stores copies of the rows that the migrations wrote into the tables. Called once, before the database is copied. */
export async function keepPristine(owner: Kysely<Tables>): Promise<void> {
  await sql`
    do $$ declare name text; filled boolean; begin
      create schema pristine;
      for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
        execute format('select exists (select from public.%I)', name) into filled;
        if filled then execute format('create table pristine.%I as table public.%1$I', name); end if;
      end loop;
      create table pristine."sequences and values" as
        select sequencename::text as name, start_value, last_value from pg_sequences where schemaname = 'public';
    end $$`.execute(owner)
}

/** A text that differs after any change of tables, columns, constraints, triggers and functions. */
export async function schemaPrint(owner: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ print: string }>`
    with parts (part) as (
      select row(oid, relname, relkind)::text from pg_class where relnamespace = 'public'::regnamespace
      union all select row(attrelid, attnum, attname, atttypid, attnotnull, attisdropped)::text
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all select row(oid, conname)::text from pg_constraint where connamespace = 'public'::regnamespace
      union all select row(oid, tgname, tgenabled)::text from pg_trigger where not tgisinternal
      union all select row(oid, proname, prosrc)::text from pg_proc where pronamespace = 'public'::regnamespace
    )
    select md5(string_agg(part, ',' order by part)) as print from parts`.execute(owner)
  return rows[0]!.print
}

/** Every table and sequence as the migrations left them. */
export async function restorePristine(owner: Kysely<Tables>): Promise<void> {
  await sql`discard temp`.execute(owner)
  await sql`reset all`.execute(owner)
  await sql`select pg_advisory_unlock_all()`.execute(owner)
  await sql`
    do $$ declare one record; begin
      -- Neither triggers nor foreign keys: history may not be deleted otherwise.
      set local session_replication_role = replica;
      -- Not truncated: that would write new files for each of the thousand tables and indexes.
      for one in select oid::regclass as table from pg_class
        where relnamespace in ('public'::regnamespace, 'sandbox'::regnamespace) and relkind = 'r'
      loop
        execute format('delete from %s', one.table);
      end loop;
      for one in
        select table_name, string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
        where table_schema = 'public' and is_generated = 'NEVER'
          and to_regclass(format('pristine.%I', table_name)) is not null
        group by table_name
      loop
        execute format('insert into public.%I (%s) overriding system value select %2$s from pristine.%1$I',
          one.table_name, one.columns);
      end loop;
      perform setval(format('public.%I', name), coalesce(last_value, start_value), last_value is not null)
        from pristine."sequences and values";
    end $$`.execute(owner)
  await vacuumLargeTables(owner)
}

/** The deleted rows of a file that wrote many would make the next files slow. */
async function vacuumLargeTables(owner: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 512 * 1024`.execute(owner)
  if (rows.length > 0)
    await sql`vacuum ${sql.join(rows.map(({ relname }) => sql.table(`public.${relname}`)))}`.execute(owner)
}
