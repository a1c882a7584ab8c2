-- Notes that the staff write on cases and people, and what is marked for one of them to see.

create table notes (
  id uuid primary key,
  model text not null check (model in ('CASE', 'USER')),
  target_id uuid not null,
  text text not null check (text ~ '\S' and char_length(text) <= 25000),
  author_id uuid not null references users,
  version int not null default 1,
  created_at timestamptz(3) not null default clock_timestamp(),
  deleted_at timestamptz(3)
);
create index notes_of_target on notes (model, target_id, created_at, id) where deleted_at is null;

create table note_mentions (
  note_id uuid not null references notes on delete cascade,
  person_id uuid not null references users,
  primary key (note_id, person_id)
);

-- What somebody should look at: a note that mentions them, a case that was handed over to them, a decision of theirs that
-- a second look declined.
create table marks (
  id uuid primary key,
  person_id uuid not null references users,
  kind text not null check (kind in ('MENTION', 'HANDED_OVER', 'DECLINED')),
  model text not null check (model in ('CASE', 'USER')),
  target_id uuid not null,
  -- What the note said that mentions them or came with the case, or why the decision was declined.
  text text not null default '' check (char_length(text) <= 25000),
  note_id uuid references notes on delete cascade,
  by_id uuid not null references users,
  created_at timestamptz(3) not null default clock_timestamp(),
  read_at timestamptz(3),
  constraint marks_for_another check (by_id <> person_id),
  constraint marks_of_cases check (kind = 'MENTION' or model = 'CASE')
);
create index marks_of_person on marks (person_id, created_at, id);
create index marks_unread on marks (person_id, model, target_id) where read_at is null;
create index marks_of_note on marks (note_id) where note_id is not null;

-- Who handed the case over to the person who holds it. Null once that person works on it.
alter table cases add column handed_by uuid references users;
grant update (handed_by) on cases to backoffice_app;

-- Nobody decides at the desk about what they reported themselves.
create index reports_of_person on reports (created_by, model, target_id);
create function case_reported_by(of_case uuid, person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from report_targets t where t.case_id = of_case
      and exists (select from reports r where r.created_by = person and (r.model, r.target_id) = (t.model, t.target_id)));
end $$;
grant execute on function case_reported_by to backoffice_app;
