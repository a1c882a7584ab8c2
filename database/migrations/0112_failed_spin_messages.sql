-- What a member reads after a spin that won nothing: one of these, by chance. Two that say the same would come twice as
-- often as the others.

-- How they are compared: composed, in lower case, with single spaces.
create function failed_spin_message_key(content text) returns text
  language sql immutable parallel safe strict
  return lower(regexp_replace(normalize(content, nfc), '\s+', ' ', 'g'));

create table failed_spin_messages (
  id uuid primary key,
  content text not null check (content ~ '\S' and char_length(content) <= 300),
  content_en text not null check (content_en ~ '\S' and char_length(content_en) <= 300),
  content_key text not null generated always as (failed_spin_message_key(content)) stored,
  search text not null generated always as (search_key(content || ' ' || content_en)) stored,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint failed_spin_messages_content_key unique (content_key)
);
create index failed_spin_messages_by_created on failed_spin_messages (created_at, id);
create index failed_spin_messages_by_search on failed_spin_messages using gin (search gin_trgm_ops);
