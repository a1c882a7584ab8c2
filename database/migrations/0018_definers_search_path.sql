-- Functions that work with their owner's rights look into the caller's temporary tables last. Where a search path does not
-- name them they come first: the application's role could make a temporary `audit_tally`, and the trigger would write there.
do $$
declare
  definer regprocedure;
begin
  for definer in select oid from pg_proc where pronamespace = 'public'::regnamespace and prosecdef and pg_has_role(proowner, 'usage') loop
    execute format('alter function %s set search_path = public, pg_temp', definer);
  end loop;
end $$;
