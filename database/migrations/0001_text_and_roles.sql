-- Text functions for search and order, and the role the application works under.

-- Text as it is searched: without accents, case or the stroke of đ.
create function search_key(value text) returns text
  language sql immutable parallel safe strict
  return lower(translate(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]', '', 'g'), 'Đđ', 'dd'));

-- Text as it is ordered in Vietnamese: ă â đ ê ô ơ ư are letters of their own, right after their base letter;
-- tones come second. Byte order of the result is the order wanted, so it is the same under every collation.
create function sort_key(value text) returns text
  language sql immutable parallel safe strict
  return lower(regexp_replace(
      translate(
        regexp_replace(replace(replace(normalize(value, nfd), 'Đ', 'd{'), 'đ', 'd{'), '[\u0300\u0301\u0303\u0309\u0323\u0308\u0327]', '', 'g'),
        U&'\0306\0302\031B', '{|}'),
      '[\u0300-\u036f]', '', 'g'))
    || ' ' || value;

-- The local day that holds an instant.
create function local_day(moment timestamptz) returns date
  language sql immutable parallel safe strict
  return (moment at time zone 'UTC' + interval '7 hours')::date;

-- The application logs in as the owner, migrates, and then works as this role, which owns nothing.
do $$
begin
  if not exists (select from pg_roles where rolname = 'backoffice_app') then
    create role backoffice_app nologin;
  end if;
exception when duplicate_object or unique_violation then null; -- another database of this cluster was faster
end $$;

do $$
begin
  if not pg_has_role(current_user, 'backoffice_app', 'member') then
    grant backoffice_app to current_user;
  end if;
end $$;

grant usage on schema public to backoffice_app;
alter default privileges in schema public grant select, insert, update, delete on tables to backoffice_app;
alter default privileges in schema public grant usage, select on sequences to backoffice_app;

create extension if not exists pg_trgm;
