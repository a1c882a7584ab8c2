-- An appeal is a case at the desk whose lead is the appeal. It has no reported records, and only its decision closes it.

create or replace function belongs_to(of_model text, of_id uuid, person uuid) returns boolean language plpgsql stable as $$
declare
  run uuid[];
begin
  case of_model
    when 'USER' then return of_id = person;
    when 'POST' then return exists (select from posts r where r.id = of_id and (r.created_by = person or runs_page(r.page_id, person)));
    when 'COMMENT' then return exists (select from comments r where r.id = of_id and (r.created_by = person or runs_page(r.page_id, person)));
    when 'GROUP' then return exists (select from social_groups r where r.id = of_id and r.created_by = person);
    when 'PAGE' then return runs_page(of_id, person);
    when 'PRODUCT' then return exists (select from products r where r.id = of_id and (r.created_by = person or runs_page(r.page_id, person)));
    when 'MEDIA' then
      run := pages_run_by(person);
      return exists (select from media r where r.id = of_id and r.uploaded_by = person)
        or exists (select from users u where u.id = person and u.avatar_id = of_id)
        or exists (select from pages g where g.id = any (run) and g.logo_id = of_id)
        -- `offset 0` keeps the planner from beginning with the picture.
        or exists (
          select from products p where (p.created_by = person or p.page_id = any (run))
            and exists (select from product_media m where m.product_id = p.id and m.media_id = of_id) offset 0)
        or exists (
          select from posts p where p.created_by = person
            and exists (select from post_media m where m.post_id = p.id and m.media_id = of_id) offset 0)
        -- Pages have more posts than a picture: of these, only the newest thousand are looked at.
        or (cardinality(run) > 0 and exists (
          select from (select post_id from post_media where media_id = of_id order by post_id desc limit 1000) m join posts p on p.id = m.post_id
            where p.page_id = any (run)));
    when 'APPEAL' then
      return exists (
        select from appeals a where a.id = of_id and (a.user_id = person or belongs_to(a.model, a.target_id, person)));
    when 'VERIFY' then
      return exists (
        select from verify_requests v where v.id = of_id and (v.owner_id = person or belongs_to(v.type, v.target_id, person)));
  end case;
end $$;

create or replace function case_words(of_model text, of_id uuid, of_creator uuid) returns text language plpgsql stable as $$
declare
  words text;
begin
  case of_model
    when 'POST' then select p.title || ' ' || left(p.content, 200) into words from posts p where p.id = of_id;
    when 'COMMENT' then select left(c.content, 200) into words from comments c where c.id = of_id;
    when 'GROUP' then select g.name into words from social_groups g where g.id = of_id;
    when 'PAGE' then select p.name into words from pages p where p.id = of_id;
    when 'PRODUCT' then select p.title into words from products p where p.id = of_id;
    when 'APPEAL' then return (select case_words(a.model, a.target_id, of_creator) from appeals a where a.id = of_id);
    else words := '';
  end case;
  return search_key(coalesce(words, '') || ' ' || coalesce((select full_name from users where id = of_creator), ''));
end $$;

create or replace function case_reported_by(of_case uuid, person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from report_targets t where t.case_id = of_case
      and exists (select from reports r where r.created_by = person and (r.model, r.target_id) = (t.model, t.target_id)))
    or exists (
      select from cases c join appeals a on a.id = c.lead_id
          join reports r on r.created_by = person and (r.model, r.target_id) = (a.model, a.target_id)
        where c.id = of_case and c.lead_model = 'APPEAL');
end $$;

