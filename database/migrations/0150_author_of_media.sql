-- The author of the post that holds a picture, so that the people who show one are counted along an index. A post keeps its
-- author.
alter table post_media add column author_id uuid;

create function author_of_media() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.author_id := (select created_by from posts where id = new.post_id);
  return new;
end $$;
create trigger author_of_media before insert or update of post_id on post_media for each row execute function author_of_media();

drop index post_media_by_media;
update post_media m set author_id = p.created_by from posts p where p.id = m.post_id;
create index post_media_by_media on post_media (media_id, author_id);
alter table post_media add constraint post_media_has_author check (author_id is not null);
