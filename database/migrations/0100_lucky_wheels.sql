-- Lucky wheels: campaigns of batches, in which members win points or vouchers by turning a wheel.

create extension if not exists btree_gist;

create table lucky_wheels (
  id uuid primary key,
  title text not null check (title ~ '\S' and char_length(title) <= 100),
  title_en text not null check (title_en ~ '\S' and char_length(title_en) <= 100),
  start_date timestamptz(3) not null,
  end_date timestamptz(3) not null,
  created_by uuid not null references users,
  deleted_at timestamptz(3),
  trashed text not null generated always as (case when deleted_at is null then 'NO' else 'YES' end) stored,
  search text not null generated always as (search_key(title || ' ' || title_en)) stored,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint lucky_wheels_period check (start_date < end_date),
  -- Members turn one wheel. One may begin when another ends.
  constraint lucky_wheels_apart exclude using gist (tstzrange(start_date, end_date) with &&) where (deleted_at is null)
);
create index lucky_wheels_by_created on lucky_wheels (created_at, id);
create index lucky_wheels_by_trashed on lucky_wheels (trashed, created_at, id);
create index lucky_wheels_search on lucky_wheels using gin (search gin_trgm_ops);

-- The names of the four tiers, for all prizes of a wheel.
create table wheel_tiers (
  wheel_id uuid not null references lucky_wheels,
  prize_tier text not null check (prize_tier in ('DIAMOND', 'GOLD', 'SILVER', 'BRONZE')),
  name text not null check (name ~ '\S' and char_length(name) <= 50),
  name_en text not null check (name_en ~ '\S' and char_length(name_en) <= 50),
  primary key (wheel_id, prize_tier)
);

create table wheel_batches (
  id uuid primary key,
  wheel_id uuid not null references lucky_wheels,
  start_date timestamptz(3) not null,
  end_date timestamptz(3) not null,
  -- The moments at which prizes fall due follow from the seed. Nobody can read it while it is sealed; by its hash,
  -- everybody can check afterwards that it was not exchanged.
  seed text not null check (seed <> ''),
  seed_hash bytea not null check (octet_length(seed_hash) = 32),
  created_at timestamptz(3) not null default now(),
  constraint wheel_batches_period check (start_date < end_date),
  -- Checked at the end, because batches may be moved together.
  constraint wheel_batches_apart exclude using gist (wheel_id with =, tstzrange(start_date, end_date) with &&)
    deferrable initially deferred
);
create index wheel_batches_of_wheel on wheel_batches (wheel_id, start_date, id);

-- One line of the form: what a prize gives, in every batch that has it.
create table wheel_prizes (
  id uuid primary key,
  wheel_id uuid not null references lucky_wheels,
  prize_index int not null check (prize_index between 0 and 999),
  prize_tier text not null check (prize_tier in ('DIAMOND', 'GOLD', 'SILVER', 'BRONZE')),
  media_id uuid not null references media,
  -- In hundredths.
  point bigint check (point >= 0),
  voucher_id uuid references vouchers,
  -- What the batches may share out.
  total_qty int not null check (total_qty >= 0),
  created_at timestamptz(3) not null default now(),
  constraint wheel_prizes_gift check (num_nonnulls(point, voucher_id) = 1),
  constraint wheel_prizes_index unique (wheel_id, prize_index)
);
create index wheel_prizes_by_media on wheel_prizes (media_id);
create index wheel_prizes_by_voucher on wheel_prizes (voucher_id) where voucher_id is not null;

do $$
begin
  execute 'create or replace view media_uses as ' || rtrim(pg_get_viewdef('media_uses'), '; ')
    || ' union all select media_id, false, true from wheel_prizes';
end $$;
create trigger pictures_judged after insert or delete or update of media_id on wheel_prizes
  for each row execute function pictures_judged('media_id');

-- What a batch has of a prize. Vouchers' codes are reserved under this id.
create table wheel_stock (
  id uuid primary key,
  batch_id uuid not null references wheel_batches,
  prize_id uuid not null references wheel_prizes,
  qty int not null check (qty between 0 and 1000000),
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint wheel_stock_once unique (batch_id, prize_id)
);
create index wheel_stock_of_prize on wheel_stock (prize_id);

-- The stock, divided so that those who win at the same time do not wait for one row.
create table stock_lanes (
  stock_id uuid not null references wheel_stock on delete cascade,
  lane int not null check (lane between 0 and 15),
  qty int not null,
  awarded int not null default 0,
  primary key (stock_id, lane),
  constraint stock_lanes_awarded check (awarded between 0 and qty)
) with (fillfactor = 70);

-- People who are given a unit of the stock, whatever chance says. It is taken out of a lane.
create table wheel_designations (
  stock_id uuid not null references wheel_stock,
  user_id uuid not null references users,
  reason text not null check (reason ~ '\S' and char_length(reason) <= 500),
  -- Set when the person turned the wheel and got it.
  awarded_at timestamptz(3),
  created_by uuid not null references users,
  created_at timestamptz(3) not null default now(),
  constraint wheel_designations_once primary key (stock_id, user_id)
);
create index wheel_designations_by_person on wheel_designations (user_id) where awarded_at is null;

