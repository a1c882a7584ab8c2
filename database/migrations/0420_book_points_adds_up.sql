-- `book_points`, the only writer of entries, also adds up: one change of the balance instead of a lock and, by the trigger of
-- the entries, a change. The ledger's tables have no triggers that add up any more, so that they can be distributed by member.
-- Who fills a database with entries of their own adds them up afterwards (database/demo/add-up-points.ts).
create or replace function book_points(entry jsonb) returns point_entries
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made point_entries := jsonb_populate_record(null::point_entries, entry);
  gained bigint := case when made.earned then made.amount else 0 end;
  held bigint;
begin
  update balances set active_points = active_points + made.amount, earned_points = earned_points + gained
    where user_id = made.user_id returning active_points into held;
  if not found then
    raise exception 'there is no balance of user %', made.user_id using errcode = 'foreign_key_violation';
  end if;
  if made.amount < 0 and made.cause <> 'CORRECTION' and held < 0 then
    raise exception 'user % has % hundredths of points', made.user_id, held - made.amount using errcode = 'check_violation', constraint = 'balances_cover_spending';
  end if;
  made.created_at := coalesce(made.created_at, now());
  insert into point_entries select made.*;
  if made.earned then
    insert into point_days as d (user_id, day, earned, entries) values (made.user_id, local_day(made.created_at), made.amount, 1)
      on conflict (user_id, day) do update set earned = d.earned + excluded.earned, entries = d.entries + 1;
  end if;
  insert into point_tally (day, kind, amount, earned, entries)
    values (local_day(made.created_at), point_kind(made.cause, made.amount, made.corrects), made.amount, gained, made.earned::int);
  if made.corrects is not null and made.amount > 0 then
    update point_expiry p set oldest = local_day(c.created_at) from point_entries c
      where p.user_id = made.user_id and c.user_id = made.user_id and c.id = made.corrects and local_day(c.created_at) < p.oldest;
  end if;
  return made;
end $$;

drop trigger points_kept on point_entries;
drop function points_kept();
