-- Actions and entries by month. The tables that are there become the first partitions; no row moves.

-- In which months a member has actions, entries or spins (202611), so that a history reads these alone; 999999 for the default
-- partition. What is before them is always read.
create table history_months (
  user_id uuid not null,
  history text not null,
  months integer[] not null,
  primary key (user_id, history)
);
revoke insert, update, delete on history_months from backoffice_app;

create function note_month(member uuid, whole text, month integer) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  -- Nearly always it is there. An update that changes nothing would lock its row.
  if exists (select from history_months where user_id = member and history = whole and month = any (months)) then
    return;
  end if;
  insert into history_months as h values (member, whole, array[month])
    on conflict (user_id, history) do update set months = h.months || excluded.months where not h.months @> excluded.months;
end $$;

create function month_noted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whole text := coalesce(pg_partition_root(tg_relid), tg_relid)::regclass;
begin
  if tg_table_schema <> 'public' or coalesce(pg_partition_root(tg_relid), tg_relid)::regclass::text not in ('member_actions', 'point_entries', 'spins') then
    raise exception 'month_noted is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_table_name = whole || '_default' then
    perform note_month(new.user_id, whole, 999999);
  elsif tg_table_name not in (whole, whole || '_before') then
    perform note_month(new.user_id, whole, replace(right(tg_table_name, 7), '_', '')::integer);
  end if;
  return null;
end $$;
revoke execute on function note_month, month_noted from public;

-- The month of a member's row, as `history_months` has it; 0 for what is before.
create function history_month(whole text, begins integer, id uuid) returns integer language plpgsql stable as $$
declare
  moment timestamptz := to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0);
  month integer := least(to_char(moment at time zone 'UTC', 'YYYYMM')::integer, 999912);
begin
  return case when month < begins then 0 when to_regclass(history_part(whole, month)) is null then 999999 else month end;
end $$;
create function history_part(whole text, month integer) returns text language sql immutable parallel safe
  return whole || case month when 0 then '_before' when 999999 then '_default' else to_char(month, 'FM"_"0000"_"00') end;

-- A part of what a member did or got, newest first: by month, and within one by moment. `shape` names the table (null::point_entries). Each
-- partition is asked by its name: to plan one query over all of them takes longer than to plan and run ten of these.
create function newest_of_member(shape anyelement, member uuid, most integer, after_at timestamptz default null, after_id uuid default null,
  is_earned boolean default false, since timestamptz default null, until timestamptz default null, skip integer default 0)
  returns setof anyelement language plpgsql stable as $$
declare
  whole text := pg_typeof(shape);
  by_id boolean := whole = 'member_actions';
  wanted text := ' where user_id = $1' || case when is_earned then ' and earned' else '' end
    || case when since is null then '' else ' and created_at >= $4' end || case when until is null then '' else ' and created_at < $5' end;
  order_text text := case when by_id then ' order by id desc' else ' order by created_at desc, id desc' end;
  first_month integer := to_char(since - interval '1 month', 'YYYYMM');
  last_month integer := to_char(until + interval '1 month', 'YYYYMM');
  begins integer;
  kept integer[];
  month integer;
  after_month integer;
  matching text;
  n integer;
begin
  select to_char(t.begins, 'YYYYMM')::integer, array(select m from unnest(h.months) m order by m desc) into begins, kept
    from monthly_tables t left join history_months h on h.user_id = member and h.history = whole where t.name = whole;
  after_month := case when begins is null then 0 else history_month(whole, begins, after_id) end;
  foreach month in array coalesce(kept, '{}') || 0 loop
    -- Of a sandbox the table itself is read. A day that was asked for has its rows in its month, or in the next one if a clock differs.
    continue when after_id is not null and month > after_month or month between 1 and begins - 1
      or month between 1 and 999998 and (month < first_month or month > last_month);
    matching := case when begins is null then whole else history_part(whole, month) end || wanted
      || case when after_id is null or month < after_month then '' when by_id then ' and id < $3' else ' and (created_at, id) < ($2, $3)' end;
    if skip > 0 then
      execute 'select count(*) from (select from ' || matching || ' limit $6) s' into n using member, after_at, after_id, since, until, skip;
      if n < skip then
        skip := skip - n;
        continue;
      end if;
    end if;
    return query execute 'select * from ' || matching || order_text || ' limit $6 offset $7' using member, after_at, after_id, since, until, most, skip;
    get diagnostics n = row_count;
    exit when n = most;
    most := most - n;
    skip := 0;
  end loop;
