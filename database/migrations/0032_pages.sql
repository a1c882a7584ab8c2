-- Pages as their screens show and moderate them.

alter table pages
  add column description text not null default '' check (char_length(description) <= 5000),
  add column phone_number text check (char_length(phone_number) between 1 and 30),
  add column email text check (char_length(email) between 1 and 200),
  add column website text check (char_length(website) between 1 and 500),
  add column type text not null default 'BUSINESS_OR_BRAND' check (type in ('BUSINESS_OR_BRAND', 'COMMUNITY_OR_PUBLIC_FIGURE')),
  add column category_id uuid references page_categories,
  add column logo_id uuid references media,
  -- Who answers for it, if that is not its creator.
  add column owner_id uuid references users,
  add column verified boolean not null default false,
  -- The status of its newest request for verification; null if there is none.
  add column verify_status text check (verify_status in ('PENDING', 'VERIFIED', 'REJECTED', 'IGNORED')),
  add column is_provide_news boolean not null default false,
  add column pinned_limit int check (pinned_limit between 1 and 1000),
  add column total_likes int not null default 0 check (total_likes >= 0),
  add column total_posts int not null default 0 check (total_posts >= 0),
  add column total_follows int not null default 0 check (total_follows >= 0),
  add column total_reviews int not null default 0 check (total_reviews >= 0),
  add column term_status text not null default 'NORMAL' check (term_status in ('NORMAL', 'HIDDEN', 'SUSPENDING', 'BLOCKED')),
  -- A list of {reason, status, createdAt, by}, newest first.
  add column reason jsonb not null default '[]' check (jsonb_typeof(reason) = 'array'),
  -- When the status was set last; the creation, if it never was.
  add column status_set_at timestamptz(3) not null default now(),
  add column version int not null default 1,
  add column search text not null generated always as (
    search_key(name || ' ' || coalesce(phone_number, '') || ' ' || coalesce(email, '') || ' ' || coalesce(website, ''))) stored,
  -- A community belongs to no line of business.
  add constraint pages_category_of_business check (category_id is null or type = 'BUSINESS_OR_BRAND');
update pages set status_set_at = created_at;

create index pages_by_status_set on pages (status_set_at, id);
create index pages_by_created on pages (created_at, id);
create index pages_status_set on pages (term_status, status_set_at, id) where term_status <> 'NORMAL';
create index pages_status_created on pages (term_status, created_at, id) where term_status <> 'NORMAL';
create index pages_search on pages using gin (search gin_trgm_ops);

create table page_admins (
  page_id uuid not null references pages on delete cascade,
  user_id uuid not null references users,
  primary key (page_id, user_id)
);
create index page_admins_by_user on page_admins (user_id);

-- How many pages there are for each combination of the list's filters; differences that add up, as in user_tally.
create table page_list_tally (type text not null, term_status text not null, pages bigint not null);

create function pages_listed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into page_list_tally select type, term_status, count(*) from after group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into page_list_tally select type, term_status, -count(*) from before group by 1, 2;
  else
    insert into page_list_tally
      select type, term_status, sum(n) from (
        select type, term_status, 1 as n from after union all select type, term_status, -1 from before) moved
      group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger pages_listed_insert after insert on pages referencing new table as after for each statement execute function pages_listed();
create trigger pages_listed_update after update on pages referencing old table as before new table as after for each statement execute function pages_listed();
create trigger pages_listed_delete after delete on pages referencing old table as before for each statement execute function pages_listed();
insert into page_list_tally select type, term_status, count(*) from pages group by 1, 2;
