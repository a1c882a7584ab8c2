-- Words that texts of the app must not contain. They are kept as they are compared: composed, in lower case, with their
-- accents, because in Vietnamese those make another word.

create table sensitive_words (
  id uuid primary key,
  key text not null check (key ~ '\S' and char_length(key) <= 100 and key is nfc normalized),
  search text not null generated always as (search_key(key)) stored,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint sensitive_words_key_key unique (key)
);
create index sensitive_words_by_created on sensitive_words (created_at, id);
create index sensitive_words_by_search on sensitive_words using gin (search gin_trgm_ops);
