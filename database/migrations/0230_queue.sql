-- The queue of the desk is searched, and shown in other orders than by when a decision is due.

-- What a case is found by: the title or the beginning of its record, and the name of the record's creator.
create function case_words(of_model text, of_id uuid, of_creator uuid) returns text language plpgsql stable as $$
declare
  words text;
begin
  case of_model
    when 'POST' then select p.title || ' ' || left(p.content, 200) into words from posts p where p.id = of_id;
    when 'COMMENT' then select left(c.content, 200) into words from comments c where c.id = of_id;
    when 'GROUP' then select g.name into words from social_groups g where g.id = of_id;
    when 'PAGE' then select p.name into words from pages p where p.id = of_id;
    when 'PRODUCT' then select p.title into words from products p where p.id = of_id;
    else words := '';
  end case;
  return search_key(coalesce(words, '') || ' ' || coalesce((select full_name from users where id = of_creator), ''));
end $$;

alter table cases add column search text not null default '';

-- Also with each claim and each report, so that a title or a name that was changed is found soon. Closed cases are not searched.
create function case_found_by() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('cases') then
    raise exception 'case_found_by is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  new.search := case when new.state = 'CLOSED' then '' else case_words(new.lead_model, new.lead_id, new.creator_id) end;
  return new;
end $$;
revoke execute on function case_found_by from public;
create trigger case_found_by before insert or update on cases for each row execute function case_found_by();

update cases set search = '' where state <> 'CLOSED';

create index cases_search on cases using gin (search gin_trgm_ops) where state <> 'CLOSED';
create index cases_by_severity on cases (state, severity desc, due_at, id) where state <> 'CLOSED';
create index cases_by_severity_of_model on cases (state, lead_model, severity desc, due_at, id) where state <> 'CLOSED';
create index cases_by_age on cases (state, opened_at, id) where state <> 'CLOSED';
create index cases_by_age_of_model on cases (state, lead_model, opened_at, id) where state <> 'CLOSED';
create index cases_by_reports on cases (state, reports desc, due_at, id) where state <> 'CLOSED';
create index cases_by_reports_of_model on cases (state, lead_model, reports desc, due_at, id) where state <> 'CLOSED';
