-- What kind of business a page is, and what a group is about: a name in both languages and the name by which the app
-- knows it. A deleted category stays for the pages and groups that have it.

create table page_categories (
  id uuid primary key,
  name_vi text not null check (name_vi ~ '\S' and char_length(name_vi) <= 200),
  name_en text not null check (name_en ~ '\S' and char_length(name_en) <= 200),
  enum text not null check (enum ~ '^[A-Z][A-Z0-9_]*$' and char_length(enum) <= 60),
  deleted_at timestamptz(3),
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  -- Deleted ones included: what the app once knew by a name stays that.
  constraint page_categories_enum_key unique (enum)
);
create index page_categories_by_created on page_categories (created_at, id);
