-- Members turn the wheel: their turns, what they did for them, and their spins.

-- What a member has earned and not spent. Whoever turns the wheel locks it, so that no turn is spent twice.
create table spin_balances (
  wheel_id uuid not null,
  user_id uuid not null,
  turns int not null default 0 check (turns >= 0),
  primary key (wheel_id, user_id)
);

-- That an instruction gave its turns: once a wheel, or on a local day.
create table turn_gifts (
  wheel_id uuid not null,
  user_id uuid not null,
  instruction_id uuid not null,
  -- The local day; empty for once a wheel.
  occasion text not null,
  primary key (wheel_id, user_id, instruction_id, occasion)
);

-- How often a member did a mission on a local day while the wheel ran: what the conditions of its tiers count.
create table wheel_missions (
  wheel_id uuid not null,
  user_id uuid not null,
  mission text not null check (mission in ('SIGN_IN', 'REFERRAL', 'REVIEW', 'CHECK_IN', 'SHARE')),
  day date not null,
  times int not null check (times > 0),
  primary key (wheel_id, user_id, mission, day)
);

create table spins (
  id uuid primary key,
  wheel_id uuid not null,
  batch_id uuid not null,
  user_id uuid not null,
  -- The member's own name of the spin: whoever sends it again gets the same answer.
  request_id text not null check (char_length(request_id) between 1 and 64),
  turn text not null check (turn in ('FREE', 'EARNED')),
  eligible_tiers text[] not null,
  award_id uuid,
  -- What the member was told: the prize or the message, and the turns that were left.
  answer jsonb not null,
  -- By it the member proves what was sealed of the spin, and nobody else can guess it.
  salt bytea not null check (octet_length(salt) = 32),
  -- The place among all that was sealed of the wheel.
  number bigint,
  created_at timestamptz(3) not null,
  constraint spins_request unique (user_id, request_id),
  constraint spins_award unique (award_id)
);
create index spins_of_person on spins (user_id, created_at);
create index spins_to_seal on spins (wheel_id, created_at, id) where number is null;
create unique index spins_sealed on spins (wheel_id, number) where number is not null;
revoke update, delete on spins from backoffice_app;
grant update (number) on spins to backoffice_app;
