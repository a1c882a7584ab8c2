-- Points that are older than a number of months expire: first earned, first spent.
insert into system_settings (id, key, type, value) values ('019a0000-0000-7000-8001-000000000010', 'points.expireAfterMonths', 'NUMBER', '0');

-- Since when a setting has its value. Nothing expires within 30 days after that of the months.
alter table system_settings add column value_since timestamptz(3) not null default now();
create function value_since_kept() returns trigger language plpgsql as $$
begin
  new.value_since := now();
  return new;
end $$;
revoke execute on function value_since_kept from public;
create trigger value_since_kept before update on system_settings for each row
  when (old.value is distinct from new.value) execute function value_since_kept();

alter table point_entries drop constraint point_entries_cause_check, drop constraint point_entries_other_account_check,
  add constraint point_entries_cause_check check (cause = any ('{RULE,POST,VOUCHER,PRIZE,CORRECTION,EXCHANGE,EXPIRY}')),
  add constraint point_entries_other_account_check check (other_account = any ('{REWARDS,VOUCHERS,PRIZES,CORRECTIONS,EXCHANGE,EXPIRY}'));

-- What is left of the points that a member got on each day. Since the oldest are spent first, what is left are the newest
-- that add up to the balance. What was taken back, or given back after that, counts on the day of the entry that it corrects.
create function point_lots(member uuid) returns table (day date, unspent bigint) language sql stable as $$
  with gained as (
    select local_day(case when c.amount > 0 then c.created_at else e.created_at end) as day, sum(e.amount) as amount
      from point_entries e left join point_entries c on c.user_id = e.user_id and c.id = e.corrects
      where e.user_id = member and (e.amount > 0 or c.amount > 0) group by 1
  ), newest as (
    select day, amount, sum(amount) over (order by day desc) - amount as newer from gained where amount > 0
  )
  select day, least(amount, active_points - newer)::bigint from newest, balances
    where user_id = member and newer < active_points order by day
$$;
revoke execute on function point_lots from public;
grant execute on function point_lots to backoffice_app;

-- No unspent points of the member are from before this day, so that each night reads only members who have some that are old
-- enough. Until the first night nobody knows.
create table point_expiry (
  user_id uuid primary key,
  oldest date not null default '-infinity',
  checked_on date
);
insert into point_expiry (user_id) select user_id from balances;
create index point_expiry_by_oldest on point_expiry (oldest, user_id);
revoke insert, delete on point_expiry from backoffice_app;

-- What a member was told: that points of until this day expire.
create table expiry_notices (
  user_id uuid not null,
  earned_until date not null,
  told_at timestamptz(3) not null default now(),
  primary key (user_id, earned_until)
);

create or replace function balances_opened() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('users') then
    raise exception 'balances_opened is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  insert into balances (user_id) select id from after;
  insert into point_expiry (user_id) select id from after;
  return null;
end $$;

create or replace function balances_closed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('users') then
    raise exception 'balances_closed is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  delete from balances where user_id = old.id;
  delete from point_expiry where user_id = old.id;
  return null;
end $$;

-- Points that are given back are as old as those that were taken.
create or replace function book_points(entry jsonb) returns point_entries language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made point_entries := jsonb_populate_record(null::point_entries, entry);
  held bigint;
begin
  select active_points into held from balances where user_id = made.user_id for update;
  if not found then
    raise exception 'there is no balance of user %', made.user_id using errcode = 'foreign_key_violation';
  end if;
  if made.amount < 0 and made.cause <> 'CORRECTION' and held + made.amount < 0 then
    raise exception 'user % has % hundredths of points', made.user_id, held using errcode = 'check_violation', constraint = 'balances_cover_spending';
  end if;
  made.created_at := coalesce(made.created_at, now());
  insert into point_entries select made.*;
  if made.corrects is not null and made.amount > 0 then
    update point_expiry p set oldest = local_day(c.created_at) from point_entries c
      where p.user_id = made.user_id and c.user_id = made.user_id and c.id = made.corrects and local_day(c.created_at) < p.oldest;
  end if;
  return made;
end $$;

-- Books that what is left of the points of until a day has expired, at most so much. The balance is locked from then on, also if
-- nothing is booked.
create function expire_points(member uuid, entry uuid, until date, most bigint) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due bigint;
begin
  perform from balances where user_id = member for update;
  select least(coalesce(sum(unspent), 0), most) into due from point_lots(member) where day <= until;
  if due > 0 then
    perform book_points(jsonb_build_object('id', entry, 'user_id', member, 'amount', -due, 'cause', 'EXPIRY', 'other_account', 'EXPIRY', 'earned', false));
  end if;
  return due;
end $$;
revoke execute on function expire_points from public;
grant execute on function expire_points to backoffice_app;
