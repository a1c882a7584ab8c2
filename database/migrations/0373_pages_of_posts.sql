-- Pages in the middle of the list of posts read nothing but the order's index, which must say what is deleted.
create index posts_in_order on posts (created_at, id) include (status, deleted_at);
drop index posts_by_created;
alter index posts_in_order rename to posts_by_created;
