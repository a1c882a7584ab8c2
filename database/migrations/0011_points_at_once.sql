-- Two entries for one person at once each share the person's key (as a reference) before they lock the person's row:
-- with a full lock they waited for each other in a circle. This one leaves the key free.
create or replace function points_kept() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Rows in the order of their ids, so that two writers never wait for each other in a circle.
  perform from users where id in (select user_id from after) order by id for no key update;
  update users set
      point = users.point + moved.amount,
      earned_points = users.earned_points + moved.earned
    from (select user_id, sum(amount) as amount, coalesce(sum(amount) filter (where earned), 0) as earned from after group by user_id) moved
    where users.id = moved.user_id;
  insert into point_days (user_id, day, earned, entries)
    select user_id, local_day(created_at), sum(amount), count(*) from after where earned group by 1, 2
    order by 1, 2
    on conflict (user_id, day) do update set earned = point_days.earned + excluded.earned, entries = point_days.entries + excluded.entries;
  return null;
end $$;
