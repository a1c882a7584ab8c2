-- What the app's own backend said that a member did, by the key that the event has there: a repeat gets the answer of the
-- first one. What was refused left nothing, so its key can come again.
create table tracked_events (
  api_key_id uuid not null references api_keys,
  key text not null check (char_length(key) between 1 and 100),
  user_id uuid not null,
  kind text not null,
  subject_id text,
  occurred_at timestamptz(3) not null,
  -- In hundredths.
  points bigint not null default 0 check (points >= 0),
  -- The key of the text that says why it gave nothing.
  reason text,
  created_at timestamptz(3) not null default now(),
  primary key (api_key_id, key)
);
create index tracked_events_by_time on tracked_events (created_at);
revoke update on tracked_events from backoffice_app;
grant update (points, reason) on tracked_events to backoffice_app;

-- What the events of a key gave on a local day, in hundredths: the key's limit is kept by the lock of this row.
create table api_key_points (
  api_key_id uuid not null references api_keys,
  day date not null,
  points bigint not null check (points >= 0),
  primary key (api_key_id, day)
);
revoke delete on api_key_points from backoffice_app;
