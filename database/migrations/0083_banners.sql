-- Banners of the app's home, in the order of their positions. Each leads to one target: a web address, a post, a page
-- or a screen of the app.
create sequence banner_positions as int;
create table banners (
  id uuid primary key,
  name text not null check (name ~ '\S' and char_length(name) <= 100),
  type text not null check (type in ('LINK', 'POST', 'PAGE', 'SCREEN')),
  link text check (link ~* '^https?://' and char_length(link) <= 2000),
  post_id uuid references posts,
  page_id uuid references pages,
  screen text check (screen in ('HOME', 'WALLET', 'VOUCHERS', 'LUCKY_WHEEL', 'REFERRAL', 'BADGES', 'PLACES', 'NOTIFICATIONS', 'PROFILE')),
  media_id uuid not null references media,
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DISABLED')),
  start_date timestamptz(3) not null,
  end_date timestamptz(3) not null,
  -- New ones come last. Checked at the end of a transaction, because banners exchange their positions.
  position int not null default nextval('banner_positions'),
  created_by uuid not null references users,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint banners_position_key unique (position) deferrable initially deferred,
  constraint banners_dates check (start_date < end_date),
  constraint banners_target check (num_nonnulls(link, post_id, page_id, screen) = 1 and case type
    when 'LINK' then link is not null when 'POST' then post_id is not null
    when 'PAGE' then page_id is not null else screen is not null end)
);
create index banners_by_media on banners (media_id);
create index banners_by_post on banners (post_id) where post_id is not null;
create index banners_by_page on banners (page_id) where page_id is not null;

-- The two banners of the app's menu; each may lack its picture.
create table menu_banners (
  id uuid primary key,
  type text not null check (type in ('MENU_BANNER_DISPLAY', 'MENU_BANNER_DOWNLOAD')),
  media_id uuid references media,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint menu_banners_type_key unique (type)
);
revoke insert, delete on menu_banners from backoffice_app;
create index menu_banners_by_media on menu_banners (media_id) where media_id is not null;
insert into menu_banners (id, type) values
  ('019a0000-0000-7000-8002-000000000001', 'MENU_BANNER_DISPLAY'),
  ('019a0000-0000-7000-8002-000000000002', 'MENU_BANNER_DOWNLOAD');

do $$
begin
  execute 'create or replace view media_uses as ' || rtrim(pg_get_viewdef('media_uses'), '; ')
    || ' union all select media_id, false, true from banners
      union all select media_id, false, true from menu_banners where media_id is not null';
end $$;
create trigger pictures_judged after insert or delete or update of media_id on banners
  for each row execute function pictures_judged('media_id');
create trigger pictures_judged after update of media_id on menu_banners
  for each row execute function pictures_judged('media_id');
