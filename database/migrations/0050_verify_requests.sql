-- Requests of pages and people to be verified. The app makes them; staff decide the newest of each target.

create table verify_requests (
  id uuid primary key,
  type text not null check (type in ('PAGE', 'USER')),
  target_id uuid not null,
  -- What the target was called, and the name that the app addresses it by, when the request was made.
  target_name text not null check (target_name ~ '\S' and char_length(target_name) <= 300),
  target_key_name text check (char_length(target_key_name) between 1 and 200),
  -- The page's type; null for a person.
  target_type text check (target_type in ('BUSINESS_OR_BRAND', 'COMMUNITY_OR_PUBLIC_FIGURE')),
  status text not null default 'PENDING' check (status in ('PENDING', 'VERIFIED', 'REJECTED', 'IGNORED')),
  description text not null default '' check (char_length(description) <= 5000),
  -- Encrypted by the application, with a key of its own for each request. Null: none was given, or it was erased.
  identity_number_sealed text,
  business_sealed text,
  reject_reason text check (reject_reason ~ '\S' and char_length(reject_reason) <= 500),
  owner_id uuid not null references users,
  -- What a search finds the owner by, at that time: name, number, address; see the trigger.
  owner_words text not null default '',
  decided_by uuid references users,
  decided_at timestamptz(3),
  -- When the documents and numbers were erased.
  erased_at timestamptz(3),
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  search text not null generated always as (search_key(target_name || ' ' || coalesce(target_key_name, '') || ' ' || owner_words)) stored,
  constraint verify_requests_reason check ((status = 'REJECTED') = (reject_reason is not null)),
  constraint verify_requests_decided check ((status = 'PENDING') = (decided_at is null)),
  constraint verify_requests_target_type check ((type = 'PAGE') = (target_type is not null)),
  constraint verify_requests_erased check (erased_at is null or (identity_number_sealed is null and business_sealed is null))
);
create unique index verify_requests_one_pending on verify_requests (type, target_id) where status = 'PENDING';
create index verify_requests_of_target on verify_requests (type, target_id, created_at, id);
create index verify_requests_by_created on verify_requests (created_at, id);
create index verify_requests_type_created on verify_requests (type, created_at, id);
create index verify_requests_status_created on verify_requests (status, created_at, id);
create index verify_requests_type_status_created on verify_requests (type, status, created_at, id);
create index verify_requests_search on verify_requests using gin (search gin_trgm_ops);
create index verify_requests_by_id_end on verify_requests (right(id::text, 6));
create index verify_requests_waiting on verify_requests (type, created_at) where status = 'PENDING';
create index verify_requests_of_owner on verify_requests (owner_id);
create index verify_requests_to_erase on verify_requests (decided_at) where erased_at is null and decided_at is not null;

-- The documents. Not in `media`: nobody reports them, no record shows them, and no public address leads to them.
create table verify_media (
  id uuid primary key,
  request_id uuid not null references verify_requests,
  kind text not null check (kind in ('IDENTITY', 'LICENCE', 'TAKEN')),
  position int not null check (position >= 0),
  -- In the media store.
  key text not null unique check (key like 'private/%'),
  content_type text not null,
  bytes int not null check (bytes > 0),
  width int not null check (width > 0),
  height int not null check (height > 0),
  created_at timestamptz(3) not null default now(),
  unique (request_id, kind, position)
);

-- A new request waits for a decision about an earlier one of the same target, and the other way round: a decision is
-- always about the newest. (It locks the target too.)
create function verify_requests_begin() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.type = 'PAGE' then
    perform 1 from pages where id = new.target_id for no key update;
  else
    perform 1 from users where id = new.target_id for no key update;
  end if;
  if not found then
    raise foreign_key_violation using message = 'the target of the request does not exist';
  end if;
  select search into new.owner_words from users where id = new.owner_id;
  return new;
end $$;
create trigger verify_requests_begin before insert on verify_requests for each row execute function verify_requests_begin();

-- A page shows the status of its newest request.
create function verify_requests_begun() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update pages p set verify_status = newest.status
    from (select distinct on (target_id) target_id, status from after where type = 'PAGE' order by target_id, created_at desc, id desc) newest
    where p.id = newest.target_id and p.verify_status is distinct from newest.status;
  return null;
end $$;
create trigger verify_requests_begun after insert on verify_requests referencing new table as after for each statement execute function verify_requests_begun();

-- How many requests there are of each type and status; differences that add up, as in user_tally.
create table verify_tally (type text not null, status text not null, requests bigint not null);

create function verify_requests_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into verify_tally select type, status, count(*) from after group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into verify_tally select type, status, -count(*) from before group by 1, 2;
  else
    insert into verify_tally
      select type, status, sum(n) from (
        select type, status, 1 as n from after union all select type, status, -1 from before) moved
      group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger verify_requests_tallied_insert after insert on verify_requests referencing new table as after for each statement execute function verify_requests_tallied();
create trigger verify_requests_tallied_update after update on verify_requests referencing old table as before new table as after for each statement execute function verify_requests_tallied();
create trigger verify_requests_tallied_delete after delete on verify_requests referencing old table as before for each statement execute function verify_requests_tallied();
