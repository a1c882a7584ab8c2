-- The daily tally of points says what kind of movement it was, so that a page shows points given, spent and outstanding
-- without adding up entries. As before, each entry adds a row, and a job folds them: no booking waits for another.
create function point_kind(cause text, amount bigint, corrects uuid) returns text language sql immutable parallel safe
  return case
    when cause = 'EXPIRY' then 'EXPIRED'
    when cause = 'CORRECTION' and corrects is null then 'CORRECTED'
    when cause in ('CORRECTION', 'VOUCHER') and amount > 0 then 'GIVEN_BACK'
    when cause = 'CORRECTION' then 'TAKEN_BACK'
    when amount < 0 then 'SPENT'
    else 'GIVEN'
  end;
revoke execute on function point_kind from public;
grant execute on function point_kind to backoffice_app;

-- Nobody books until this is committed.
lock table point_entries in share row exclusive mode;
delete from point_tally;
-- A replica of the version before reads the tally as it did. It cannot fold it, since it would forget the kind.
alter table point_tally add column kind text not null, add column amount bigint not null,
  add constraint point_tally_kind_check check (kind = any ('{GIVEN,GIVEN_BACK,TAKEN_BACK,SPENT,EXPIRED,CORRECTED}'));

create function recount_points() returns void language plpgsql as $$
begin
  delete from point_tally;
  insert into point_tally (day, kind, amount, earned, entries)
    select local_day(created_at), point_kind(cause, amount, corrects), sum(amount), coalesce(sum(amount) filter (where earned), 0),
        count(*) filter (where earned)
      from point_entries group by 1, 2;
end $$;
revoke execute on function recount_points from public;
select recount_points();

create or replace function recount_dashboard() returns void language plpgsql as $$
begin
  delete from country_tally;
  insert into country_tally select country_code, count(*) from users group by 1;
  delete from signup_tally;
  insert into signup_tally select local_day(created_at), count(*) from users group by 1;
  perform recount_points();
  delete from page_tally;
  insert into page_tally select is_partner, count(*) from pages group by 1;
  delete from referral_days;
  insert into referral_days select referred_by, local_day(created_at), count(*) from users where referred_by is not null group by 1, 2;
  perform recount_reports();
end $$;

create or replace function points_kept() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gained bigint;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('point_entries') then
    raise exception 'points_kept is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  gained := case when new.earned then new.amount else 0 end;
  update balances set active_points = active_points + new.amount, earned_points = earned_points + gained
    where user_id = new.user_id;
  if not found then
    raise exception 'there is no balance of user %', new.user_id using errcode = 'foreign_key_violation';
  end if;
  if new.earned then
    insert into point_days as d (user_id, day, earned, entries) values (new.user_id, local_day(new.created_at), new.amount, 1)
      on conflict (user_id, day) do update set earned = d.earned + excluded.earned, entries = d.entries + 1;
  end if;
  insert into point_tally (day, kind, amount, earned, entries)
    values (local_day(new.created_at), point_kind(new.cause, new.amount, new.corrects), new.amount, gained, new.earned::int);
  return null;
end $$;
