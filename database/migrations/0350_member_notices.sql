-- What the app tells one member and no other table holds: decisions about verification and badges, prizes, rewards. The
-- sentences stand here as they were told.
create table member_notices (
  id uuid primary key,
  user_id uuid not null references users,
  type text not null,
  text_en text not null check (char_length(text_en) <= 25000),
  text_vi text not null check (char_length(text_vi) <= 25000),
  -- What it is about, if the app can open it.
  model text,
  target_id uuid,
  created_at timestamptz(3) not null default clock_timestamp(),
  constraint member_notices_type_check check (type in ('VERIFICATION', 'BADGE', 'PRIZE', 'REFERRAL', 'POINTS', 'APPEAL')),
  constraint member_notices_about_check check ((model is null) = (target_id is null))
);
create index member_notices_of_user on member_notices (user_id, created_at, id);
grant select, insert, delete on member_notices to backoffice_app;

-- Up to which moment members have read their notices.
create table notices_read (
  user_id uuid primary key references users,
  until timestamptz(3) not null
);
grant select, insert, update on notices_read to backoffice_app;

-- How people enter must not be public.
alter table configs add constraint configs_not_public check (not is_public or key <> 'SECOND_FACTOR_GROUPS');
