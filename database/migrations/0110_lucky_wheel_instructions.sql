-- What members read about how they get turns of the lucky wheel.

create function updated_now() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create table lucky_wheel_instructions (
  id uuid primary key,
  type text not null check (type in ('ONCE', 'DAILY', 'EACH_TIME', 'NOTE')),
  title text not null check (title ~ '\S' and char_length(title) <= 100),
  title_en text not null check (title_en ~ '\S' and char_length(title_en) <= 100),
  description text not null check (description ~ '\S' and char_length(description) <= 2000),
  description_en text not null check (description_en ~ '\S' and char_length(description_en) <= 2000),
  -- How many turns the mission gives.
  turns int not null check (turns >= 0),
  mission_type text check (mission_type in ('SIGN_IN', 'REFERRAL', 'REVIEW', 'CHECK_IN', 'SHARE')),
  search text not null generated always as (search_key(title || ' ' || title_en)) stored,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create index lucky_wheel_instructions_by_created on lucky_wheel_instructions (created_at, id) where deleted_at is null;
create index lucky_wheel_instructions_by_type on lucky_wheel_instructions (type, created_at, id) where deleted_at is null;
create index lucky_wheel_instructions_by_search on lucky_wheel_instructions using gin (search gin_trgm_ops) where deleted_at is null;
create trigger updated_now before update on lucky_wheel_instructions for each row execute function updated_now();
