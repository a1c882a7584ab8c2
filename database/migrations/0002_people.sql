-- People of the app (staff are people too), their pictures and badges.

create table media (
  id uuid primary key,
  kind text not null check (kind in ('PHOTO', 'VIDEO', 'FILE')),
  -- Keys in the media store. Thumbnails are null for files, and for videos that have no still picture.
  key text not null unique,
  thumbnail_key text,
  thumbnail2x_key text,
  content_type text not null,
  bytes bigint not null check (bytes > 0),
  width int check (width > 0),
  height int check (height > 0),
  banner_type text,
  uploaded_by uuid,
  created_at timestamptz(3) not null default now()
);

create table badges (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 50),
  title_en text not null check (char_length(title_en) between 1 and 50),
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DISABLED')),
  media_id uuid references media,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  title_sort text collate "C" not null generated always as (sort_key(title)) stored,
  title_search text not null generated always as (search_key(title || ' ' || title_en)) stored
);
create index badges_by_title on badges (title_sort, id);

-- What a person must hand in to ask for a badge.
create table badge_register_forms (
  id uuid primary key,
  detail text not null check (detail ~ '\S'),
  detail_en text not null check (detail_en ~ '\S'),
  input_type text not null check (input_type in ('TEXT', 'IMAGE')),
  required boolean not null default true,
  figure_id uuid references media,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  check (input_type <> 'IMAGE' or figure_id is not null)
);

create table badge_forms (
  badge_id uuid not null references badges on delete cascade,
  form_id uuid not null references badge_register_forms,
  position int not null,
  primary key (badge_id, form_id)
);
create index badge_forms_by_form on badge_forms (form_id);

create table users (
  id uuid primary key,
  -- E.164, one spelling per person.
  phone_number text not null unique check (phone_number ~ '^\+[1-9][0-9]{6,14}$'),
  password_hash text not null,
  username text,
  full_name text not null check (char_length(full_name) between 1 and 200),
  email text,
  gender text not null check (gender in ('MALE', 'FEMALE', 'OTHER')),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  date_of_birth date,
  avatar_id uuid references media,
  photo_url text,
  interesting_topic_keys text[] not null default '{}',
  user_group text not null default 'MEMBER' check (user_group in ('ADMIN', 'MEMBER', 'PROVIDER', 'STAFF')),
  term_status text not null default 'NORMAL' check (term_status in ('NORMAL', 'HIDDEN', 'SUSPENDING', 'BLOCKED')),
  -- A list of {reason, status, createdAt, by}, newest first.
  reason jsonb not null default '[]' check (jsonb_typeof(reason) = 'array'),
  badge_id uuid references badges,
  badge_status text check (badge_status in ('PENDING', 'VERIFIED', 'FAIL', 'IGNORED', 'REJECTED', 'INCORRECT', 'NOT_VERIFIED')),
  deleted boolean not null default false,
  referred_by uuid references users,
  total_friends int not null default 0 check (total_friends >= 0),
  total_posts int not null default 0 check (total_posts >= 0),
  -- Whole hundredths of a point; kept in the transaction of each ledger entry.
  point bigint not null default 0,
  earned_points bigint not null default 0,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  name_sort text collate "C" not null generated always as (sort_key(full_name)) stored,
  -- All that a search looks at: name, username, e-mail, the number in E.164 and as dialled at home.
  search text not null generated always as (
    search_key(full_name || ' ' || coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || phone_number
      || case when phone_number like '+84%' then ' 0' || substr(phone_number, 4) else '' end)) stored
);
create unique index users_username on users (lower(username));
create unique index users_email on users (lower(email));
create index users_search on users using gin (search gin_trgm_ops);
create index users_by_referrer on users (referred_by) where referred_by is not null;
create index users_by_avatar on users (avatar_id) where avatar_id is not null;

