-- What staff gave back for codes that members had bought: once each. Above a limit a second person confirms; until then
-- there is no entry.
create table voucher_refunds (
  redemption_id uuid primary key,
  code_id uuid not null references voucher_codes,
  user_id uuid not null references users,
  -- In hundredths.
  price bigint not null check (price > 0),
  asked_by uuid not null references users,
  reason text not null check (char_length(reason) between 1 and 500),
  -- The movement that gave the points back.
  entry_id uuid unique,
  created_at timestamptz(3) not null default now()
);
revoke update, delete on voucher_refunds from backoffice_app;
grant update (entry_id) on voucher_refunds to backoffice_app;

-- Takes back what a redemption means to its voucher. A code that was not used is free again; a used one stays where it is.
-- The caller holds the redemption's row.
create function voucher_taken_back() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  taken voucher_redemptions;
  voucher uuid;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('voucher_refunds') then
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
create trigger voucher_taken_back after update of entry_id on voucher_refunds
  for each row when (old.entry_id is null and new.entry_id is not null) execute function voucher_taken_back();
