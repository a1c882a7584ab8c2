-- The tier that each member holds, and those that they ever reached.
create table member_ranks (
  user_id uuid primary key,
  rule_id uuid not null,
  since timestamptz(3) not null default now()
);
create table ranks_reached (
  user_id uuid not null,
  rule_id uuid not null,
  reached_at timestamptz(3) not null default now(),
  -- Null while the points of the tier wait to be booked.
  booked_at timestamptz(3),
  primary key (user_id, rule_id)
);
create index ranks_unbooked on ranks_reached (reached_at, user_id) where booked_at is null;
create index balances_by_earned on balances (earned_points desc, user_id);
