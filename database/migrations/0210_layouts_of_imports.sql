-- How the file of an import was read: its sheet, its row of titles, what each column is, and what was ignored. Null for
-- runs without a file, and for those of the former version.
alter table runs add column layout jsonb;
