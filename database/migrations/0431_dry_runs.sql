-- Whether a request of an API key only rehearsed.
alter table api_key_requests add column dry_run boolean not null default false;
