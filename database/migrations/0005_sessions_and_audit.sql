-- Sessions, the audit log, and what makes requests safe to repeat and hard to flood.

create table sessions (
  id uuid primary key,
  user_id uuid not null references users,
  address text not null,
  user_agent text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  end_reason text,
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_of_user on sessions (user_id) where ended_at is null;

-- A session's refresh tokens: one alive, the others replaced. Only hashes are kept.
create table refresh_tokens (
  hash bytea primary key check (octet_length(hash) = 32),
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  replaced_at timestamptz(3)
);
create index refresh_tokens_of_session on refresh_tokens (session_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

-- Every decision. Entries about one target form a chain: each holds the hash of the one before it. Chains are
-- per target, so that writers wait only for those who change the same record, which they do anyway.
create table audit_entries (
  id uuid primary key,
  chain text not null,
  position int not null check (position > 0),
  action text not null,
  model text not null,
  target_id text not null,
  actor_id uuid references users,
  before jsonb,
  after jsonb,
  reason text,
  -- The target's version after the change, where it has one.
  version int,
  request_id text not null,
  created_at timestamptz(3) not null,
  previous_hash bytea,
  hash bytea not null check (octet_length(hash) = 32),
  unique (chain, position),
  check ((position = 1) = (previous_hash is null))
);
create index audit_entries_by_time on audit_entries (created_at, id);
create index audit_entries_by_actor on audit_entries (actor_id, created_at, id);
create trigger audit_entries_append_only before update or delete or truncate on audit_entries for each statement execute function refuse_change();
revoke update, delete on audit_entries from backoffice_app;

-- The answer that was given to a mutation that came with an Idempotency-Key, in the mutation's own transaction.
create table idempotency_keys (
  -- Keys of one person never meet those of another; '' for requests without a person.
  owner text not null,
  key text not null,
  request_hash bytea not null,
  response text,
  created_at timestamptz(3) not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_by_time on idempotency_keys (created_at);

-- Counters of the rate limiter; its columns and their types are the library's.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);

create table preferences (
  user_id uuid not null references users on delete cascade,
  key text not null,
  value jsonb not null,
  primary key (user_id, key)
);

-- A download that was allowed: opened once, within a minute.
create table export_tickets (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  request jsonb not null,
  expires_at timestamptz(3) not null
);

-- Recurring work; a replica takes a row by locking it.
create table jobs (
  name text primary key,
  next_run_at timestamptz(3) not null,
  last_run_at timestamptz(3),
  last_error text
);