end $$;
revoke execute on function history_month, history_part, newest_of_member from public;
grant execute on function history_month, history_part, newest_of_member to backoffice_app;

alter table member_actions rename to member_actions_before;
alter table member_actions_before rename constraint member_actions_pkey to member_actions_before_pkey;
alter index member_actions_of_day rename to member_actions_before_of_day;
alter index member_actions_by_record rename to member_actions_before_by_record;
alter index member_actions_by_moment rename to member_actions_before_by_moment;
create table member_actions (like member_actions_before including defaults including constraints including storage) partition by range (id);
alter table member_actions drop constraint member_actions_is_before;
alter table member_actions add constraint member_actions_pkey primary key (user_id, id);
create index member_actions_of_day on member_actions (user_id, day, kind);
create index member_actions_by_record on member_actions (record_id) where record_id is not null;
create index member_actions_by_moment on member_actions (occurred_at, user_id, id);
select attach_before('member_actions');
alter table member_actions_before drop constraint member_actions_is_before;
create table member_actions_default partition of member_actions default;
create trigger month_noted after insert on member_actions for each row execute function month_noted();
revoke update, delete on member_actions from backoffice_app;
revoke all on member_actions_before, member_actions_default from backoffice_app;
grant select on member_actions_before, member_actions_default to backoffice_app;

alter table point_entries rename to point_entries_before;
alter table point_entries_before rename constraint point_entries_pkey to point_entries_before_pkey;
alter index point_entries_of_user rename to point_entries_before_of_user;
alter index point_entries_by_post rename to point_entries_before_by_post;
alter index point_entries_of_action rename to point_entries_before_of_action;
alter index point_entries_corrected rename to point_entries_before_corrected;
create table point_entries (like point_entries_before including defaults including constraints including storage) partition by range (id);
alter table point_entries drop constraint point_entries_is_before;
alter table point_entries add constraint point_entries_pkey primary key (user_id, id);
create index point_entries_of_user on point_entries (user_id, created_at desc, id desc);
create index point_entries_by_post on point_entries (post_id) where post_id is not null;
create index point_entries_of_action on point_entries (user_id, action_id) where action_id is not null;
create index point_entries_corrected on point_entries (user_id, corrects) where corrects is not null;
select attach_before('point_entries');
alter table point_entries_before drop constraint point_entries_is_before;
create table point_entries_default partition of point_entries default;
create trigger month_noted after insert on point_entries for each row execute function month_noted();
create trigger point_entries_append_only before update or delete or truncate on point_entries for each statement execute function refuse_change();
create trigger point_entries_append_only before update or delete or truncate on point_entries_default for each statement execute function refuse_change();
revoke insert, update, delete on point_entries from backoffice_app;
revoke all on point_entries_before, point_entries_default from backoffice_app;
grant select on point_entries_before, point_entries_default to backoffice_app;
create or replace view point_sides as
  select id as entry_id, user_id::text as account, amount, created_at from point_entries
  union all
  select id, other_account, -amount, created_at from point_entries;

-- Its row is that of the whole table now. Nobody has called it meanwhile: it needs the tables, which are locked until this is committed.
drop function book_points(jsonb);
create function book_points(entry jsonb) returns point_entries
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
revoke execute on function book_points from public;
grant execute on function book_points to backoffice_app;

-- As before, but its plan is kept: planning it anew for all partitions takes longer than running it.
create or replace function point_lots(member uuid) returns table (day date, unspent bigint) language plpgsql stable
  set plan_cache_mode = force_generic_plan as $$
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

select make_month(whole, month) from missing_months() where whole in ('member_actions', 'point_entries');
