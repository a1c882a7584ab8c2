-- How much a run keeps in the database: its file, the pieces of its export, its staged rows. What one person may keep
-- is limited, so it must be known without reading all of that.
alter table runs add column kept_bytes bigint not null default 0;

create function count_kept_files() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update runs set kept_bytes = kept_bytes + n from
      (select run_id, sum(octet_length(content)) as n from added group by run_id) a where a.run_id = runs.id;
  else
    update runs set kept_bytes = greatest(0, kept_bytes - n) from
      (select run_id, sum(octet_length(content)) as n from removed group by run_id) r where r.run_id = runs.id;
  end if;
  return null;
end $$;
create trigger count_added after insert on run_files
  referencing new table as added for each statement execute function count_kept_files();
create trigger count_removed after delete on run_files
  referencing old table as removed for each statement execute function count_kept_files();

-- The sizes of the columns that a later step does not change.
create function count_kept_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update runs set kept_bytes = kept_bytes + n from
      (select run_id, sum(octet_length(cells::text) + coalesce(octet_length(key), 0) + 100) as n
        from added group by run_id) a where a.run_id = runs.id;
  else
    update runs set kept_bytes = greatest(0, kept_bytes - n) from
      (select run_id, sum(octet_length(cells::text) + coalesce(octet_length(key), 0) + 100) as n
        from removed group by run_id) r where r.run_id = runs.id;
  end if;
  return null;
end $$;
create trigger count_added after insert on run_rows
  referencing new table as added for each statement execute function count_kept_rows();
create trigger count_removed after delete on run_rows
  referencing old table as removed for each statement execute function count_kept_rows();

update runs set kept_bytes = files.n
  from (select run_id, sum(octet_length(content)) as n from run_files group by run_id) files
  where files.run_id = runs.id;
update runs set kept_bytes = kept_bytes + found.n
  from (select run_id, sum(octet_length(cells::text) + coalesce(octet_length(key), 0) + 100) as n
    from run_rows group by run_id) found
  where found.run_id = runs.id;

-- What a person has open, and everything that something is kept of.
create index runs_kept_by_person on runs (created_by, finished_at desc)
  where state in ('WORKING', 'CHECKED') or kept_bytes > 0;
