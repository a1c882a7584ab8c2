-- The terms of the lucky wheel, as HTML in both languages. There is at most one row.

create table lucky_wheel_terms (
  id uuid primary key,
  content text not null check (content ~ '\S' and char_length(content) <= 50000),
  content_en text not null check (content_en ~ '\S' and char_length(content_en) <= 50000),
  only_one boolean not null default true check (only_one),
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint lucky_wheel_terms_only_one unique (only_one)
);
create trigger updated_now before update on lucky_wheel_terms for each row execute function updated_now();
