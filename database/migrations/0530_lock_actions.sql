-- Actions of one member wait for each other. A function, because it does more where the ledger is distributed: decision 0093.
create function lock_actions(member uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('actions ' || member, 0))
$$;
revoke execute on function lock_actions from public;
grant execute on function lock_actions to backoffice_app;
