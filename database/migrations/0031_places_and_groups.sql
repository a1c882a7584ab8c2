-- What the screens of places and groups show and change.

alter table places
  add column description text not null default '' check (char_length(description) <= 5000),
  add column checkins int not null default 0 check (checkins >= 0),
  add column reviews int not null default 0 check (reviews >= 0),
  -- Where it is, in words: a district, a province.
  add column location_name text check (char_length(location_name) between 1 and 200),
  add column country_code text check (country_code ~ '^[A-Z]{2}$'),
  add column phone text check (char_length(phone) between 1 and 30),
  add column verified boolean not null default false,
  add column primary_image_id uuid references media,
  -- Null for the places of before.
  add column created_by uuid references users,
  add column version int not null default 1,
  add column search text not null generated always as (search_key(name)) stored;
create index places_by_checkins on places (checkins, reviews, id);
create index places_search on places using gin (search gin_trgm_ops);

create table place_media (
  place_id uuid not null references places on delete cascade,
  media_id uuid not null references media,
  position int not null check (position >= 0),
  primary key (place_id, position),
  unique (place_id, media_id)
);
create index place_media_by_media on place_media (media_id);

alter table social_groups
  add column description text not null default '' check (char_length(description) <= 5000),
  add column privacy text not null default 'PUBLIC' check (privacy in ('PUBLIC', 'PRIVATE')),
  add column category_id uuid references page_categories,
  add column total_members int not null default 0 check (total_members >= 0),
  add column total_posts int not null default 0 check (total_posts >= 0),
  add column verified boolean not null default false,
  add column term_status text not null default 'NORMAL' check (term_status in ('NORMAL', 'HIDDEN', 'SUSPENDING', 'BLOCKED')),
  -- A list of {reason, status, createdAt, by}, newest first.
  add column reason jsonb not null default '[]' check (jsonb_typeof(reason) = 'array'),
  add column version int not null default 1,
  add column deleted_at timestamptz(3),
  -- Set if deleting it closed open reports, so that undoing opens them again.
  add column closed_reports boolean not null default false,
  add column search text not null generated always as (search_key(name)) stored;
create index social_groups_by_created on social_groups (created_at, id) where deleted_at is null;
create index social_groups_search on social_groups using gin (search gin_trgm_ops);
