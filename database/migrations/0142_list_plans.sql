-- Lists of reports by status, most reported first: NORMAL is the most common status, but not among the most reported.
drop index report_targets_status_by_total;
create index report_targets_status_by_total on report_targets (model, status, total, target_id);
drop index report_targets_open_status_by_total;
create index report_targets_open_status_by_total on report_targets (model, status, total, target_id) where not handled;

-- Some kinds of records are hardly ever blocked: without this, PostgreSQL expects many of them along any order.
create statistics report_targets_model_status (mcv) on model, status from report_targets;
analyze report_targets;

-- Requests that wait are among the newest: along all of them PostgreSQL would pass those that were decided.
create index badge_requests_pending_by_created on badge_requests (created_at, id) where status = 'PENDING';
create index badge_requests_pending_by_id on badge_requests (id) where status = 'PENDING';
