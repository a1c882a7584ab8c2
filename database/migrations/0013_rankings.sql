-- Rankings: who earned most points, brought most people, was reported most, on any local days. A range of days is too
-- much to add up while somebody waits (a month of points is millions of rows), so two things are kept beside each
-- ranking's days, from which `ranking.queries.ts` answers exactly: sums over longer periods, which tell who can be
-- among the first at all, and gaps, which tell how many people there are.

-- What a person earned never counts against them: a correction moves points without having been earned. So nobody's
-- sum of a few days is above that of the whole month.
alter table point_entries add constraint point_entries_earned_is_gained check (amount > 0 or not earned);

-- A person's sum of a local month, named by its first day, or of all time: -infinity.
create table point_sums (user_id uuid not null, period date not null, earned bigint not null, primary key (user_id, period));
create table referral_sums (user_id uuid not null, period date not null, referred bigint not null, primary key (user_id, period));
create table creator_report_sums (creator_id uuid not null, period date not null, reports bigint not null, primary key (creator_id, period));

-- How many people have a row on a day, by the day of their row before it (-infinity: none). Those with a row anywhere
-- within a range are those whose row before it lies outside: each is counted once, at their first day in the range.
create table point_gap_tally (day date not null, previous_day date not null, people bigint not null);
create table referral_gap_tally (day date not null, previous_day date not null, people bigint not null);
create table creator_report_gap_tally (day date not null, previous_day date not null, people bigint not null);

-- After an insert, update or delete of a ranking's days. Arguments: the ranking (its tables' first words), the
-- column of the person, and that of the figure.
create function ranking_kept() returns trigger language plpgsql security definer set search_path = public as $$
declare
  ranking constant text := tg_argv[0];
  person constant text := tg_argv[1];
  figure constant text := tg_argv[2];
  moved constant text := format(
    case tg_op
      when 'INSERT' then 'select %1$I as person, day, %2$I as figure from after'
      when 'DELETE' then 'select %1$I as person, day, -%2$I as figure from before'
      else 'select %1$I as person, day, %2$I as figure from after union all select %1$I, day, -%2$I from before'
    end, person, figure);
  periods constant text := 'select date ''-infinity'' as period union all select date_trunc(''month'', day)::date';
begin
  -- An upsert fires the triggers of inserts and of updates, one of them for nothing.
  if tg_op = 'DELETE' then
    if not exists (select from before) then return null; end if;
  elsif not exists (select from after) then
    return null;
  end if;
  -- The row of all time comes first and stays locked: two writers of one person's days find each other's gaps.
  execute format(
    'insert into %1$I as kept (%2$I, period, %3$I)
      select person, period, sum(figure)
        from (%4$s) moved cross join lateral (%5$s) periods group by 1, 2 having sum(figure) <> 0 order by 1, 2
      on conflict (%2$I, period) do update set %3$I = kept.%3$I + excluded.%3$I',
    ranking || '_sums', person, figure, moved, periods);
  if tg_op <> 'INSERT' then
    execute format(
      'delete from %1$I kept using (select person, period from (%4$s) moved cross join lateral (%5$s) periods group by 1, 2 having sum(figure) < 0) fallen
        where (kept.%2$I, kept.period) = (fallen.person, fallen.period) and kept.%3$I = 0',
      ranking || '_sums', person, figure, moved, periods);
  end if;
  if tg_op <> 'UPDATE' then
    -- Each person's rows, with the moved ones and without: what is the same in both cancels out. Rows before the last one
    -- that precedes the first moved one need not be read.
    execute format(
      'with moved as (select person, day from (%4$s) moved),
        firsts as (select person, min(day) as day from moved group by 1),
        starts as (
          select person, coalesce((select max(d.day) from %1$I d where d.%2$I = person and d.day < firsts.day), ''-infinity'') as day from firsts),
        rows as (
          select person, day, bool_or(is_moved) as is_moved from (
            select s.person, d.day, false as is_moved from starts s join %1$I d on d.%2$I = s.person and d.day >= s.day
            union all select person, day, true from moved) either
          group by 1, 2),
        pairs as (
          select day, lag(day, 1, ''-infinity'') over (partition by person order by day) as previous_day, %5$s as people from rows
          union all
          select day, lag(day, 1, ''-infinity'') over (partition by person order by day), -(%5$s) from rows where not is_moved)
      insert into %3$I (day, previous_day, people)
        select day, previous_day, sum(people) from pairs group by 1, 2 having sum(people) <> 0',
      ranking || '_days', person, ranking || '_gap_tally', moved, case tg_op when 'INSERT' then 1 else -1 end);
  end if;
  return null;
end $$;

create trigger ranking_kept_insert after insert on point_days referencing new table as after
  for each statement execute function ranking_kept('point', 'user_id', 'earned');
create trigger ranking_kept_update after update on point_days referencing old table as before new table as after
  for each statement execute function ranking_kept('point', 'user_id', 'earned');
create trigger ranking_kept_insert after insert on referral_days referencing new table as after
  for each statement execute function ranking_kept('referral', 'user_id', 'referred');
create trigger ranking_kept_update after update on referral_days referencing old table as before new table as after
  for each statement execute function ranking_kept('referral', 'user_id', 'referred');
create trigger ranking_kept_delete after delete on referral_days referencing old table as before
  for each statement execute function ranking_kept('referral', 'user_id', 'referred');
