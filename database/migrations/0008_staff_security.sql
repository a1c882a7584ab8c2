-- The second factor of those who have one: time-based codes (RFC 6238), and recovery codes for a lost device.

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted under a key that the database never sees.
  secret text not null,
  -- Null while it is being set up: only then may the secret be replaced, and no code is asked for.
  confirmed_at timestamptz(3),
  -- The last step of 30 seconds (counted from 1970) whose code was used: an older or equal one is refused.
  last_step bigint,
  created_at timestamptz(3) not null default now(),
  check (confirmed_at is null or last_step is not null)
);

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  used_at timestamptz(3),
  primary key (user_id, hash)
);
