alter table grants drop constraint grants_area_check;
alter table grants add constraint grants_area_check
  check (area in ('MODERATION', 'VERIFICATION', 'POINTS', 'NOTIFICATIONS', 'PROMOTION', 'PEOPLE', 'SUPPORT'));

-- What staff give, take or give back by hand. Above a limit it waits for a second person.
create table point_corrections (
  id uuid primary key,
  user_id uuid not null references users,
  -- In hundredths.
  amount bigint not null check (amount <> 0),
  -- Of a refund: what is given back is the price of this code. The redemption of an unused code is gone afterwards.
  redemption_id uuid,
  code_id uuid references voucher_codes,
  reason text not null check (char_length(reason) between 1 and 500),
  status text not null check (status in ('WAITING', 'BOOKED', 'DECLINED')),
  asked_by uuid not null references users,
  decided_by uuid references users,
  decision_reason text check (char_length(decision_reason) between 1 and 500),
  decided_at timestamptz(3),
  -- The movement of the points.
  entry_id uuid,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint point_corrections_entry unique (entry_id),
  constraint point_corrections_booked check ((status = 'BOOKED') = (entry_id is not null)),
  constraint point_corrections_refund check ((redemption_id is null) = (code_id is null) and (redemption_id is null or amount > 0)),
  constraint point_corrections_second_person check (status <> 'BOOKED' or decided_by is distinct from asked_by)
);
-- A code is refunded once.
create unique index point_corrections_of_redemption on point_corrections (redemption_id)
  where redemption_id is not null and status <> 'DECLINED';
create index point_corrections_by_time on point_corrections (created_at, id);
create index point_corrections_by_status on point_corrections (status, created_at, id);
create index point_corrections_of_user on point_corrections (user_id, created_at, id);
revoke update, delete on point_corrections from backoffice_app;
grant update (status, decided_by, decision_reason, decided_at, entry_id, version) on point_corrections to backoffice_app;

-- Refunds are corrections now.
insert into point_corrections (id, user_id, amount, redemption_id, code_id, reason, status, asked_by, entry_id, created_at)
  select gen_random_uuid(), user_id, price, redemption_id, code_id, reason,
      case when entry_id is null then 'WAITING' else 'BOOKED' end, asked_by, entry_id, created_at
    from voucher_refunds;
drop table voucher_refunds;

create or replace function voucher_taken_back() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  taken voucher_redemptions;
  voucher uuid;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('point_corrections') then
    raise exception 'voucher_taken_back is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  select * into strict taken from voucher_redemptions where id = new.redemption_id;
  select voucher_id into voucher from voucher_codes where id = taken.code_id;
  insert into voucher_day_tally
    values (voucher, local_day(taken.created_at), -(taken.used_at is null)::int, 0, -taken.price);
  if taken.used_at is null then
    delete from voucher_redemptions where id = taken.id;
    update voucher_codes c set sold_qty = sold_qty - 1, version = version + 1, (redeemed_at, redeemed_by) = (
        select created_at, user_id from voucher_redemptions where code_id = c.id order by created_at desc, id desc limit 1)
      where id = taken.code_id;
  end if;
  return null;
end $$;
create trigger voucher_taken_back_at_once after insert on point_corrections
  for each row when (new.entry_id is not null and new.redemption_id is not null) execute function voucher_taken_back();
create trigger voucher_taken_back after update of entry_id on point_corrections
  for each row when (old.entry_id is null and new.entry_id is not null and new.redemption_id is not null)
  execute function voucher_taken_back();