create trigger ranking_kept_insert after insert on creator_report_days referencing new table as after
  for each statement execute function ranking_kept('creator_report', 'creator_id', 'reports');
create trigger ranking_kept_update after update on creator_report_days referencing old table as before new table as after
  for each statement execute function ranking_kept('creator_report', 'creator_id', 'reports');
create trigger ranking_kept_delete after delete on creator_report_days referencing old table as before
  for each statement execute function ranking_kept('creator_report', 'creator_id', 'reports');

revoke insert, update, delete on point_sums, referral_sums, creator_report_sums from backoffice_app;

-- Its sum of all time stood in a table of its own.
create or replace function keep_referrals(moved referral_days[]) returns void language plpgsql security definer set search_path = public as $$
begin
  update referral_days d set referred = d.referred + m.referred from unnest(moved) m
    where (d.user_id, d.day) = (m.user_id, m.day) and m.referred < 0;
  insert into referral_days as d (user_id, day, referred)
    select user_id, day, referred from unnest(moved) where referred > 0 order by 1, 2
    on conflict (user_id, day) do update set referred = d.referred + excluded.referred;
  delete from referral_days d using unnest(moved) m where (d.user_id, d.day) = (m.user_id, m.day) and d.referred = 0;
end $$;
drop table referral_totals;

-- As before, less that table. What the triggers above would add meanwhile is counted afresh as well.
create or replace function recount_dashboard() returns void language plpgsql as $$
begin
  delete from country_tally;
  insert into country_tally select country_code, count(*) from users group by 1;
  delete from signup_tally;
  insert into signup_tally select local_day(created_at), count(*) from users group by 1;
  delete from point_tally;
  insert into point_tally select day, sum(earned), sum(entries) from point_days group by 1;
  delete from page_tally;
  insert into page_tally select is_partner, count(*) from pages group by 1;
  delete from report_tally;
  insert into report_tally select local_day(created_at), model, type, count(*) from reports group by 1, 2, 3;
  delete from report_targets t where not exists (select from reports r where (r.model, r.target_id) = (t.model, t.target_id));
  insert into report_targets (model, target_id, creator_id, total, last_report_at)
    select model, target_id, creator_of_target(model, target_id), count(*), max(created_at) from reports group by 1, 2
    on conflict (model, target_id) do update
      set creator_id = excluded.creator_id, total = excluded.total, last_report_at = excluded.last_report_at;
  delete from report_target_tally;
  insert into report_target_tally select model, handled, count(*), sum(total) from report_targets group by 1, 2;

  alter table referral_days disable trigger user;
  delete from referral_days;
  insert into referral_days select referred_by, local_day(created_at), count(*) from users where referred_by is not null group by 1, 2;
  alter table referral_days enable trigger user;
  alter table creator_report_days disable trigger user;
  delete from creator_report_days;
  insert into creator_report_days
    select t.creator_id, local_day(r.created_at), count(*) from reports r join report_targets t using (model, target_id)
    where t.creator_id is not null group by 1, 2;
  alter table creator_report_days enable trigger user;

  perform recount_ranking('point', 'user_id', 'earned');
  perform recount_ranking('referral', 'user_id', 'referred');
  perform recount_ranking('creator_report', 'creator_id', 'reports');
end $$;

-- A ranking's sums and gaps, afresh from its days. Arguments as of `ranking_kept`.
create function recount_ranking(ranking text, person text, figure text) returns void language plpgsql as $$
begin
  execute format('delete from %I', ranking || '_sums');
  execute format(
    'insert into %1$I select %2$I, date_trunc(''month'', day)::date, sum(%3$I) from %4$I group by 1, 2',
    ranking || '_sums', person, figure, ranking || '_days');
  execute format('insert into %1$I select %2$I, ''-infinity'', sum(%3$I) from %1$I group by 1', ranking || '_sums', person, figure);
  execute format('delete from %I', ranking || '_gap_tally');
  execute format(
    'insert into %1$I select day, previous_day, count(*) from (
      select day, lag(day, 1, ''-infinity'') over (partition by %2$I order by day) as previous_day from %3$I) gaps group by 1, 2',
    ranking || '_gap_tally', person, ranking || '_days');
end $$;
revoke execute on function recount_ranking from public;

select recount_ranking('point', 'user_id', 'earned');
select recount_ranking('referral', 'user_id', 'referred');
select recount_ranking('creator_report', 'creator_id', 'reports');

create index point_sums_top on point_sums (period, earned desc, user_id);
create index referral_sums_top on referral_sums (period, referred desc, user_id);
create index creator_report_sums_top on creator_report_sums (period, reports desc, creator_id);
create index point_gap_tally_by_day on point_gap_tally (day, previous_day, people);
create index referral_gap_tally_by_day on referral_gap_tally (day, previous_day, people);
create index creator_report_gap_tally_by_day on creator_report_gap_tally (day, previous_day, people);
-- A person's figures are added up from the key alone: their days were written at different times, each on another page.
alter table point_days drop constraint point_days_pkey, add primary key (user_id, day) include (earned, entries);
alter table referral_days drop constraint referral_days_pkey, add primary key (user_id, day) include (referred);
alter table creator_report_days drop constraint creator_report_days_pkey, add primary key (creator_id, day) include (reports);
-- A day's rows in the order of the ranking, as those of points have been all along.
drop index referral_days_by_day, creator_report_days_by_day;
create index referral_days_top on referral_days (day, referred desc, user_id);
create index creator_report_days_top on creator_report_days (day, reports desc, creator_id);
