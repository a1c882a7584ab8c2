-- The ledger's functions while its tables are distributed (decision 0093). `ledger_…` have a member's rows alone to do with, and the
-- worker that has those runs them whole, with the owner's rights there. The others stay on the coordinator, under the names and with
-- the rights that the product knows, and ask these: one way to it for each, as the same role, because Citus lets no second role see
-- what a first one has changed in a transaction. What they are in place of is in the schema whole_ledger.

-- Returns nothing if the balance is missing or does not cover it. The error is the coordinator's: a worker's has no name of a constraint.
create function ledger_book(member uuid, entry jsonb) returns setof point_entries
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made point_entries := jsonb_populate_record(null::point_entries, entry);
  gained bigint := case when made.earned then made.amount else 0 end;
begin
  update balances set active_points = active_points + made.amount, earned_points = earned_points + gained
    where user_id = member and (made.amount > 0 or made.cause = 'CORRECTION' or active_points + made.amount >= 0);
  if not found then
    return;
  end if;
  -- Citus looks for the member in the statement, and does not see it in `made.*`.
  insert into point_entries (user_id, id, other_account, cause, amount, earned, config_id, post_id, exchange_hash, created_at, action_id, corrects, rule_version, note)
    values (member, made.id, made.other_account, made.cause, made.amount, made.earned, made.config_id, made.post_id, made.exchange_hash, made.created_at,
      made.action_id, made.corrects, made.rule_version, made.note);
  if made.earned then
    insert into point_days as d (user_id, day, earned, entries) values (member, local_day(made.created_at), made.amount, 1)
      on conflict (user_id, day) do update set earned = d.earned + excluded.earned, entries = d.entries + 1;
  end if;
  insert into point_tally (user_id, day, kind, amount, earned, entries)
    values (member, local_day(made.created_at), point_kind(made.cause, made.amount, made.corrects), made.amount, gained, made.earned::int);
  return next made;
end $$;

create function ledger_expire(member uuid, entry uuid, until date, most bigint, at timestamptz) returns setof bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  due bigint;
begin
  perform from balances where user_id = member for update;
  select least(coalesce(sum(unspent), 0), most) into due from point_lots(member) where day <= until;
  if due > 0 then
    perform ledger_book(member, jsonb_build_object('id', entry, 'user_id', member, 'amount', -due, 'cause', 'EXPIRY', 'other_account', 'EXPIRY',
      'earned', false, 'created_at', at));
  end if;
  return next due;
end $$;

create function ledger_open(member uuid) returns setof boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into balances (user_id) values (member);
  return next true;
end $$;

create function ledger_close(member uuid) returns setof boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Whoever books at this moment is waited for.
  perform from balances where user_id = member for update;
  if exists (select from point_entries where user_id = member) then
    raise exception 'user % has entries of points', member using errcode = 'foreign_key_violation';
  end if;
  delete from balances where user_id = member;
  return next true;
end $$;

-- Commits with one worker alone are not of two phases, unless Citus knows that the coordinator's rows change with them: of its own
-- tables it sees only those that it has been told of. This one is always empty.
create table two_phases (id integer primary key);
create function commit_in_two_phases() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from two_phases where id = 0;
end $$;

