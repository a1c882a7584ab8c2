-- Named states of a list: filters, order, columns and page size. Private, or shared with everybody who may read the
-- list. What is stored fitted the list when it was saved; whether it still does is found out when it is read.
create table saved_views (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  list text not null,
  name text not null check (name ~ '\S' and char_length(name) <= 60),
  shared boolean not null default false,
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  -- Null: the list's own order, the reader's own columns, the list's own page size.
  sort jsonb check (jsonb_typeof(sort) = 'object'),
  columns jsonb check (jsonb_typeof(columns) = 'array'),
  page_size int check (page_size > 0),
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  unique (user_id, list, name)
);
create index saved_views_shared on saved_views (list, name) where shared;