-- The list, for each sort: without a filter, and with filters on common values (NORMAL, MEMBER, any gender),
-- where every few rows match ...
create index users_by_created on users (created_at, id);
create index users_by_name on users (name_sort, id);
create index users_by_point on users (point, id);
-- ... and with filters on rare values, alone and in pairs, so that no list reads past many rows that do not match.
create index users_status_created on users (term_status, created_at, id) where term_status <> 'NORMAL';
create index users_status_name on users (term_status, name_sort, id) where term_status <> 'NORMAL';
create index users_status_point on users (term_status, point, id) where term_status <> 'NORMAL';
create index users_group_created on users (user_group, created_at, id) where user_group <> 'MEMBER';
create index users_group_name on users (user_group, name_sort, id) where user_group <> 'MEMBER';
create index users_group_point on users (user_group, point, id) where user_group <> 'MEMBER';
create index users_badge_created on users (badge_id, created_at, id) where badge_id is not null;
create index users_badge_name on users (badge_id, name_sort, id) where badge_id is not null;
create index users_badge_point on users (badge_id, point, id) where badge_id is not null;
create index users_status_group_created on users (term_status, user_group, created_at, id) where term_status <> 'NORMAL' and user_group <> 'MEMBER';
create index users_status_group_name on users (term_status, user_group, name_sort, id) where term_status <> 'NORMAL' and user_group <> 'MEMBER';
create index users_status_group_point on users (term_status, user_group, point, id) where term_status <> 'NORMAL' and user_group <> 'MEMBER';
create index users_status_badge_created on users (term_status, badge_id, created_at, id) where term_status <> 'NORMAL' and badge_id is not null;
create index users_status_badge_name on users (term_status, badge_id, name_sort, id) where term_status <> 'NORMAL' and badge_id is not null;
create index users_status_badge_point on users (term_status, badge_id, point, id) where term_status <> 'NORMAL' and badge_id is not null;
create index users_group_badge_created on users (user_group, badge_id, created_at, id) where user_group <> 'MEMBER' and badge_id is not null;
create index users_group_badge_name on users (user_group, badge_id, name_sort, id) where user_group <> 'MEMBER' and badge_id is not null;
create index users_group_badge_point on users (user_group, badge_id, point, id) where user_group <> 'MEMBER' and badge_id is not null;

alter table media add foreign key (uploaded_by) references users;

-- How many people there are for each combination of the list's filters. Rows are differences that add up, so
-- that writers never wait for each other; a job folds them together.
create table user_tally (
  term_status text not null,
  user_group text not null,
  gender text not null,
  badge_id uuid,
  people bigint not null
);

create function users_tallied() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into user_tally select term_status, user_group, gender, badge_id, count(*) from after group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into user_tally select term_status, user_group, gender, badge_id, -count(*) from before group by 1, 2, 3, 4;
  else
    insert into user_tally
      select term_status, user_group, gender, badge_id, sum(n) from (
        select term_status, user_group, gender, badge_id, 1 as n from after
        union all select term_status, user_group, gender, badge_id, -1 from before) moved
      group by 1, 2, 3, 4 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger users_tallied_insert after insert on users referencing new table as after for each statement execute function users_tallied();
create trigger users_tallied_update after update on users referencing old table as before new table as after for each statement execute function users_tallied();
create trigger users_tallied_delete after delete on users referencing old table as before for each statement execute function users_tallied();

-- What happened to a record's term status, newest read first. Written with each change.
create table blocked_details (
  id uuid primary key,
  model text not null check (model in ('USER', 'POST', 'COMMENT', 'GROUP', 'MEDIA', 'PAGE', 'PRODUCT')),
  target_id uuid not null,
  status text not null check (status in ('NORMAL', 'HIDDEN', 'SUSPENDING', 'BLOCKED')),
  reason text not null,
  created_by uuid references users,
  created_at timestamptz(3) not null default now()
);
create index blocked_details_of_target on blocked_details (model, target_id, created_at desc, id desc);
