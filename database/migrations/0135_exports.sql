-- An export is a run too: its rows wait in pieces until they are downloaded.

alter table runs drop constraint runs_kind_check;
alter table runs add constraint runs_kind_check
  check (kind in ('CODE_IMPORT', 'CODE_GENERATION', 'WORD_IMPORT', 'WORD_TRIAL', 'EXPORT'));

-- Its pieces are compressed already.
alter table run_files alter content set storage external;
