-- The counts of reported records from before 0041 go: since 0070 nothing writes them, and no version that can still run reads them.

drop table report_target_tally;

-- As in 0041, without that table.
create or replace function recount_reports() returns void language plpgsql as $$
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
  delete from report_list_tally;
  insert into report_list_tally
    select model, status, kind, handled, count(*), sum(total) from report_targets where status <> 'DELETED' group by 1, 2, 3, 4;
  delete from creator_report_days;
  insert into creator_report_days
    select t.creator_id, local_day(r.created_at), count(*) from reports r join report_targets t using (model, target_id)
    where t.creator_id is not null group by 1, 2;
end $$;
