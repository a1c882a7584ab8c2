-- Settings of the app that staff tune: a key and a text, plain or a list of ranges.

create table configs (
  id uuid primary key,
  key text not null unique check (key ~ '\S' and char_length(key) <= 200),
  value text not null check (char_length(value) <= 10000),
  type text not null check (type in ('NORMAL', 'VALUE_RANGE')),
  version int not null default 1,
  created_at timestamptz(3) not null default now()
);
create index configs_by_created on configs (created_at, id);
