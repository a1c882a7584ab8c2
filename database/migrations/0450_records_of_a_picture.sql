-- The newest records that show a picture are read first, without the table: many may show the same one.
drop index users_by_avatar;
create index users_by_avatar on users (avatar_id, id) where avatar_id is not null;
drop index pages_by_logo;
create index pages_by_logo on pages (logo_id, id) where logo_id is not null;
drop index product_media_by_media;
create index product_media_by_media on product_media (media_id, product_id);
