-- Backups that were made or failed, restores that were tried, and the processes that serve: what the screen Operations shows.
create table backups (
  id uuid primary key,
  -- Its folder's name, without what stands before it.
  name text not null,
  -- The moment of its snapshot; null if it failed.
  taken_at timestamptz(3),
  finished_at timestamptz(3) not null default now(),
  took_ms bigint not null,
  bytes bigint,
  rows bigint,
  files bigint,
  encrypted boolean not null,
  error text,
  check ((taken_at is null) = (error is not null)),
  check ((taken_at is null) = (bytes is null) and (taken_at is null) = (rows is null) and (taken_at is null) = (files is null))
);
create index backups_by_end on backups (finished_at desc);

create table restore_checks (
  id uuid primary key,
  name text not null,
  -- The moment of the backup's snapshot; null if the backup could not be opened.
  taken_at timestamptz(3),
  finished_at timestamptz(3) not null default now(),
  took_ms bigint not null,
  -- Of all rows of the backup.
  newest_write_at timestamptz(3),
  rows bigint not null default 0,
  files bigint not null default 0,
  audit_entries bigint not null default 0,
  point_entries bigint not null default 0,
  faults integer not null,
  first_fault text,
  check ((faults = 0) = (first_fault is null))
);
create index restore_checks_by_end on restore_checks (finished_at desc);

-- Only the commands write these, as the owner: no request may claim that there is a backup.
revoke insert, update, delete on backups, restore_checks from backoffice_app;

create table replicas (
  id uuid primary key,
  -- The machine's name and the process id.
  name text not null,
  version text not null,
  started_at timestamptz(3) not null,
  seen_at timestamptz(3) not null default now()
);

-- What only a member of pg_monitor sees of the standbys, if the owner is one: how far each is behind.
create function standby_states() returns table (name text, state text, synchronous boolean, behind_ms bigint, behind_bytes bigint)
language sql security definer set search_path = public, pg_temp as $$
  select coalesce(nullif(application_name, ''), 'standby'), coalesce(state, 'unknown'), coalesce(sync_state in ('sync', 'quorum'), false),
      (extract(epoch from replay_lag) * 1000)::bigint, pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::bigint
    from pg_stat_replication order by 1
$$;
revoke execute on function standby_states from public;
grant execute on function standby_states to backoffice_app;

-- It says which version of the schema this is.
grant select on kysely_migration to backoffice_app;

insert into system_settings (id, key, type, value) values
  ('019a0000-0000-7000-8001-000000000470', 'backup.daily', 'TEXT', 'YES'),
  ('019a0000-0000-7000-8001-000000000471', 'backup.verifyWeekly', 'TEXT', 'YES'),
  ('019a0000-0000-7000-8001-000000000472', 'backup.kept', 'NUMBER', '7');
