-- Wrong passwords and codes, counted by hour and address until the audit log tells of them.
create table failed_attempts (
  -- Its beginning.
  hour timestamptz(3) not null,
  -- An IPv4 address, or the /64 of an IPv6 one.
  address text not null,
  -- The audit entry's action.
  action text not null,
  secret text not null check (secret in ('PASSWORD', 'CODE')),
  attempts int not null check (attempts > 0),
  -- Ids of those whose secret it was to be, the first few.
  people text[] not null default '{}',
  primary key (hour, address, action, secret)
);

-- The token that replaced this one, sealed under this one, for those who come again within the grace.
alter table refresh_tokens add column successor text;
create index refresh_tokens_successors on refresh_tokens (replaced_at) where successor is not null;

-- What the person was when it was done: who is somebody else by now is not told again. Null of the version before.
alter table idempotency_keys add column viewer text;
-- Finds the oldest keys of one person.
create index idempotency_keys_of_owner on idempotency_keys (owner, created_at);
