-- Members write: their posts and comments can be deleted by them (the rows stay, as those of groups do), reviews have a rating,
-- and it is kept who likes a post and who belongs to a group.
alter table posts add column deleted_at timestamptz(3), add column rating integer;
alter table posts add constraint posts_rating_check check (rating is null or (type = 'REVIEW' and rating between 1 and 5)) not valid;
alter table comments add column deleted_at timestamptz(3);

create index posts_place_created on posts (place_id, created_at, id) where place_id is not null;
create index posts_group_created on posts (group_id, created_at, id) where group_id is not null;
create index places_by_created on places (created_at, id);

-- The totals of posts and groups include those that were counted before the single ones were kept.
create table post_likes (
  post_id uuid not null references posts,
  user_id uuid not null references users,
  created_at timestamptz(3) not null default now(),
  primary key (post_id, user_id)
);
create table group_members (
  group_id uuid not null references social_groups,
  user_id uuid not null references users,
  created_at timestamptz(3) not null default now(),
  primary key (group_id, user_id)
);
grant select, insert, delete on post_likes, group_members to backoffice_app;

create or replace view reportable_records as
  select 'USER' as model, id, id as creator_id, case when deleted then 'DELETED' else term_status end as status, '' as kind, '' as search from users
  union all select 'POST', id, created_by, case when deleted_at is null then status else 'DELETED' end, type, '' from posts
  union all select 'COMMENT', id, created_by, case when deleted_at is null then term_status else 'DELETED' end, '', '' from comments
  union all select 'GROUP', id, created_by, case when deleted_at is null then term_status else 'DELETED' end, '', '' from social_groups
  union all select 'MEDIA', id, uploaded_by, term_status, '', '' from media
  union all select 'PAGE', id, created_by, term_status, type, '' from pages
  union all select 'PRODUCT', id, created_by, case when deleted_at is null then term_status else 'DELETED' end, type, title_search from products;

drop trigger report_target_follows on posts;
create trigger report_target_follows after update on posts for each row
  when ((old.status, old.type, old.deleted_at) is distinct from (new.status, new.type, new.deleted_at)) execute function report_target_follows('POST');
drop trigger report_target_follows on comments;
create trigger report_target_follows after update on comments for each row
  when ((old.term_status, old.deleted_at) is distinct from (new.term_status, new.deleted_at)) execute function report_target_follows('COMMENT');

create or replace function posts_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('posts') then
    raise exception 'posts_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into post_tally select local_day(created_at), status, type, count(*) from after where deleted_at is null group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into post_tally select local_day(created_at), status, type, -count(*) from before where deleted_at is null group by 1, 2, 3;
  else
    insert into post_tally
      select day, status, type, sum(n) from (
        select local_day(created_at) as day, status, type, 1 as n from after where deleted_at is null
        union all select local_day(created_at), status, type, -1 from before where deleted_at is null) moved
      group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $$;

-- Whether a person reads the posts of a group. A function, because the planner takes the same condition for so dear that it
-- compiles the query, which takes fifty times as long as running it.
create function reads_group(of_group uuid, person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from social_groups g where g.id = of_group and (g.privacy = 'PUBLIC' or g.created_by = person
      or exists (select from group_members m where m.group_id = of_group and m.user_id = person)));
end $$;
revoke execute on function reads_group from public;
grant execute on function reads_group to backoffice_app;

-- Nothing is known yet of the new columns, and the planner would expect that nearly all posts are deleted.
analyze posts (deleted_at);
analyze comments (deleted_at);
