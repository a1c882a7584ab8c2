-- The end of a chain of the audit log, of which the calling transaction is the only writer until it ends. One call instead of two:
-- in a function that is volatile each statement sees what was committed before it, so the second one sees what the lock waited for.
create function locked_chain_end(of_chain text) returns table ("position" int, hash bytea) language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(of_chain, 0));
  return query select e."position", e.hash from audit_entries e where e.chain = of_chain order by e."position" desc limit 1;
end $$;
grant execute on function locked_chain_end to backoffice_app;
