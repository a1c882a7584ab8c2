-- What became of vouchers and prizes, day by day: the figures of their results, and the winners of a whole wheel as a list.

-- Nothing is handed over or won between the counting and the triggers that go on counting.
lock table voucher_redemptions, wheel_awards in share row exclusive mode;

-- How often each voucher's codes were handed over and used on each local day, and what was paid for them in hundredths.
-- Differences that add up, as in user_tally.
create table voucher_day_tally (
  voucher_id uuid not null,
  day date not null,
  handed_over bigint not null,
  used bigint not null,
  spent bigint not null
);
create index voucher_day_tally_of_voucher on voucher_day_tally (voucher_id, day);

insert into voucher_day_tally
  select c.voucher_id, local_day(r.created_at), count(*), 0, sum(r.price)
    from voucher_redemptions r join voucher_codes c on c.id = r.code_id group by 1, 2
  union all select c.voucher_id, local_day(r.used_at), 0, count(*), 0
    from voucher_redemptions r join voucher_codes c on c.id = r.code_id where r.used_at is not null group by 1, 2;

-- The wheel of an award, and when its code was used, so that the winners of a wheel are read along one index.
alter table wheel_awards
  add column wheel_id uuid,
  add column used_at timestamptz(3);
update wheel_awards a set wheel_id = b.wheel_id,
    used_at = (select r.used_at from voucher_redemptions r where r.code_id = a.code_id and r.user_id = a.user_id)
  from wheel_stock s join wheel_batches b on b.id = s.batch_id where s.id = a.stock_id;
-- Filled in when it is inserted, like the unit.
alter table wheel_awards add constraint wheel_awards_wheel check (wheel_id is not null);
create index wheel_awards_of_wheel on wheel_awards (wheel_id, created_at, id);
create index wheel_awards_by_time on wheel_awards (created_at, id);
create index wheel_awards_used on wheel_awards (wheel_id, created_at, id) where used_at is not null;

-- How much of each prize was won on each local day; differences that add up.
create table wheel_award_tally (
  wheel_id uuid not null,
  stock_id uuid not null,
  cause text not null,
  day date not null,
  awards bigint not null
);
create index wheel_award_tally_of_wheel on wheel_award_tally (wheel_id, day);
insert into wheel_award_tally select wheel_id, stock_id, cause, local_day(created_at), count(*) from wheel_awards group by 1, 2, 3, 4;

create or replace function voucher_code_handed_over() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  voucher uuid;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('voucher_redemptions') then
    raise exception 'voucher_code_handed_over is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  update voucher_codes set sold_qty = sold_qty + 1, used_qty = used_qty + (new.used_at is not null)::int,
      redeemed_at = new.created_at, redeemed_by = new.user_id, version = version + 1
    where id = new.code_id and deleted_at is null returning voucher_id into voucher;
  if not found then
    raise exception 'this code was deleted' using errcode = 'check_violation', constraint = 'voucher_codes_deleted';
  end if;
  insert into voucher_day_tally values (voucher, local_day(new.created_at), 1, 0, new.price);
  if new.used_at is not null then
    insert into voucher_day_tally values (voucher, local_day(new.used_at), 0, 1, 0);
    update wheel_awards set used_at = new.used_at where code_id = new.code_id and user_id = new.user_id;
  end if;
  return null;
end $$;

create or replace function voucher_code_used() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  voucher uuid;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('voucher_redemptions') then
    raise exception 'voucher_code_used is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  update voucher_codes set used_qty = used_qty + (new.used_at is not null)::int - (old.used_at is not null)::int, version = version + 1
    where id = new.code_id returning voucher_id into voucher;
  insert into voucher_day_tally
    select voucher, local_day(moved.at), 0, moved.n, 0
      from (values (old.used_at, -1), (new.used_at, 1)) moved (at, n) where moved.at is not null;
  update wheel_awards set used_at = new.used_at where code_id = new.code_id and user_id = new.user_id;
  return null;
end $$;
drop trigger voucher_code_used on voucher_redemptions;
create trigger voucher_code_used after update of used_at on voucher_redemptions
  for each row when (old.used_at is distinct from new.used_at) execute function voucher_code_used();

create or replace function wheel_awarded() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('wheel_awards') then
    raise exception 'wheel_awarded is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  select b.wheel_id into new.wheel_id
    from wheel_stock s join wheel_batches b on b.id = s.batch_id join lucky_wheels w on w.id = b.wheel_id
    where s.id = new.stock_id and b.start_date <= new.created_at and new.created_at < b.end_date
      and (w.deleted_at is null or new.created_at < w.deleted_at);
  if not found then
    raise exception 'this batch does not run' using errcode = 'check_violation', constraint = 'wheel_awards_in_time';
  end if;
  if new.cause = 'CHANCE' then
    update stock_lanes set awarded = awarded + 1 where stock_id = new.stock_id and lane = new.lane
      returning awarded into new.unit;
  else
    update wheel_designations set awarded_at = new.created_at
      where stock_id = new.stock_id and user_id = new.user_id and awarded_at is null;
  end if;
  if not found then
    raise exception 'there is nothing left to award' using errcode = 'check_violation', constraint = 'wheel_awards_left';
  end if;
  -- The code may have been handed over, and even used, before the award is written.
  new.used_at := (select r.used_at from voucher_redemptions r where r.code_id = new.code_id and r.user_id = new.user_id);
  insert into wheel_award_tally values (new.wheel_id, new.stock_id, new.cause, local_day(new.created_at), 1);
  return new;
end $$;
