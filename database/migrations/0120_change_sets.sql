-- Change sets: changes of promotion that one person writes, somebody else approves, and that take effect together.

create table change_sets (
  id uuid primary key,
  title text not null check (title ~ '\S' and char_length(title) <= 100),
  note text not null default '' check (char_length(note) <= 1000),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'SCHEDULED', 'APPLIED', 'FAILED', 'ROLLED_BACK')),
  -- How many changes it has, kept by those who add and remove them while they hold the row's lock.
  changes int not null default 0 check (changes between 0 and 100),
  author_id uuid not null references users,
  approver_id uuid references users,
  approved_at timestamptz(3),
  -- When it is to take effect; null if that was at once.
  apply_at timestamptz(3),
  applied_at timestamptz(3),
  rolled_back_by uuid references users,
  rolled_back_at timestamptz(3),
  -- Why it did not take effect: [{"field", "reason", "params", "message"}].
  failure jsonb,
  search text not null generated always as (search_key(title)) stored,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint change_sets_approved_by_another check (approver_id <> author_id),
  constraint change_sets_states check (
    (approver_id is null) = (status = 'DRAFT') and (approved_at is null) = (approver_id is null)
    and (apply_at is null or approver_id is not null) and (status <> 'SCHEDULED' or apply_at is not null)
    and (applied_at is not null) = (status in ('APPLIED', 'ROLLED_BACK'))
    and (failure is not null) = (status = 'FAILED')
    and (rolled_back_at is not null) = (status = 'ROLLED_BACK') and (rolled_back_by is null) = (rolled_back_at is null))
);
create index change_sets_by_created on change_sets (created_at, id);
create index change_sets_by_status on change_sets (status, created_at, id);
create index change_sets_due on change_sets (apply_at) where status = 'SCHEDULED';

-- A change: an operation with the input that its form would have sent.
create table change_set_items (
  id uuid primary key,
  change_set_id uuid not null references change_sets on delete cascade,
  operation text not null,
  model text not null,
  target_id uuid not null,
  -- The record's name when the change was written.
  name text not null,
  input jsonb not null,
  -- The version of the record that the change was written for.
  version_seen int not null,
  -- What the change did when it was tried: [{"model", "targetId", "name", "before", "after"}], other records that it changes included.
  effects jsonb not null,
  -- What it changed when it took effect, in that order: [{"model", "targetId", "version"}].
  applied jsonb,
  created_at timestamptz(3) not null default now(),
  -- One change a record, so that each is based on a version that is known before.
  constraint change_set_items_one_a_record unique (change_set_id, model, target_id)
);
