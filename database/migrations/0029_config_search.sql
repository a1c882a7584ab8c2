-- Configs are searched by key and value.
alter table configs add column search text not null generated always as (search_key(key || ' ' || value)) stored;
