-- Requests of people for a badge, with what they answered. The app makes them; staff decide them.

create table badge_requests (
  id uuid primary key,
  badge_id uuid not null references badges,
  user_id uuid not null references users,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED')),
  -- What the badge and the person were called when the request was made, and what a search finds the person by; see
  -- the trigger.
  title text not null default '',
  title_en text not null default '',
  name text not null default '',
  person_words text not null default '',
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  title_sort text collate "C" not null generated always as (sort_key(title)) stored,
  name_sort text collate "C" not null generated always as (sort_key(name)) stored,
  search text not null generated always as (search_key(title || ' ' || title_en || ' ' || person_words)) stored
);
-- A person asks again for a badge only after a rejection.
create unique index badge_requests_one_open on badge_requests (user_id, badge_id) where status <> 'REJECTED';
create index badge_requests_of_user on badge_requests (user_id);
create index badge_requests_by_created on badge_requests (created_at, id);
create index badge_requests_by_name on badge_requests (name_sort, id);
create index badge_requests_by_title on badge_requests (title_sort, id);
create index badge_requests_by_status on badge_requests (status, id);
create index badge_requests_status_created on badge_requests (status, created_at, id);
create index badge_requests_status_name on badge_requests (status, name_sort, id);
create index badge_requests_status_title on badge_requests (status, title_sort, id);
create index badge_requests_badge_created on badge_requests (badge_id, created_at, id);
create index badge_requests_badge_name on badge_requests (badge_id, name_sort, id);
create index badge_requests_badge_title on badge_requests (badge_id, title_sort, id);
create index badge_requests_badge_by_status on badge_requests (badge_id, status, id);
create index badge_requests_badge_status_created on badge_requests (badge_id, status, created_at, id);
create index badge_requests_badge_status_name on badge_requests (badge_id, status, name_sort, id);
create index badge_requests_badge_status_title on badge_requests (badge_id, status, title_sort, id);
create index badge_requests_search on badge_requests using gin (search gin_trgm_ops);
create index badge_requests_by_id_end on badge_requests (right(id::text, 6));
revoke delete on badge_requests from backoffice_app;

-- The forms as they were when the request was made, with the answers. Their pictures are no `media_uses`: only staff
-- see them here, which neither publishes a picture of a blocked record nor takes one away from the public.
create table badge_request_forms (
  request_id uuid not null references badge_requests,
  position int not null check (position > 0),
  detail text not null check (detail ~ '\S' and char_length(detail) <= 200),
  detail_en text not null check (detail_en ~ '\S' and char_length(detail_en) <= 200),
  input_type text not null check (input_type in ('TEXT', 'IMAGE')),
  required boolean not null,
  text text check (char_length(text) <= 5000),
  media_id uuid references media,
  primary key (request_id, position),
  constraint badge_request_forms_answer check (case input_type when 'TEXT' then media_id is null else text is null end)
);
create index badge_request_forms_by_media on badge_request_forms (media_id) where media_id is not null;
revoke update, delete on badge_request_forms from backoffice_app;

create function badge_requests_begin() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select title, title_en into new.title, new.title_en from badges where id = new.badge_id;
  select full_name, search into new.name, new.person_words from users where id = new.user_id;
  return new;
end $$;
create trigger badge_requests_begin before insert on badge_requests for each row execute function badge_requests_begin();

-- How many requests there are of each badge and status; differences that add up, as in user_tally.
create table badge_request_tally (badge_id uuid not null, status text not null, requests bigint not null);

create function badge_requests_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into badge_request_tally select badge_id, status, count(*) from after group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into badge_request_tally select badge_id, status, -count(*) from before group by 1, 2;
  else
    insert into badge_request_tally
      select badge_id, status, sum(n) from (
        select badge_id, status, 1 as n from after union all select badge_id, status, -1 from before) moved
      group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger badge_requests_tallied_insert after insert on badge_requests referencing new table as after for each statement execute function badge_requests_tallied();
create trigger badge_requests_tallied_update after update on badge_requests referencing old table as before new table as after for each statement execute function badge_requests_tallied();
create trigger badge_requests_tallied_delete after delete on badge_requests referencing old table as before for each statement execute function badge_requests_tallied();
