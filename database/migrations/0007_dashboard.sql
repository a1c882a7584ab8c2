-- Figures of the dashboards, kept as things happen, so that reading one costs the same however many rows lie behind it.
-- Tallies hold differences that add up (see user_tally); a job folds them. The other tables hold one row per thing.

-- People by country, and by the local day on which they joined.
create table country_tally (country_code text not null, people bigint not null);
create table signup_tally (day date not null, people bigint not null);

-- How many people somebody brought: in all, and by the local day on which those joined.
create table referral_totals (
  user_id uuid primary key references users,
  referred int not null check (referred >= 0)
);
create index referral_totals_top on referral_totals (referred desc, user_id);
create table referral_days (
  user_id uuid not null references users,
  day date not null,
  referred int not null check (referred >= 0),
  primary key (user_id, day)
);
create index referral_days_by_day on referral_days (day, user_id, referred);

-- Points earned by everybody on a local day, and in how many entries.
create table point_tally (day date not null, earned bigint not null, entries bigint not null);

create table page_tally (is_partner boolean not null, pages bigint not null);

-- Reports by local day, kind of target and reason.
create table report_tally (day date not null, model text not null, type text not null, reports bigint not null);

-- One row for each record that was reported: what the report lists show, and the backlog.
create table report_targets (
  model text not null check (model in ('USER', 'POST', 'COMMENT', 'GROUP', 'MEDIA', 'PAGE', 'PRODUCT')),
  target_id uuid not null,
  -- Whoever answers for the record; null where it is not known.
  creator_id uuid references users,
  total int not null check (total >= 0),
  last_report_at timestamptz(3) not null,
  -- Somebody looked into all of them. Another report makes it false again.
  handled boolean not null default false,
  -- Raised by what staff do to the row, not by a report.
  version int not null default 1,
  primary key (model, target_id)
);
create index report_targets_by_time on report_targets (model, last_report_at, target_id);
create index report_targets_by_total on report_targets (model, total, target_id);
create index report_targets_open_by_time on report_targets (model, last_report_at, target_id) where not handled;
create index report_targets_open_by_total on report_targets (model, total, target_id) where not handled;

-- How many targets, and reports of them, there are of each kind, handled and not.
create table report_target_tally (model text not null, handled boolean not null, targets bigint not null, reports bigint not null);

-- How often what a person answers for was reported on a local day.
create table creator_report_days (
  creator_id uuid not null references users,
  day date not null,
  reports int not null check (reports >= 0),
  primary key (creator_id, day)
);
create index creator_report_days_by_day on creator_report_days (day, creator_id, reports);

-- Everything but the tallies (which a job folds) and the handled flag is written by triggers alone.
revoke insert, update, delete on referral_totals, referral_days, creator_report_days from backoffice_app;
revoke insert, update, delete on report_targets from backoffice_app;
grant update (handled, version) on report_targets to backoffice_app;

-- Adds to (or, below zero, takes from) what people brought. Rows in the order of their keys, so that two writers
-- never wait for each other in a circle.
create function keep_referrals(moved referral_days[]) returns void language plpgsql security definer set search_path = public as $$
begin
  update referral_days d set referred = d.referred + m.referred from unnest(moved) m
    where (d.user_id, d.day) = (m.user_id, m.day) and m.referred < 0;
  insert into referral_days as d (user_id, day, referred)
    select user_id, day, referred from unnest(moved) where referred > 0 order by 1, 2
    on conflict (user_id, day) do update set referred = d.referred + excluded.referred;
  delete from referral_days d using unnest(moved) m where (d.user_id, d.day) = (m.user_id, m.day) and d.referred = 0;

  update referral_totals t set referred = t.referred + m.referred
    from (select user_id, sum(referred) as referred from unnest(moved) group by 1 having sum(referred) < 0) m
    where t.user_id = m.user_id;
  insert into referral_totals as t (user_id, referred)
    select user_id, sum(referred) from unnest(moved) group by 1 having sum(referred) > 0 order by 1
    on conflict (user_id) do update set referred = t.referred + excluded.referred;
  delete from referral_totals t using unnest(moved) m where t.user_id = m.user_id and t.referred = 0;
