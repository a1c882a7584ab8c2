-- Posts and what stands around them: places, groups, pictures, reports.

create table places (
  id uuid primary key,
  name text not null,
  created_at timestamptz(3) not null default now()
);

create table social_groups (
  id uuid primary key,
  name text not null,
  created_by uuid not null references users,
  created_at timestamptz(3) not null default now()
);

-- Pages of businesses and communities, in whose name posts can be written.
create table pages (
  id uuid primary key,
  name text not null,
  is_partner boolean not null default false,
  created_by uuid not null references users,
  created_at timestamptz(3) not null default now()
);
create index pages_partners on pages (id) where is_partner;

create table posts (
  id uuid primary key,
  type text not null check (type in ('STATUS', 'DISCOVERY', 'CHECK_IN', 'REVIEW', 'SHARE')),
  title text not null check (char_length(title) <= 500),
  content text not null check (char_length(content) <= 20000),
  status text not null default 'NORMAL' check (status in ('NORMAL', 'HIDDEN', 'SUSPENDING', 'BLOCKED')),
  -- A list of {reason, status, createdAt, by}, newest first.
  reason jsonb not null default '[]' check (jsonb_typeof(reason) = 'array'),
  created_by uuid not null references users,
  page_id uuid references pages,
  group_id uuid references social_groups,
  place_id uuid references places,
  shared_post_id uuid references posts check (shared_post_id <> id),
  total_likes int not null default 0 check (total_likes >= 0),
  total_comments int not null default 0 check (total_comments >= 0),
  total_reports int not null default 0 check (total_reports >= 0),
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  title_search text not null generated always as (search_key(title)) stored
);
create index posts_by_created on posts (created_at, id);
create index posts_status_created on posts (status, created_at, id) where status <> 'NORMAL';
create index posts_creator_created on posts (created_by, created_at, id) include (status);
create index posts_page_created on posts (page_id, created_at, id) where page_id is not null;
create index posts_title_search on posts using gin (title_search gin_trgm_ops);
create index posts_sharing on posts (shared_post_id) where shared_post_id is not null;

create table post_media (
  post_id uuid not null references posts on delete cascade,
  media_id uuid not null references media,
  position int not null check (position >= 0),
  primary key (post_id, position),
  unique (post_id, media_id)
);
create index post_media_by_media on post_media (media_id);

-- How many posts there are for each local day, status and type; differences that add up, as in user_tally.
create table post_tally (
  day date not null,
  status text not null,
  type text not null,
  posts bigint not null
);

create function posts_tallied() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into post_tally select local_day(created_at), status, type, count(*) from after group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into post_tally select local_day(created_at), status, type, -count(*) from before group by 1, 2, 3;
  else
    insert into post_tally
      select day, status, type, sum(n) from (
        select local_day(created_at) as day, status, type, 1 as n from after
        union all select local_day(created_at), status, type, -1 from before) moved
      group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger posts_tallied_insert after insert on posts referencing new table as after for each statement execute function posts_tallied();
create trigger posts_tallied_update after update on posts referencing old table as before new table as after for each statement execute function posts_tallied();
create trigger posts_tallied_delete after delete on posts referencing old table as before for each statement execute function posts_tallied();

-- One complaint by one person about one record. A person reports a record once.
create table reports (
  id uuid primary key,
  model text not null check (model in ('USER', 'POST', 'COMMENT', 'GROUP', 'MEDIA', 'PAGE', 'PRODUCT')),
  target_id uuid not null,
  type text not null check (type in ('FAKE_NEWS', 'HARASSMENT', 'HATE_SPEECH', 'NUDITY', 'SOMETHING_ELSE', 'SPAM', 'VIOLENCE')),
  message text not null default '',
  created_by uuid not null references users,
  created_at timestamptz(3) not null default now(),
  unique (model, target_id, created_by)
);
create index reports_of_target on reports (model, target_id, created_at desc, id desc);
create index reports_by_creator on reports (created_by);
