-- Tables that grow with what members do get a partition for each month (UTC), by their ids, which are UUIDv7. This prepares it: decision 0092.

create table monthly_tables (
  name text primary key,
  -- The id by which rows are divided.
  divided_by text not null,
  -- The first month with a partition of its own. What is older is in <name>_before, and what belongs to no month in <name>_default.
  begins date not null
);
revoke insert, update, delete on monthly_tables from backoffice_app;
-- Nothing may reach it before the migrations that follow have run, so not the next month; and it is after all rows that are there, whose ids
-- may come from a clock that was ahead.
insert into monthly_tables select name, divided_by, greatest(
    date_trunc('month', now() at time zone 'UTC') + interval '2 months',
    date_trunc('month', to_timestamp(('x' || left(replace(newest::text, '-', ''), 12))::bit(48)::bigint / 1000.0) at time zone 'UTC') + interval '1 month')
  from (values
    ('member_actions', 'id', (select id from member_actions order by id desc limit 1)),
    ('point_entries', 'id', (select id from point_entries order by id desc limit 1)),
    ('spins', 'id', (select id from spins order by id desc limit 1)),
    ('webhook_deliveries', 'id', (select id from webhook_deliveries order by id desc limit 1)),
    ('webhook_tries', 'delivery_id', (select delivery_id from webhook_tries order by delivery_id desc limit 1))) t (name, divided_by, newest);
-- Its rows stay for moments, so they move: nothing is before.
insert into monthly_tables values ('outbox', 'id', date_trunc('month', now() at time zone 'UTC'));

-- No UUIDv7 of this moment or later is lower.
create function first_id(at timestamptz) returns uuid language sql immutable parallel safe
  return (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;
create function first_id_of(month date) returns uuid language sql immutable parallel safe
  return first_id(month::timestamp at time zone 'UTC');
create function month_table(whole text, month date) returns text language sql immutable parallel safe
  return whole || to_char(month::timestamp, '_YYYY_MM');

-- The months until in three months that have no partition yet.
create function missing_months() returns table (whole text, month date) language sql stable set search_path = public, pg_temp as $$
  select name, m::date from monthly_tables,
      generate_series(greatest(begins, date_trunc('month', now() at time zone 'UTC')), now() at time zone 'UTC' + interval '3 months', '1 month') m
    where to_regclass(month_table(name, m::date)) is null order by 2, 1
$$;

-- Makes the partition of a month, unless it is there. Its rights are those of the whole table, by which it is written. What lies in the
-- default partition, because the month was missing or a clock was wrong, moves. Attached, not created as a partition, because that would lock the whole table.
create function make_month(whole text, month date) returns boolean language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  part text := month_table(whole, month);
  rest text := whole || '_default';
  bounds uuid[] := array[first_id_of(month), first_id_of((month + interval '1 month')::date)];
  by_key text;
  own record;
  moved bigint;
begin
  select divided_by into by_key from monthly_tables where name = whole and begins <= month and month = date_trunc('month', month);
  if not found then
    raise exception 'there is no month % of %', month, whole using errcode = 'invalid_parameter_value';
  end if;
  -- One at a time. With an advisory lock, whoever waited would not see the table that was made meanwhile.
  lock table monthly_tables in share row exclusive mode;
  if to_regclass(part) is not null then
    return false;
  end if;
  execute format('create table %I (like %I including defaults including constraints including storage)', part, whole);
  execute format('revoke all on %I from backoffice_app', part);
  execute format('grant select on %I to backoffice_app', part);
  execute format('lock table %I in access exclusive mode', rest);
  execute format('select count(*) from %I where %I >= $1 and %2$I < $2', rest, by_key) into moved using bounds[1], bounds[2];
  if moved > 0 then
    execute format('alter table %I disable trigger user', rest);
    execute format('with moved as (delete from %I where %I >= $1 and %2$I < $2 returning *) insert into %I select * from moved', rest, by_key, part)
      using bounds[1], bounds[2];
    execute format('alter table %I enable trigger user', rest);
  end if;
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', whole, part, bounds[1], bounds[2]);
  -- Those of whole statements are not inherited, and refuse changes.
  for own in select pg_get_triggerdef(t.oid) as text from pg_trigger t
    where tgrelid = to_regclass(whole) and not tgisinternal and tgtype & 1 = 0 loop
    execute replace(own.text, format(' ON public.%I ', whole), format(' ON public.%I ', part));
  end loop;
  if moved > 0 and whole in ('member_actions', 'point_entries', 'spins') then
    execute format('select note_month(user_id, $1, $2) from %I group by user_id', part) using whole, to_char(month, 'YYYYMM')::integer;
  end if;
  return true;
end $$;

create function bound_before(whole text) returns void language plpgsql as $$
begin
  execute (select format('alter table %I add constraint %I check (%I < %L) not valid', name, name || '_is_before', divided_by, first_id_of(begins))
    from monthly_tables where name = whole);
end $$;
create function attach_before(whole text) returns void language plpgsql as $$
begin
  execute (select format('alter table %I attach partition %I for values from (minvalue) to (%L)', name, name || '_before', first_id_of(begins))
    from monthly_tables where name = whole);
end $$;

revoke execute on function first_id, first_id_of, month_table, missing_months, make_month, bound_before, attach_before from public;
grant execute on function first_id, first_id_of, month_table, missing_months, make_month to backoffice_app;

-- So that attaching reads nothing: the next migration checks the rows that are there.
select bound_before(name) from monthly_tables where name <> 'outbox';
