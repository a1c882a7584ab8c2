-- Miss-prize messages are imported as runs. Whatever else is a kind of run stays.
do $$
begin
  execute (select 'alter table runs drop constraint runs_kind_check, add constraint runs_kind_check '
      || replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''MESSAGE_IMPORT''::text, ')
    from pg_constraint where conrelid = 'runs'::regclass and conname = 'runs_kind_check');
end $$;
