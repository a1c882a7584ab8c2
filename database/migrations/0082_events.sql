-- The size of a picture as it was uploaded: what is stored is made from it. Null for those from before.
alter table media add column uploaded_bytes int check (uploaded_bytes > 0);

-- For records that show pictures in columns of theirs, which the trigger names. Only pictures that this can turn are
-- judged, those that are refused or that a blocked record shows.
create function pictures_judged() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  shown jsonb := coalesce(to_jsonb(old), '{}') ;
  shows jsonb := coalesce(to_jsonb(new), '{}') ;
begin
  perform judge_media(array(select m.id from unnest(tg_argv) of (name) cross join lateral (values (shown ->> name), (shows ->> name)) used (id)
    join media m on m.id = used.id::uuid
    where m.refused or exists (select from media_uses u where u.media_id = m.id and u.blocked)));
  return null;
end $$;

-- Looks of the app for a while: a logo, a background, and an animation that is repeated every so many seconds.
create table events (
  id uuid primary key,
  name text not null check (name ~ '\S' and char_length(name) <= 100),
  status boolean not null default false,
  loop double precision not null check (loop >= 0),
  logo_id uuid not null references media,
  background_id uuid not null references media,
  animation_id uuid not null references media,
  logo_status boolean not null default true,
  background_status boolean not null default true,
  animation_status boolean not null default true,
  name_sort text collate "C" not null generated always as (sort_key(name)) stored,
  search text not null generated always as (search_key(name)) stored,
  version int not null default 1,
  created_at timestamptz(3) not null default now()
);
-- The app shows one event at a time. Of two that are enabled at once, this refuses one.
create unique index events_one_enabled on events (status) where status;
create index events_by_created on events (created_at, id);
create index events_by_name on events (name_sort, id);
create index events_by_logo on events (logo_id);
create index events_by_background on events (background_id);
create index events_by_animation on events (animation_id);

do $$
begin
  execute 'create or replace view media_uses as ' || rtrim(pg_get_viewdef('media_uses'), '; ')
    || ' union all select logo_id, false, true from events
      union all select background_id, false, true from events
      union all select animation_id, false, true from events';
end $$;
create trigger pictures_judged after insert or delete or update of logo_id, background_id, animation_id on events
  for each row execute function pictures_judged('logo_id', 'background_id', 'animation_id');
