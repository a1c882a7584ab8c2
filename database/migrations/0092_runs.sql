-- Long work that outlives its request: imports, generations, exports, trials of words over all posts.

create table runs (
  id uuid primary key,
  kind text not null check (kind in ('CODE_IMPORT', 'CODE_GENERATION', 'WORD_IMPORT', 'WORD_TRIAL')),
  -- The record that it is about, and what it was called when the run began.
  target_model text,
  target_id uuid,
  name text not null default '',
  file_name text,
  sha256 text,
  parameters jsonb not null default '{}' check (jsonb_typeof(parameters) = 'object'),
  -- CHECKED: a dry run waits for the person who began it.
  state text not null default 'WORKING' check (state in ('WORKING', 'CHECKED', 'DONE', 'FAILED', 'CANCELLED')),
  phase text not null check (phase in ('READING', 'JUDGING', 'COMMITTING', 'WORKING')),
  done int not null default 0 check (done >= 0),
  total int check (total >= 0),
  -- What came of it: numbers, by name.
  result jsonb not null default '{}' check (jsonb_typeof(result) = 'object'),
  -- Why it failed: {code, reason, params, field}.
  failure jsonb,
  -- Whoever holds the lease works on it, until the moment when it runs out.
  lease uuid,
  lease_until timestamptz(3),
  -- How often it was taken up since it last got on.
  tries int not null default 0,
  created_by uuid not null references users,
  -- Who let a dry run commit.
  confirmed_by uuid references users,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  search text not null generated always as (search_key(name || ' ' || coalesce(file_name, ''))) stored,
  constraint runs_target check ((target_model is null) = (target_id is null)),
  constraint runs_leased check (state = 'WORKING' or lease is null),
  constraint runs_failed check ((state = 'FAILED') = (failure is not null)),
  constraint runs_finished check ((state in ('WORKING', 'CHECKED')) = (finished_at is null))
);
create index runs_by_created on runs (created_at, id);
create index runs_by_kind on runs (kind, created_at, id);
create index runs_by_state on runs (state, created_at, id);
create index runs_by_person on runs (created_by, created_at, id);
create index runs_by_search on runs using gin (search gin_trgm_ops);
create index runs_to_work_on on runs (id) where state = 'WORKING';

-- A file until it has been read, in pieces, so that neither side ever holds more than one of them twice.
create table run_files (
  run_id uuid not null references runs on delete cascade,
  part int not null,
  content bytea not null,
  primary key (run_id, part)
);

-- What an import read, and what is wrong with it. A row becomes the record of the same id.
create table run_rows (
  id uuid primary key,
  run_id uuid not null references runs on delete cascade,
  seq int not null,
  -- In the file. A cell with several words is several rows here.
  row int not null,
  cells jsonb not null,
  -- What decides whether two are the same; null for a malformed one.
  key text,
  problem text check (problem in ('MALFORMED', 'REPEATED', 'EXISTING', 'GUESSABLE')),
  -- Of a malformed one: the column, and the key of the text that says why.
  fault_column text,
  fault text,
  -- Of a repeated one: the row that has it first.
  first_row int,
  constraint run_rows_seq unique (run_id, seq),
  constraint run_rows_malformed check ((problem is not distinct from 'MALFORMED') = (fault is not null)),
  constraint run_rows_repeated check ((problem is not distinct from 'REPEATED') = (first_row is not null))
);
create index run_rows_with_problem on run_rows (run_id, problem, seq) where problem is not null;

-- The run that created a code.
alter table voucher_codes add column run_id uuid;
