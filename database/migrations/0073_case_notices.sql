-- What people are told about a decision of the desk, once it can no longer be undone. The app delivers it from here.

create table case_notices (
  decision_id uuid not null references case_decisions,
  person_id uuid not null references users,
  -- Of somebody who reported what was decided on, or of its author; an author who reported something too is told as its author.
  told_as text not null check (told_as in ('REPORTER', 'AUTHOR')),
  text_en text not null,
  text_vi text not null,
  created_at timestamptz(3) not null,
  -- Everybody is told once.
  primary key (decision_id, person_id)
);
create index case_notices_of_person on case_notices (person_id, created_at, decision_id);
revoke update, delete on case_notices from backoffice_app;

alter table case_decisions
  add column told_at timestamptz(3),
  add column told_reporters int,
  add column told_authors int,
  add constraint case_decisions_told check (
    (told_at is null) = (told_reporters is null) and (told_at is null) = (told_authors is null) and (told_at is null or state = 'APPLIED'));
create index case_decisions_not_told on case_decisions (undo_until) where state = 'APPLIED' and told_at is null;
