-- A key for tests works in the sandbox alone.
alter table api_keys add column mode text not null default 'LIVE' check (mode in ('LIVE', 'TEST'));

-- An endpoint hears of the sandbox, or of what is meant: never of both.
alter table webhook_endpoints add column sandbox boolean not null default false;

-- The sandbox has this function, too, in its own schema.
create or replace function wants_event(wanted text) returns boolean language sql stable as $$
  select exists (select from webhook_endpoints
    where deleted_at is null and wanted = any (types) and sandbox = (current_schema() = 'sandbox'))
$$;