-- Who won what. Members write here, so no row that staff edit is locked by a reference.
create table wheel_awards (
  id uuid primary key,
  stock_id uuid not null,
  user_id uuid not null references users,
  cause text not null check (cause in ('CHANCE', 'ASSIGNED')),
  -- Of an award by chance: the unit of the lane, filled in when it is inserted.
  lane int,
  unit int,
  -- What it gave: a code, or the movement of the points.
  code_id uuid references voucher_codes,
  entry_id uuid,
  created_at timestamptz(3) not null default now(),
  constraint wheel_awards_unit_once unique (stock_id, lane, unit),
  constraint wheel_awards_code_once unique (code_id),
  constraint wheel_awards_entry_once unique (entry_id),
  constraint wheel_awards_gift check (num_nonnulls(code_id, entry_id) <= 1),
  constraint wheel_awards_unit check (num_nonnulls(lane, unit) = case cause when 'CHANCE' then 2 else 0 end)
);
create unique index wheel_awards_assigned_once on wheel_awards (stock_id, user_id) where cause = 'ASSIGNED';
create index wheel_awards_of_stock on wheel_awards (stock_id, created_at, id);
create index wheel_awards_of_person on wheel_awards (user_id, created_at, id);
revoke update, delete on wheel_awards from backoffice_app;
-- Only awards count what was awarded.
revoke update on stock_lanes from backoffice_app;
grant update (qty) on stock_lanes to backoffice_app;
revoke update on wheel_designations from backoffice_app;

-- An award takes the next unit of its lane, or the designation of its person. Without one it is refused, and outside of
-- the time of its batch.
create function wheel_awarded() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from wheel_stock s join wheel_batches b on b.id = s.batch_id join lucky_wheels w on w.id = b.wheel_id
      where s.id = new.stock_id and b.start_date <= new.created_at and new.created_at < b.end_date
        and (w.deleted_at is null or new.created_at < w.deleted_at)) then
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
  return new;
end $$;
create trigger wheel_awarded before insert on wheel_awards for each row execute function wheel_awarded();

-- What was awarded stays: neither its lane nor its designation can be deleted.
create function wheel_award_stays() returns trigger language plpgsql as $$
begin
  raise exception 'something of this was awarded' using errcode = 'check_violation', constraint = 'wheel_award_stays';
end $$;
create trigger wheel_award_stays before delete on stock_lanes for each row
  when (old.awarded > 0) execute function wheel_award_stays();
create trigger wheel_award_stays before delete on wheel_designations for each row
  when (old.awarded_at is not null) execute function wheel_award_stays();

-- Lanes and designations add up to the stock, whoever writes them.
create function wheel_stock_adds_up() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  stock uuid := coalesce(changed ->> 'stock_id', changed ->> 'id');
begin
  if exists (select from wheel_stock s where s.id = stock and s.qty <>
      coalesce((select sum(l.qty) from stock_lanes l where l.stock_id = s.id), 0)
      + (select count(*) from wheel_designations d where d.stock_id = s.id)) then
    raise exception 'lanes and designations are not the stock %', stock
      using errcode = 'check_violation', constraint = 'wheel_stock_adds_up';
  end if;
  return null;
end $$;
create constraint trigger wheel_stock_adds_up after insert or update of qty on wheel_stock
  deferrable initially deferred for each row execute function wheel_stock_adds_up();
create constraint trigger stock_lanes_add_up after insert or delete or update of qty on stock_lanes
  deferrable initially deferred for each row execute function wheel_stock_adds_up();
create constraint trigger wheel_designations_add_up after insert or delete on wheel_designations
  deferrable initially deferred for each row execute function wheel_stock_adds_up();

-- A batch that began keeps its dates and its quantities. Checked at the end, in case it begins while they are changed.
create function wheel_batch_frozen() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  began timestamptz;
begin
  if tg_table_name = 'wheel_batches' then
    began := old.start_date;
  else
    select start_date into began from wheel_batches where id = new.batch_id;
  end if;
  if began <= clock_timestamp() then
    raise exception 'this batch began' using errcode = 'check_violation', constraint = 'wheel_batch_frozen';
  end if;
  return null;
end $$;
create constraint trigger wheel_quantity_frozen after update of qty on wheel_stock
  deferrable initially deferred for each row when (old.qty <> new.qty) execute function wheel_batch_frozen();
create constraint trigger wheel_dates_frozen after update of start_date, end_date on wheel_batches
  deferrable initially deferred for each row
  when ((old.start_date, old.end_date) is distinct from (new.start_date, new.end_date)) execute function wheel_batch_frozen();

-- How often a wheel was turned, by hour; differences that add up.
create table wheel_spins (
  wheel_id uuid not null,
  hour timestamptz(0) not null check (hour = date_trunc('hour', hour)),
  spins bigint not null
);
create index wheel_spins_by_hour on wheel_spins (hour);
