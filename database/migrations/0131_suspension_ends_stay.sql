-- The end of a suspension belongs to the status: another edit of the record keeps it. The version in `suspension_ends` goes on
-- with the record's while that stays SUSPENDING. With another status it is left behind, so that the end no longer counts. The
-- version before needs no change for it.

create function suspension_end_stays() returns trigger language plpgsql as $$
begin
  update suspension_ends set version = new.version
    where model = tg_argv[0] and target_id = new.id and version = old.version;
  return null;
end $$;

-- In the order in which writers take them.
lock table users, posts, comments, social_groups, media, pages, products in share row exclusive mode;
create trigger suspension_end_stays after update on users for each row
  when (old.term_status = 'SUSPENDING' and new.term_status = 'SUSPENDING' and old.version <> new.version) execute function suspension_end_stays('USER');
create trigger suspension_end_stays after update on posts for each row
  when (old.status = 'SUSPENDING' and new.status = 'SUSPENDING' and old.version <> new.version) execute function suspension_end_stays('POST');
create trigger suspension_end_stays after update on comments for each row
  when (old.term_status = 'SUSPENDING' and new.term_status = 'SUSPENDING' and old.version <> new.version) execute function suspension_end_stays('COMMENT');
create trigger suspension_end_stays after update on social_groups for each row
  when (old.term_status = 'SUSPENDING' and new.term_status = 'SUSPENDING' and old.version <> new.version) execute function suspension_end_stays('GROUP');
create trigger suspension_end_stays after update on media for each row
  when (old.term_status = 'SUSPENDING' and new.term_status = 'SUSPENDING' and old.version <> new.version) execute function suspension_end_stays('MEDIA');
create trigger suspension_end_stays after update on pages for each row
  when (old.term_status = 'SUSPENDING' and new.term_status = 'SUSPENDING' and old.version <> new.version) execute function suspension_end_stays('PAGE');
create trigger suspension_end_stays after update on products for each row
  when (old.term_status = 'SUSPENDING' and new.term_status = 'SUSPENDING' and old.version <> new.version) execute function suspension_end_stays('PRODUCT');
