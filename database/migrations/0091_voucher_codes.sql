-- The codes of vouchers, and to whom they were handed over.

-- How codes are compared: in capitals, without spaces and dashes.
create function voucher_code_key(code text) returns text
  language sql immutable parallel safe strict
  return upper(regexp_replace(code, '[\s\u2010-\u2015-]', '', 'g'));

create table voucher_codes (
  id uuid primary key,
  voucher_id uuid not null references vouchers,
  code text not null check (char_length(code) between 1 and 64),
  code_key text not null generated always as (voucher_code_key(code)) stored check (code_key <> ''),
  -- How often it serves, and how often it was handed over.
  qty int not null default 1 check (qty >= 1),
  sold_qty int not null default 0,
  status text not null generated always as (case when sold_qty = qty then 'REDEEMED' else 'ACTIVE' end) stored,
  -- Set while a prize reserves it. Purchases take codes of no pool.
  pool uuid,
  -- Those who take codes at the same time look in different lanes.
  lane int not null default floor(random() * 32) check (lane between 0 and 31),
  start_date timestamptz(3) not null,
  end_date timestamptz(3) not null,
  vendor_code text check (char_length(vendor_code) between 1 and 100),
  remarks text check (char_length(remarks) between 1 and 500),
  -- The latest hand-over.
  redeemed_at timestamptz(3),
  redeemed_by uuid references users,
  deleted_at timestamptz(3),
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint voucher_codes_period check (start_date < end_date),
  constraint voucher_codes_sold check (sold_qty between 0 and qty),
  constraint voucher_codes_reserved_once check (pool is null or qty = 1),
  constraint voucher_codes_handed_over check ((sold_qty = 0) = (redeemed_at is null) and (redeemed_at is null) = (redeemed_by is null)),
  -- Who has a code keeps it.
  constraint voucher_codes_deleted check (deleted_at is null or sold_qty = 0)
);
create unique index voucher_codes_living_key on voucher_codes (code_key) where deleted_at is null;
create index voucher_codes_of_voucher on voucher_codes (voucher_id, id) where deleted_at is null;
create index voucher_codes_active on voucher_codes (voucher_id, id) where deleted_at is null and status = 'ACTIVE';
create index voucher_codes_redeemed on voucher_codes (voucher_id, id) where deleted_at is null and status = 'REDEEMED';
create index voucher_codes_to_take on voucher_codes (voucher_id, pool, lane, id) where deleted_at is null and status = 'ACTIVE';
create index voucher_codes_by_person on voucher_codes (redeemed_by) where redeemed_by is not null;
-- What hands codes over counts them; nothing else changes who has one.
revoke update, delete on voucher_codes from backoffice_app;
grant update (pool, vendor_code, remarks, deleted_at, version) on voucher_codes to backoffice_app;

-- Who got a code, why, and for how many points. Members write here, so no row that staff edit is locked by a reference.
create table voucher_redemptions (
  id uuid primary key,
  code_id uuid not null references voucher_codes,
  user_id uuid not null references users,
  cause text not null check (cause in ('BOUGHT', 'WON', 'EARNED', 'ENTERED')),
  -- In hundredths.
  price bigint not null default 0 check (price >= 0),
  -- The movement that paid it.
  entry_id uuid,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint voucher_redemptions_paid check ((price > 0) = (entry_id is not null)),
  constraint voucher_redemptions_once unique (code_id, user_id),
  constraint voucher_redemptions_entry unique (entry_id) deferrable
);
create index voucher_redemptions_by_person on voucher_redemptions (user_id, created_at, id);
revoke update, delete on voucher_redemptions from backoffice_app;
grant update (used_at) on voucher_redemptions to backoffice_app;

-- A code that was deleted meanwhile is not found; one that is handed over already breaks its constraint.
create function voucher_code_handed_over() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update voucher_codes set sold_qty = sold_qty + 1, redeemed_at = new.created_at, redeemed_by = new.user_id, version = version + 1
    where id = new.code_id and deleted_at is null;
  if not found then
    raise exception 'this code was deleted' using errcode = 'check_violation', constraint = 'voucher_codes_deleted';
  end if;
  return null;
end $$;
create trigger voucher_code_handed_over after insert on voucher_redemptions
  for each row execute function voucher_code_handed_over();

-- The codes of each voucher that are not deleted, by status, and what their quantities add up to: in all, handed over,
-- and reserved by prizes. Differences that add up, as in user_tally.
create table voucher_code_tally (
  voucher_id uuid not null,
  status text not null,
  codes bigint not null,
  qty bigint not null,
  sold bigint not null,
  reserved bigint not null
);
create index voucher_code_tally_of_voucher on voucher_code_tally (voucher_id);

create function voucher_codes_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into voucher_code_tally
      select voucher_id, status, count(*), sum(qty), sum(sold_qty), coalesce(sum(qty - sold_qty) filter (where pool is not null), 0)
        from after where deleted_at is null group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into voucher_code_tally
      select voucher_id, status, -count(*), -sum(qty), -sum(sold_qty), -coalesce(sum(qty - sold_qty) filter (where pool is not null), 0)
        from before where deleted_at is null group by 1, 2;
  else
    insert into voucher_code_tally
      select voucher_id, status, sum(n), sum(n * qty), sum(n * sold_qty), coalesce(sum(n * (qty - sold_qty)) filter (where pool is not null), 0)
        from (select 1 as n, a.* from after a where a.deleted_at is null
          union all select -1, b.* from before b where b.deleted_at is null) moved
        group by 1, 2
        having sum(n) <> 0 or sum(n * qty) <> 0 or sum(n * sold_qty) <> 0
          or coalesce(sum(n * (qty - sold_qty)) filter (where pool is not null), 0) <> 0;
  end if;
  return null;
end $$;
create trigger voucher_codes_tallied_insert after insert on voucher_codes referencing new table as after for each statement execute function voucher_codes_tallied();
create trigger voucher_codes_tallied_update after update on voucher_codes referencing old table as before new table as after for each statement execute function voucher_codes_tallied();
create trigger voucher_codes_tallied_delete after delete on voucher_codes referencing old table as before for each statement execute function voucher_codes_tallied();
