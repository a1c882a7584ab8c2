-- Keys by which the app's own backend calls the API of members. The key itself is shown once; here is its hash, and its
-- beginning, by which people recognise it. A key is 256 random bits, so one round of SHA-256 suffices.
create table api_keys (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 100),
  hash bytea not null unique check (octet_length(hash) = 32),
  prefix text not null check (char_length(prefix) between 9 and 32),
  scopes text[] not null,
  -- What a key of the scope EVENTS may send.
  event_kinds text[] not null default '{}',
  -- The most that its events give on a local day, in hundredths.
  daily_points bigint check (daily_points > 0),
  ends_at timestamptz(3) not null,
  -- The key before the last rotation, and until when it still serves.
  former_hash bytea unique check (octet_length(former_hash) = 32),
  former_until timestamptz(3),
  rotated_at timestamptz(3),
  ended_at timestamptz(3),
  created_by uuid references users,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint api_keys_scopes_check
    check (scopes <@ array['MEMBERS', 'EVENTS', 'CONTENT'] and cardinality(scopes) > 0),
  constraint api_keys_former_check check ((former_hash is null) = (former_until is null))
);
create index api_keys_by_time on api_keys (created_at, id);
revoke delete on api_keys from backoffice_app;

-- Tokens that a key gave to members: one session for each of them, which ends with the key.
alter table sessions add column key_id uuid references api_keys;
create unique index sessions_given_by_key on sessions (key_id, user_id) where key_id is not null and ended_at is null;
create index sessions_of_keys_by_use on sessions (last_used_at) where key_id is not null;

-- What a record is called in the app's own database, and where it is shown there.
create table external_ids (
  model text not null,
  external_id text not null check (char_length(external_id) between 1 and 100),
  record_id uuid not null,
  link text,
  primary key (model, external_id),
  unique (record_id, model)
);
revoke update, delete on external_ids from backoffice_app;
grant update (link) on external_ids to backoffice_app;
