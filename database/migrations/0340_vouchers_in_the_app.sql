-- What members do with vouchers.

-- The codes of printed vouchers are typed into the app. What costs points is never given for a code.
alter table vouchers
  add column is_printed boolean not null default false,
  add constraint vouchers_printed check (not is_printed or type <> 'POINT_EXCHANGE');

-- What members can buy.
create index vouchers_for_points on vouchers (created_at, id)
  where type = 'POINT_EXCHANGE' and status = 'ENABLED' and admin_status = 'APPROVED' and deleted_at is null;

-- Of each lane, the code that ends first is taken; those that have ended are not passed over one by one. (The index by pool
-- cannot serve: the planner takes no order from an index of which a column is null.)
create index voucher_codes_to_buy on voucher_codes (voucher_id, lane, end_date, id)
  where pool is null and deleted_at is null and status = 'ACTIVE';

-- Locks a code of the voucher that is neither reserved nor ended, and that the person does not have; null if none is left.
-- The first round passes over codes that others are taking. The second waits for them, since they may be given up.
create function take_voucher_code(of_voucher uuid, person uuid) returns uuid language plpgsql as $$
declare
  first_lane int := floor(random() * 32);
  taken uuid;
begin
  for step in 0..31 loop
    select c.id into taken from voucher_codes c
      where c.voucher_id = of_voucher and c.pool is null and c.lane = (first_lane + step) % 32 and c.end_date > now()
        and c.deleted_at is null and c.status = 'ACTIVE'
        and not exists (select from voucher_redemptions r where r.code_id = c.id and r.user_id = person)
      order by c.end_date, c.id limit 1 for no key update of c skip locked;
    exit when taken is not null;
  end loop;
  if taken is not null then return taken; end if;
  for step in 0..31 loop
    select c.id into taken from voucher_codes c
      where c.voucher_id = of_voucher and c.pool is null and c.lane = step and c.end_date > now()
        and c.deleted_at is null and c.status = 'ACTIVE'
        and not exists (select from voucher_redemptions r where r.code_id = c.id and r.user_id = person)
      order by c.end_date, c.id limit 1 for no key update of c;
    exit when taken is not null;
  end loop;
  return taken;
end $$;
grant execute on function take_voucher_code(uuid, uuid) to backoffice_app;
