-- Events for other systems. `outbox` holds what was announced in its command's transaction until it is handed to the endpoints.
create table webhook_endpoints (
  id uuid primary key,
  url text not null check (char_length(url) between 1 and 2000),
  types text[] not null check (cardinality(types) > 0),
  note text not null default '' check (char_length(note) <= 200),
  secret_sealed text not null,
  -- Signs too, until then.
  former_secret_sealed text,
  former_secret_until timestamptz(3),
  paused_at timestamptz(3),
  paused_because text check (paused_because = any ('{BY_HAND,FAILING}')),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  check ((paused_at is null) = (paused_because is null)),
  check ((former_secret_sealed is null) = (former_secret_until is null))
);
create index webhook_endpoints_by_creation on webhook_endpoints (created_at, id);

-- Whether an endpoint wants such events, also a paused one. There are few endpoints.
create function wants_event(wanted text) returns boolean language sql stable as $$
  select exists (select from webhook_endpoints where deleted_at is null and wanted = any (types))
$$;
revoke execute on function wants_event from public;
grant execute on function wants_event to backoffice_app;

create table outbox (
  id uuid primary key,
  type text not null,
  model text not null,
  subject_id uuid not null,
  body jsonb not null,
  created_at timestamptz(3) not null default now(),
  -- Both are given at the commit: see `event_numbered`.
  sequence bigint,
  position bigint
);
create index outbox_by_position on outbox (position) where position is not null;
revoke update on outbox from backoffice_app;

create table event_sequences (
  model text not null,
  subject_id uuid not null,
  last bigint not null,
  primary key (model, subject_id)
);
revoke insert, update, delete, truncate on event_sequences from backoffice_app;

create sequence outbox_positions;
revoke all on sequence outbox_positions from backoffice_app;

-- Gives an event the next number of its subject. As the last step of the transaction, so that the subject's counter is locked
-- only for the commit: numbers have no gaps, follow the order of the commits, and positions rise with them.
create function event_numbered() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  number bigint;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('outbox') then
    raise exception 'event_numbered is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  insert into event_sequences as s (model, subject_id, last) values (new.model, new.subject_id, 1)
    on conflict (model, subject_id) do update set last = s.last + 1 returning last into number;
  update outbox set sequence = number, position = nextval('outbox_positions') where id = new.id;
  return null;
end $$;
revoke execute on function event_numbered from public;
create constraint trigger event_numbered after insert on outbox deferrable initially deferred
  for each row execute function event_numbered();

-- How an endpoint does, apart from its settings, because this changes with every delivery.
create table webhook_drains (
  endpoint_id uuid primary key references webhook_endpoints,
  -- Which process sends to it.
  lease uuid,
  lease_until timestamptz(3),
  -- Since when everything fails; null after a success.
  failing_since timestamptz(3),
  -- The part of the way to pausing, in percent, of which staff were told.
  warned integer not null default 0,
  last_tried_at timestamptz(3),
  last_status integer,
  last_error text,
  -- What waits for a later try and failed before this moment is tried at once: the endpoint was resumed.
  wake_before timestamptz(3),
  -- What was announced from then on, and ended before it was asked for, is sent again.
  again_from timestamptz(3),
  again_asked_at timestamptz(3),
  again_failed_only boolean not null default false
);

create table webhook_deliveries (
  -- The id of the webhook: the same for each try.
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints,
  type text not null,
  model text not null,
  subject_id uuid not null,
  sequence bigint not null,
  payload text not null,
  state text not null default 'PENDING' check (state = any ('{PENDING,DELIVERED,FAILED}')),
  -- Failed ones since it was put into the line; the tries themselves are kept in `webhook_tries`.
  failures integer not null default 0,
  tries integer not null default 0,
  next_at timestamptz(3) not null default now(),
  first_failed_at timestamptz(3),
  last_tried_at timestamptz(3),
  last_status integer,
  last_error text,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_at, id) where state = 'PENDING';
create index webhook_deliveries_in_line on webhook_deliveries (endpoint_id, subject_id, sequence) where state = 'PENDING';
create index webhook_deliveries_oldest on webhook_deliveries (endpoint_id, created_at, id) where state = 'PENDING';
create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, created_at, id) where state = 'FAILED';
create index webhook_deliveries_by_time on webhook_deliveries (endpoint_id, created_at, id);
create index webhook_deliveries_by_type on webhook_deliveries (endpoint_id, type, created_at, id);
create index webhook_deliveries_by_subject on webhook_deliveries (endpoint_id, subject_id, created_at, id);

create table webhook_tries (
  delivery_id uuid not null references webhook_deliveries on delete cascade,
  number integer not null,
  tried_at timestamptz(3) not null,
  took_ms integer not null,
  status integer,
  error text,
  -- The first kilobyte.
  answer text not null default '',
  primary key (delivery_id, number)
);
