-- Who can be among the first of a ranking over many days (decision 0056). A job keeps the first thousand of days that are over;
-- a ranking of nearly these days corrects their figures instead of adding up everybody's.
create table ranking_shortlists (
  -- The table of the ranking's rows per person and day.
  ranking text not null,
  -- How many days it covers, of which this is the last.
  days int not null check (days > 0),
  last_day date not null,
  people uuid[] not null,
  figures bigint[] not null,
  extras bigint[] not null,
  -- Nobody else has more than this in these days; 0 if nobody else has anything.
  least bigint not null,
  primary key (ranking, days)
);

-- A figure that changes on a day that is over, which is rare, ends the shortlists of that day; the job makes them anew. Whoever
-- makes a shortlist takes the same lock alone: a figure that changes meanwhile is in it or ends it.
create function shortlists_end() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('point_days', 'creator_report_days') then
    raise exception 'shortlists_end is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock_shared(hashtext('ranking_shortlists'));
  delete from ranking_shortlists
    where ranking = tg_table_name and coalesce(new.day, old.day) > last_day - days and coalesce(new.day, old.day) <= last_day;
  return null;
end $$;
revoke execute on function shortlists_end from public;

create trigger shortlists_end_change after insert or update on point_days for each row
  when (new.day < local_day(clock_timestamp())) execute function shortlists_end();
create trigger shortlists_end_delete after delete on point_days for each row
  when (old.day < local_day(clock_timestamp())) execute function shortlists_end();
create trigger shortlists_end_change after insert or update on creator_report_days for each row
  when (new.day < local_day(clock_timestamp())) execute function shortlists_end();
create trigger shortlists_end_delete after delete on creator_report_days for each row
  when (old.day < local_day(clock_timestamp())) execute function shortlists_end();
