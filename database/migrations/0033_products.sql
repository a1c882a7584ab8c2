-- Products that partners offer in the name of their pages: stays and tours.

create table products (
  id uuid primary key,
  type text not null check (type in ('HOTEL', 'TOUR')),
  title text not null check (title ~ '\S' and char_length(title) <= 500),
  content text not null default '' check (char_length(content) <= 20000),
  page_id uuid not null references pages,
  -- Whole đồng.
  price int not null check (price >= 0),
  on_travel_store boolean not null default false,
  total_likes int not null default 0 check (total_likes >= 0),
  total_shares int not null default 0 check (total_shares >= 0),
  term_status text not null default 'NORMAL' check (term_status in ('NORMAL', 'HIDDEN', 'SUSPENDING', 'BLOCKED')),
  -- A list of {reason, status, createdAt, by}, newest first.
  reason jsonb not null default '[]' check (jsonb_typeof(reason) = 'array'),
  created_by uuid not null references users,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  -- Set if deleting it closed open reports, so that undoing opens them again.
  closed_reports boolean not null default false,
  title_search text not null generated always as (search_key(title)) stored
);
create index products_by_created on products (created_at, id) where deleted_at is null;
create index products_status_created on products (term_status, created_at, id) where deleted_at is null and term_status <> 'NORMAL';
create index products_store_created on products (created_at, id) where deleted_at is null and on_travel_store;
create index products_search on products using gin (title_search gin_trgm_ops);
create index products_of_page on products (page_id, created_at, id);

create table product_media (
  product_id uuid not null references products on delete cascade,
  media_id uuid not null references media,
  position int not null check (position >= 0),
  primary key (product_id, position),
  unique (product_id, media_id)
);
create index product_media_by_media on product_media (media_id);

-- How many products that are not deleted there are for each combination of the list's filters; differences that add
-- up, as in user_tally.
create table product_tally (type text not null, term_status text not null, on_travel_store boolean not null, products bigint not null);

create function products_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into product_tally
      select type, term_status, on_travel_store, count(*) from after where deleted_at is null group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into product_tally
      select type, term_status, on_travel_store, -count(*) from before where deleted_at is null group by 1, 2, 3;
  else
    insert into product_tally
      select type, term_status, on_travel_store, sum(n) from (
        select type, term_status, on_travel_store, 1 as n from after where deleted_at is null
        union all select type, term_status, on_travel_store, -1 from before where deleted_at is null) moved
      group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger products_tallied_insert after insert on products referencing new table as after for each statement execute function products_tallied();
create trigger products_tallied_update after update on products referencing old table as before new table as after for each statement execute function products_tallied();
create trigger products_tallied_delete after delete on products referencing old table as before for each statement execute function products_tallied();

-- Whoever answers for a record; products too now.
create or replace function creator_of_target(model text, target_id uuid) returns uuid language sql stable as $$
  select case model
    when 'USER' then (select id from users where id = target_id)
    when 'POST' then (select created_by from posts where id = target_id)
    when 'PAGE' then (select created_by from pages where id = target_id)
    when 'PRODUCT' then (select created_by from products where id = target_id)
    when 'GROUP' then (select created_by from social_groups where id = target_id)
    when 'MEDIA' then (select uploaded_by from media where id = target_id)
  end
$$;
