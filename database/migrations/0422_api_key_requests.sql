-- What API keys sent: written in batches by each process, a little after the fact. No content, no names of members.

-- The last thousand requests of each key.
create table api_key_requests (
  key_id uuid not null references api_keys,
  -- UUIDv7: by time.
  id uuid not null,
  at timestamptz(3) not null,
  -- The root fields that were asked for.
  operation text not null check (char_length(operation) <= 200),
  -- OK, or the code of the first refusal.
  outcome text not null,
  request_id text not null,
  address text not null,
  milliseconds int not null,
  primary key (key_id, id)
);
revoke update on api_key_requests from backoffice_app;

-- How many there were in each hour, of the last two days.
create table api_key_hours (
  key_id uuid not null references api_keys,
  hour timestamptz(3) not null,
  requests int not null,
  primary key (key_id, hour)
);

-- The last request of each key. Not in its own row, which every request of the key holds.
create table api_key_uses (
  key_id uuid primary key references api_keys,
  used_at timestamptz(3) not null,
  address text not null
);

-- Wrong keys are told as wrong passwords are.
alter table failed_attempts
  drop constraint failed_attempts_secret_check,
  add constraint failed_attempts_secret_check check (secret in ('PASSWORD', 'CODE', 'KEY'));
