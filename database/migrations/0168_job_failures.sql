-- A job's last run, and the items that it could not carry out.

alter table jobs
  -- Until when the replica that runs it holds it, unless it renews that. Still set after this moment: its process died.
  add column running_until timestamptz(3),
  add column last_result text check (last_result in ('OK', 'FAILED')),
  add column last_duration_ms int check (last_duration_ms >= 0),
  -- When it last ended with everything in order.
  add column last_success_at timestamptz(3),
  -- How many runs have failed since then.
  add column failures_in_row int not null default 0 check (failures_in_row >= 0),
  -- How many of its items wait for another try. No more than 10 000 are counted.
  add column failing_items int not null default 0 check (failing_items >= 0);

-- An item that failed pauses until its next try, so that it keeps no later one waiting.
create table job_failures (
  job text not null,
  item text not null check (char_length(item) <= 200),
  attempts int not null default 1 check (attempts > 0),
  first_failed_at timestamptz(3) not null default now(),
  next_try_at timestamptz(3) not null,
  last_error text not null check (char_length(last_error) <= 300),
  primary key (job, item)
);
create index job_failures_by_time on job_failures (job, first_failed_at, item);
