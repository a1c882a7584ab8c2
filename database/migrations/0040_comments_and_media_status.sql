-- What is said under posts; and pictures and videos that can be moderated like any other record.

create table comments (
  id uuid primary key,
  post_id uuid not null references posts,
  content text not null check (content ~ '\S' and char_length(content) <= 5000),
  -- Always the person, also when it was written as a page.
  created_by uuid not null references users,
  page_id uuid references pages,
  term_status text not null default 'NORMAL' check (term_status in ('NORMAL', 'HIDDEN', 'SUSPENDING', 'BLOCKED')),
  -- A list of {reason, status, createdAt, by}, newest first.
  reason jsonb not null default '[]' check (jsonb_typeof(reason) = 'array'),
  version int not null default 1,
  created_at timestamptz(3) not null default now()
);
create index comments_of_post on comments (post_id, created_at, id);
create index comments_by_creator on comments (created_by, created_at, id);

alter table media
  add column term_status text not null default 'NORMAL' check (term_status in ('NORMAL', 'HIDDEN', 'SUSPENDING', 'BLOCKED')),
  add column reason jsonb not null default '[]' check (jsonb_typeof(reason) = 'array'),
  add column version int not null default 1;

-- Reasons can be prepared for all of them.
alter table preset_reasons
  drop constraint preset_reasons_model_check,
  add constraint preset_reasons_model_check check (model in ('USER', 'POST', 'COMMENT', 'GROUP', 'MEDIA', 'PAGE', 'PRODUCT'));
