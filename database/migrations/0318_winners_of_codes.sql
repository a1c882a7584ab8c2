-- The winners of codes, used and not used yet, among many winners of points: their page and their exact count.
create index wheel_awards_of_codes on wheel_awards (wheel_id, created_at, id) include (used_at) where code_id is not null;
