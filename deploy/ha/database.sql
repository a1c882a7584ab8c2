-- Once, on the primary, as the superuser:
--   psql -v owner_password=… -v pgbouncer_password=… -f database.sql
-- The owner may make the login of requests (decision 0043).
create role backoffice login createrole password :'owner_password';
create database backoffice owner backoffice template template0 encoding 'UTF8';

-- PgBouncer asks here for the passwords of those who connect, so that the login of requests, whose password follows from
-- TOKEN_SECRET, need not be written down. Not for superusers.
create role pgbouncer login password :'pgbouncer_password';
\connect backoffice
create schema pgbouncer authorization pgbouncer;
create function pgbouncer.password_of(in name text, out usename name, out passwd text) returns setof record
  language sql stable security definer set search_path = pg_catalog
  as 'select usename, passwd from pg_shadow where usename = name and not usesuper';
revoke all on function pgbouncer.password_of from public;
grant execute on function pgbouncer.password_of to pgbouncer;
