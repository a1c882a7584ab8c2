-- What is announced and delivered, by month, so that the log of old webhooks goes with its month.

create or replace function event_numbered() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  number bigint;
begin
  if tg_table_schema <> 'public' or coalesce(pg_partition_root(tg_relid), tg_relid)::regclass::text not in ('outbox') then
    raise exception 'event_numbered is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  insert into event_sequences as s (model, subject_id, last) values (new.model, new.subject_id, 1)
    on conflict (model, subject_id) do update set last = s.last + 1 returning last into number;
  update outbox set sequence = number, position = nextval('outbox_positions') where id = new.id;
  return null;
end $$;

alter table outbox rename to outbox_before;
alter table outbox_before rename constraint outbox_pkey to outbox_before_pkey;
alter index outbox_by_position rename to outbox_before_by_position;
create table outbox (like outbox_before including defaults including constraints including storage) partition by range (id);
alter table outbox add constraint outbox_pkey primary key (id);
create index outbox_by_position on outbox (position) where position is not null;
create table outbox_default partition of outbox default;
revoke update on outbox from backoffice_app;
revoke all on outbox_default from backoffice_app;
grant select on outbox_default to backoffice_app;
select make_month(whole, month) from missing_months() where whole = 'outbox';
-- What was announced in the last moments. It has its numbers already.
insert into outbox select * from outbox_before;
create constraint trigger event_numbered after insert on outbox deferrable initially deferred
  for each row execute function event_numbered();

drop table outbox_before;

-- Tries go with the month of their delivery, which no reference must hold back. Whoever deletes a delivery deletes its tries.
alter table webhook_tries drop constraint webhook_tries_delivery_id_fkey;
alter table webhook_deliveries rename to webhook_deliveries_before;
alter table webhook_deliveries_before rename constraint webhook_deliveries_pkey to webhook_deliveries_before_pkey;
alter index webhook_deliveries_due rename to webhook_deliveries_before_due;
alter index webhook_deliveries_in_line rename to webhook_deliveries_before_in_line;
alter index webhook_deliveries_oldest rename to webhook_deliveries_before_oldest;
alter index webhook_deliveries_failed rename to webhook_deliveries_before_failed;
alter index webhook_deliveries_by_time rename to webhook_deliveries_before_by_time;
alter index webhook_deliveries_by_type rename to webhook_deliveries_before_by_type;
alter index webhook_deliveries_by_subject rename to webhook_deliveries_before_by_subject;
create table webhook_deliveries (like webhook_deliveries_before including defaults including constraints including storage) partition by range (id);
alter table webhook_deliveries drop constraint webhook_deliveries_is_before;
alter table webhook_deliveries add constraint webhook_deliveries_pkey primary key (id);
alter table webhook_deliveries add constraint webhook_deliveries_endpoint_id_fkey foreign key (endpoint_id) references webhook_endpoints;
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_at, id) where state = 'PENDING';
create index webhook_deliveries_in_line on webhook_deliveries (endpoint_id, subject_id, sequence) where state = 'PENDING';
create index webhook_deliveries_oldest on webhook_deliveries (endpoint_id, created_at, id) where state = 'PENDING';
create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, created_at, id) where state = 'FAILED';
create index webhook_deliveries_by_time on webhook_deliveries (endpoint_id, created_at, id);
create index webhook_deliveries_by_type on webhook_deliveries (endpoint_id, type, created_at, id);
create index webhook_deliveries_by_subject on webhook_deliveries (endpoint_id, subject_id, created_at, id);
select attach_before('webhook_deliveries');
alter table webhook_deliveries_before drop constraint webhook_deliveries_is_before;
create table webhook_deliveries_default partition of webhook_deliveries default;

alter table webhook_tries rename to webhook_tries_before;
alter table webhook_tries_before rename constraint webhook_tries_pkey to webhook_tries_before_pkey;
create table webhook_tries (like webhook_tries_before including defaults including constraints including storage) partition by range (delivery_id);
alter table webhook_tries drop constraint webhook_tries_is_before;
alter table webhook_tries add constraint webhook_tries_pkey primary key (delivery_id, number);
select attach_before('webhook_tries');
alter table webhook_tries_before drop constraint webhook_tries_is_before;
create table webhook_tries_default partition of webhook_tries default;

revoke all on webhook_deliveries_before, webhook_deliveries_default, webhook_tries_before, webhook_tries_default from backoffice_app;
grant select on webhook_deliveries_before, webhook_deliveries_default, webhook_tries_before, webhook_tries_default to backoffice_app;

-- The months that have a partition.
create function months_of(whole text) returns setof date language sql stable set search_path = public, pg_temp as $$
  select to_date(right(relname, 7), 'YYYY_MM') from pg_inherits join pg_class on oid = inhrelid
    where inhparent = to_regclass(whole) and relname ~ '_\d{4}_\d{2}$' order by 1
$$;

-- Drops a month of the outbox from which everything has been handed out, if it is over.
create function drop_month_of_outbox(month date) returns boolean language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  part text := month_table('outbox', month);
  is_needed boolean := month + interval '1 month 1 day' > now() at time zone 'UTC';
begin
  lock table monthly_tables in share row exclusive mode;
  if is_needed or to_regclass(part) is null then
    return false;
  end if;
  lock table only outbox in access exclusive mode;
  execute format('select exists (select from %I)', part) into is_needed;
  if is_needed then
    return false;
  end if;
  execute format('drop table %I', part);
  return true;
end $$;

-- Drops a month of deliveries with their tries, if all are older than so many days and none waits for an endpoint that is there.
create function drop_month_of_deliveries(month date, days integer) returns boolean language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  deliveries text := month_table('webhook_deliveries', month);
  tries text := month_table('webhook_tries', month);
  oldest timestamptz := now() - make_interval(days => greatest(days, 0));
  is_needed boolean := month + interval '1 month' > oldest at time zone 'UTC';
  asked text := format('select exists (select from webhook_endpoints e
    where e.deleted_at is null and exists (select from %1$I d where d.endpoint_id = e.id and d.state = ''PENDING'')
      or exists (select from %1$I d where d.endpoint_id = e.id and d.created_at >= $1))', deliveries);
begin
  lock table monthly_tables in share row exclusive mode;
  if is_needed or to_regclass(deliveries) is null then
    return false;
  end if;
  -- Before everybody is locked out, and once more when nobody can put one into the line again.
  execute asked into is_needed using oldest;
  if is_needed then
    return false;
  end if;
  lock table only webhook_deliveries, only webhook_tries in access exclusive mode;
  execute asked into is_needed using oldest;
  if is_needed then
    return false;
  end if;
  execute format('drop table %I', deliveries);
  if to_regclass(tries) is not null then
    execute format('drop table %I', tries);
  end if;
  return true;
end $$;
revoke execute on function months_of, drop_month_of_outbox, drop_month_of_deliveries from public;
grant execute on function months_of, drop_month_of_outbox, drop_month_of_deliveries to backoffice_app;

select make_month(whole, month) from missing_months() where whole in ('webhook_deliveries', 'webhook_tries');
drop function bound_before(text), attach_before(text);
