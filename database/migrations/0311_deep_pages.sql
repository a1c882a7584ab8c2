-- A page in the middle of a filtered list walks over half of the order's index. With the filters' columns in it, that does
-- not look up each row in the table, as PostgreSQL did for values that most rows have (NORMAL, MEMBER), which have no
-- index of their own. Each new index exists before the old one goes.
create index posts_in_order on posts (created_at, id) include (status);
drop index posts_by_created;
alter index posts_in_order rename to posts_by_created;

create index users_in_order on users (created_at, id) include (term_status, user_group, gender, badge_id);
drop index users_by_created;
alter index users_in_order rename to users_by_created;

create index users_in_order on users (name_sort, id) include (term_status, user_group, gender, badge_id);
drop index users_by_name;
alter index users_in_order rename to users_by_name;

create index products_in_order on products (created_at, id) include (type, term_status, on_travel_store) where deleted_at is null;
drop index products_by_created;
alter index products_in_order rename to products_by_created;
