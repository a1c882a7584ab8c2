-- The ledger of points. An entry is one movement between two accounts: `amount` goes to the person's account and
-- leaves the other one (or the reverse, if negative), so that the two sides of every movement sum to zero by
-- construction; the view at the end unfolds them.

create table trusted_point_configs (
  id uuid primary key,
  type text not null check (type in ('ACTION', 'ENGAGEMENT_MULTIPLICATION', 'LIMITATION', 'OTHERS', 'PROOF_OF_RATING', 'RANKING', 'REFERRAL')),
  action_type text,
  description text not null,
  points bigint not null default 0,
  trusted_points_from int,
  trusted_points_to int,
  created_at timestamptz(3) not null default now()
);

create table point_entries (
  id uuid primary key,
  user_id uuid not null references users,
  -- Where the points come from or go to.
  other_account text not null check (other_account in ('REWARDS', 'VOUCHERS', 'PRIZES', 'CORRECTIONS', 'EXCHANGE')),
  cause text not null check (cause in ('RULE', 'POST', 'VOUCHER', 'PRIZE', 'CORRECTION', 'EXCHANGE')),
  amount bigint not null check (amount <> 0),
  -- Whether the movement counts towards the total earned (a voucher paid for does not).
  earned boolean not null,
  config_id uuid references trusted_point_configs,
  post_id uuid references posts,
  exchange_hash text,
  created_at timestamptz(3) not null default now()
);
create index point_entries_of_user on point_entries (user_id, created_at desc, id desc);
create index point_entries_by_post on point_entries (post_id) where post_id is not null;

-- What a person earned on a local day, and in how many entries.
create table point_days (
  user_id uuid not null references users,
  day date not null,
  earned bigint not null,
  entries int not null,
  primary key (user_id, day)
);
create index point_days_top on point_days (day, earned desc, user_id);

-- The ledger is append-only, for its owner too.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger point_entries_append_only before update or delete or truncate on point_entries for each statement execute function refuse_change();
revoke update, delete on point_entries from backoffice_app;

-- Balances and day rows follow the entries, in their transaction, whoever writes them.
create function points_kept() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Rows in the order of their ids, so that two writers never wait for each other in a circle.
  perform from users where id in (select user_id from after) order by id for update;
  update users set
      point = users.point + moved.amount,
      earned_points = users.earned_points + moved.earned
    from (select user_id, sum(amount) as amount, coalesce(sum(amount) filter (where earned), 0) as earned from after group by user_id) moved
    where users.id = moved.user_id;
  insert into point_days (user_id, day, earned, entries)
    select user_id, local_day(created_at), sum(amount), count(*) from after where earned group by 1, 2
    order by 1, 2
    on conflict (user_id, day) do update set earned = point_days.earned + excluded.earned, entries = point_days.entries + excluded.entries;
  return null;
end $$;
create trigger points_kept after insert on point_entries referencing new table as after for each statement execute function points_kept();
revoke insert, update, delete on point_days from backoffice_app;

create view point_sides as
  select id as entry_id, user_id::text as account, amount, created_at from point_entries
  union all
  select id, other_account, -amount, created_at from point_entries;
