-- Replays of a draft of a rule over recorded actions, one of a person at a time.
do $$
begin
  execute (select 'alter table runs drop constraint runs_kind_check, add constraint runs_kind_check '
      || replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''POINT_REPLAY''::text, ')
    from pg_constraint where conrelid = 'runs'::regclass and conname = 'runs_kind_check');
end $$;
create unique index runs_one_replay_a_person on runs (created_by) where kind = 'POINT_REPLAY' and state = 'WORKING';

-- How many hundredths of a point more a member would have, while the replay works.
create table replay_differences (
  run_id uuid not null references runs on delete cascade,
  user_id uuid not null,
  difference bigint not null,
  primary key (run_id, user_id)
);
create index replay_differences_by_size on replay_differences (run_id, difference);
revoke update on replay_differences from backoffice_app;
