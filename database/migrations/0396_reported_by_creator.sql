-- What was reported of one member, for the page of support.
create index report_targets_of_creator on report_targets (creator_id, last_report_at, target_id) where creator_id is not null;
