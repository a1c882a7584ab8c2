-- A person's balance leaves `users`: each entry of points rewrote that row and its 29 indexes (decision 0015).
--
-- `users.point` and `users.earned_points` stay for one release, for replicas of the version before: those read them (list,
-- details, export) and show the balances of this moment until they are replaced. They book nothing, and decide nothing
-- by a balance. The release after this one drops both columns, and seven indexes with them. Whoever goes back to the
-- version before brings them up to date first, and gives `points_kept` the body it has in 0011:
--   update users set point = b.active_points, earned_points = b.earned_points from balances b where b.user_id = users.id;

-- Nobody books and nobody joins until this is committed: they would be missing in what is copied here. Reading goes on.
lock table point_entries, users in share row exclusive mode;

-- Whole hundredths of a point. Pages have room, so that a row that changes stays where it is.
create table balances (
  user_id uuid not null,
  -- What can be spent.
  active_points bigint not null default 0,
  -- All that was ever earned.
  earned_points bigint not null default 0
) with (fillfactor = 70);
insert into balances select id, point, earned_points from users;
-- After the rows, since one pass over all is faster than a look for each.
alter table balances add primary key (user_id);
alter table balances add foreign key (user_id) references users on delete cascade;
create index balances_by_points on balances (active_points, user_id);
revoke insert, update, delete on balances from backoffice_app;

create function balances_opened() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into balances (user_id) select id from after;
  return null;
end $$;
create trigger balances_opened after insert on users referencing new table as after for each statement execute function balances_opened();

-- An entry needs a balance, and a balance that has entries stays. These two triggers say so instead of a foreign key, which
-- looked up and locked another row for each entry: a seventh of its time. Both wait for the same row of balances, so
-- of two at once the later one sees what the other did.
--
-- The balance, the day's row and the tally follow each entry, in its transaction, whoever writes it. A trigger for each row,
-- since entries come one at a time: a statement's trigger adds up a table of new rows, which takes longer. Two consequences for
-- whoever books much in one transaction: give people in the order of their ids, or two such writers wait for each
-- other in a circle; and a thousand entries of one person are slow, since each looks past all versions of the row before.
create or replace function points_kept() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update balances set
      active_points = active_points + new.amount,
      earned_points = earned_points + case when new.earned then new.amount else 0 end
    where user_id = new.user_id;
  if not found then
    raise exception 'there is no balance of user %', new.user_id using errcode = 'foreign_key_violation';
  end if;
  if new.earned then
    insert into point_days as d (user_id, day, earned, entries) values (new.user_id, local_day(new.created_at), new.amount, 1)
      on conflict (user_id, day) do update set earned = d.earned + excluded.earned, entries = d.entries + 1;
    insert into point_tally (day, earned, entries) values (local_day(new.created_at), new.amount, 1);
  end if;
  return null;
end $$;

create function balances_stay() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from point_entries where user_id = old.user_id) then
    raise exception 'user % has entries of points', old.user_id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;
create trigger balances_stay before delete on balances for each row execute function balances_stay();

-- The generator of table types leaves out what a comment calls unused: this version must not name what the next one drops.
comment on column users.point is 'unused: see balances';
comment on column users.earned_points is 'unused: see balances';

-- Last, since this keeps readers of the table out. An array that is written as one constant need not be put together again for
-- each insert: that was a tenth of its time.
alter table point_entries
  drop constraint point_entries_user_id_fkey,
  drop constraint point_entries_other_account_check,
  drop constraint point_entries_cause_check,
  add constraint point_entries_other_account_check check (other_account = any ('{REWARDS,VOUCHERS,PRIZES,CORRECTIONS,EXCHANGE}')),
  add constraint point_entries_cause_check check (cause = any ('{RULE,POST,VOUCHER,PRIZE,CORRECTION,EXCHANGE}'));
drop trigger points_tallied on point_entries;
drop function points_tallied;
drop trigger points_kept on point_entries;
create trigger points_kept after insert on point_entries for each row execute function points_kept();
