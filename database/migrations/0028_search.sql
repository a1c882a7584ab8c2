-- A record is found by the six characters of its id that lists show, which are its last: those of one moment differ there.
create index if not exists users_by_id_end on users (right(id::text, 6));
create index if not exists posts_by_id_end on posts (right(id::text, 6));

-- People whose name is exactly what was typed, newest first.
create index if not exists users_by_name_key on users (search_key(full_name), id);
