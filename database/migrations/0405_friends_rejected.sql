-- Staff may reject a friend who counts already. What the friend counted for is then known: the campaign stands with them.
alter table referrals add column campaign_id uuid references vouchers;
update referrals r set campaign_id = v.id from vouchers v, users u
  where r.status = 'COUNTED' and u.id = r.friend_id and v.type = 'REFERRAL' and u.created_at >= v.start_date
    and tstzrange(v.start_date, v.end_date) @> r.created_at
    and exists (select from referral_progress p where p.campaign_id = v.id and p.user_id = r.inviter_id);

-- Staff look at those who count, too.
drop index referrals_looked_at;
create index referrals_by_moment on referrals (created_at, id);
create index referrals_of_status on referrals (status, created_at, id);

-- The code of a reward that is taken back is free again, as that of a refund. A used one stays where it is: the application
-- does not take its reward back.
create or replace function voucher_taken_back() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  redemption uuid;
  taken voucher_redemptions;
  voucher uuid;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('point_corrections', 'referral_rewards') then
    raise exception 'voucher_taken_back is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  redemption := case tg_op when 'DELETE' then old.redemption_id else new.redemption_id end;
  select * into strict taken from voucher_redemptions where id = redemption;
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
create trigger voucher_taken_back after delete on referral_rewards
  for each row when (old.redemption_id is not null) execute function voucher_taken_back();
grant delete on referral_rewards to backoffice_app;
