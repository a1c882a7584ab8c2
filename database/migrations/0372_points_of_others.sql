-- What members earn by what others do waits here until a job books it, so that nobody's act waits for another member's
-- balance.
create table points_to_give (
  kind text not null,
  subject text not null,
  user_id uuid not null,
  facts jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  primary key (kind, subject),
  constraint points_to_give_kind_check check (kind = any ('{HELPFUL_REVIEW,POPULAR_POST,REFERRAL}'))
);
revoke update on points_to_give from backoffice_app;
