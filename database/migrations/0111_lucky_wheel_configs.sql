-- What a member must have done to win a prize of each tier. There is one condition a tier, never more and never less.

create table lucky_wheel_configs (
  id uuid primary key,
  prize_tier text not null check (prize_tier in ('DIAMOND', 'GOLD', 'SILVER', 'BRONZE')),
  description text not null check (description ~ '\S' and char_length(description) <= 500),
  -- Missions since the start of the wheel, missions on the day of the spin, or points.
  condition_type text not null check (condition_type in ('TOTAL', 'DAILY', 'POINTS')),
  mission_type text check (mission_type in ('SIGN_IN', 'REFERRAL', 'REVIEW', 'CHECK_IN', 'SHARE')),
  minimum double precision not null check (minimum >= 0),
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint lucky_wheel_configs_tier unique (prize_tier)
);
revoke insert, delete on lucky_wheel_configs from backoffice_app;
revoke update on lucky_wheel_configs from backoffice_app;
grant update (description, condition_type, mission_type, minimum, version) on lucky_wheel_configs to backoffice_app;

insert into lucky_wheel_configs (id, prize_tier, description, condition_type, minimum)
  values
    ('019a0000-0000-7000-8000-000000000111', 'DIAMOND', 'Ai cũng có thể trúng giải Kim Cương', 'TOTAL', 0),
    ('019a0000-0000-7000-8000-000000000112', 'GOLD', 'Ai cũng có thể trúng giải Vàng', 'TOTAL', 0),
    ('019a0000-0000-7000-8000-000000000113', 'SILVER', 'Ai cũng có thể trúng giải Bạc', 'TOTAL', 0),
    ('019a0000-0000-7000-8000-000000000114', 'BRONZE', 'Ai cũng có thể trúng giải Đồng', 'TOTAL', 0);
