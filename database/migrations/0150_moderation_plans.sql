-- How many people wrote the posts that hold a picture: counted along two indexes, without the posts themselves.
drop index post_media_by_media;
create index post_media_by_media on post_media (media_id, post_id);
create index posts_authors on posts (id) include (created_by);

-- Pages and products of several rare statuses. PostgreSQL expects them evenly among all, but the oldest, and those whose
-- status was set long ago, hardly have any: it would pass thousands of rows.
create index pages_rare_by_status_set on pages (status_set_at, id) where term_status <> 'NORMAL';
create index pages_rare_by_created on pages (created_at, id) where term_status <> 'NORMAL';
create index products_rare_by_created on products (created_at, id) where term_status <> 'NORMAL' and deleted_at is null;
