-- What is sealed of spins and designations: hashes in one order, in trees whose roots are chained. Nothing of it names
-- anybody, and nothing of it can be changed later without being noticed.

create table draw_seals (
  wheel_id uuid not null,
  seal int not null check (seal >= 1),
  -- Of its leaves, which are numbered through the whole wheel.
  first_number bigint not null check (first_number >= 1),
  last_number bigint not null,
  -- Of the seal before; 32 zeros for the first.
  former_root bytea not null check (octet_length(former_root) = 32),
  root bytea not null check (octet_length(root) = 32),
  created_at timestamptz(3) not null default now(),
  primary key (wheel_id, seal),
  constraint draw_seals_numbers check (first_number <= last_number),
  constraint draw_seals_first unique (wheel_id, first_number)
);
create table draw_leaves (
  wheel_id uuid not null,
  number bigint not null,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (wheel_id, number)
);
revoke update, delete on draw_seals from backoffice_app;
revoke update, delete on draw_leaves from backoffice_app;

-- A designation counts once it has a number.
alter table wheel_designations
  add column salt bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
    check (octet_length(salt) = 32),
  add column number bigint;
create index wheel_designations_to_seal on wheel_designations (stock_id) where number is null and awarded_at is null;
grant update (number) on wheel_designations to backoffice_app;
