-- Each night entries, balances, days and tally are compared.
create table ledger_checks (
  day date primary key,
  members bigint not null,
  entries bigint not null,
  differences integer not null,
  finished_at timestamptz(3) not null default now()
);
-- What the last check found: `member` and an id, or `day`, a day and a kind of movement. The first hundred.
create table ledger_differences (
  item text primary key,
  difference text not null
);
