-- Which reports of a record are open: those after `closed_until`. The reports up to it were closed before a newer one opened the
-- record again. Whether the reports after it are closed too is `handled`, so closing and opening them again does not change it.
alter table report_targets add column closed_until timestamptz(3);
grant update (closed_until) on report_targets to backoffice_app;

-- The reports that a step closed are those after this moment, up to `last_report_at`.
alter table case_steps add column reports_after timestamptz(3);

-- As before, and notes which reports were closed when a new one opens the record again.
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
          -- A report that waited for another one to be closed is open, even if it is the older one.
          closed_until = case when t.handled or t.closed_until is not null then
            least(case when t.handled then t.last_report_at else t.closed_until end, excluded.last_report_at - interval '1 millisecond') end,
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

-- Of what is stored already: what was closed by the newest status or mark before the newest report, unless that was taken back.
with closings as (
  select d.model, d.target_id, d.created_at as at from blocked_details d
    where d.created_by is not null and d.undoes is null and not exists (select from blocked_details u where u.undoes = d.id)
  union all
  select t.model, t.target_id, e.created_at from audit_entries e join report_targets t on t.target_id = e.target_id::uuid
    where e.model = 'REPORT' and e.after ->> 'isAdminReport' = 'true'
      and not exists (
        select from audit_entries n where n.chain = e.chain and n.position = e.position + 1 and n.after ->> 'isAdminReport' = 'false')
), closed as (
  select t.model, t.target_id, max(c.at) as at
    from closings c join report_targets t using (model, target_id) where c.at < t.last_report_at group by 1, 2
)
update report_targets t
  set closed_until = (select max(r.created_at) from reports r where (r.model, r.target_id) = (t.model, t.target_id) and r.created_at <= closed.at)
  from closed where (closed.model, closed.target_id) = (t.model, t.target_id);
