-- A download belongs to the session that asked for it. Tickets of the version before have none: only that one opens them.
alter table export_tickets add column session_id uuid references sessions on delete cascade;

-- People by their names alone, for those who may not see numbers, addresses and user names.
create index if not exists users_name_search on users using gin (search_key(full_name) gin_trgm_ops);

-- The list of blocked posts has no filter on the status any more; it never did anything. Views that name it, and the
-- choice of the view with which the list opens, are kept without it.
update saved_views set filters = filters - 'status' where list = 'BlockedPost' and filters ? 'status';
update preferences
  set value = jsonb_set(value #- '{opening,status=BLOCKED}', '{opening,""}', value #> '{opening,status=BLOCKED}')
  where key = 'list.BlockedPost' and value #> '{opening,status=BLOCKED}' is not null;
