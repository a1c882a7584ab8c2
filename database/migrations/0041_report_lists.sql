-- The lists of reported records: what they filter and order by is kept beside the count of reports.

-- Every record that can be reported, with what its report list needs. Deleted ones too: they are in no list.
create view reportable_records as
  select 'USER' as model, id, id as creator_id, case when deleted then 'DELETED' else term_status end as status, '' as kind, '' as search from users
  union all select 'POST', id, created_by, status, type, '' from posts
  union all select 'COMMENT', id, created_by, term_status, '', '' from comments
  union all select 'GROUP', id, created_by, case when deleted_at is null then term_status else 'DELETED' end, '', '' from social_groups
  union all select 'MEDIA', id, uploaded_by, term_status, '', '' from media
  union all select 'PAGE', id, created_by, term_status, type, '' from pages
  union all select 'PRODUCT', id, created_by, case when deleted_at is null then term_status else 'DELETED' end, type, title_search from products;

-- One of them, locked against a change of its status until the transaction ends: without the lock, a report that arrives
-- during such a change would keep a copy of the status before. A function, so that the tables are never joined as a whole.
create function reported_record(asked_model text, asked_id uuid) returns reportable_records language plpgsql as $$
declare
  found_record reportable_records;
begin
  case asked_model
    when 'USER' then perform from users where id = asked_id for share;
    when 'POST' then perform from posts where id = asked_id for share;
    when 'COMMENT' then perform from comments where id = asked_id for share;
    when 'GROUP' then perform from social_groups where id = asked_id for share;
    when 'MEDIA' then perform from media where id = asked_id for share;
    when 'PAGE' then perform from pages where id = asked_id for share;
    when 'PRODUCT' then perform from products where id = asked_id for share;
  end case;
  select * into found_record from reportable_records r where r.model = asked_model and r.id = asked_id;
  found_record.status := coalesce(found_record.status, 'DELETED');
  found_record.kind := coalesce(found_record.kind, '');
  found_record.search := coalesce(found_record.search, '');
  return found_record;
end $$;
revoke execute on function reported_record from public;

-- Adds up two sets of counts by key; keys without a count left are dropped.
create function sum_counts(one jsonb, other jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, n), '{}') from (
    select key, sum(value::int) as n from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) counts
    group by key having sum(value::int) <> 0) summed
$$;

-- In the order in which writers take them: each of these leads to the rows below.
lock table users, posts, comments, social_groups, media, pages, products, reports in share row exclusive mode;

alter table report_targets
  -- Copies of the record's; DELETED for records that are in no list.
  add column status text not null default 'NORMAL' check (status in ('NORMAL', 'HIDDEN', 'SUSPENDING', 'BLOCKED', 'DELETED')),
  -- The type of the post, product or page; empty for the other models.
  add column kind text not null default '',
  -- The folded title of a product.
  add column search text not null default '',
  -- How many reports there are for each reason.
  add column by_reason jsonb not null default '{}',
  -- The version of the record after the change of status, or the deletion, that closed the open reports. Undoing that
  -- change opens them again. Null if a person closed them, or if they are open.
  add column closed_version int,
  add constraint report_targets_closed_are_handled check (handled or closed_version is null);
grant update (closed_version) on report_targets to backoffice_app;

-- How many reported records, and reports of them, there are for each combination of the lists' filters; deleted records
-- are not counted. Differences that add up, as in user_tally. The version before reads `report_target_tally` instead,
-- which can go once that version no longer runs; so can `posts.total_reports` and `closed_reports`.
create table report_list_tally (
  model text not null, status text not null, kind text not null, handled boolean not null, targets bigint not null, reports bigint not null);

create or replace function report_targets_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into report_target_tally select model, handled, count(*), sum(total) from after group by 1, 2;
    insert into report_list_tally
      select model, status, kind, handled, count(*), sum(total) from after where status <> 'DELETED' group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into report_target_tally select model, handled, -count(*), -sum(total) from before group by 1, 2;
    insert into report_list_tally
      select model, status, kind, handled, -count(*), -sum(total) from before where status <> 'DELETED' group by 1, 2, 3, 4;
  else
    insert into report_target_tally
      select model, handled, sum(n), sum(n * total) from (
        select model, handled, total, 1 as n from after union all select model, handled, total, -1 from before) moved
      group by 1, 2 having sum(n) <> 0 or sum(n * total) <> 0;
    insert into report_list_tally
      select model, status, kind, handled, sum(n), sum(n * total) from (
        select model, status, kind, handled, total, 1 as n from after union all select model, status, kind, handled, total, -1 from before) moved
      where status <> 'DELETED' group by 1, 2, 3, 4 having sum(n) <> 0 or sum(n * total) <> 0;
  end if;
  return null;
end $$;

