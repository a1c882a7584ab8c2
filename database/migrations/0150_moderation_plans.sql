-- How many people wrote the posts that hold a picture: counted along two indexes, without the posts themselves.
drop index post_media_by_media;
create index post_media_by_media on post_media (media_id, post_id);
create index posts_authors on posts (id) include (created_by);

-- Pages of several rare statuses, by the time of the status: these were set lately, so that along all pages, the oldest
-- first, PostgreSQL would pass nearly every page.
create index pages_rare_by_status_set on pages (status_set_at, id) where term_status <> 'NORMAL';
