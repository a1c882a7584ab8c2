-- The number of people whom a common word finds: the trigram index leads to nearly every page of the table, and this one
-- is a quarter of the table. It holds everything that the list of people filters by.
create index users_found on users (id) include (search, term_status, user_group, gender, badge_id);