-- What requests may not do to the coordinator's tables by themselves, but bookings and the triggers of members do.
create function expiry_opened(member uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into point_expiry (user_id) values (member)
$$;
create function expiry_closed(member uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  delete from point_expiry where user_id = member
$$;
create function expiry_moved(member uuid, back_to date) returns void language sql security definer set search_path = public, pg_temp as $$
  update point_expiry set oldest = back_to where user_id = member and oldest > back_to
$$;

create function lock_actions(member uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform commit_in_two_phases();
  perform pg_advisory_xact_lock(hashtextextended('actions ' || member, 0));
end $$;

create function book_points(entry jsonb) returns point_entries language plpgsql set search_path = public, pg_temp as $$
declare
  member uuid := entry ->> 'user_id';
  -- The moment of this transaction: a worker's clock may differ, and its transaction begins later.
  dated jsonb := entry || jsonb_build_object('created_at', coalesce((entry ->> 'created_at')::timestamptz, now()));
  made point_entries;
  held bigint;
  given timestamptz;
begin
  perform commit_in_two_phases();
  select * into made from ledger_book(member, dated);
  if made.id is null then
    select active_points into held from balances where user_id = member;
    if not found then
      raise exception 'there is no balance of user %', member using errcode = 'foreign_key_violation';
    end if;
    raise exception 'user % has % hundredths of points', member, held using errcode = 'check_violation', constraint = 'balances_cover_spending';
  end if;
  if made.corrects is not null and made.amount > 0 then
    select created_at into given from point_entries where user_id = member and id = made.corrects;
    perform expiry_moved(member, local_day(given));
  end if;
  return made;
end $$;

create function expire_points(member uuid, entry uuid, until date, most bigint) returns bigint
  language plpgsql set search_path = public, pg_temp as $$
declare
  at timestamptz := now();
  due bigint;
begin
  perform commit_in_two_phases();
  select * into due from ledger_expire(member, entry, until, most, at);
  return due;
end $$;

-- The plan is made anew: which worker it is for, the member says.
create function point_lots(member uuid) returns table (day date, unspent bigint) language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  with gained as (
    select local_day(case when c.amount > 0 then c.created_at else e.created_at end) as day, sum(e.amount) as amount
      from point_entries e left join point_entries c on c.user_id = e.user_id and c.id = e.corrects
      where e.user_id = member and (e.amount > 0 or c.amount > 0) group by 1
  ), newest as (
    select day, amount, sum(amount) over (order by day desc) - amount as newer from gained where amount > 0
  )
  select day, least(amount, active_points - newer)::bigint from newest, balances
    where user_id = member and newer < active_points order by day;
end $$;

-- One query of the worker over all of its months: in which of them a member has rows, `history_months` says only of whole tables.
create function newest_of_member(shape anyelement, member uuid, most integer, after_at timestamptz default null, after_id uuid default null,
  is_earned boolean default false, since timestamptz default null, until timestamptz default null, skip integer default 0)
  returns setof anyelement language plpgsql stable as $$
declare
  whole text := pg_typeof(shape);
  by_id boolean := whole = 'member_actions';
begin
  if whole not in ('member_actions', 'point_entries') then
    return query select * from whole_ledger.newest_of_member(shape, member, most, after_at, after_id, is_earned, since, until, skip);
    return;
  end if;
  return query execute 'select * from ' || whole || ' where user_id = $1' || case when is_earned then ' and earned' else '' end
      || case when since is null then '' else ' and created_at >= $4' end || case when until is null then '' else ' and created_at < $5' end
      || case when after_id is null then '' when by_id then ' and id < $3' else ' and (created_at, id) < ($2, $3)' end
      || case when by_id then ' order by id desc' else ' order by created_at desc, id desc' end || ' limit $6 offset $7'
    using member, after_at, after_id, since, until, most, skip;
end $$;

-- A month of a distributed table is distributed with it. What lies in the default partition moves, as before.
create function make_month(whole text, month date) returns boolean language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  part text := month_table(whole, month);
  rest text := whole || '_default';
  bounds uuid[] := array[first_id_of(month), first_id_of((month + interval '1 month')::date)];
begin
  if whole not in ('member_actions', 'point_entries') then
    return whole_ledger.make_month(whole, month);
  end if;
  if not exists (select from monthly_tables where name = whole and begins <= month and month = date_trunc('month', month)) then
    raise exception 'there is no month % of %', month, whole using errcode = 'invalid_parameter_value';
  end if;
  lock table monthly_tables in share row exclusive mode;
  if to_regclass(part) is not null then
    return false;
  end if;
  execute format('lock table %I in access exclusive mode', rest);
  execute format('create table %I (like %I including defaults including constraints including storage)', part, whole);
  execute format('revoke all on %I from backoffice_app', part);
  execute format('grant select on %I to backoffice_app', part);
  perform create_distributed_table(part, 'user_id', colocate_with => 'balances');
  execute format('insert into %I select * from %I where id >= $1 and id < $2', part, rest) using bounds[1], bounds[2];
  execute format('delete from %I where id >= $1 and id < $2', rest) using bounds[1], bounds[2];
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', whole, part, bounds[1], bounds[2]);
  return true;
end $$;

-- The three that follow are triggers of tables that stay, so they stay as well, and only do it otherwise. Not with the owner's rights.
create or replace function balances_opened() returns trigger language plpgsql security invoker set search_path = public, pg_temp as $$
declare
  person uuid;
begin
  perform commit_in_two_phases();
  for person in select id from after loop
    perform * from ledger_open(person);
    perform expiry_opened(person);
  end loop;
  return null;
end $$;

create or replace function balances_closed() returns trigger language plpgsql security invoker set search_path = public, pg_temp as $$
declare
  person uuid := old.id;
begin
  perform commit_in_two_phases();
  perform * from ledger_close(person);
  perform expiry_closed(person);
  return null;
end $$;

create or replace function points_unsettled() returns trigger language plpgsql security invoker set search_path = public, pg_temp as $$
declare
  gone uuid := case when tg_op = 'DELETE' then old.id else new.id end;
begin
  if exists (select 1 from member_actions where record_id = gone)
    or exists (select 1 from external_ids where record_id = gone and model = tg_argv[0]) then
    insert into records_to_settle values (tg_argv[0], gone) on conflict do nothing;
  end if;
  return null;
end $$;

-- Citus does not plan what reads them: the workers add up everybody (shortlists.ts).
delete from ranking_shortlists where ranking = 'point_days';

create view point_sides as
  select id as entry_id, user_id::text as account, amount, created_at from point_entries
  union all
  select id, other_account, -amount, created_at from point_entries;
revoke all on point_sides, two_phases from backoffice_app;
grant select, insert, update, delete on point_sides to backoffice_app;

revoke execute on function ledger_book, ledger_expire, ledger_open, ledger_close, commit_in_two_phases, expiry_opened, expiry_closed,
  expiry_moved, lock_actions, book_points, expire_points, point_lots, newest_of_member, make_month, local_day, point_kind from public;
grant execute on function ledger_book, ledger_expire, ledger_open, ledger_close, commit_in_two_phases, expiry_opened, expiry_closed,
  expiry_moved, lock_actions, book_points, expire_points, point_lots, newest_of_member, make_month, local_day, point_kind to backoffice_app;

select citus_add_local_table_to_metadata('two_phases');
-- What queries of distributed tables call, workers need as well.
select create_distributed_function(oid::regprocedure) from pg_proc
  where pronamespace = 'public'::regnamespace and proname in ('local_day', 'point_kind', 'point_lots');
select create_distributed_function(oid::regprocedure, 'member', colocate_with => 'balances', force_delegation => true) from pg_proc
  where pronamespace = 'public'::regnamespace and proname in ('ledger_book', 'ledger_expire', 'ledger_open', 'ledger_close');