create or replace function settle_case(of_case uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept cases;
  now_has record;
begin
  select * into kept from cases where id = of_case for update;
  if not found or kept.lead_model = 'APPEAL' then return; end if;
  -- A statement of its own after the lock: it sees what whoever held the lock before has committed.
  select count(*)::int as members, count(*) filter (where not handled)::int as open, coalesce(sum(total), 0)::int as reports,
      bool_or((model, target_id) = (kept.lead_model, kept.lead_id)) as has_lead
    into now_has from report_targets where case_id = of_case;
  if now_has.members = 0 and not exists (select from case_decisions where case_id = of_case) then
    delete from cases where id = of_case;
    return;
  end if;
  if now_has.members > 0 and not now_has.has_lead then
    select model, target_id, creator_id into kept.lead_model, kept.lead_id, kept.creator_id
      from report_targets where case_id = of_case order by handled, last_report_at, target_id limit 1;
  end if;
  if now_has.open > 0 then
    select sums.reasons into kept.by_reason from (
      select coalesce(jsonb_object_agg(key, n), '{}') as reasons from (
        select r.key, sum(r.value::int) as n from report_targets t cross join lateral jsonb_each_text(t.by_reason) r
          where t.case_id = of_case group by r.key) reasons) sums;
    kept.parts := severity_parts(kept.by_reason, now_has.reports, blocks_of_creator(kept.creator_id), reporters_accuracy(kept.lead_model, kept.lead_id));
    kept.severity := severity_of(kept.parts);
    kept.due_at := kept.opened_at + time_to_decide(kept.severity);
    if kept.state = 'CLOSED' then
      kept.state := 'OPEN';
      kept.closed_at := null;
      kept.version := kept.version + 1;
    end if;
  elsif kept.state = 'OPEN' or (kept.state = 'SECOND_LOOK' and exists (
      select from case_decisions where case_id = of_case and state = 'WAITING' and not proposed)) then
    update case_decisions set state = 'DECLINED' where case_id = of_case and state = 'WAITING';
    kept.state := 'CLOSED';
    kept.closed_at := clock_timestamp();
    kept.held_by := null;
    kept.held_until := null;
    kept.version := kept.version + 1;
  end if;
  update cases c set state = kept.state, lead_model = kept.lead_model, lead_id = kept.lead_id, creator_id = kept.creator_id,
      severity = kept.severity, parts = kept.parts, by_reason = kept.by_reason, members = now_has.members, reports = now_has.reports,
      due_at = kept.due_at, closed_at = kept.closed_at, held_by = kept.held_by, held_until = kept.held_until, version = kept.version
    where c.id = of_case;
end $$;

-- Whether a person made or confirmed the decision that a case of an appeal is about.
create function case_judged_by(of_case uuid, person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from cases c join appeals a on a.id = c.lead_id where c.id = of_case and c.lead_model = 'APPEAL' and person = any (a.judges));
end $$;

grant execute on function case_judged_by to backoffice_app;

-- Opens the case of an appeal. The role of the application opens no cases itself.
create function open_case_of_appeal(of_appeal uuid) returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made appeals;
  new_case uuid := gen_random_uuid();
  parts jsonb;
begin
  select * into strict made from appeals where id = of_appeal and state = 'WAITING';
  parts := jsonb_build_array(
    jsonb_build_object('part', 'APPEAL', 'points', 1.5, 'detail', '{}'::jsonb),
    jsonb_build_object('part', 'CREATOR', 'points', 0, 'detail', jsonb_build_object('blocks', blocks_of_creator(made.user_id))));
  insert into cases (id, lead_model, lead_id, creator_id, severity, parts, by_reason, members, reports, opened_at, due_at)
    values (new_case, 'APPEAL', of_appeal, made.user_id, severity_of(parts), parts, '{}', 0, 0, made.created_at,
      made.created_at + time_to_decide(severity_of(parts)));
  return new_case;
end $$;
revoke execute on function open_case_of_appeal from public;
grant execute on function open_case_of_appeal to backoffice_app;
-- One appeal has one case, whoever calls it again.
create unique index cases_of_appeals on cases (lead_id) where lead_model = 'APPEAL';

-- Closes the case of an appeal that was decided, which is all that closes it.
create function close_case_of_appeal(of_case uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update cases c set state = 'CLOSED', closed_at = clock_timestamp(), held_by = null, held_until = null, handed_by = null, version = c.version + 1
    from appeals a where c.id = of_case and c.lead_model = 'APPEAL' and a.id = c.lead_id and a.state <> 'WAITING' and c.state <> 'CLOSED';
end $$;
revoke execute on function close_case_of_appeal from public;
grant execute on function close_case_of_appeal to backoffice_app;

-- An overturned block may weigh in no case any more.
create function appeal_weighs_again() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('appeals') then
    raise exception 'appeal_weighs_again is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  insert into creators_to_weigh (creator_id) values (new.user_id);
  return null;
end $$;
revoke execute on function appeal_weighs_again from public;
create trigger appeal_weighs_again after update of state on appeals
  for each row when (new.state = 'OVERTURNED') execute function appeal_weighs_again();
