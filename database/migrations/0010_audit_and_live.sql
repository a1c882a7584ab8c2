-- Reading the audit log at any size, verifying it in pieces, and who is looking at a record right now.

-- The log's screen: newest first, by the model, the action, and either of them with a person. A model together with
-- an action is read along the action, of which nearly all entries have the same model.
create index audit_entries_by_model on audit_entries (model, created_at, id);
create index audit_entries_by_action on audit_entries (action, created_at, id);
create index audit_entries_by_actor_model on audit_entries (actor_id, model, created_at, id);
create index audit_entries_by_actor_action on audit_entries (actor_id, action, created_at, id);

-- How many entries there are for each combination of the screen's filters, as differences that add up.
create table audit_tally (
  day date not null,
  actor_id uuid,
  model text not null,
  action text not null,
  entries bigint not null
);
create index audit_tally_by_actor on audit_tally (actor_id, day);
create index audit_tally_by_day on audit_tally (day);

create function audit_entries_tallied() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into audit_tally select local_day(created_at), actor_id, model, action, count(*) from after group by 1, 2, 3, 4;
  return null;
end $$;
-- The trigger's lock holds writers off until this migration commits, so the entries counted below are all there are.
create trigger audit_entries_tallied after insert on audit_entries referencing new table as after for each statement execute function audit_entries_tallied();
insert into audit_tally select local_day(created_at), actor_id, model, action, count(*) from audit_entries group by 1, 2, 3, 4;

-- A verification of the whole log goes through the chains in pieces; this is how far it came. `after_*` is the last
-- entry that was found whole.
create table audit_verifications (
  id uuid primary key,
  started_by uuid references users,
  started_at timestamptz(3) not null default now(),
  moved_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  -- Entries of the log when it began: the measure of its progress.
  total bigint not null,
  entries bigint not null default 0,
  chains bigint not null default 0,
  after_chain text,
  after_position int,
  after_hash bytea,
  -- {chain, position, id, why}: the first link that does not hold.
  broken jsonb
);
create unique index audit_verifications_one_at_a_time on audit_verifications ((true)) where finished_at is null;
create index audit_verifications_by_time on audit_verifications (started_at desc);

-- Who has a record open in which tab. Worth nothing after a crash, so it is not written to the log of the database.
create unlogged table presence (
  user_id uuid not null references users on delete cascade,
  tab uuid not null,
  model text not null,
  target_id uuid not null,
  since timestamptz(3) not null default now(),
  seen_at timestamptz(3) not null default now(),
  primary key (user_id, tab)
);
create index presence_of_record on presence (model, target_id);

-- Whoever ends a session, and however: its live streams hear of it, on whichever replica they are.
create function sessions_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', new.id::text);
  return null;
end $$;
create trigger sessions_ended after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function sessions_ended();
