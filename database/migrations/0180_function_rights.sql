-- Who may call a function of the database, and where its triggers may stand. Functions with their owner's rights trust
-- their callers: a trigger function on a temporary table that looks like `point_entries` could otherwise raise a balance.

-- Functions made from now on belong to nobody until a migration grants them. (Extensions' too: one that is added later
-- needs a grant.)
alter default privileges revoke execute on functions from public;

-- The application calls functions with its own rights freely, and of those with the owner's rights only the ones that
-- migrations granted by name. Trigger functions need no grant to fire.
do $$
declare
  f record;
begin
  for f in
    select p.oid::regprocedure as signature, p.prosecdef or p.prorettype = 'trigger'::regtype as restricted, p.proacl is null as untouched
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('revoke execute on function %s from public', f.signature);
    if not f.restricted and f.untouched then
      execute format('grant execute on function %s to backoffice_app', f.signature);
    end if;
  end loop;
end $$;

-- No temporary tables for requests, and nothing of their own beside our tables.
do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end $$;
revoke create on schema public from public;

-- A trigger function with its owner's rights refuses to work for another table than those it was written for.
do $$
declare
  f record;
begin
  for f in
    select p.oid, p.proname, string_agg(distinct quote_literal(c.relname), ', ' order by quote_literal(c.relname)) as tables
    from pg_proc p join pg_trigger t on t.tgfoid = p.oid and not t.tgisinternal join pg_class c on c.oid = t.tgrelid
    where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prorettype = 'trigger'::regtype
    group by p.oid, p.proname
  loop
    execute regexp_replace(pg_get_functiondef(f.oid), E'\nbegin\n', format(E'\nbegin\n  if tg_table_schema <> ''public'' or tg_table_name not in (%s) then\n    raise exception ''%s is not for %%.%%'', tg_table_schema, tg_table_name using errcode = ''insufficient_privilege'';\n  end if;\n', f.tables, f.proname));
  end loop;
end $$;
