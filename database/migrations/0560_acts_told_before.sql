-- The app may tell of an act before its record is here (trackEvents, then upsertRecords). Such an act names no record; what it gave is
-- found by what the app calls the record (told-before.ts), so every record of the app is settled.
create or replace function points_unsettled() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone uuid := case when tg_op = 'DELETE' then old.id else new.id end;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('posts', 'comments') then
    raise exception 'points_unsettled is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if exists (select from member_actions where record_id = gone)
    or exists (select from external_ids where record_id = gone and model = tg_argv[0]) then
    insert into records_to_settle values (tg_argv[0], gone) on conflict do nothing;
  end if;
  return null;
end $$;
