-- Texts of members are checked against the sensitive words. Each replica keeps the words in memory and asks, for each text,
-- whether they are still the same.
create table sensitive_word_version (
  single boolean primary key default true check (single),
  version bigint not null
);
insert into sensitive_word_version (version) values (1);
grant select, update on sensitive_word_version to backoffice_app;
create function sensitive_words_changed() returns trigger language plpgsql as $$
begin
  update sensitive_word_version set version = version + 1;
  return null;
end $$;
create trigger sensitive_words_changed after insert or update or delete on sensitive_words
  for each statement execute function sensitive_words_changed();

-- What the words find is reported by nobody, once a record.
alter table reports alter column created_by drop not null;
create unique index reports_of_words on reports (model, target_id) where created_by is null;
alter table reports drop constraint reports_type_check;
alter table reports add constraint reports_type_check
  check (type in ('FAKE_NEWS', 'HARASSMENT', 'HATE_SPEECH', 'NUDITY', 'SENSITIVE_WORD', 'SOMETHING_ELSE', 'SPAM', 'VIOLENCE')) not valid;
alter table reports add constraint reports_of_nobody check ((created_by is null) = (type = 'SENSITIVE_WORD')) not valid;

-- Places have no reports: their list marks them.
alter table places add column has_sensitive_word boolean not null default false;
