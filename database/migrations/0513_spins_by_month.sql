-- Spins by month. What is unique about them over all months is in tables of keys.
create table spin_keys (
  user_id uuid not null,
  request_id text not null,
  spin_id uuid not null,
  award_id uuid,
  primary key (user_id, request_id)
);
create unique index spin_keys_award on spin_keys (award_id) where award_id is not null;
create table spin_numbers (
  wheel_id uuid not null,
  number bigint not null,
  primary key (wheel_id, number)
);
revoke insert, update, delete on spin_keys, spin_numbers from backoffice_app;

alter table spins rename to spins_before;
alter table spins_before rename constraint spins_pkey to spins_before_pkey;
alter table spins_before rename constraint spins_request to spins_before_request;
alter table spins_before rename constraint spins_award to spins_before_award;
alter index spins_sealed rename to spins_before_sealed;
alter index spins_of_person rename to spins_before_of_person;
alter index spins_of_stock rename to spins_before_of_stock;
alter index spins_of_wheel rename to spins_before_of_wheel;
alter index spins_to_seal rename to spins_before_to_seal;
alter index spins_won rename to spins_before_won;
create table spins (like spins_before including defaults including constraints including storage) partition by range (id);
alter table spins drop constraint spins_is_before;
alter table spins add constraint spins_pkey primary key (id);
create index spins_of_person on spins (user_id, created_at);
create index spins_of_stock on spins (stock_id, created_at, id) where stock_id is not null;
create index spins_of_wheel on spins (wheel_id, created_at, id) include (cause);
create index spins_to_seal on spins (wheel_id, created_at, id) where number is null;
create index spins_won on spins (wheel_id, created_at, id) include (cause) where cause is not null;
-- The former one of all spins stays at those before, beside it.
create index spins_numbered on spins (wheel_id, number) where number is not null;
select attach_before('spins');
alter table spins_before drop constraint spins_is_before;
create table spins_default partition of spins default;
revoke update, delete on spins from backoffice_app;
grant update (number) on spins to backoffice_app;
revoke all on spins_before, spins_default from backoffice_app;
revoke update (number) on spins_before from backoffice_app;
grant select on spins_before, spins_default to backoffice_app;

-- Every spin since this migration has its keys here. Those of older ones are in the unique indexes of spins_before, and no longer change.
create function spin_keyed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or coalesce(pg_partition_root(tg_relid), tg_relid)::regclass::text not in ('spins') then
    raise exception 'spin_keyed is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into spin_keys values (new.user_id, new.request_id, new.id, new.award_id);
  end if;
  if new.number is not null then
    insert into spin_numbers values (new.wheel_id, new.number);
  end if;
  if tg_table_schema = 'public' and exists (select from spins_before where id <> new.id and (user_id, request_id) = (new.user_id, new.request_id)
      union all select from spins_before where id <> new.id and award_id = new.award_id
      union all select from spins_before where id <> new.id and (wheel_id, number) = (new.wheel_id, new.number)) then
    raise exception 'spin % has the request, award or number of another one', new.id using errcode = 'unique_violation';
  end if;
  return null;
end $$;
revoke execute on function spin_keyed from public;
create trigger spin_keyed after insert on spins for each row execute function spin_keyed();
create trigger spin_numbered after update of number on spins for each row when (new.number is distinct from old.number) execute function spin_keyed();
create trigger month_noted after insert on spins for each row execute function month_noted();

-- The spin of a member's request, of any time.
create function spin_of_request(member uuid, request text) returns setof spins language plpgsql stable as $$
declare
  found_id uuid;
begin
  select spin_id into found_id from spin_keys where user_id = member and request_id = request;
  if found_id is null and current_schema() <> 'sandbox' then
    select id into found_id from spins_before where user_id = member and request_id = request;
  end if;
  if found_id is not null then
    return query execute 'select * from spins where id = $1' using found_id;
  end if;
end $$;
revoke execute on function spin_of_request from public;
grant execute on function spin_of_request to backoffice_app;

-- For who fills a database without triggers.
create function recount_months() returns void language plpgsql as $$
declare
  part record;
  first uuid := (select first_id_of(begins) from monthly_tables where name = 'spins');
begin
  insert into spin_keys select user_id, request_id, id, award_id from spins where id >= first on conflict do nothing;
  insert into spin_numbers select wheel_id, number from spins where id >= first and number is not null on conflict do nothing;
  delete from history_months;
  for part in select t.name as whole, c.relname as name from monthly_tables t join pg_inherits i on i.inhparent = to_regclass(t.name) join pg_class c on c.oid = inhrelid
    where t.name in ('member_actions', 'point_entries', 'spins') and c.relname <> t.name || '_before' loop
    execute format('select note_month(user_id, $1, $2) from %I group by user_id', part.name)
      using part.whole, case when part.name like '%\_default' then 999999 else replace(right(part.name, 7), '_', '')::integer end;
  end loop;
end $$;
revoke execute on function recount_months from public;

select make_month(whole, month) from missing_months() where whole = 'spins';
