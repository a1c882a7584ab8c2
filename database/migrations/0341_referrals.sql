-- Who came by whose code, since members register in the app.
create table referrals (
  id uuid primary key,
  friend_id uuid not null unique references users,
  inviter_id uuid not null references users,
  status text not null check (status in ('COUNTED', 'WAITING', 'REJECTED')),
  -- The friend's place among those of the inviter, in the order of commits.
  number int check (number > 0),
  -- From where the friend came: many from one address wait for staff.
  network text not null,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint referrals_number check ((status = 'COUNTED') = (number is not null)),
  constraint referrals_numbered_once unique (inviter_id, number)
);
create index referrals_by_network on referrals (network, created_at);
-- Those that staff look at are few.
create index referrals_looked_at on referrals (created_at, id) where status <> 'COUNTED';
create index referrals_waiting on referrals (inviter_id) where status = 'WAITING';

-- The number of each inviter's latest friend. Numbers are never given twice.
create table referral_counts (
  user_id uuid primary key,
  friends int not null
);

-- How many friends of each member registered within a campaign, and the codes that they earned. One without a redemption
-- waits for codes.
create table referral_progress (
  campaign_id uuid not null references vouchers,
  user_id uuid not null,
  friends int not null,
  primary key (campaign_id, user_id)
);
create table referral_rewards (
  campaign_id uuid not null references vouchers,
  user_id uuid not null references users,
  number int not null check (number > 0),
  redemption_id uuid unique references voucher_redemptions,
  created_at timestamptz(3) not null default now(),
  primary key (campaign_id, user_id, number)
);
create index referral_rewards_waiting on referral_rewards (campaign_id, created_at) where redemption_id is null;
create index referral_rewards_by_person on referral_rewards (user_id, created_at);
revoke update, delete on referral_rewards from backoffice_app;
grant update (redemption_id) on referral_rewards to backoffice_app;