end $$;
revoke execute on function keep_referrals from public;

create function people_kept() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into country_tally select country_code, count(*) from after group by 1;
    insert into signup_tally select local_day(created_at), count(*) from after group by 1;
    if exists (select from after where referred_by is not null) then
      perform keep_referrals(array(
        select (referred_by, local_day(created_at), count(*))::referral_days from after where referred_by is not null group by referred_by, local_day(created_at)));
    end if;
  elsif tg_op = 'DELETE' then
    insert into country_tally select country_code, -count(*) from before group by 1;
    insert into signup_tally select local_day(created_at), -count(*) from before group by 1;
    if exists (select from before where referred_by is not null) then
      perform keep_referrals(array(
        select (referred_by, local_day(created_at), -count(*))::referral_days from before where referred_by is not null group by referred_by, local_day(created_at)));
    end if;
  -- Most updates, those of a balance above all, touch nothing of this.
  elsif exists (select country_code, created_at, referred_by from after except all select country_code, created_at, referred_by from before) then
    insert into country_tally
      select country_code, sum(n) from (select country_code, 1 as n from after union all select country_code, -1 from before) moved
      group by 1 having sum(n) <> 0;
    insert into signup_tally
      select day, sum(n) from (select local_day(created_at) as day, 1 as n from after union all select local_day(created_at), -1 from before) moved
      group by 1 having sum(n) <> 0;
    perform keep_referrals(array(
      select (user_id, day, sum(n))::referral_days from (
        select referred_by as user_id, local_day(created_at) as day, 1 as n from after
        union all select referred_by, local_day(created_at), -1 from before) moved
      where user_id is not null group by user_id, day having sum(n) <> 0));
  end if;
  return null;
end $$;
create trigger people_kept_insert after insert on users referencing new table as after for each statement execute function people_kept();
create trigger people_kept_update after update on users referencing old table as before new table as after for each statement execute function people_kept();
create trigger people_kept_delete after delete on users referencing old table as before for each statement execute function people_kept();

-- The ledger is append-only, so there is nothing but inserts to follow.
create function points_tallied() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into point_tally select local_day(created_at), sum(amount), count(*) from after where earned group by 1;
  return null;
end $$;
create trigger points_tallied after insert on point_entries referencing new table as after for each statement execute function points_tallied();

create function pages_tallied() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into page_tally select is_partner, count(*) from after group by 1;
  elsif tg_op = 'DELETE' then
    insert into page_tally select is_partner, -count(*) from before group by 1;
  else
    insert into page_tally
      select is_partner, sum(n) from (select is_partner, 1 as n from after union all select is_partner, -1 from before) moved
      group by 1 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger pages_tallied_insert after insert on pages referencing new table as after for each statement execute function pages_tallied();
create trigger pages_tallied_update after update on pages referencing old table as before new table as after for each statement execute function pages_tallied();
create trigger pages_tallied_delete after delete on pages referencing old table as before for each statement execute function pages_tallied();

-- Whoever answers for a record. Records of the other kinds are not kept here yet.
create function creator_of_target(model text, target_id uuid) returns uuid language sql stable as $$
  select case model
    when 'USER' then (select id from users where id = target_id)
    when 'POST' then (select created_by from posts where id = target_id)
    when 'PAGE' then (select created_by from pages where id = target_id)
    when 'GROUP' then (select created_by from social_groups where id = target_id)
    when 'MEDIA' then (select uploaded_by from media where id = target_id)
  end
$$;