create or replace function reports_kept() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into report_tally select local_day(created_at), model, type, count(*) from after group by 1, 2, 3;
    insert into report_targets as t (model, target_id, creator_id, status, kind, search, total, last_report_at, by_reason)
      select a.model, a.target_id, r.creator_id, r.status, r.kind, r.search, a.total, a.last_report_at, a.by_reason
        from (
          select model, target_id, sum(n) as total, max(last_report_at) as last_report_at, jsonb_object_agg(type, n) as by_reason
            from (select model, target_id, type, count(*) as n, max(created_at) as last_report_at from after group by 1, 2, 3) reasons
            group by 1, 2 order by 1, 2) a
          cross join lateral reported_record(a.model, a.target_id) r
        order by 1, 2
      on conflict (model, target_id) do update
        set total = t.total + excluded.total, last_report_at = greatest(t.last_report_at, excluded.last_report_at), handled = false,
          closed_version = null, status = excluded.status, kind = excluded.kind, search = excluded.search,
          by_reason = sum_counts(t.by_reason, excluded.by_reason);
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
      by_reason = sum_counts(t.by_reason, gone.by_reason),
      last_report_at = coalesce((select max(created_at) from reports r where (r.model, r.target_id) = (t.model, t.target_id)), t.last_report_at)
    from (
      select model, target_id, sum(n) as reports, jsonb_object_agg(type, -n) as by_reason
        from (select model, target_id, type, count(*) as n from before group by 1, 2, 3) reasons
        group by 1, 2) gone
    where (t.model, t.target_id) = (gone.model, gone.target_id);
  delete from report_targets where total = 0 and (model, target_id) in (select model, target_id from before);
  return null;
end $$;

-- A record's status, type or title changed: its report list shows and filters by them. The argument is the model.
create function report_target_follows() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update report_targets t set status = r.status, kind = r.kind, search = r.search
    from reported_record(tg_argv[0], new.id) r
    where t.model = tg_argv[0] and t.target_id = new.id and (t.status, t.kind, t.search) <> (r.status, r.kind, r.search);
  return null;
end $$;
create trigger report_target_follows after update on users for each row
  when ((old.term_status, old.deleted) is distinct from (new.term_status, new.deleted)) execute function report_target_follows('USER');
create trigger report_target_follows after update on posts for each row
  when ((old.status, old.type) is distinct from (new.status, new.type)) execute function report_target_follows('POST');
create trigger report_target_follows after update on comments for each row
  when (old.term_status is distinct from new.term_status) execute function report_target_follows('COMMENT');
create trigger report_target_follows after update on social_groups for each row
  when ((old.term_status, old.deleted_at) is distinct from (new.term_status, new.deleted_at)) execute function report_target_follows('GROUP');
create trigger report_target_follows after update on media for each row
  when (old.term_status is distinct from new.term_status) execute function report_target_follows('MEDIA');
create trigger report_target_follows after update on pages for each row
  when ((old.term_status, old.type) is distinct from (new.term_status, new.type)) execute function report_target_follows('PAGE');
create trigger report_target_follows after update on products for each row
  when ((old.term_status, old.type, old.title, old.deleted_at) is distinct from (new.term_status, new.type, new.title, new.deleted_at))
  execute function report_target_follows('PRODUCT');

-- Everything that is kept of reports, afresh: for what is there already, and after a bulk load past the triggers. Marks as
-- handled stay. For the owner.
create function recount_reports() returns void language plpgsql as $$
begin
  delete from report_tally;
  insert into report_tally select local_day(created_at), model, type, count(*) from reports group by 1, 2, 3;
  delete from report_targets t where not exists (select from reports r where (r.model, r.target_id) = (t.model, t.target_id));
  insert into report_targets (model, target_id, creator_id, status, kind, search, total, last_report_at, by_reason)
    select a.model, a.target_id, r.creator_id, coalesce(r.status, 'DELETED'), coalesce(r.kind, ''), coalesce(r.search, ''), a.total,
        a.last_report_at, a.by_reason
      from (
        select model, target_id, sum(n) as total, max(last_report_at) as last_report_at, jsonb_object_agg(type, n) as by_reason
          from (select model, target_id, type, count(*) as n, max(created_at) as last_report_at from reports group by 1, 2, 3) reasons
          group by 1, 2) a
        left join reportable_records r on (r.model, r.id) = (a.model, a.target_id)
    on conflict (model, target_id) do update
      set creator_id = excluded.creator_id, status = excluded.status, kind = excluded.kind, search = excluded.search,
        total = excluded.total, last_report_at = excluded.last_report_at, by_reason = excluded.by_reason;
  delete from report_target_tally;
  insert into report_target_tally select model, handled, count(*), sum(total) from report_targets group by 1, 2;
  delete from report_list_tally;
  insert into report_list_tally
    select model, status, kind, handled, count(*), sum(total) from report_targets where status <> 'DELETED' group by 1, 2, 3, 4;
  delete from creator_report_days;
  insert into creator_report_days
    select t.creator_id, local_day(r.created_at), count(*) from reports r join report_targets t using (model, target_id)
    where t.creator_id is not null group by 1, 2;
end $$;
revoke execute on function recount_reports from public;

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
  delete from referral_days;
  insert into referral_days select referred_by, local_day(created_at), count(*) from users where referred_by is not null group by 1, 2;
  perform recount_reports();
end $$;

drop function creator_of_target;
select recount_reports();

-- Each order of a list, for all its rows, has an index since 0007, and another for the open ones. Common statuses and
-- types are filtered along those; rare statuses and what is handled have their own.
create index report_targets_handled_by_time on report_targets (model, last_report_at, target_id) where handled;
create index report_targets_handled_by_total on report_targets (model, total, target_id) where handled;
create index report_targets_status_by_time on report_targets (model, status, last_report_at, target_id) where status <> 'NORMAL';
create index report_targets_status_by_total on report_targets (model, status, total, target_id) where status <> 'NORMAL';
create index report_targets_open_status_by_time on report_targets (model, status, last_report_at, target_id) where status <> 'NORMAL' and not handled;
create index report_targets_open_status_by_total on report_targets (model, status, total, target_id) where status <> 'NORMAL' and not handled;
create index report_targets_search on report_targets using gin (search gin_trgm_ops) where search <> '';
