-- Pictures and videos of blocked records. A file is refused to the public if a blocked record uses it and no visible one
-- does: what several records show stays as long as one of them is to be seen.

alter table media add column refused boolean not null default false;
create index media_refused on media (id) where refused;
create index users_blocked_by_avatar on users (avatar_id) where avatar_id is not null and term_status = 'BLOCKED';
create index pages_by_logo on pages (logo_id) where logo_id is not null;
create index places_by_primary_image on places (primary_image_id) where primary_image_id is not null;
create index badges_by_media on badges (media_id) where media_id is not null;
create index badge_register_forms_by_figure on badge_register_forms (figure_id) where figure_id is not null;

-- Who uses a file: `blocked` records and `visible` ones. A deleted record is neither to be seen nor, by that, blocked.
-- A new kind of record that shows media adds its lines here, and triggers that call `judge_media`.
create view media_uses as
  select m.media_id, p.status = 'BLOCKED' as blocked, p.status <> 'BLOCKED' as visible
    from post_media m join posts p on p.id = m.post_id
  union all
  select m.media_id, p.term_status = 'BLOCKED', p.term_status <> 'BLOCKED' and p.deleted_at is null
    from product_media m join products p on p.id = m.product_id
  union all
  select logo_id, term_status = 'BLOCKED', term_status <> 'BLOCKED' from pages where logo_id is not null
  union all
  select avatar_id, term_status = 'BLOCKED', term_status <> 'BLOCKED' from users where avatar_id is not null
  union all
  select media_id, false, true from place_media
  union all
  select primary_image_id, false, true from places where primary_image_id is not null
  union all
  select media_id, false, true from badges where media_id is not null
  union all
  select figure_id, false, true from badge_register_forms where figure_id is not null;

-- Judges files anew, and tells the replicas which changed. Their rows are locked first, so that two changes at the same
-- time (both records that use a picture are blocked) see each other.
create function judge_media(ids uuid[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  judged uuid;
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform 1 from media where id = any(ids) order by id for no key update;
  for judged in
    update media m set refused = not m.refused
      where m.id = any(ids) and m.refused is distinct from case
        when exists (select from media_uses u where u.media_id = m.id and u.visible) then false
        else exists (select from media_uses u where u.media_id = m.id and u.blocked) end
      returning m.id
  loop
    perform pg_notify('media_judged', judged::text);
  end loop;
end $$;
revoke execute on function judge_media from public;

-- When a record is blocked, unblocked, deleted or restored, or shows another picture.
create function post_judges_media() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform judge_media(array(select media_id from post_media where post_id = new.id));
  return null;
end $$;
create trigger post_judges_media after update of status on posts for each row
  when ((old.status = 'BLOCKED') <> (new.status = 'BLOCKED')) execute function post_judges_media();

create function product_judges_media() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform judge_media(array(select media_id from product_media where product_id = new.id));
  return null;
end $$;
create trigger product_judges_media after update of term_status, deleted_at on products for each row
  when ((old.term_status = 'BLOCKED') <> (new.term_status = 'BLOCKED') or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function product_judges_media();

create function page_judges_media() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform judge_media(array_remove(array[old.logo_id, new.logo_id], null));
  return null;
end $$;
create trigger page_judges_media after update of term_status, logo_id on pages for each row
  when ((old.term_status = 'BLOCKED') <> (new.term_status = 'BLOCKED') or old.logo_id is distinct from new.logo_id)
  execute function page_judges_media();

create function user_judges_media() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform judge_media(array_remove(array[old.avatar_id, new.avatar_id], null));
  return null;
end $$;
create trigger user_judges_media after update of term_status, avatar_id on users for each row
  when ((old.term_status = 'BLOCKED') <> (new.term_status = 'BLOCKED') or old.avatar_id is distinct from new.avatar_id)
  execute function user_judges_media();

create function place_judges_media() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform judge_media(array_remove(array[old.primary_image_id, new.primary_image_id], null));
  return null;
end $$;
create trigger place_judges_media after update of primary_image_id on places for each row
  when (old.primary_image_id is distinct from new.primary_image_id) execute function place_judges_media();

-- When a record begins or ceases to show a picture, in the column that the trigger names. Only pictures that this can
-- turn are judged, those that are refused or that a blocked record shows: so usual posts lock no picture.
create function shown_media_judged() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids uuid[];
begin
  execute format('select array(select distinct m.id from after a join media m on m.id = a.%I
    where m.refused or exists (select from media_uses u where u.media_id = m.id and u.blocked))', tg_argv[0]) into ids;
  perform judge_media(ids);
  return null;
end $$;
create function hidden_media_judged() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform judge_media(array(select distinct b.media_id from before b
    where exists (select from media m where m.id = b.media_id and m.refused)
      or exists (select from media_uses u where u.media_id = b.media_id and u.blocked)));
  return null;
end $$;
create trigger shown_media_judged after insert on post_media referencing new table as after for each statement execute function shown_media_judged('media_id');
create trigger shown_media_judged after insert on product_media referencing new table as after for each statement execute function shown_media_judged('media_id');
create trigger shown_media_judged after insert on place_media referencing new table as after for each statement execute function shown_media_judged('media_id');
create trigger shown_media_judged after insert on pages referencing new table as after for each statement execute function shown_media_judged('logo_id');
create trigger shown_media_judged after insert on users referencing new table as after for each statement execute function shown_media_judged('avatar_id');
create trigger shown_media_judged after insert on places referencing new table as after for each statement execute function shown_media_judged('primary_image_id');
create trigger hidden_media_judged after delete on post_media referencing old table as before for each statement execute function hidden_media_judged();
create trigger hidden_media_judged after delete on product_media referencing old table as before for each statement execute function hidden_media_judged();
create trigger hidden_media_judged after delete on place_media referencing old table as before for each statement execute function hidden_media_judged();

-- Judges every file, after records were loaded without triggers.
create function judge_all_media() returns void language sql security definer set search_path = public, pg_temp as $$
  update media m set refused = found.refused
    from (select media_id, bool_or(blocked) and not bool_or(visible) as refused from media_uses group by media_id) found
    where m.id = found.media_id and m.refused is distinct from found.refused
$$;
revoke execute on function judge_all_media() from public;
select judge_all_media();