create function reports_kept() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into report_tally select local_day(created_at), model, type, count(*) from after group by 1, 2, 3;
    insert into report_targets as t (model, target_id, creator_id, total, last_report_at)
      select model, target_id, creator_of_target(model, target_id), count(*), max(created_at) from after group by 1, 2 order by 1, 2
      on conflict (model, target_id) do update
        set total = t.total + excluded.total, last_report_at = greatest(t.last_report_at, excluded.last_report_at), handled = false;
    insert into creator_report_days as d (creator_id, day, reports)
      select t.creator_id, local_day(a.created_at), count(*) from after a join report_targets t using (model, target_id)
      where t.creator_id is not null group by 1, 2 order by 1, 2
      on conflict (creator_id, day) do update set reports = d.reports + excluded.reports;
    return null;
  end if;
  insert into report_tally select local_day(created_at), model, type, -count(*) from before group by 1, 2, 3;
  -- Locked first: the newest of the remaining reports is looked up once nobody else can add one.
  perform from report_targets where (model, target_id) in (select model, target_id from before) order by model, target_id for update;
  update creator_report_days d set reports = d.reports - gone.reports
    from (
      select t.creator_id, local_day(b.created_at) as day, count(*) as reports from before b join report_targets t using (model, target_id)
      where t.creator_id is not null group by 1, 2) gone
    where (d.creator_id, d.day) = (gone.creator_id, gone.day);
  delete from creator_report_days where reports = 0
    and creator_id in (select t.creator_id from before b join report_targets t using (model, target_id));
  update report_targets t set
      total = t.total - gone.reports,
      last_report_at = coalesce((select max(created_at) from reports r where (r.model, r.target_id) = (t.model, t.target_id)), t.last_report_at)
    from (select model, target_id, count(*) as reports from before group by 1, 2) gone
    where (t.model, t.target_id) = (gone.model, gone.target_id);
  delete from report_targets where total = 0 and (model, target_id) in (select model, target_id from before);
  return null;
end $$;
create trigger reports_kept_insert after insert on reports referencing new table as after for each statement execute function reports_kept();
create trigger reports_kept_delete after delete on reports referencing old table as before for each statement execute function reports_kept();

-- What was reported, when and for what does not change afterwards.
create function refuse_other_report() returns trigger language plpgsql as $$
begin
  raise exception 'a report keeps its target, reason and moment' using errcode = 'insufficient_privilege';
end $$;
create trigger reports_stay before update of model, target_id, type, created_at on reports for each statement execute function refuse_other_report();

create function report_targets_tallied() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into report_target_tally select model, handled, count(*), sum(total) from after group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into report_target_tally select model, handled, -count(*), -sum(total) from before group by 1, 2;
  else
    insert into report_target_tally
      select model, handled, sum(n), sum(n * total) from (
        select model, handled, total, 1 as n from after union all select model, handled, total, -1 from before) moved
      group by 1, 2 having sum(n) <> 0 or sum(n * total) <> 0;
  end if;
  return null;
end $$;
create trigger report_targets_tallied_insert after insert on report_targets referencing new table as after for each statement execute function report_targets_tallied();
create trigger report_targets_tallied_update after update on report_targets referencing old table as before new table as after for each statement execute function report_targets_tallied();
create trigger report_targets_tallied_delete after delete on report_targets referencing old table as before for each statement execute function report_targets_tallied();

-- Counts all of it afresh: for what is there already, and after a bulk load past the triggers. Nobody sees it half
-- done; handled flags stay. For the owner.
create function recount_dashboard() returns void language plpgsql as $$
begin
  delete from country_tally;
  insert into country_tally select country_code, count(*) from users group by 1;
  delete from signup_tally;
  insert into signup_tally select local_day(created_at), count(*) from users group by 1;
  delete from referral_totals;
  insert into referral_totals select referred_by, count(*) from users where referred_by is not null group by 1;
  delete from referral_days;
  insert into referral_days select referred_by, local_day(created_at), count(*) from users where referred_by is not null group by 1, 2;
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
  delete from creator_report_days;
  insert into creator_report_days
    select t.creator_id, local_day(r.created_at), count(*) from reports r join report_targets t using (model, target_id)
    where t.creator_id is not null group by 1, 2;
end $$;
revoke execute on function recount_dashboard from public;

select recount_dashboard();
