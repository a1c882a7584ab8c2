-- Written by database/generate.ts from the migrations, for reviews. Do not edit.

CREATE OR REPLACE FUNCTION public.appeal_weighs_again()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('appeals') then
    raise exception 'appeal_weighs_again is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  insert into creators_to_weigh (creator_id) values (new.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.audit_entries_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('audit_entries') then
    raise exception 'audit_entries_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  insert into audit_tally select local_day(created_at), actor_id, model, action, count(*) from after group by 1, 2, 3, 4;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.audit_entries_unsealed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('audit_entries') then
    raise exception 'audit_entries_unsealed is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  insert into audit_unsealed select chain, position, hash from after;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.badge_forms_follow()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from badge_forms where badge_id = new.id;
  insert into badge_forms (badge_id, form_id, position)
    select new.id, form.id, form.position from unnest(new.register_form_ids) with ordinality form (id, position);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.badge_requests_begin()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('badge_requests') then
    raise exception 'badge_requests_begin is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  select title, title_en into new.title, new.title_en from badges where id = new.badge_id;
  select full_name, search into new.name, new.person_words from users where id = new.user_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.badge_requests_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('badge_requests') then
    raise exception 'badge_requests_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into badge_request_tally select badge_id, status, count(*) from after group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into badge_request_tally select badge_id, status, -count(*) from before group by 1, 2;
  else
    insert into badge_request_tally
      select badge_id, status, sum(n) from (
        select badge_id, status, 1 as n from after union all select badge_id, status, -1 from before) moved
      group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.balances_closed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('users') then
    raise exception 'balances_closed is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  delete from balances where user_id = old.id;
  delete from point_expiry where user_id = old.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.balances_opened()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('users') then
    raise exception 'balances_opened is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  insert into balances (user_id) select id from after;
  insert into point_expiry (user_id) select id from after;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.balances_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('balances') then
    raise exception 'balances_stay is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if exists (select from point_entries where user_id = old.user_id) then
    raise exception 'user % has entries of points', old.user_id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.belongs_to(of_model text, of_id uuid, person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.blocked_detail_creator()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('blocked_details') then
    raise exception 'blocked_detail_creator is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  new.creator_id := (select r.creator_id from reportable_records r where r.model = new.model and r.id = new.target_id);
  -- Whoever changes a status has locked the record, and a report locks it too: none comes in between.
  new.reported_until := coalesce(new.reported_until,
    (select t.last_report_at from report_targets t where t.model = new.model and t.target_id = new.target_id));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.blocked_detail_judges()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('blocked_details') then
    raise exception 'blocked_detail_judges is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform judge_reports(new.model, new.target_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.blocks_of_creator(of_creator uuid)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (
    select count(*) from (
      select from blocked_details d
        where d.creator_id = of_creator and d.created_at > now() - interval '90 days' and d.status = 'BLOCKED' and d.undoes is null
          and not d.repeats and not exists (select from blocked_details u where u.undoes = d.id offset 0)
          and not exists (select from appeals a where a.decision = coalesce(d.decision, d.id) and a.user_id = of_creator and a.state = 'OVERTURNED' offset 0)
        limit 10) blocks);
end $function$;

CREATE OR REPLACE FUNCTION public.book_points(entry jsonb)
 RETURNS point_entries
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  made point_entries := jsonb_populate_record(null::point_entries, entry);
  gained bigint := case when made.earned then made.amount else 0 end;
  held bigint;
begin
  update balances set active_points = active_points + made.amount, earned_points = earned_points + gained
    where user_id = made.user_id returning active_points into held;
  if not found then
    raise exception 'there is no balance of user %', made.user_id using errcode = 'foreign_key_violation';
  end if;
  if made.amount < 0 and made.cause <> 'CORRECTION' and held < 0 then
    raise exception 'user % has % hundredths of points', made.user_id, held - made.amount using errcode = 'check_violation', constraint = 'balances_cover_spending';
  end if;
  made.created_at := coalesce(made.created_at, now());
  insert into point_entries select made.*;
  if made.earned then
    insert into point_days as d (user_id, day, earned, entries) values (made.user_id, local_day(made.created_at), made.amount, 1)
      on conflict (user_id, day) do update set earned = d.earned + excluded.earned, entries = d.entries + 1;
  end if;
  insert into point_tally (day, kind, amount, earned, entries)
    values (local_day(made.created_at), point_kind(made.cause, made.amount, made.corrects), made.amount, gained, made.earned::int);
  if made.corrects is not null and made.amount > 0 then
    update point_expiry p set oldest = local_day(c.created_at) from point_entries c
      where p.user_id = made.user_id and c.user_id = made.user_id and c.id = made.corrects and local_day(c.created_at) < p.oldest;
  end if;
  return made;
end $function$;

CREATE OR REPLACE FUNCTION public.calibratable(of_week date)
 RETURNS TABLE(case_id uuid, decision_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  select c.id, d.id
    from case_decisions d join cases c on c.id = d.case_id
    where d.decided_at >= of_week::timestamp at time zone 'Asia/Ho_Chi_Minh'
      and d.decided_at < (of_week + 7)::timestamp at time zone 'Asia/Ho_Chi_Minh'
      and ((d.state = 'APPLIED' and (d.status is null or d.status = 'NORMAL')) or d.state = 'UNDONE')
      and c.state = 'CLOSED' and not c.calibrates and c.lead_model <> 'APPEAL' and c.members between 1 and 100
      and not exists (select from case_decisions l where l.case_id = d.case_id and (l.decided_at, l.id) > (d.decided_at, d.id))
      and not exists (select from report_targets t where t.case_id = c.id and (not t.handled or t.status <> 'NORMAL'))
      and exists (select from report_targets t where t.case_id = c.id and (t.model, t.target_id) = (c.lead_model, c.lead_id))
      -- A case shows these records as they are, with who changed their status and why: nobody could decide without knowing.
      and not exists (
        select from case_decisions k join case_steps s on s.decision_id = k.id
          where k.case_id = c.id and s.model in ('USER', 'PAGE', 'MEDIA') and s.action = 'STATUS' and s.outcome = 'DONE')
$function$;

CREATE OR REPLACE FUNCTION public.calibrations_end()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ended uuid;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('report_targets') then
    raise exception 'calibrations_end is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  for ended in
    select c.id from calibration_records r join cases c on c.id = r.case_id
      where (r.model, r.target_id) = (old.model, old.target_id) and c.state <> 'CLOSED' order by c.id for update of c
  loop
    update calibrations set void_at = clock_timestamp() where case_id = ended and answer_id is null;
    perform close_case_of_calibration(ended);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.case_decision_opened()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('case_decisions') then
    raise exception 'case_decision_opened is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  select opened_at into new.opened_at from cases where id = new.case_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.case_decisions_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('case_decisions') then
    raise exception 'case_decisions_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op <> 'INSERT' then
    insert into case_decision_tally
      select date_trunc('hour', old.decided_at, 'UTC'), case when old.proposed then -1 else decision_step(old.opened_at, old.decided_at) end,
          -(old.state in ('APPLIED', 'UNDOING', 'UNDONE'))::int, -(old.state in ('UNDOING', 'UNDONE'))::int,
          -(old.second_by is not null)::int, -(old.second_by is not null and old.state = 'DECLINED')::int
        where old.state in ('APPLIED', 'UNDOING', 'UNDONE') or old.second_by is not null;
  end if;
  if tg_op <> 'DELETE' then
    insert into case_decision_tally
      select date_trunc('hour', new.decided_at, 'UTC'), case when new.proposed then -1 else decision_step(new.opened_at, new.decided_at) end,
          (new.state in ('APPLIED', 'UNDOING', 'UNDONE'))::int, (new.state in ('UNDOING', 'UNDONE'))::int,
          (new.second_by is not null)::int, (new.second_by is not null and new.state = 'DECLINED')::int
        where new.state in ('APPLIED', 'UNDOING', 'UNDONE') or new.second_by is not null;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.case_found_by()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('cases') then
    raise exception 'case_found_by is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  new.search := case when new.state = 'CLOSED' then '' else case_words(new.lead_model, new.lead_id, new.creator_id) end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.case_is_about(of_case uuid, person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return exists (select from report_targets t where t.case_id = of_case and belongs_to(t.model, t.target_id, person))
    or exists (select from cases c where c.id = of_case and c.members = 0 and belongs_to(c.lead_model, c.lead_id, person))
    or exists (select from calibration_records r where r.case_id = of_case and belongs_to(r.model, r.target_id, person));
end $function$;

CREATE OR REPLACE FUNCTION public.case_judged_by(of_case uuid, person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return exists (
    select from cases c join appeals a on a.id = c.lead_id where c.id = of_case and c.lead_model = 'APPEAL' and person = any (a.judges))
    or exists (select from calibrations k where k.case_id = of_case and person = any (k.judges));
end $function$;

CREATE OR REPLACE FUNCTION public.case_reported_by(of_case uuid, person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return exists (
    select from report_targets t where t.case_id = of_case
      and exists (select from reports r where r.created_by = person and (r.model, r.target_id) = (t.model, t.target_id)))
    or exists (
      select from calibration_records t where t.case_id = of_case
        and exists (select from reports r where r.created_by = person and (r.model, r.target_id) = (t.model, t.target_id)))
    or exists (
      select from cases c join appeals a on a.id = c.lead_id
          join reports r on r.created_by = person and (r.model, r.target_id) = (a.model, a.target_id)
        where c.id = of_case and c.lead_model = 'APPEAL');
end $function$;

CREATE OR REPLACE FUNCTION public.case_words(of_model text, of_id uuid, of_creator uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.cases_due_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('cases') then
    raise exception 'cases_due_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op <> 'INSERT' then
    insert into case_due_tally select date_trunc('hour', old.due_at, 'UTC'), -1 where old.state = 'OPEN';
  end if;
  if tg_op <> 'DELETE' then
    insert into case_due_tally select date_trunc('hour', new.due_at, 'UTC'), 1 where new.state = 'OPEN';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.cases_follow_targets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  touched record;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('report_targets') then
    raise exception 'cases_follow_targets is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    for touched in select model, target_id from after where not handled and case_id is null order by 1, 2 loop
      perform open_case(touched.model, touched.target_id);
    end loop;
  elsif tg_op = 'UPDATE' then
    for touched in
      select a.model, a.target_id from after a join before b using (model, target_id) left join cases c on c.id = a.case_id
        where not a.handled and (a.case_id is null or (c.state = 'CLOSED' and a.total > b.total)) order by 1, 2 loop
      perform open_case(touched.model, touched.target_id);
    end loop;
    for touched in
      select distinct unnest(array[a.case_id, b.case_id]) as id from after a join before b using (model, target_id)
        where (a.case_id, a.handled, a.total, a.by_reason) is distinct from (b.case_id, b.handled, b.total, b.by_reason)
          -- A case that was opened just now is up to date; its record's former one is not.
          and (b.case_id is not null or a.case_id is not distinct from b.case_id)
        order by 1 loop
      perform settle_case(touched.id);
    end loop;
  else
    for touched in select distinct case_id as id from before where case_id is not null order by 1 loop
      perform settle_case(touched.id);
    end loop;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.cases_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('cases') then
    raise exception 'cases_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into case_tally select state, lead_model, severity, count(*) from after group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into case_tally select state, lead_model, severity, -count(*) from before group by 1, 2, 3;
  else
    insert into case_tally
      select state, lead_model, severity, sum(n) from (
        select state, lead_model, severity, 1 as n from after union all select state, lead_model, severity, -1 from before) moved
      group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.close_case_of_appeal(of_case uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update cases c set state = 'CLOSED', closed_at = clock_timestamp(), held_by = null, held_until = null, handed_by = null, version = c.version + 1
    from appeals a where c.id = of_case and c.lead_model = 'APPEAL' and a.id = c.lead_id and a.state <> 'WAITING' and c.state <> 'CLOSED';
end $function$;

CREATE OR REPLACE FUNCTION public.close_case_of_calibration(of_case uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update cases c set state = 'CLOSED', closed_at = clock_timestamp(), held_by = null, held_until = null, handed_by = null, version = c.version + 1
    from calibrations k where c.id = of_case and k.case_id = c.id and (k.answer_id is not null or k.void_at is not null) and c.state <> 'CLOSED';
end $function$;

CREATE OR REPLACE FUNCTION public.count_kept_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update runs set kept_bytes = kept_bytes + n from
      (select run_id, sum(octet_length(content)) as n from added group by run_id) a where a.run_id = runs.id;
  else
    update runs set kept_bytes = greatest(0, kept_bytes - n) from
      (select run_id, sum(octet_length(content)) as n from removed group by run_id) r where r.run_id = runs.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_kept_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update runs set kept_bytes = kept_bytes + n from
      (select run_id, sum(octet_length(cells::text) + coalesce(octet_length(key), 0) + 100) as n
        from added group by run_id) a where a.run_id = runs.id;
  else
    update runs set kept_bytes = greatest(0, kept_bytes - n) from
      (select run_id, sum(octet_length(cells::text) + coalesce(octet_length(key), 0) + 100) as n
        from removed group by run_id) r where r.run_id = runs.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_verdicts(was report_targets, is_now report_targets)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into reporter_tally as t (person_id, reason, upheld, dismissed)
    select created_by, type, sum((after = 'UPHELD')::int - (before = 'UPHELD')::int), sum((after = 'DISMISSED')::int - (before = 'DISMISSED')::int)
      from (
        select r.created_by, r.type, coalesce(verdict_of(r.created_at, was.upheld_until, was.decided_until, was.status), '') as before,
            coalesce(verdict_of(r.created_at, is_now.upheld_until, is_now.decided_until, is_now.status), '') as after
          from reports r where r.model = is_now.model and r.target_id = is_now.target_id and r.created_by is not null) verdicts
      where before <> after group by 1, 2 order by 1, 2
    on conflict (person_id, reason) do update set upheld = t.upheld + excluded.upheld, dismissed = t.dismissed + excluded.dismissed;
end $function$;

CREATE OR REPLACE FUNCTION public.creator_blocks_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('blocked_details') then
    raise exception 'creator_blocks_changed is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  insert into creators_to_weigh (creator_id) values (new.creator_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.decision_step(opened_at timestamp with time zone, decided_at timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select floor(6 * ln(1 + greatest(extract(epoch from decided_at - opened_at)::float8, 0) / 60))::int
$function$;

CREATE OR REPLACE FUNCTION public.draw_calibration(of_week date, percent double precision, moderators uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  one record;
  made uuid;
  opened timestamptz(3);
begin
  insert into calibration_weeks (week, percent, decided, drawn) values (of_week, percent, 0, 0) on conflict do nothing;
  if not found then return 0; end if;
  for one in
    with answerable as (
      select b.case_id, b.decision_id, j.judges from calibratable(of_week) b
        cross join lateral (
          select array_agg(distinct person) as judges from (
            select unnest(array[d.decided_by, d.second_by]) as person from case_decisions d where d.case_id = b.case_id
            union all
            select e.actor_id from report_targets t join audit_entries e on e.chain = 'REPORT:' || t.target_id
              where t.case_id = b.case_id and e.created_at >= of_week) acted where person is not null) j
        where exists (
          select from unnest(moderators) m (id)
            where m.id <> all (j.judges) and not case_is_about(b.case_id, m.id) and not case_reported_by(b.case_id, m.id))),
    placed as (select a.*, row_number() over (order by md5(of_week || ' ' || a.case_id)) as place, count(*) over () as could from answerable a)
    select p.*, d.decided_by from placed p join case_decisions d on d.id = p.decision_id order by place
  loop
    update calibration_weeks set decided = one.could where week = of_week and decided = 0;
    exit when one.place > ceil(one.could * percent / 100);
    made := gen_random_uuid();
    -- Not all at one moment, which would tell what they are.
    select clock_timestamp() - time_to_decide(c.severity) * (('x' || substr(md5(c.id::text), 1, 6))::bit(24)::int / 33554432.0)
      into opened from cases c where c.id = one.case_id;
    insert into cases (id, lead_model, lead_id, creator_id, severity, parts, by_reason, members, reports, opened_at, due_at, calibrates)
      select made, lead_model, lead_id, creator_id, severity, parts, by_reason, members, reports, opened, opened + time_to_decide(severity), true
        from cases where id = one.case_id;
    insert into calibrations (case_id, week, first_decision, first_case, decided_by, judges, reason)
      select made, of_week, one.decision_id, one.case_id, one.decided_by, one.judges,
          coalesce((select key from jsonb_each_text(c.by_reason) order by value::int desc, key limit 1), 'SOMETHING_ELSE')
        from cases c where c.id = one.case_id;
    insert into calibration_records (case_id, model, target_id, version, total, last_report_at)
      select made, t.model, t.target_id, record_version(t.model, t.target_id), t.total, t.last_report_at + (opened - c.opened_at)
        from report_targets t join cases c on c.id = t.case_id where c.id = one.case_id;
  end loop;
  update calibration_weeks set drawn = (select count(*) from calibrations k where k.week = of_week) where week = of_week;
  return (select drawn from calibration_weeks where week = of_week);
end $function$;

CREATE OR REPLACE FUNCTION public.drop_month_of_deliveries(month date, days integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '1s'
AS $function$
declare
  deliveries text := month_table('webhook_deliveries', month);
  tries text := month_table('webhook_tries', month);
  oldest timestamptz := now() - make_interval(days => greatest(days, 0));
  is_needed boolean := month + interval '1 month' > oldest at time zone 'UTC';
  asked text := format('select exists (select from webhook_endpoints e
    where e.deleted_at is null and exists (select from %1$I d where d.endpoint_id = e.id and d.state = ''PENDING'')
      or exists (select from %1$I d where d.endpoint_id = e.id and d.created_at >= $1))', deliveries);
begin
  lock table monthly_tables in share row exclusive mode;
  if is_needed or to_regclass(deliveries) is null then
    return false;
  end if;
  -- Before everybody is locked out, and once more when nobody can put one into the line again.
  execute asked into is_needed using oldest;
  if is_needed then
    return false;
  end if;
  lock table only webhook_deliveries, only webhook_tries in access exclusive mode;
  execute asked into is_needed using oldest;
  if is_needed then
    return false;
  end if;
  execute format('drop table %I', deliveries);
  if to_regclass(tries) is not null then
    execute format('drop table %I', tries);
  end if;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_month_of_outbox(month date)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '1s'
AS $function$
declare
  part text := month_table('outbox', month);
  is_needed boolean := month + interval '1 month 1 day' > now() at time zone 'UTC';
begin
  lock table monthly_tables in share row exclusive mode;
  if is_needed or to_regclass(part) is null then
    return false;
  end if;
  lock table only outbox in access exclusive mode;
  execute format('select exists (select from %I)', part) into is_needed;
  if is_needed then
    return false;
  end if;
  execute format('drop table %I', part);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.event_numbered()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  number bigint;
begin
  if tg_table_schema <> 'public' or coalesce(pg_partition_root(tg_relid), tg_relid)::regclass::text not in ('outbox') then
    raise exception 'event_numbered is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  insert into event_sequences as s (model, subject_id, last) values (new.model, new.subject_id, 1)
    on conflict (model, subject_id) do update set last = s.last + 1 returning last into number;
  update outbox set sequence = number, position = nextval('outbox_positions') where id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.expire_points(member uuid, entry uuid, until date, most bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  due bigint;
begin
  perform from balances where user_id = member for update;
  select least(coalesce(sum(unspent), 0), most) into due from point_lots(member) where day <= until;
  if due > 0 then
    perform book_points(jsonb_build_object('id', entry, 'user_id', member, 'amount', -due, 'cause', 'EXPIRY', 'other_account', 'EXPIRY', 'earned', false));
  end if;
  return due;
end $function$;

CREATE OR REPLACE FUNCTION public.failed_spin_message_key(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(regexp_replace(NORMALIZE(content, NFC), '\s+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.first_id(at timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((lpad(to_hex((floor((EXTRACT(epoch FROM at) * (1000)::numeric)))::bigint), 12, '0'::text) || repeat('0'::text, 20)))::uuid;

CREATE OR REPLACE FUNCTION public.first_id_of(month date)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN first_id(((month)::timestamp without time zone AT TIME ZONE 'UTC'::text));

CREATE OR REPLACE FUNCTION public.fold_audit_tally()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with recent as (
    select day, actor_id, model, action from audit_tally where day >= local_day(now()) - 2
    group by 1, 2, 3, 4 having count(*) > 1
  ), gone as (
    delete from audit_tally t using recent r
    where (t.day, t.model, t.action) = (r.day, r.model, r.action) and t.actor_id is not distinct from r.actor_id
    returning t.*
  )
  insert into audit_tally select day, actor_id, model, action, sum(entries) from gone group by 1, 2, 3, 4
$function$;

CREATE OR REPLACE FUNCTION public.hidden_media_judged()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('place_media', 'post_media', 'product_media') then
    raise exception 'hidden_media_judged is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform judge_media(array(select distinct b.media_id from before b
    where exists (select from media m where m.id = b.media_id and m.refused)
      or exists (select from media_uses u where u.media_id = b.media_id and u.blocked)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.history_month(whole text, begins integer, id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  moment timestamptz := to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0);
  month integer := least(to_char(moment at time zone 'UTC', 'YYYYMM')::integer, 999912);
begin
  return case when month < begins then 0 when to_regclass(history_part(whole, month)) is null then 999999 else month end;
end $function$;

CREATE OR REPLACE FUNCTION public.history_part(whole text, month integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (whole || CASE month WHEN 0 THEN '_before'::text WHEN 999999 THEN '_default'::text ELSE to_char(month, 'FM"_"0000"_"00'::text) END);

CREATE OR REPLACE FUNCTION public.judge_all_media()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update media m set refused = found.refused
    from (
      select m.id, m.term_status = 'BLOCKED' or coalesce(bool_or(u.blocked) and not bool_or(u.visible), false) as refused
        from media m left join media_uses u on u.media_id = m.id group by m.id) found
    where m.id = found.id and m.refused is distinct from found.refused
$function$;

CREATE OR REPLACE FUNCTION public.judge_media(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  judged uuid;
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform 1 from media where id = any(ids) order by id for no key update;
  for judged in
    update media m set refused = not m.refused
      where m.id = any(ids) and m.refused is distinct from case
        when m.term_status = 'BLOCKED' then true
        when exists (select from media_uses u where u.media_id = m.id and u.visible) then false
        else exists (select from media_uses u where u.media_id = m.id and u.blocked) end
      returning m.id
  loop
    perform pg_notify('media_judged', judged::text);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.judge_reports(of_model text, of_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Locked first: the next statement sees what whoever held the lock has committed.
  perform from report_targets t where t.model = of_model and t.target_id = of_id for update;
  update report_targets t set upheld_until = upheld_until(of_model, of_id)
    where t.model = of_model and t.target_id = of_id and t.upheld_until is distinct from upheld_until(of_model, of_id);
end $function$;

CREATE OR REPLACE FUNCTION public.keep_referrals(moved referral_days[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update referral_days d set referred = d.referred + m.referred from unnest(moved) m
    where (d.user_id, d.day) = (m.user_id, m.day) and m.referred < 0;
  insert into referral_days as d (user_id, day, referred)
    select user_id, day, referred from unnest(moved) where referred > 0 order by 1, 2
    on conflict (user_id, day) do update set referred = d.referred + excluded.referred;
  delete from referral_days d using unnest(moved) m where (d.user_id, d.day) = (m.user_id, m.day) and d.referred = 0;
end $function$;

CREATE OR REPLACE FUNCTION public.local_day(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (((moment AT TIME ZONE 'UTC'::text) + '07:00:00'::interval))::date;

CREATE OR REPLACE FUNCTION public.lock_actions(member uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock(hashtextextended('actions ' || member, 0))
$function$;

CREATE OR REPLACE FUNCTION public.locked_chain_end(of_chain text)
 RETURNS TABLE("position" integer, hash bytea)
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(of_chain, 0));
  return query select e."position", e.hash from audit_entries e where e.chain = of_chain order by e."position" desc limit 1;
end $function$;

CREATE OR REPLACE FUNCTION public.make_month(whole text, month date)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '1s'
AS $function$
declare
  part text := month_table(whole, month);
  rest text := whole || '_default';
  bounds uuid[] := array[first_id_of(month), first_id_of((month + interval '1 month')::date)];
  by_key text;
  own record;
  moved bigint;
begin
  select divided_by into by_key from monthly_tables where name = whole and begins <= month and month = date_trunc('month', month);
  if not found then
    raise exception 'there is no month % of %', month, whole using errcode = 'invalid_parameter_value';
  end if;
  -- One at a time. With an advisory lock, whoever waited would not see the table that was made meanwhile.
  lock table monthly_tables in share row exclusive mode;
  if to_regclass(part) is not null then
    return false;
  end if;
  execute format('create table %I (like %I including defaults including constraints including storage)', part, whole);
  execute format('revoke all on %I from backoffice_app', part);
  execute format('grant select on %I to backoffice_app', part);
  execute format('lock table %I in access exclusive mode', rest);
  execute format('select count(*) from %I where %I >= $1 and %2$I < $2', rest, by_key) into moved using bounds[1], bounds[2];
  if moved > 0 then
    execute format('alter table %I disable trigger user', rest);
    execute format('with moved as (delete from %I where %I >= $1 and %2$I < $2 returning *) insert into %I select * from moved', rest, by_key, part)
      using bounds[1], bounds[2];
    execute format('alter table %I enable trigger user', rest);
  end if;
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', whole, part, bounds[1], bounds[2]);
  -- Those of whole statements are not inherited, and refuse changes.
  for own in select pg_get_triggerdef(t.oid) as text from pg_trigger t
    where tgrelid = to_regclass(whole) and not tgisinternal and tgtype & 1 = 0 loop
    execute replace(own.text, format(' ON public.%I ', whole), format(' ON public.%I ', part));
  end loop;
  if moved > 0 and whole in ('member_actions', 'point_entries', 'spins') then
    execute format('select note_month(user_id, $1, $2) from %I group by user_id', part) using whole, to_char(month, 'YYYYMM')::integer;
  end if;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.media_judges_itself()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('media') then
    raise exception 'media_judges_itself is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform judge_media(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.missing_months()
 RETURNS TABLE(whole text, month date)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select name, m::date from monthly_tables,
      generate_series(greatest(begins, date_trunc('month', now() at time zone 'UTC')), now() at time zone 'UTC' + interval '3 months', '1 month') m
    where to_regclass(month_table(name, m::date)) is null order by 2, 1
$function$;

CREATE OR REPLACE FUNCTION public.month_noted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  whole text := coalesce(pg_partition_root(tg_relid), tg_relid)::regclass;
begin
  if tg_table_schema <> 'public' or coalesce(pg_partition_root(tg_relid), tg_relid)::regclass::text not in ('member_actions', 'point_entries', 'spins') then
    raise exception 'month_noted is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_table_name = whole || '_default' then
    perform note_month(new.user_id, whole, 999999);
  elsif tg_table_name not in (whole, whole || '_before') then
    perform note_month(new.user_id, whole, replace(right(tg_table_name, 7), '_', '')::integer);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.month_table(whole text, month date)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (whole || to_char((month)::timestamp without time zone, '_YYYY_MM'::text));

CREATE OR REPLACE FUNCTION public.months_of(whole text)
 RETURNS SETOF date
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select to_date(right(relname, 7), 'YYYY_MM') from pg_inherits join pg_class on oid = inhrelid
    where inhparent = to_regclass(whole) and relname ~ '_\d{4}_\d{2}$' order by 1
$function$;

CREATE OR REPLACE FUNCTION public.move_to_case(of_model text, of_id uuid, to_case uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  new_case uuid;
begin
  if to_case is null then
    insert into taken_out
      select t.model, t.target_id, t.case_id from report_targets t where t.model = of_model and t.target_id = of_id and t.case_id is not null
      on conflict do nothing;
    new_case := open_case(of_model, of_id);
    update report_targets t set compared_at = clock_timestamp() where t.model = of_model and t.target_id = of_id;
    return new_case;
  end if;
  -- Put back by hand.
  delete from taken_out o where (o.model, o.target_id, o.case_id) = (of_model, of_id, to_case);
  update report_targets t set case_id = to_case where t.model = of_model and t.target_id = of_id;
  return to_case;
end $function$;

CREATE OR REPLACE FUNCTION public.newest_of_member(shape anyelement, member uuid, most integer, after_at timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, is_earned boolean DEFAULT false, since timestamp with time zone DEFAULT NULL::timestamp with time zone, until timestamp with time zone DEFAULT NULL::timestamp with time zone, skip integer DEFAULT 0)
 RETURNS SETOF anyelement
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  whole text := pg_typeof(shape);
  by_id boolean := whole = 'member_actions';
  wanted text := ' where user_id = $1' || case when is_earned then ' and earned' else '' end
    || case when since is null then '' else ' and created_at >= $4' end || case when until is null then '' else ' and created_at < $5' end;
  order_text text := case when by_id then ' order by id desc' else ' order by created_at desc, id desc' end;
  first_month integer := to_char(since - interval '1 month', 'YYYYMM');
  last_month integer := to_char(until + interval '1 month', 'YYYYMM');
  begins integer;
  kept integer[];
  month integer;
  after_month integer;
  matching text;
  n integer;
begin
  select to_char(t.begins, 'YYYYMM')::integer, array(select m from unnest(h.months) m order by m desc) into begins, kept
    from monthly_tables t left join history_months h on h.user_id = member and h.history = whole where t.name = whole;
  after_month := case when begins is null then 0 else history_month(whole, begins, after_id) end;
  foreach month in array coalesce(kept, '{}') || 0 loop
    -- Of a sandbox the table itself is read. A day that was asked for has its rows in its month, or in the next one if a clock differs.
    continue when after_id is not null and month > after_month or month between 1 and begins - 1
      or month between 1 and 999998 and (month < first_month or month > last_month);
    matching := case when begins is null then whole else history_part(whole, month) end || wanted
      || case when after_id is null or month < after_month then '' when by_id then ' and id < $3' else ' and (created_at, id) < ($2, $3)' end;
    if skip > 0 then
      execute 'select count(*) from (select from ' || matching || ' limit $6) s' into n using member, after_at, after_id, since, until, skip;
      if n < skip then
        skip := skip - n;
        continue;
      end if;
    end if;
    return query execute 'select * from ' || matching || order_text || ' limit $6 offset $7' using member, after_at, after_id, since, until, most, skip;
    get diagnostics n = row_count;
    exit when n = most;
    most := most - n;
    skip := 0;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.note_month(member uuid, whole text, month integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Nearly always it is there. An update that changes nothing would lock its row.
  if exists (select from history_months where user_id = member and history = whole and month = any (months)) then
    return;
  end if;
  insert into history_months as h values (member, whole, array[month])
    on conflict (user_id, history) do update set months = h.months || excluded.months where not h.months @> excluded.months;
end $function$;

CREATE OR REPLACE FUNCTION public.open_case(of_model text, of_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
declare
  target report_targets;
  new_case uuid := gen_random_uuid();
  waiting uuid;
  opened timestamptz(3);
  parts jsonb;
begin
  select * into target from report_targets t where t.model = of_model and t.target_id = of_id;
  select id into waiting from cases c where c.lead_model = of_model and c.lead_id = of_id and c.members = 0 and c.state <> 'CLOSED';
  if found then
    update report_targets t set case_id = waiting where t.model = of_model and t.target_id = of_id;
    perform settle_case(waiting);
    return waiting;
  end if;
  opened := least(target.last_report_at, clock_timestamp());
  parts := severity_parts(target.by_reason, target.total, blocks_of_creator(target.creator_id), reporters_accuracy(of_model, of_id));
  insert into cases (id, lead_model, lead_id, creator_id, severity, parts, by_reason, members, reports, opened_at, due_at)
    values (new_case, of_model, of_id, target.creator_id, severity_of(parts), parts, target.by_reason, 1, target.total, opened,
      opened + time_to_decide(severity_of(parts)));
  update report_targets t set case_id = new_case, compared_at = null where t.model = of_model and t.target_id = of_id;
  return new_case;
end $function$;

CREATE OR REPLACE FUNCTION public.open_case_for_proposal(of_model text, of_id uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  target report_targets;
  creator uuid;
  new_case uuid := gen_random_uuid();
  opened timestamptz(3) := clock_timestamp();
  parts jsonb;
begin
  select * into target from report_targets t where t.model = of_model and t.target_id = of_id for update;
  select r.creator_id into creator from reportable_records r where r.model = of_model and r.id = of_id;
  parts := severity_parts(coalesce(target.by_reason, '{}'), coalesce(target.total, 0), blocks_of_creator(creator), reporters_accuracy(of_model, of_id));
  insert into cases (id, state, lead_model, lead_id, creator_id, severity, parts, by_reason, members, reports, opened_at, due_at)
    values (new_case, 'SECOND_LOOK', of_model, of_id, creator, severity_of(parts), parts, coalesce(target.by_reason, '{}'),
      (target.model is not null)::int, coalesce(target.total, 0), opened, opened + time_to_decide(severity_of(parts)));
  insert into taken_out select of_model, of_id, target.case_id where target.case_id is not null on conflict do nothing;
  update report_targets t set case_id = new_case, compared_at = opened where t.model = of_model and t.target_id = of_id;
  return new_case;
end $function$;

CREATE OR REPLACE FUNCTION public.open_case_of_appeal(of_appeal uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.page_judges_media()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('pages') then
    raise exception 'page_judges_media is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform judge_media(array_remove(array[old.logo_id, new.logo_id], null));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.pages_listed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('pages') then
    raise exception 'pages_listed is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into page_list_tally select type, term_status, count(*) from after group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into page_list_tally select type, term_status, -count(*) from before group by 1, 2;
  else
    insert into page_list_tally
      select type, term_status, sum(n) from (
        select type, term_status, 1 as n from after union all select type, term_status, -1 from before) moved
      group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.pages_run_by(person uuid)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(array_agg(id), '{}') from (
    select id from pages where owner_id = person
    union select id from pages where created_by = person
    union select page_id from page_admins where user_id = person) p
$function$;

CREATE OR REPLACE FUNCTION public.pages_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('pages') then
    raise exception 'pages_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into page_tally select is_partner, count(*) from after group by 1;
  elsif tg_op = 'DELETE' then
    insert into page_tally select is_partner, -count(*) from before group by 1;
  else
    insert into page_tally
      select is_partner, sum(n) from (select is_partner, 1 as n from after union all select is_partner, -1 from before) moved
      group by 1 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.people_kept()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('users') then
    raise exception 'people_kept is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into country_tally select country_code, count(*) from after group by 1;
    insert into signup_tally select local_day(created_at), count(*) from after group by 1;
    if exists (select from after where referred_by is not null) then
      perform keep_referrals(array(
        select (referred_by, local_day(created_at), count(*))::referral_days from after where referred_by is not null group by referred_by, local_day(created_at)));
    end if;
  elsif tg_op = 'DELETE' then
    insert into country_tally select country_code, -count(*) from before group by 1;
    insert into signup_tally select local_day(created_at), -count(*) from before group by 1;
    if exists (select from before where referred_by is not null) then
      perform keep_referrals(array(
        select (referred_by, local_day(created_at), -count(*))::referral_days from before where referred_by is not null group by referred_by, local_day(created_at)));
    end if;
  -- Most updates, those of a balance above all, touch nothing of this.
  elsif exists (select country_code, created_at, referred_by from after except all select country_code, created_at, referred_by from before) then
    insert into country_tally
      select country_code, sum(n) from (select country_code, 1 as n from after union all select country_code, -1 from before) moved
      group by 1 having sum(n) <> 0;
    insert into signup_tally
      select day, sum(n) from (select local_day(created_at) as day, 1 as n from after union all select local_day(created_at), -1 from before) moved
      group by 1 having sum(n) <> 0;
    perform keep_referrals(array(
      select (user_id, day, sum(n))::referral_days from (
        select referred_by as user_id, local_day(created_at) as day, 1 as n from after
        union all select referred_by, local_day(created_at), -1 from before) moved
      where user_id is not null group by user_id, day having sum(n) <> 0));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.pictures_judged()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  shown jsonb := coalesce(to_jsonb(old), '{}') ;
  shows jsonb := coalesce(to_jsonb(new), '{}') ;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('badge_register_forms', 'badges', 'banners', 'events', 'menu_banners', 'wheel_prizes') then
    raise exception 'pictures_judged is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform judge_media(array(select m.id from unnest(tg_argv) of (name) cross join lateral (values (shown ->> name), (shows ->> name)) used (id)
    join media m on m.id = used.id::uuid
    where m.refused or exists (select from media_uses u where u.media_id = m.id and u.blocked)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.place_judges_media()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('places') then
    raise exception 'place_judges_media is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform judge_media(array_remove(array[old.primary_image_id, new.primary_image_id], null));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.point_kind(cause text, amount bigint, corrects uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (cause = 'EXPIRY'::text) THEN 'EXPIRED'::text WHEN ((cause = 'CORRECTION'::text) AND (corrects IS NULL)) THEN 'CORRECTED'::text WHEN ((cause = ANY (ARRAY['CORRECTION'::text, 'VOUCHER'::text])) AND (amount > 0)) THEN 'GIVEN_BACK'::text WHEN (cause = 'CORRECTION'::text) THEN 'TAKEN_BACK'::text WHEN (amount < 0) THEN 'SPENT'::text ELSE 'GIVEN'::text END;

CREATE OR REPLACE FUNCTION public.point_lots(member uuid)
 RETURNS TABLE(day date, unspent bigint)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
begin
  return query
  with gained as (
    select local_day(case when c.amount > 0 then c.created_at else e.created_at end) as day, sum(e.amount) as amount
      from point_entries e left join point_entries c on c.user_id = e.user_id and c.id = e.corrects
      where e.user_id = member and (e.amount > 0 or c.amount > 0) group by 1
  ), newest as (
    select day, amount, sum(amount) over (order by day desc) - amount as newer from gained where amount > 0
  )
  select day, least(amount, active_points - newer)::bigint from newest, balances
    where user_id = member and newer < active_points order by day;
end $function$;

CREATE OR REPLACE FUNCTION public.points_unsettled()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.post_judges_media()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('posts') then
    raise exception 'post_judges_media is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform judge_media(array(select media_id from post_media where post_id = new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.posts_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('posts') then
    raise exception 'posts_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into post_tally select local_day(created_at), status, type, count(*) from after where deleted_at is null group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into post_tally select local_day(created_at), status, type, -count(*) from before where deleted_at is null group by 1, 2, 3;
  else
    insert into post_tally
      select day, status, type, sum(n) from (
        select local_day(created_at) as day, status, type, 1 as n from after where deleted_at is null
        union all select local_day(created_at), status, type, -1 from before where deleted_at is null) moved
      group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.product_judges_media()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('products') then
    raise exception 'product_judges_media is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform judge_media(array(select media_id from product_media where product_id = new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.products_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('products') then
    raise exception 'products_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into product_tally
      select type, term_status, on_travel_store, count(*) from after where deleted_at is null group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into product_tally
      select type, term_status, on_travel_store, -count(*) from before where deleted_at is null group by 1, 2, 3;
  else
    insert into product_tally
      select type, term_status, on_travel_store, sum(n) from (
        select type, term_status, on_travel_store, 1 as n from after where deleted_at is null
        union all select type, term_status, on_travel_store, -1 from before where deleted_at is null) moved
      group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.reads_group(of_group uuid, person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return exists (
    select from social_groups g where g.id = of_group and (g.privacy = 'PUBLIC' or g.created_by = person
      or exists (select from group_members m where m.group_id = of_group and m.user_id = person)));
end $function$;

CREATE OR REPLACE FUNCTION public.record_version(of_model text, of_id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  case of_model
    when 'USER' then return (select version from users where id = of_id);
    when 'POST' then return (select version from posts where id = of_id);
    when 'COMMENT' then return (select version from comments where id = of_id);
    when 'GROUP' then return (select version from social_groups where id = of_id);
    when 'MEDIA' then return (select version from media where id = of_id);
    when 'PAGE' then return (select version from pages where id = of_id);
    when 'PRODUCT' then return (select version from products where id = of_id);
  end case;
end $function$;

CREATE OR REPLACE FUNCTION public.recount_cases()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into cases (id, lead_model, lead_id, creator_id, severity, parts, by_reason, members, reports, opened_at, due_at)
    select gen_random_uuid(), model, target_id, creator_id, severity_of(parts), parts, by_reason, 1, total, last_report_at,
        last_report_at + time_to_decide(severity_of(parts))
      from (
        select t.*, severity_parts(t.by_reason, t.total, blocks_of_creator(t.creator_id), reporters_accuracy(t.model, t.target_id)) as parts
          from report_targets t where not t.handled and t.case_id is null
          offset 0) opened;
  update report_targets t set case_id = c.id from cases c
    where (c.lead_model, c.lead_id) = (t.model, t.target_id) and c.state <> 'CLOSED' and t.case_id is null;
  delete from case_tally;
  insert into case_tally select state, lead_model, severity, count(*) from cases group by 1, 2, 3;
  delete from case_due_tally;
  insert into case_due_tally select date_trunc('hour', due_at, 'UTC'), count(*) from cases where state = 'OPEN' group by 1;
end $function$;

CREATE OR REPLACE FUNCTION public.recount_dashboard()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from country_tally;
  insert into country_tally select country_code, count(*) from users group by 1;
  delete from signup_tally;
  insert into signup_tally select local_day(created_at), count(*) from users group by 1;
  perform recount_points();
  delete from page_tally;
  insert into page_tally select is_partner, count(*) from pages group by 1;
  delete from referral_days;
  insert into referral_days select referred_by, local_day(created_at), count(*) from users where referred_by is not null group by 1, 2;
  perform recount_reports();
end $function$;

CREATE OR REPLACE FUNCTION public.recount_months()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  part record;
  first uuid := (select first_id_of(begins) from monthly_tables where name = 'spins');
begin
  insert into spin_keys select user_id, request_id, id, award_id from spins where id >= first on conflict do nothing;
  insert into spin_numbers select wheel_id, number from spins where id >= first and number is not null on conflict do nothing;
  delete from history_months;
  for part in select t.name as whole, c.relname as name from monthly_tables t join pg_inherits i on i.inhparent = to_regclass(t.name) join pg_class c on c.oid = inhrelid
    where t.name in ('member_actions', 'point_entries', 'spins') and c.relname <> t.name || '_before' loop
    execute format('select note_month(user_id, $1, $2) from %I group by user_id', part.name)
      using part.whole, case when part.name like '%\_default' then 999999 else replace(right(part.name, 7), '_', '')::integer end;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.recount_points()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from point_tally;
  insert into point_tally (day, kind, amount, earned, entries)
    select local_day(created_at), point_kind(cause, amount, corrects), sum(amount), coalesce(sum(amount) filter (where earned), 0),
        count(*) filter (where earned)
      from point_entries group by 1, 2;
end $function$;

CREATE OR REPLACE FUNCTION public.recount_reporters()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  update blocked_details d set reported_until = least(d.created_at, t.last_report_at) from report_targets t
    where d.reported_until is null and (t.model, t.target_id) = (d.model, d.target_id);
  alter table report_targets disable trigger user;
  update report_targets t set upheld_until = m.upheld, decided_until = m.decided
    from (
      select model, target_id, case when handled then last_report_at else closed_until end as decided, u.upheld
        from report_targets left join (
          select model, target_id, upheld_until(model, target_id) as upheld from (select distinct model, target_id from blocked_details offset 0) d) u
          using (model, target_id)) m
    where (m.model, m.target_id) = (t.model, t.target_id) and (t.upheld_until, t.decided_until) is distinct from (m.upheld, m.decided);
  alter table report_targets enable trigger user;
  delete from reporter_tally;
  insert into reporter_tally
    select created_by, type, count(*) filter (where verdict = 'UPHELD'), count(*) filter (where verdict = 'DISMISSED')
      from (
        select r.created_by, r.type, verdict_of(r.created_at, t.upheld_until, t.decided_until, t.status) as verdict
          from reports r join report_targets t on (t.model, t.target_id) = (r.model, r.target_id) where r.created_by is not null) verdicts
      where verdict is not null group by 1, 2;
end $function$;

CREATE OR REPLACE FUNCTION public.recount_reports()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from report_tally;
  insert into report_tally select local_day(created_at), model, type, count(*) from reports group by 1, 2, 3;
  delete from report_targets t where not exists (select from reports r where (r.model, r.target_id) = (t.model, t.target_id));
  insert into report_targets (model, target_id, creator_id, status, kind, search, total, last_report_at, by_reason)
    select a.model, a.target_id, r.creator_id, coalesce(r.status, 'DELETED'), coalesce(r.kind, ''), coalesce(r.search, ''), a.total,
        a.last_report_at, a.by_reason
      from (
        select model, target_id, sum(n) as total, max(last_report_at) as last_report_at, jsonb_object_agg(type, n) as by_reason
          from (select model, target_id, type, count(*) as n, max(created_at) as last_report_at from reports group by 1, 2, 3) reasons
          group by 1, 2) a
        left join reportable_records r on (r.model, r.id) = (a.model, a.target_id)
    on conflict (model, target_id) do update
      set creator_id = excluded.creator_id, status = excluded.status, kind = excluded.kind, search = excluded.search,
        total = excluded.total, last_report_at = excluded.last_report_at, by_reason = excluded.by_reason;
  delete from report_list_tally;
  insert into report_list_tally
    select model, status, kind, handled, count(*), sum(total) from report_targets where status <> 'DELETED' group by 1, 2, 3, 4;
  delete from creator_report_days;
  insert into creator_report_days
    select t.creator_id, local_day(r.created_at), count(*) from reports r join report_targets t using (model, target_id)
    where t.creator_id is not null group by 1, 2;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_sent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a notification that was sent stays as it is' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_other_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a report keeps its target, reason and moment' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.report_counted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('reports') then
    raise exception 'report_counted is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into reporter_tally as t (person_id, reason, upheld, dismissed)
      select created_by, type, count(*) filter (where verdict = 'UPHELD'), count(*) filter (where verdict = 'DISMISSED')
        from (
          select a.created_by, a.type, verdict_of(a.created_at, r.upheld_until, r.decided_until, r.status) as verdict
            from after a join report_targets r on (r.model, r.target_id) = (a.model, a.target_id)
            where a.created_by is not null and a.created_at <= greatest(r.upheld_until, r.decided_until)) verdicts
        where verdict is not null group by 1, 2 order by 1, 2
      on conflict (person_id, reason) do update set upheld = t.upheld + excluded.upheld, dismissed = t.dismissed + excluded.dismissed;
    return null;
  end if;
  if old.created_by is not null then
    update reporter_tally t set upheld = t.upheld - (verdict = 'UPHELD')::int, dismissed = t.dismissed - (verdict = 'DISMISSED')::int
      from (
        select verdict_of(old.created_at, r.upheld_until, r.decided_until, r.status) as verdict from report_targets r
          where (r.model, r.target_id) = (old.model, old.target_id) for update) v
      where t.person_id = old.created_by and t.reason = old.type and verdict is not null;
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.report_target_counted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('report_targets') then
    raise exception 'report_target_counted is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform count_verdicts(old, new);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_target_decided()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('report_targets') then
    raise exception 'report_target_decided is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if new.handled then
    new.decided_until := new.last_report_at;
  elsif new.total <= old.total then
    new.decided_until := new.closed_until;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.report_target_follows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('comments', 'media', 'pages', 'posts', 'products', 'social_groups', 'users') then
    raise exception 'report_target_follows is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  update report_targets t set status = r.status, kind = r.kind, search = r.search
    from reported_record(tg_argv[0], new.id) r
    where t.model = tg_argv[0] and t.target_id = new.id and (t.status, t.kind, t.search) <> (r.status, r.kind, r.search);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_targets_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('report_targets') then
    raise exception 'report_targets_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into report_list_tally
      select model, status, kind, handled, count(*), sum(total) from after where status <> 'DELETED' group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into report_list_tally
      select model, status, kind, handled, -count(*), -sum(total) from before where status <> 'DELETED' group by 1, 2, 3, 4;
  else
    insert into report_list_tally
      select model, status, kind, handled, sum(n), sum(n * total) from (
        select model, status, kind, handled, total, 1 as n from after union all select model, status, kind, handled, total, -1 from before) moved
      where status <> 'DELETED' group by 1, 2, 3, 4 having sum(n) <> 0 or sum(n * total) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.reported_record(asked_model text, asked_id uuid)
 RETURNS reportable_records
 LANGUAGE plpgsql
AS $function$
declare
  found_record reportable_records;
begin
  case asked_model
    when 'USER' then perform from users where id = asked_id for share;
    when 'POST' then perform from posts where id = asked_id for share;
    when 'COMMENT' then perform from comments where id = asked_id for share;
    when 'GROUP' then perform from social_groups where id = asked_id for share;
    when 'MEDIA' then perform from media where id = asked_id for share;
    when 'PAGE' then perform from pages where id = asked_id for share;
    when 'PRODUCT' then perform from products where id = asked_id for share;
  end case;
  select * into found_record from reportable_records r where r.model = asked_model and r.id = asked_id;
  found_record.status := coalesce(found_record.status, 'DELETED');
  found_record.kind := coalesce(found_record.kind, '');
  found_record.search := coalesce(found_record.search, '');
  return found_record;
end $function$;

CREATE OR REPLACE FUNCTION public.reporters_accuracy(of_model text, of_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (
    with newest as (
      select r.type as reason, coalesce(t.upheld, 0) as upheld, coalesce(t.dismissed, 0) as dismissed,
          coalesce(t.upheld + t.dismissed, 0) >= 5 as is_known
        from (
          select created_by, type from reports r where r.model = of_model and r.target_id = of_id and r.created_by is not null
            order by created_at desc, id desc limit 5) r
          left join reporter_tally t on t.person_id = r.created_by and t.reason = r.type),
    reasons as (
      select reason, count(*) filter (where is_known) as known, count(*) filter (where not is_known) as too_few,
          coalesce(sum(upheld) filter (where is_known), 0) as upheld,
          coalesce(sum(upheld + dismissed) filter (where is_known), 0) as decided
        from newest group by 1)
    select jsonb_build_object(
        'accuracy', (select round(avg(upheld::numeric / (upheld + dismissed)), 2) from newest where is_known),
        'reasons', coalesce((
          select jsonb_agg(jsonb_build_object('reason', reason, 'known', known, 'tooFew', too_few, 'upheld', upheld, 'decided', decided) order by reason)
            from reasons), '[]'::jsonb)));
end $function$;

CREATE OR REPLACE FUNCTION public.reports_kept()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('reports') then
    raise exception 'reports_kept is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into report_tally select local_day(created_at), model, type, count(*) from after group by 1, 2, 3;
    insert into report_targets as t (model, target_id, creator_id, status, kind, search, total, last_report_at, by_reason)
      select a.model, a.target_id, r.creator_id, r.status, r.kind, r.search, a.total, a.last_report_at, a.by_reason
        from (
          select model, target_id, sum(n) as total, max(last_report_at) as last_report_at, jsonb_object_agg(type, n) as by_reason
            from (select model, target_id, type, count(*) as n, max(created_at) as last_report_at from after group by 1, 2, 3) reasons
            group by 1, 2 order by 1, 2) a
          cross join lateral reported_record(a.model, a.target_id) r
        order by 1, 2
      on conflict (model, target_id) do update
        set total = t.total + excluded.total, last_report_at = greatest(t.last_report_at, excluded.last_report_at), handled = false,
          closed_version = null, status = excluded.status, kind = excluded.kind, search = excluded.search,
          -- A report that waited for another one to be closed is open, even if it is the older one.
          closed_until = case when t.handled or t.closed_until is not null then
            least(case when t.handled then t.last_report_at else t.closed_until end, excluded.last_report_at - interval '1 millisecond') end,
          by_reason = sum_counts(t.by_reason, excluded.by_reason);
    insert into creator_report_days as d (creator_id, day, reports)
      select t.creator_id, local_day(a.created_at), count(*) from after a join report_targets t using (model, target_id)
      where t.creator_id is not null group by 1, 2 order by 1, 2
      on conflict (creator_id, day) do update set reports = d.reports + excluded.reports;
    return null;
  end if;
  insert into report_tally select local_day(created_at), model, type, -count(*) from before group by 1, 2, 3;
  -- Locked first: the newest of the remaining reports is looked up once nobody else can add one.
  perform from report_targets where (model, target_id) in (select model, target_id from before) order by model, target_id for update;
  update creator_report_days d set reports = d.reports - gone.reports
    from (
      select t.creator_id, local_day(b.created_at) as day, count(*) as reports from before b join report_targets t using (model, target_id)
      where t.creator_id is not null group by 1, 2) gone
    where (d.creator_id, d.day) = (gone.creator_id, gone.day);
  delete from creator_report_days where reports = 0
    and creator_id in (select t.creator_id from before b join report_targets t using (model, target_id));
  update report_targets t set
      total = t.total - gone.reports,
      by_reason = sum_counts(t.by_reason, gone.by_reason),
      last_report_at = coalesce((select max(created_at) from reports r where (r.model, r.target_id) = (t.model, t.target_id)), t.last_report_at)
    from (
      select model, target_id, sum(n) as reports, jsonb_object_agg(type, -n) as by_reason
        from (select model, target_id, type, count(*) as n from before group by 1, 2, 3) reasons
        group by 1, 2) gone
    where (t.model, t.target_id) = (gone.model, gone.target_id);
  delete from report_targets where total = 0 and (model, target_id) in (select model, target_id from before);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.runs_page(of_page uuid, person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return exists (select from pages g where g.id = of_page and (g.owner_id = person or g.created_by = person))
    or exists (select from page_admins a where a.page_id = of_page and a.user_id = person);
end $function$;

CREATE OR REPLACE FUNCTION public.search_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(translate(regexp_replace(NORMALIZE(value, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text), 'Đđ'::text, 'dd'::text));

CREATE OR REPLACE FUNCTION public.sensitive_words_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update sensitive_word_version set version = version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.sessions_ended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('session_ended', new.id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_case(of_case uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  kept cases;
  now_has record;
begin
  select * into kept from cases where id = of_case for update;
  if not found or kept.lead_model = 'APPEAL' or kept.calibrates then return; end if;
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
end $function$;

CREATE OR REPLACE FUNCTION public.severity_of(parts jsonb)
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  points numeric;
begin
  select sum((part ->> 'points')::numeric) into points from jsonb_array_elements(parts) part;
  return case when points >= 4 then 4 when points >= 3 then 3 when points >= 1.5 then 2 else 1 end;
end $function$;

CREATE OR REPLACE FUNCTION public.severity_parts(by_reason jsonb, reports integer, blocks integer, accuracy jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  heaviest numeric;
begin
  select coalesce(max(case key when 'VIOLENCE' then 3 when 'NUDITY' then 3 when 'HATE_SPEECH' then 3 when 'HARASSMENT' then 2
      when 'FAKE_NEWS' then 1 when 'SPAM' then 1 else 0 end), 0)
    into heaviest from jsonb_each_text(by_reason) where value::int * 5 >= reports;
  return jsonb_build_array(
    jsonb_build_object('part', 'REASONS', 'points', heaviest, 'detail', by_reason),
    jsonb_build_object('part', 'REACH', 'points',
      case when reports >= 100 then 2 when reports >= 30 then 1.5 when reports >= 10 then 1 when reports >= 3 then 0.5 else 0 end,
      'detail', jsonb_build_object('reports', reports)),
    jsonb_build_object('part', 'CREATOR', 'points', least(blocks, 4) * 0.5, 'detail', jsonb_build_object('blocks', blocks)),
    jsonb_build_object('part', 'REPORTERS', 'points', coalesce(round((accuracy ->> 'accuracy')::numeric - 0.5, 2), 0), 'detail', accuracy));
end $function$;

CREATE OR REPLACE FUNCTION public.shortlists_end()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('point_days', 'creator_report_days') then
    raise exception 'shortlists_end is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock_shared(hashtext('ranking_shortlists'));
  delete from ranking_shortlists
    where ranking = tg_table_name and coalesce(new.day, old.day) > last_day - days and coalesce(new.day, old.day) <= last_day;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.shown_media_judged()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ids uuid[];
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('pages', 'place_media', 'places', 'post_media', 'product_media', 'users') then
    raise exception 'shown_media_judged is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  execute format('select array(select distinct m.id from after a join media m on m.id = a.%I
    where m.refused or exists (select from media_uses u where u.media_id = m.id and u.blocked))', tg_argv[0]) into ids;
  perform judge_media(ids);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.sort_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((lower(regexp_replace(translate(regexp_replace(replace(replace(NORMALIZE(value, NFD), 'Đ'::text, 'd{'::text), 'đ'::text, 'd{'::text), '[\u0300\u0301\u0303\u0309\u0323\u0308\u0327]'::text, ''::text, 'g'::text), '̛̆̂'::text, '{|}'::text), '[\u0300-\u036f]'::text, ''::text, 'g'::text)) || ' '::text) || value);

CREATE OR REPLACE FUNCTION public.spin_keyed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or coalesce(pg_partition_root(tg_relid), tg_relid)::regclass::text not in ('spins') then
    raise exception 'spin_keyed is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into spin_keys values (new.user_id, new.request_id, new.id, new.award_id);
  end if;
  if new.number is not null then
    insert into spin_numbers values (new.wheel_id, new.number);
  end if;
  if tg_table_schema = 'public' and exists (select from spins_before where id <> new.id and (user_id, request_id) = (new.user_id, new.request_id)
      union all select from spins_before where id <> new.id and award_id = new.award_id
      union all select from spins_before where id <> new.id and (wheel_id, number) = (new.wheel_id, new.number)) then
    raise exception 'spin % has the request, award or number of another one', new.id using errcode = 'unique_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.spin_of_request(member uuid, request text)
 RETURNS SETOF spins
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  found_id uuid;
begin
  select spin_id into found_id from spin_keys where user_id = member and request_id = request;
  if found_id is null and current_schema() <> 'sandbox' then
    select id into found_id from spins_before where user_id = member and request_id = request;
  end if;
  if found_id is not null then
    return query execute 'select * from spins where id = $1' using found_id;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.standby_states()
 RETURNS TABLE(name text, state text, synchronous boolean, behind_ms bigint, behind_bytes bigint)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(nullif(application_name, ''), 'standby'), coalesce(state, 'unknown'), coalesce(sync_state in ('sync', 'quorum'), false),
      (extract(epoch from replay_lag) * 1000)::bigint, pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::bigint
    from pg_stat_replication order by 1
$function$;

CREATE OR REPLACE FUNCTION public.standing_detail(of_model text, of_id uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  select d.id from blocked_details d
    where d.model = of_model and d.target_id = of_id and d.undoes is null and not d.repeats
      and not exists (select from blocked_details u where u.undoes = d.id offset 0)
    order by d.created_at desc, d.id desc limit 1
$function$;

CREATE OR REPLACE FUNCTION public.strike_weight(by_reason jsonb)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce((
    select case when key in ('NUDITY', 'VIOLENCE', 'HATE_SPEECH') then 2 else 1 end
      from jsonb_each_text(by_reason) order by value::int desc, key in ('NUDITY', 'VIOLENCE', 'HATE_SPEECH') desc limit 1), 1)
$function$;

CREATE OR REPLACE FUNCTION public.strikes_of(person uuid)
 RETURNS TABLE(decision uuid, detail_id uuid, weight integer, given_at timestamp with time zone, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(d.decision, d.id), (array_agg(d.id order by d.created_at, d.id))[1], max(d.strike_weight), min(d.created_at),
      min(d.created_at) + interval '180 days'
    from blocked_details d
    where d.creator_id = person and d.strike_weight is not null and d.created_at > now() - interval '180 days'
      and not exists (select from blocked_details u where u.undoes = d.id offset 0)
      and not exists (select from appeals a where a.decision = coalesce(d.decision, d.id) and a.user_id = person and a.state = 'OVERTURNED')
    group by coalesce(d.decision, d.id)
$function$;

CREATE OR REPLACE FUNCTION public.sum_counts(one jsonb, other jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(jsonb_object_agg(key, n), '{}') from (
    select key, sum(value::int) as n from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) counts
    group by key having sum(value::int) <> 0) summed
$function$;

CREATE OR REPLACE FUNCTION public.suspension_end_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update suspension_ends set version = new.version
    where model = tg_argv[0] and target_id = new.id and version = old.version;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.take_audit_checkpoint(most integer)
 RETURNS SETOF audit_checkpoints
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  last audit_checkpoints;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit checkpoint', 0));
  select * into last from audit_checkpoints order by number desc limit 1;
  return query with gone as (
      delete from audit_unsealed where ctid = any (array(select ctid from audit_unsealed order by chain, position limit most))
      returning chain, position, hash
    ), grown as (
      select distinct on (chain) chain, position, hash,
        (select max(h.position) from audit_checkpoint_heads h where h.chain = gone.chain) as before
      from gone order by chain, position desc, hash
    ), told as (
      select coalesce(last.number, 0) + 1 as number,
        date_trunc('milliseconds', clock_timestamp()) as created_at,
        coalesce(last.entries, 0) + coalesce(sum(greatest(position - coalesce(before, 0), 0)), 0) as entries,
        coalesce(last.chains, 0) + count(*) filter (where before is null) as chains,
        count(*) as heads,
        sha256(convert_to(coalesce(string_agg(
          format(E'%s %s %s %s\n', octet_length(chain), chain, position, encode(hash, 'hex')), '' order by chain collate "C"), ''), 'UTF8')) as heads_hash,
        (select count(*) from gone) < most as complete
      from grown
    ), made as (
      insert into audit_checkpoints
      select number, created_at, entries, chains, heads, heads_hash, complete, last.hash,
        sha256(convert_to(concat_ws(' ', number, (extract(epoch from created_at) * 1000)::bigint, entries, chains, heads,
          encode(heads_hash, 'hex'), complete::text, encode(last.hash, 'hex')), 'UTF8'))
      from told where heads > 0 or last.created_at < now() - interval '1 hour'
      returning *
    ), kept as (
      insert into audit_checkpoint_heads select made.number, chain, position, grown.hash from grown, made
    )
    select * from made;
end $function$;

CREATE OR REPLACE FUNCTION public.take_voucher_code(of_voucher uuid, person uuid)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
declare
  first_lane int := floor(random() * 32);
  taken uuid;
begin
  for step in 0..31 loop
    select c.id into taken from voucher_codes c
      where c.voucher_id = of_voucher and c.pool is null and c.lane = (first_lane + step) % 32 and c.end_date > now()
        and c.deleted_at is null and c.status = 'ACTIVE'
        and not exists (select from voucher_redemptions r where r.code_id = c.id and r.user_id = person)
      order by c.end_date, c.id limit 1 for no key update of c skip locked;
    exit when taken is not null;
  end loop;
  if taken is not null then return taken; end if;
  for step in 0..31 loop
    select c.id into taken from voucher_codes c
      where c.voucher_id = of_voucher and c.pool is null and c.lane = step and c.end_date > now()
        and c.deleted_at is null and c.status = 'ACTIVE'
        and not exists (select from voucher_redemptions r where r.code_id = c.id and r.user_id = person)
      order by c.end_date, c.id limit 1 for no key update of c;
    exit when taken is not null;
  end loop;
  return taken;
end $function$;

CREATE OR REPLACE FUNCTION public.takes_away(of_detail uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return exists (
    select from blocked_details d
      where d.id = of_detail and d.status <> 'NORMAL' and d.created_by is not null and d.undoes is null and not d.repeats
        and not exists (select from blocked_details u where u.undoes = d.id offset 0)
        and not exists (select from appeals a where a.decision = coalesce(d.decision, d.id) and a.user_id = d.creator_id and a.state = 'OVERTURNED' offset 0));
end $function$;

CREATE OR REPLACE FUNCTION public.time_to_decide(severity integer)
 RETURNS interval
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return case severity when 4 then interval '1 hour' when 3 then interval '4 hours' when 2 then interval '24 hours' else interval '72 hours' end;
end $function$;

CREATE OR REPLACE FUNCTION public.trusted_point_version_kept()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('trusted_point_configs') then
    raise exception 'trusted_point_version_kept is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  insert into trusted_point_versions select kept.* from jsonb_populate_record(null::trusted_point_versions,
    to_jsonb(new) || jsonb_build_object('since', case when tg_op = 'INSERT' then new.created_at else clock_timestamp() end)) kept;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.updated_now()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.upheld_until(of_model text, of_id uuid)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (
    select max(d.reported_until) from blocked_details d
      where d.model = of_model and d.target_id = of_id and d.status <> 'NORMAL' and d.created_by is not null and d.undoes is null
        and not exists (select from blocked_details u where u.undoes = d.id offset 0)
        and takes_away(case when not d.repeats then d.id else (
          select b.id from blocked_details b
            where b.model = d.model and b.target_id = d.target_id and not b.repeats and b.undoes is null and (b.created_at, b.id) < (d.created_at, d.id)
            order by b.created_at desc, b.id desc limit 1) end));
end $function$;

CREATE OR REPLACE FUNCTION public.user_judges_media()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('users') then
    raise exception 'user_judges_media is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform judge_media(array_remove(array[old.avatar_id, new.avatar_id], null));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.users_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('users') then
    raise exception 'users_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into user_tally select term_status, user_group, gender, badge_id, count(*) from after group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into user_tally select term_status, user_group, gender, badge_id, -count(*) from before group by 1, 2, 3, 4;
  else
    insert into user_tally
      select term_status, user_group, gender, badge_id, sum(n) from (
        select term_status, user_group, gender, badge_id, 1 as n from after
        union all select term_status, user_group, gender, badge_id, -1 from before) moved
      group by 1, 2, 3, 4 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.value_since_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.value_since := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.verdict_of(reported_at timestamp with time zone, upheld_until timestamp with time zone, decided_until timestamp with time zone, status text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when reported_at <= upheld_until then 'UPHELD' when reported_at <= decided_until and status <> 'DELETED' then 'DISMISSED' end
$function$;

CREATE OR REPLACE FUNCTION public.verify_requests_begin()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('verify_requests') then
    raise exception 'verify_requests_begin is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if new.type = 'PAGE' then
    perform 1 from pages where id = new.target_id for no key update;
  else
    perform 1 from users where id = new.target_id for no key update;
  end if;
  if not found then
    raise foreign_key_violation using message = 'the target of the request does not exist';
  end if;
  select search into new.owner_words from users where id = new.owner_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.verify_requests_begun()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('verify_requests') then
    raise exception 'verify_requests_begun is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  update pages p set verify_status = newest.status
    from (select distinct on (target_id) target_id, status from after where type = 'PAGE' order by target_id, created_at desc, id desc) newest
    where p.id = newest.target_id and p.verify_status is distinct from newest.status;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.verify_requests_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('verify_requests') then
    raise exception 'verify_requests_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into verify_tally select type, status, count(*) from after group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into verify_tally select type, status, -count(*) from before group by 1, 2;
  else
    insert into verify_tally
      select type, status, sum(n) from (
        select type, status, 1 as n from after union all select type, status, -1 from before) moved
      group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.voucher_code_handed_over()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  voucher uuid;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('voucher_redemptions') then
    raise exception 'voucher_code_handed_over is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  update voucher_codes set sold_qty = sold_qty + 1, used_qty = used_qty + (new.used_at is not null)::int,
      redeemed_at = new.created_at, redeemed_by = new.user_id, version = version + 1
    where id = new.code_id and deleted_at is null returning voucher_id into voucher;
  if not found then
    raise exception 'this code was deleted' using errcode = 'check_violation', constraint = 'voucher_codes_deleted';
  end if;
  insert into voucher_day_tally values (voucher, local_day(new.created_at), 1, 0, new.price);
  if new.used_at is not null then
    insert into voucher_day_tally values (voucher, local_day(new.used_at), 0, 1, 0);
    update wheel_awards set used_at = new.used_at where code_id = new.code_id and user_id = new.user_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.voucher_code_held(qty integer, sold_qty integer, used_qty integer, pool uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (used_qty = qty) THEN 'USED'::text WHEN (sold_qty = qty) THEN 'HANDED_OVER'::text WHEN (pool IS NOT NULL) THEN 'RESERVED'::text ELSE 'LEFT'::text END;

CREATE OR REPLACE FUNCTION public.voucher_code_key(code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN upper(regexp_replace(code, '[\s\u2010-\u2015-]'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.voucher_code_used()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  voucher uuid;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('voucher_redemptions') then
    raise exception 'voucher_code_used is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  update voucher_codes set used_qty = used_qty + (new.used_at is not null)::int - (old.used_at is not null)::int, version = version + 1
    where id = new.code_id returning voucher_id into voucher;
  insert into voucher_day_tally
    select voucher, local_day(moved.at), 0, moved.n, 0
      from (values (old.used_at, -1), (new.used_at, 1)) moved (at, n) where moved.at is not null;
  update wheel_awards set used_at = new.used_at where code_id = new.code_id and user_id = new.user_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.voucher_codes_held_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('voucher_codes') then
    raise exception 'voucher_codes_held_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into voucher_code_held_tally
      select voucher_id, voucher_code_held(qty, sold_qty, used_qty, pool), start_date, end_date, count(*)
        from after where deleted_at is null group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into voucher_code_held_tally
      select voucher_id, voucher_code_held(qty, sold_qty, used_qty, pool), start_date, end_date, -count(*)
        from before where deleted_at is null group by 1, 2, 3, 4;
  else
    insert into voucher_code_held_tally
      select voucher_id, voucher_code_held(qty, sold_qty, used_qty, pool), start_date, end_date, sum(n)
        from (select 1 as n, a.* from after a where a.deleted_at is null
          union all select -1, b.* from before b where b.deleted_at is null) moved
        group by 1, 2, 3, 4 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.voucher_codes_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('voucher_codes') then
    raise exception 'voucher_codes_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into voucher_code_tally
      select voucher_id, status, count(*), sum(qty), sum(sold_qty), coalesce(sum(qty - sold_qty) filter (where pool is not null), 0)
        from after where deleted_at is null group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into voucher_code_tally
      select voucher_id, status, -count(*), -sum(qty), -sum(sold_qty), -coalesce(sum(qty - sold_qty) filter (where pool is not null), 0)
        from before where deleted_at is null group by 1, 2;
  else
    insert into voucher_code_tally
      select voucher_id, status, sum(n), sum(n * qty), sum(n * sold_qty), coalesce(sum(n * (qty - sold_qty)) filter (where pool is not null), 0)
        from (select 1 as n, a.* from after a where a.deleted_at is null
          union all select -1, b.* from before b where b.deleted_at is null) moved
        group by 1, 2
        having sum(n) <> 0 or sum(n * qty) <> 0 or sum(n * sold_qty) <> 0
          or coalesce(sum(n * (qty - sold_qty)) filter (where pool is not null), 0) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.voucher_judges_media()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('vouchers') then
    raise exception 'voucher_judges_media is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform judge_media(array(select m.id from media m
    where m.id = any(coalesce(old.media_ids, '{}') || new.media_ids)
      and (m.refused or exists (select from media_uses u where u.media_id = m.id and u.blocked))));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.voucher_number(type text, number bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((CASE type WHEN 'POINT_EXCHANGE'::text THEN 'PE'::text WHEN 'GAME'::text THEN 'GA'::text ELSE 'RF'::text END || '-'::text) || lpad((number)::text, GREATEST(6, length((number)::text)), '0'::text));

CREATE OR REPLACE FUNCTION public.voucher_taken_back()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  redemption uuid;
  taken voucher_redemptions;
  voucher uuid;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('point_corrections', 'referral_rewards') then
    raise exception 'voucher_taken_back is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  redemption := case tg_op when 'DELETE' then old.redemption_id else new.redemption_id end;
  select * into strict taken from voucher_redemptions where id = redemption;
  select voucher_id into voucher from voucher_codes where id = taken.code_id;
  insert into voucher_day_tally
    values (voucher, local_day(taken.created_at), -(taken.used_at is null)::int, 0, -taken.price);
  if taken.used_at is null then
    delete from voucher_redemptions where id = taken.id;
    update voucher_codes c set sold_qty = sold_qty - 1, version = version + 1, (redeemed_at, redeemed_by) = (
        select created_at, user_id from voucher_redemptions where code_id = c.id order by created_at desc, id desc limit 1)
      where id = taken.code_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.vouchers_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('vouchers') then
    raise exception 'vouchers_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into voucher_tally
      select status, admin_status, trashed, count(*) from after where type <> 'REFERRAL' group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into voucher_tally
      select status, admin_status, trashed, -count(*) from before where type <> 'REFERRAL' group by 1, 2, 3;
  else
    insert into voucher_tally
      select status, admin_status, trashed, sum(n) from (
        select status, admin_status, trashed, 1 as n from after where type <> 'REFERRAL'
        union all select status, admin_status, trashed, -1 from before where type <> 'REFERRAL') moved
      group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.wants_event(wanted text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from webhook_endpoints
    where deleted_at is null and wanted = any (types) and sandbox = (current_schema() = 'sandbox'))
$function$;

CREATE OR REPLACE FUNCTION public.wheel_award_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'something of this was awarded' using errcode = 'check_violation', constraint = 'wheel_award_stays';
end $function$;

CREATE OR REPLACE FUNCTION public.wheel_awarded()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('wheel_awards') then
    raise exception 'wheel_awarded is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  select b.wheel_id into new.wheel_id
    from wheel_stock s join wheel_batches b on b.id = s.batch_id join lucky_wheels w on w.id = b.wheel_id
    where s.id = new.stock_id and b.start_date <= new.created_at and new.created_at < b.end_date
      and (w.deleted_at is null or new.created_at < w.deleted_at);
  if not found then
    raise exception 'this batch does not run' using errcode = 'check_violation', constraint = 'wheel_awards_in_time';
  end if;
  if new.cause = 'CHANCE' then
    update stock_lanes set awarded = awarded + 1 where stock_id = new.stock_id and lane = new.lane
      returning awarded into new.unit;
  else
    update wheel_designations set awarded_at = new.created_at
      where stock_id = new.stock_id and user_id = new.user_id and awarded_at is null;
  end if;
  if not found then
    raise exception 'there is nothing left to award' using errcode = 'check_violation', constraint = 'wheel_awards_left';
  end if;
  -- The code may have been handed over, and even used, before the award is written.
  new.used_at := (select r.used_at from voucher_redemptions r where r.code_id = new.code_id and r.user_id = new.user_id);
  insert into wheel_award_tally values (new.wheel_id, new.stock_id, new.cause, local_day(new.created_at), 1);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.wheel_batch_frozen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  began timestamptz;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('wheel_batches', 'wheel_stock') then
    raise exception 'wheel_batch_frozen is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_table_name = 'wheel_batches' then
    began := old.start_date;
  else
    select start_date into began from wheel_batches where id = new.batch_id;
  end if;
  if began <= clock_timestamp() then
    raise exception 'this batch began' using errcode = 'check_violation', constraint = 'wheel_batch_frozen';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.wheel_stock_adds_up()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  stock uuid := coalesce(changed ->> 'stock_id', changed ->> 'id');
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('stock_lanes', 'wheel_designations', 'wheel_stock') then
    raise exception 'wheel_stock_adds_up is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if exists (select from wheel_stock s where s.id = stock and s.qty <>
      coalesce((select sum(l.qty) from stock_lanes l where l.stock_id = s.id), 0)
      + (select count(*) from wheel_designations d where d.stock_id = s.id)) then
    raise exception 'lanes and designations are not the stock %', stock
      using errcode = 'check_violation', constraint = 'wheel_stock_adds_up';
  end if;
  return null;
end $function$;

create table action_keys (
  user_id uuid not null,
  kind text not null,
  subject text not null,
  action_id uuid not null
);

create table api_key_hours (
  key_id uuid not null,
  hour timestamp(3) with time zone not null,
  requests integer not null
);

create table api_key_points (
  api_key_id uuid not null,
  day date not null,
  points bigint not null
);

create table api_key_requests (
  key_id uuid not null,
  id uuid not null,
  at timestamp(3) with time zone not null,
  operation text not null,
  outcome text not null,
  request_id text not null,
  address text not null,
  milliseconds integer not null,
  dry_run boolean not null default false
);

create table api_key_uses (
  key_id uuid not null,
  used_at timestamp(3) with time zone not null,
  address text not null
);

create table api_keys (
  id uuid not null,
  name text not null,
  hash bytea not null,
  prefix text not null,
  scopes text[] not null,
  event_kinds text[] not null default '{}'::text[],
  daily_points bigint,
  ends_at timestamp(3) with time zone not null,
  former_hash bytea,
  former_until timestamp(3) with time zone,
  rotated_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  created_by uuid,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  mode text not null default 'LIVE'::text,
  personal_data boolean not null default false
);

create table appeals (
  id uuid not null,
  user_id uuid not null,
  decision uuid not null,
  detail_id uuid not null,
  model text not null,
  target_id uuid not null,
  message text not null,
  judges uuid[] not null,
  state text not null default 'WAITING'::text,
  answer text,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default clock_timestamp()
);

create table audit_checkpoint_heads (
  checkpoint integer not null,
  chain text not null,
  position integer not null,
  hash bytea not null
);

create table audit_checkpoints (
  number integer not null,
  created_at timestamp(3) with time zone not null,
  entries bigint not null,
  chains bigint not null,
  heads integer not null,
  heads_hash bytea not null,
  complete boolean not null,
  previous_hash bytea,
  hash bytea not null
);

create table audit_entries (
  id uuid not null,
  chain text not null,
  position integer not null,
  action text not null,
  model text not null,
  target_id text not null,
  actor_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  version integer,
  request_id text not null,
  created_at timestamp(3) with time zone not null,
  previous_hash bytea,
  hash bytea not null
);

create table audit_tally (
  day date not null,
  actor_id uuid,
  model text not null,
  action text not null,
  entries bigint not null
);

create table audit_unsealed (
  chain text not null,
  position integer not null,
  hash bytea not null
);

create table audit_verifications (
  id uuid not null,
  started_by uuid,
  started_at timestamp(3) with time zone not null default now(),
  moved_at timestamp(3) with time zone not null default now(),
  finished_at timestamp(3) with time zone,
  total bigint not null,
  entries bigint not null default 0,
  chains bigint not null default 0,
  after_chain text,
  after_position integer,
  after_hash bytea,
  broken jsonb,
  pieces integer not null default 0,
  checkpoint integer not null default 0,
  checkpoint_hash bytea,
  found integer not null default 0
);

create table backups (
  id uuid not null,
  name text not null,
  taken_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone not null default now(),
  took_ms bigint not null,
  bytes bigint,
  rows bigint,
  files bigint,
  encrypted boolean not null,
  error text
);

create table badge_forms (
  badge_id uuid not null,
  form_id uuid not null,
  position integer not null
);

create table badge_register_forms (
  id uuid not null,
  detail text not null,
  detail_en text not null,
  input_type text not null,
  required boolean not null default true,
  figure_id uuid,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  detail_sort text collate "C" not null generated always as (sort_key(detail)) stored,
  search text not null generated always as (search_key(((detail || ' '::text) || detail_en))) stored
);

create table badge_request_forms (
  request_id uuid not null,
  position integer not null,
  detail text not null,
  detail_en text not null,
  input_type text not null,
  required boolean not null,
  text text,
  media_id uuid
);

create table badge_request_tally (
  badge_id uuid not null,
  status text not null,
  requests bigint not null
);

create table badge_requests (
  id uuid not null,
  badge_id uuid not null,
  user_id uuid not null,
  status text not null default 'PENDING'::text,
  title text not null default ''::text,
  title_en text not null default ''::text,
  name text not null default ''::text,
  person_words text not null default ''::text,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  title_sort text collate "C" not null generated always as (sort_key(title)) stored,
  name_sort text collate "C" not null generated always as (sort_key(name)) stored,
  search text not null generated always as (search_key(((((title || ' '::text) || title_en) || ' '::text) || person_words))) stored
);

create table badges (
  id uuid not null,
  title text not null,
  title_en text not null,
  status text not null default 'ENABLED'::text,
  media_id uuid,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  title_sort text collate "C" not null generated always as (sort_key(title)) stored,
  title_search text not null generated always as (search_key(((title || ' '::text) || title_en))) stored,
  register_form_ids uuid[] not null default '{}'::uuid[]
);

create table balances (
  user_id uuid not null,
  active_points bigint not null default 0,
  earned_points bigint not null default 0
);

create table banners (
  id uuid not null,
  name text not null,
  type text not null,
  link text,
  post_id uuid,
  page_id uuid,
  screen text,
  media_id uuid not null,
  status text not null default 'ENABLED'::text,
  start_date timestamp(3) with time zone not null,
  end_date timestamp(3) with time zone not null,
  position integer not null default nextval('banner_positions'::regclass),
  created_by uuid not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table blocked_details (
  id uuid not null,
  model text not null,
  target_id uuid not null,
  status text not null,
  reason text not null,
  created_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  creator_id uuid,
  undoes uuid,
  repeats boolean not null default false,
  decision uuid,
  strike_weight integer,
  status_before text,
  until_before timestamp(3) with time zone,
  reported_until timestamp(3) with time zone
);

create table calibration_records (
  case_id uuid not null,
  model text not null,
  target_id uuid not null,
  version integer not null,
  total integer not null,
  last_report_at timestamp(3) with time zone not null
);

create table calibration_weeks (
  week date not null,
  percent double precision not null,
  decided integer not null,
  drawn integer not null,
  drawn_at timestamp(3) with time zone not null default clock_timestamp()
);

create table calibrations (
  case_id uuid not null,
  week date not null,
  first_decision uuid not null,
  first_case uuid not null,
  decided_by uuid not null,
  judges uuid[] not null,
  reason text not null,
  answer_id uuid,
  answered_by uuid,
  answered_at timestamp(3) with time zone,
  agrees boolean,
  void_at timestamp(3) with time zone,
  again_by uuid,
  again_at timestamp(3) with time zone
);

create table case_decision_tally (
  hour timestamp with time zone not null,
  step integer not null,
  done bigint not null,
  undone bigint not null,
  looked bigint not null,
  declined bigint not null
);

create table case_decisions (
  id uuid not null,
  case_id uuid not null,
  state text not null,
  status text,
  reason text not null,
  preset_id uuid,
  until timestamp(3) with time zone,
  hide_posts integer not null default 0,
  second_look text,
  note text not null default ''::text,
  decided_by uuid not null,
  decided_at timestamp(3) with time zone not null,
  second_by uuid,
  second_at timestamp(3) with time zone,
  undo_until timestamp(3) with time zone,
  undone_at timestamp(3) with time zone,
  told_at timestamp(3) with time zone,
  told_reporters integer,
  told_authors integer,
  proposed boolean not null default false,
  reply_en text not null default ''::text,
  reply_vi text not null default ''::text,
  opened_at timestamp(3) with time zone
);

create table case_due_tally (
  hour timestamp with time zone not null,
  cases bigint not null
);

create table case_notices (
  decision_id uuid not null,
  person_id uuid not null,
  told_as text not null,
  text_en text not null,
  text_vi text not null,
  created_at timestamp(3) with time zone not null
);

create table case_steps (
  decision_id uuid not null,
  position integer not null,
  action text not null,
  model text not null,
  target_id uuid not null,
  member boolean not null,
  status_after text,
  last_report_at timestamp(3) with time zone,
  status_before text not null,
  version_before integer not null,
  version_after integer,
  outcome text,
  refusal text,
  undone text,
  reports_after timestamp(3) with time zone,
  repeats boolean not null default false
);

create table case_tally (
  state text not null,
  lead_model text not null,
  severity integer not null,
  cases bigint not null
);

create table cases (
  id uuid not null,
  state text not null default 'OPEN'::text,
  lead_model text not null,
  lead_id uuid not null,
  creator_id uuid,
  severity integer not null,
  parts jsonb not null,
  by_reason jsonb not null,
  members integer not null,
  reports integer not null,
  opened_at timestamp(3) with time zone not null,
  due_at timestamp(3) with time zone not null,
  closed_at timestamp(3) with time zone,
  held_by uuid,
  held_until timestamp(3) with time zone,
  version integer not null default 1,
  like_case_id uuid,
  search text not null default ''::text,
  handed_by uuid,
  calibrates boolean not null default false
);

create table change_set_items (
  id uuid not null,
  change_set_id uuid not null,
  operation text not null,
  model text not null,
  target_id uuid not null,
  name text not null,
  input jsonb not null,
  version_seen integer not null,
  effects jsonb not null,
  applied jsonb,
  created_at timestamp(3) with time zone not null default now()
);

create table change_sets (
  id uuid not null,
  title text not null,
  note text not null default ''::text,
  status text not null default 'DRAFT'::text,
  changes integer not null default 0,
  author_id uuid not null,
  approver_id uuid,
  approved_at timestamp(3) with time zone,
  apply_at timestamp(3) with time zone,
  applied_at timestamp(3) with time zone,
  rolled_back_by uuid,
  rolled_back_at timestamp(3) with time zone,
  failure jsonb,
  search text not null generated always as (search_key(title)) stored,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  sent_back_by uuid,
  sent_back_at timestamp(3) with time zone,
  sent_back_comment text
);

create table comments (
  id uuid not null,
  post_id uuid not null,
  content text not null,
  created_by uuid not null,
  page_id uuid,
  term_status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp(3) with time zone
);

create table configs (
  id uuid not null,
  key text not null,
  value text not null,
  type text not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  search text not null generated always as (search_key(((key || ' '::text) || value))) stored,
  is_public boolean not null default false
);

create table country_tally (
  country_code text not null,
  people bigint not null
);

create table creator_report_days (
  creator_id uuid not null,
  day date not null,
  reports integer not null
);

create table creators_to_weigh (
  id bigint not null,
  creator_id uuid not null
);

create table database_timeline (
  is_only boolean not null default true,
  timeline integer not null
);

create table draw_leaves (
  wheel_id uuid not null,
  number bigint not null,
  hash bytea not null
);

create table draw_seals (
  wheel_id uuid not null,
  seal integer not null,
  first_number bigint not null,
  last_number bigint not null,
  former_root bytea not null,
  root bytea not null,
  created_at timestamp(3) with time zone not null default now()
);

create table event_sequences (
  model text not null,
  subject_id uuid not null,
  last bigint not null
);

create table events (
  id uuid not null,
  name text not null,
  status boolean not null default false,
  loop double precision not null,
  logo_id uuid not null,
  background_id uuid not null,
  animation_id uuid not null,
  logo_status boolean not null default true,
  background_status boolean not null default true,
  animation_status boolean not null default true,
  name_sort text collate "C" not null generated always as (sort_key(name)) stored,
  search text not null generated always as (search_key(name)) stored,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table expiry_notices (
  user_id uuid not null,
  earned_until date not null,
  told_at timestamp(3) with time zone not null default now()
);

create table export_tickets (
  hash bytea not null,
  user_id uuid not null,
  request jsonb not null,
  expires_at timestamp(3) with time zone not null,
  session_id uuid
);

create table external_ids (
  model text not null,
  external_id text not null,
  record_id uuid not null,
  link text
);

create table failed_attempts (
  hour timestamp(3) with time zone not null,
  address text not null,
  action text not null,
  secret text not null,
  attempts integer not null,
  people text[] not null default '{}'::text[]
);

create table failed_spin_messages (
  id uuid not null,
  content text not null,
  content_en text not null,
  content_key text not null generated always as (failed_spin_message_key(content)) stored,
  search text not null generated always as (search_key(((content || ' '::text) || content_en))) stored,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table grants (
  user_id uuid not null,
  area text not null,
  granted_by uuid,
  created_at timestamp(3) with time zone not null default now()
);

create table group_members (
  group_id uuid not null,
  user_id uuid not null,
  created_at timestamp(3) with time zone not null default now()
);

create table history_months (
  user_id uuid not null,
  history text not null,
  months integer[] not null
);

create table idempotency_keys (
  owner text not null,
  key text not null,
  request_hash bytea not null,
  response text,
  created_at timestamp(3) with time zone not null default now(),
  viewer text
);

create table job_failures (
  job text not null,
  item text not null,
  attempts integer not null default 1,
  first_failed_at timestamp(3) with time zone not null default now(),
  next_try_at timestamp(3) with time zone not null,
  last_error text not null
);

create table jobs (
  name text not null,
  next_run_at timestamp(3) with time zone not null,
  last_run_at timestamp(3) with time zone,
  last_error text,
  running_until timestamp(3) with time zone,
  last_result text,
  last_duration_ms integer,
  last_success_at timestamp(3) with time zone,
  failures_in_row integer not null default 0,
  failing_items integer not null default 0
);

create table ledger_checks (
  day date not null,
  members bigint not null,
  entries bigint not null,
  differences integer not null,
  finished_at timestamp(3) with time zone not null default now()
);

create table ledger_differences (
  item text not null,
  difference text not null
);

create table lucky_wheel_configs (
  id uuid not null,
  prize_tier text not null,
  description text not null,
  condition_type text not null,
  mission_type text,
  minimum double precision not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table lucky_wheel_instructions (
  id uuid not null,
  type text not null,
  title text not null,
  title_en text not null,
  description text not null,
  description_en text not null,
  turns integer not null,
  mission_type text,
  search text not null generated always as (search_key(((title || ' '::text) || title_en))) stored,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp(3) with time zone
);

create table lucky_wheel_terms (
  id uuid not null,
  content text not null,
  content_en text not null,
  only_one boolean not null default true,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now()
);

create table lucky_wheels (
  id uuid not null,
  title text not null,
  title_en text not null,
  start_date timestamp(3) with time zone not null,
  end_date timestamp(3) with time zone not null,
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  trashed text not null generated always as (
CASE
    WHEN (deleted_at IS NULL) THEN 'NO'::text
    ELSE 'YES'::text
END) stored,
  search text not null generated always as (search_key(((title || ' '::text) || title_en))) stored,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table marks (
  id uuid not null,
  person_id uuid not null,
  kind text not null,
  model text not null,
  target_id uuid not null,
  text text not null default ''::text,
  note_id uuid,
  by_id uuid,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  read_at timestamp(3) with time zone
);

create table media (
  id uuid not null,
  kind text not null,
  key text not null,
  thumbnail_key text,
  thumbnail2x_key text,
  content_type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  banner_type text,
  uploaded_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  term_status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  refused boolean not null default false,
  uploaded_bytes integer
);

create table member_actions (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  subject text not null,
  record_model text,
  record_id uuid,
  occurred_at timestamp(3) with time zone not null,
  day date not null,
  facts jsonb not null,
  outcome jsonb not null
) partition by range (id);

create table member_notices (
  id uuid not null,
  user_id uuid not null,
  type text not null,
  text_en text not null,
  text_vi text not null,
  model text,
  target_id uuid,
  created_at timestamp(3) with time zone not null default clock_timestamp()
);

create table member_ranks (
  user_id uuid not null,
  rule_id uuid not null,
  since timestamp(3) with time zone not null default now()
);

create table menu_banners (
  id uuid not null,
  type text not null,
  media_id uuid,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table monthly_tables (
  name text not null,
  divided_by text not null,
  begins date not null
);

create table note_mentions (
  note_id uuid not null,
  person_id uuid not null
);

create table notes (
  id uuid not null,
  model text not null,
  target_id uuid not null,
  text text not null,
  author_id uuid not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  deleted_at timestamp(3) with time zone
);

create table notices_read (
  user_id uuid not null,
  until timestamp(3) with time zone not null
);

create table outbox (
  id uuid not null,
  type text not null,
  model text not null,
  subject_id uuid not null,
  body jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  sequence bigint,
  position bigint
) partition by range (id);

create table page_admins (
  page_id uuid not null,
  user_id uuid not null
);

create table page_categories (
  id uuid not null,
  name_vi text not null,
  name_en text not null,
  enum text not null,
  deleted_at timestamp(3) with time zone,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table page_list_tally (
  type text not null,
  term_status text not null,
  pages bigint not null
);

create table page_tally (
  is_partner boolean not null,
  pages bigint not null
);

create table pages (
  id uuid not null,
  name text not null,
  is_partner boolean not null default false,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  description text not null default ''::text,
  phone_number text,
  email text,
  website text,
  type text not null default 'BUSINESS_OR_BRAND'::text,
  category_id uuid,
  logo_id uuid,
  owner_id uuid,
  verified boolean not null default false,
  verify_status text,
  is_provide_news boolean not null default false,
  pinned_limit integer,
  total_likes integer not null default 0,
  total_posts integer not null default 0,
  total_follows integer not null default 0,
  total_reviews integer not null default 0,
  term_status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  status_set_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  search text not null generated always as (search_key(((((((name || ' '::text) || COALESCE(phone_number, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(website, ''::text)))) stored
);

create table place_media (
  place_id uuid not null,
  media_id uuid not null,
  position integer not null
);

create table places (
  id uuid not null,
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  description text not null default ''::text,
  checkins integer not null default 0,
  reviews integer not null default 0,
  location_name text,
  country_code text,
  phone text,
  verified boolean not null default false,
  primary_image_id uuid,
  created_by uuid,
  version integer not null default 1,
  search text not null generated always as (search_key(name)) stored,
  has_sensitive_word boolean not null default false
);

create table point_corrections (
  id uuid not null,
  user_id uuid not null,
  amount bigint not null,
  redemption_id uuid,
  code_id uuid,
  reason text not null,
  status text not null,
  asked_by uuid not null,
  decided_by uuid,
  decision_reason text,
  decided_at timestamp(3) with time zone,
  entry_id uuid,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table point_days (
  user_id uuid not null,
  day date not null,
  earned bigint not null,
  entries integer not null
);

create table point_entries (
  id uuid not null,
  user_id uuid not null,
  other_account text not null,
  cause text not null,
  amount bigint not null,
  earned boolean not null,
  config_id uuid,
  post_id uuid,
  exchange_hash text,
  created_at timestamp(3) with time zone not null default now(),
  action_id uuid,
  corrects uuid,
  rule_version integer,
  note text
) partition by range (id);

create table point_expiry (
  user_id uuid not null,
  oldest date not null default '-infinity'::date,
  checked_on date
);

create table point_tally (
  day date not null,
  earned bigint not null,
  entries bigint not null,
  kind text not null,
  amount bigint not null
);

create table points_to_give (
  kind text not null,
  subject text not null,
  user_id uuid not null,
  facts jsonb not null default '{}'::jsonb,
  created_at timestamp(3) with time zone not null default now()
);

create table post_likes (
  post_id uuid not null,
  user_id uuid not null,
  created_at timestamp(3) with time zone not null default now()
);

create table post_media (
  post_id uuid not null,
  media_id uuid not null,
  position integer not null
);

create table post_tally (
  day date not null,
  status text not null,
  type text not null,
  posts bigint not null
);

create table posts (
  id uuid not null,
  type text not null,
  title text not null,
  content text not null,
  status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  created_by uuid not null,
  page_id uuid,
  group_id uuid,
  place_id uuid,
  shared_post_id uuid,
  total_likes integer not null default 0,
  total_comments integer not null default 0,
  total_reports integer not null default 0,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  title_search text not null generated always as (search_key(title)) stored,
  deleted_at timestamp(3) with time zone,
  rating integer
);

create table preferences (
  user_id uuid not null,
  key text not null,
  value jsonb not null
);

create table presence (
  user_id uuid not null,
  tab uuid not null,
  model text not null,
  target_id uuid not null,
  since timestamp(3) with time zone not null default now(),
  seen_at timestamp(3) with time zone not null default now()
);

create table preset_reasons (
  id uuid not null,
  model text not null,
  text_vi text not null,
  text_en text not null,
  position integer not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  restores boolean not null default false
);

create table private_uploads (
  id uuid not null,
  key text not null,
  content_type text not null,
  bytes bigint not null,
  width integer not null,
  height integer not null,
  uploaded_by uuid not null,
  created_at timestamp(3) with time zone not null default now()
);

create table product_media (
  product_id uuid not null,
  media_id uuid not null,
  position integer not null
);

create table product_tally (
  type text not null,
  term_status text not null,
  on_travel_store boolean not null,
  products bigint not null
);

create table products (
  id uuid not null,
  type text not null,
  title text not null,
  content text not null default ''::text,
  page_id uuid not null,
  price integer not null,
  on_travel_store boolean not null default false,
  total_likes integer not null default 0,
  total_shares integer not null default 0,
  term_status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  created_by uuid not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp(3) with time zone,
  closed_reports boolean not null default false,
  title_search text not null generated always as (search_key(title)) stored
);

create table ranking_shortlists (
  ranking text not null,
  days integer not null,
  last_day date not null,
  people uuid[] not null,
  figures bigint[] not null,
  extras bigint[] not null,
  least bigint not null
);

create table ranks_reached (
  user_id uuid not null,
  rule_id uuid not null,
  reached_at timestamp(3) with time zone not null default now(),
  booked_at timestamp(3) with time zone
);

create table rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint
);

create table record_prints (
  model text not null,
  target_id uuid not null,
  kind text not null,
  print bigint not null,
  band_1 integer not null,
  band_2 integer not null,
  band_3 integer not null,
  band_4 integer not null
);

create table records_to_settle (
  model text not null,
  id uuid not null
);

create table recovery_codes (
  user_id uuid not null,
  hash bytea not null,
  used_at timestamp(3) with time zone
);

create table referral_codes (
  user_id uuid not null,
  code text not null,
  created_at timestamp(3) with time zone not null default now()
);

create table referral_counts (
  user_id uuid not null,
  friends integer not null
);

create table referral_days (
  user_id uuid not null,
  day date not null,
  referred integer not null
);

create table referral_progress (
  campaign_id uuid not null,
  user_id uuid not null,
  friends integer not null
);

create table referral_rewards (
  campaign_id uuid not null,
  user_id uuid not null,
  number integer not null,
  redemption_id uuid,
  created_at timestamp(3) with time zone not null default now()
);

create table referrals (
  id uuid not null,
  friend_id uuid not null,
  inviter_id uuid not null,
  status text not null,
  number integer,
  network text not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  campaign_id uuid
);

create table refresh_tokens (
  hash bytea not null,
  session_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  replaced_at timestamp(3) with time zone,
  successor text
);

create table replay_differences (
  run_id uuid not null,
  user_id uuid not null,
  difference bigint not null
);

create table replicas (
  id uuid not null,
  name text not null,
  version text not null,
  started_at timestamp(3) with time zone not null,
  seen_at timestamp(3) with time zone not null default now()
);

create table report_list_tally (
  model text not null,
  status text not null,
  kind text not null,
  handled boolean not null,
  targets bigint not null,
  reports bigint not null
);

create table report_tally (
  day date not null,
  model text not null,
  type text not null,
  reports bigint not null
);

create table report_targets (
  model text not null,
  target_id uuid not null,
  creator_id uuid,
  total integer not null,
  last_report_at timestamp(3) with time zone not null,
  handled boolean not null default false,
  version integer not null default 1,
  status text not null default 'NORMAL'::text,
  kind text not null default ''::text,
  search text not null default ''::text,
  by_reason jsonb not null default '{}'::jsonb,
  closed_version integer,
  case_id uuid,
  compared_at timestamp(3) with time zone,
  closed_until timestamp(3) with time zone,
  decided_until timestamp(3) with time zone,
  upheld_until timestamp(3) with time zone
);

create table reporter_tally (
  person_id uuid not null,
  reason text not null,
  upheld integer not null,
  dismissed integer not null
);

create table reports (
  id uuid not null,
  model text not null,
  target_id uuid not null,
  type text not null,
  message text not null default ''::text,
  created_by uuid,
  created_at timestamp(3) with time zone not null default now()
);

create table restore_checks (
  id uuid not null,
  name text not null,
  taken_at timestamp(3) with time zone,
  finished_at timestamp(3) with time zone not null default now(),
  took_ms bigint not null,
  newest_write_at timestamp(3) with time zone,
  rows bigint not null default 0,
  files bigint not null default 0,
  audit_entries bigint not null default 0,
  point_entries bigint not null default 0,
  faults integer not null,
  first_fault text
);

create table run_files (
  run_id uuid not null,
  part integer not null,
  content bytea not null
);

create table run_rows (
  id uuid not null,
  run_id uuid not null,
  seq integer not null,
  row integer not null,
  cells jsonb not null,
  key text,
  problem text,
  fault_column text,
  fault text,
  first_row integer
);

create table runs (
  id uuid not null,
  kind text not null,
  target_model text,
  target_id uuid,
  name text not null default ''::text,
  file_name text,
  sha256 text,
  parameters jsonb not null default '{}'::jsonb,
  state text not null default 'WORKING'::text,
  phase text not null,
  done integer not null default 0,
  total integer,
  result jsonb not null default '{}'::jsonb,
  failure jsonb,
  lease uuid,
  lease_until timestamp(3) with time zone,
  tries integer not null default 0,
  created_by uuid not null,
  confirmed_by uuid,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  finished_at timestamp(3) with time zone,
  search text not null generated always as (search_key(((name || ' '::text) || COALESCE(file_name, ''::text)))) stored,
  kept_bytes bigint not null default 0,
  sheet text,
  reads integer not null default 0,
  layout jsonb
);

create table saved_replies (
  id uuid not null,
  title text not null,
  text_en text not null,
  text_vi text not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table saved_views (
  id uuid not null,
  user_id uuid not null,
  list text not null,
  name text not null,
  shared boolean not null default false,
  filters jsonb not null,
  sort jsonb,
  columns jsonb,
  page_size integer,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table second_factors (
  user_id uuid not null,
  secret text not null,
  confirmed_at timestamp(3) with time zone,
  last_step bigint,
  created_at timestamp(3) with time zone not null default now()
);

create table sensitive_word_version (
  single boolean not null default true,
  version bigint not null
);

create table sensitive_words (
  id uuid not null,
  key text not null,
  search text not null generated always as (search_key(key)) stored,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  address text not null,
  user_agent text not null,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone not null default now(),
  ended_at timestamp(3) with time zone,
  end_reason text,
  audience text not null default 'STAFF'::text,
  key_id uuid
);

create table signup_tally (
  day date not null,
  people bigint not null
);

create table social_groups (
  id uuid not null,
  name text not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  description text not null default ''::text,
  privacy text not null default 'PUBLIC'::text,
  category_id uuid,
  total_members integer not null default 0,
  total_posts integer not null default 0,
  verified boolean not null default false,
  term_status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  closed_reports boolean not null default false,
  search text not null generated always as (search_key(name)) stored
);

create table spin_balances (
  wheel_id uuid not null,
  user_id uuid not null,
  turns integer not null default 0
);

create table spin_keys (
  user_id uuid not null,
  request_id text not null,
  spin_id uuid not null,
  award_id uuid
);

create table spin_numbers (
  wheel_id uuid not null,
  number bigint not null
);

create table spins (
  id uuid not null,
  wheel_id uuid not null,
  batch_id uuid not null,
  user_id uuid not null,
  request_id text not null,
  turn text not null,
  eligible_tiers text[] not null,
  award_id uuid,
  answer jsonb not null,
  salt bytea not null,
  number bigint,
  created_at timestamp(3) with time zone not null,
  stock_id uuid,
  cause text
) partition by range (id);

create table stock_lanes (
  stock_id uuid not null,
  lane integer not null,
  qty integer not null,
  awarded integer not null default 0
);

create table suspension_ends (
  model text not null,
  target_id uuid not null,
  version integer not null,
  until timestamp(3) with time zone not null
);

create table system_notification_people (
  user_id uuid not null,
  notification_id uuid not null,
  excluded boolean not null
);

create table system_notifications (
  id uuid not null,
  custom_message text not null,
  type text not null default 'SYSTEM'::text,
  system_notification_to text not null default 'USER'::text,
  send_to_all_users boolean not null,
  user_ids uuid[] not null default '{}'::uuid[],
  excluded_user_ids uuid[] not null default '{}'::uuid[],
  excluded_page_ids uuid[] not null default '{}'::uuid[],
  created_by uuid not null,
  sent_at timestamp(3) with time zone,
  reached integer,
  deleted_at timestamp(3) with time zone,
  status text not null generated always as (
CASE
    WHEN (sent_at IS NULL) THEN
    CASE
        WHEN (deleted_at IS NULL) THEN 'DRAFT'::text
        ELSE 'DELETED'::text
    END
    WHEN (deleted_at IS NULL) THEN 'SENT'::text
    ELSE 'WITHDRAWN'::text
END) stored,
  listed boolean not null generated always as (((deleted_at IS NULL) OR (sent_at IS NOT NULL))) stored,
  search text not null generated always as (search_key(custom_message)) stored,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table system_settings (
  id uuid not null,
  key text collate "C" not null,
  type text not null,
  value text not null,
  description text,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  is_public boolean not null default false,
  value_since timestamp(3) with time zone not null default now()
);

create table taken_out (
  model text not null,
  target_id uuid not null,
  case_id uuid not null
);

create table tracked_events (
  api_key_id uuid not null,
  key text not null,
  user_id uuid not null,
  kind text not null,
  subject_id text,
  occurred_at timestamp(3) with time zone not null,
  points bigint not null default 0,
  reason text,
  created_at timestamp(3) with time zone not null default now()
);

create table trusted_point_configs (
  id uuid not null,
  type text not null,
  action_type text,
  description text not null,
  points bigint not null default 0,
  trusted_points_from integer,
  trusted_points_to integer,
  created_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  rank_from integer,
  rank_to integer,
  engagement_adjust_percent integer,
  post_content_length integer,
  total_place_reviews_from integer,
  total_place_reviews_to integer,
  new_place_coefficient integer,
  adjust_point_percent integer,
  unlimited_posts_per_day_when_trusted_point_greater_than integer,
  max_ten_posts_per_day_when_trusted_point_less_than integer,
  max_five_posts_per_day_when_trusted_point_less_than integer,
  invited_from integer,
  invited_to integer,
  search text not null generated always as (search_key(((replace(COALESCE(action_type, ''::text), '_'::text, ' '::text) || ' '::text) || description))) stored
);

create table trusted_point_versions (
  id uuid not null,
  type text not null,
  action_type text,
  description text not null,
  points bigint not null,
  trusted_points_from integer,
  trusted_points_to integer,
  created_at timestamp(3) with time zone not null,
  version integer not null,
  deleted_at timestamp(3) with time zone,
  rank_from integer,
  rank_to integer,
  engagement_adjust_percent integer,
  post_content_length integer,
  total_place_reviews_from integer,
  total_place_reviews_to integer,
  new_place_coefficient integer,
  adjust_point_percent integer,
  unlimited_posts_per_day_when_trusted_point_greater_than integer,
  max_ten_posts_per_day_when_trusted_point_less_than integer,
  max_five_posts_per_day_when_trusted_point_less_than integer,
  invited_from integer,
  invited_to integer,
  since timestamp(3) with time zone not null
);

create table turn_gifts (
  wheel_id uuid not null,
  user_id uuid not null,
  instruction_id uuid not null,
  occasion text not null
);

create table user_tally (
  term_status text not null,
  user_group text not null,
  gender text not null,
  badge_id uuid,
  people bigint not null
);

create table users (
  id uuid not null,
  phone_number text not null,
  password_hash text not null,
  username text,
  full_name text not null,
  email text,
  gender text not null,
  country_code text not null,
  date_of_birth date,
  avatar_id uuid,
  photo_url text,
  interesting_topic_keys text[] not null default '{}'::text[],
  user_group text not null default 'MEMBER'::text,
  term_status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  badge_id uuid,
  badge_status text,
  deleted boolean not null default false,
  referred_by uuid,
  total_friends integer not null default 0,
  total_posts integer not null default 0,
  point bigint not null default 0,
  earned_points bigint not null default 0,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  name_sort text collate "C" not null generated always as (sort_key(full_name)) stored,
  search text not null generated always as (search_key((((((((full_name || ' '::text) || COALESCE(username, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || phone_number) ||
CASE
    WHEN (phone_number ~~ '+84%'::text) THEN (' 0'::text || substr(phone_number, 4))
    ELSE ''::text
END))) stored
);

create table verify_media (
  id uuid not null,
  request_id uuid not null,
  kind text not null,
  position integer not null,
  key text not null,
  content_type text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  created_at timestamp(3) with time zone not null default now()
);

create table verify_requests (
  id uuid not null,
  type text not null,
  target_id uuid not null,
  target_name text not null,
  target_key_name text,
  target_type text,
  status text not null default 'PENDING'::text,
  description text not null default ''::text,
  identity_number_sealed text,
  business_sealed text,
  reject_reason text,
  owner_id uuid not null,
  owner_words text not null default ''::text,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  erased_at timestamp(3) with time zone,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  search text not null generated always as (search_key(((((target_name || ' '::text) || COALESCE(target_key_name, ''::text)) || ' '::text) || owner_words))) stored
);

create table verify_tally (
  type text not null,
  status text not null,
  requests bigint not null
);

create table voucher_code_held_tally (
  voucher_id uuid not null,
  held text not null,
  start_date timestamp(3) with time zone not null,
  end_date timestamp(3) with time zone not null,
  codes bigint not null
);

create table voucher_code_tally (
  voucher_id uuid not null,
  status text not null,
  codes bigint not null,
  qty bigint not null,
  sold bigint not null,
  reserved bigint not null
);

create table voucher_codes (
  id uuid not null,
  voucher_id uuid not null,
  code text not null,
  code_key text not null generated always as (voucher_code_key(code)) stored,
  qty integer not null default 1,
  sold_qty integer not null default 0,
  status text not null generated always as (
CASE
    WHEN (sold_qty = qty) THEN 'REDEEMED'::text
    ELSE 'ACTIVE'::text
END) stored,
  pool uuid,
  lane integer not null default floor((random() * (32)::double precision)),
  start_date timestamp(3) with time zone not null,
  end_date timestamp(3) with time zone not null,
  vendor_code text,
  remarks text,
  redeemed_at timestamp(3) with time zone,
  redeemed_by uuid,
  deleted_at timestamp(3) with time zone,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  run_id uuid,
  removed_by uuid,
  used_qty integer not null default 0
);

create table voucher_day_tally (
  voucher_id uuid not null,
  day date not null,
  handed_over bigint not null,
  used bigint not null,
  spent bigint not null
);

create table voucher_redemptions (
  id uuid not null,
  code_id uuid not null,
  user_id uuid not null,
  cause text not null,
  price bigint not null default 0,
  entry_id uuid,
  used_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now()
);

create table voucher_tally (
  status text not null,
  admin_status text not null,
  trashed text not null,
  vouchers bigint not null
);

create table vouchers (
  id uuid not null,
  number bigint not null,
  voucher_number text not null generated always as (voucher_number(type, number)) stored,
  type text not null,
  title text not null,
  title_en text not null,
  highlight text not null default ''::text,
  highlight_en text not null default ''::text,
  description text not null default ''::text,
  description_en text not null default ''::text,
  term_and_condition text not null default ''::text,
  term_and_condition_en text not null default ''::text,
  contact_phone_number text,
  contact_email text,
  contact_address text,
  media_ids uuid[] not null default '{}'::uuid[],
  point_spend bigint not null default 0,
  start_date timestamp(3) with time zone not null,
  end_date timestamp(3) with time zone not null,
  referral_turns integer,
  prize_title text,
  prize_title_en text,
  status text not null,
  admin_status text not null,
  edited_since_approval boolean not null default false,
  created_by uuid not null,
  deleted_at timestamp(3) with time zone,
  trashed text not null generated always as (
CASE
    WHEN (deleted_at IS NULL) THEN 'NO'::text
    ELSE 'YES'::text
END) stored,
  search text not null generated always as (search_key(((((title || ' '::text) || title_en) || ' '::text) || voucher_number(type, number)))) stored,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  is_printed boolean not null default false
);

create table webhook_deliveries (
  id uuid not null,
  endpoint_id uuid not null,
  type text not null,
  model text not null,
  subject_id uuid not null,
  sequence bigint not null,
  payload text not null,
  state text not null default 'PENDING'::text,
  failures integer not null default 0,
  tries integer not null default 0,
  next_at timestamp(3) with time zone not null default now(),
  first_failed_at timestamp(3) with time zone,
  last_tried_at timestamp(3) with time zone,
  last_status integer,
  last_error text,
  created_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone
) partition by range (id);

create table webhook_drains (
  endpoint_id uuid not null,
  lease uuid,
  lease_until timestamp(3) with time zone,
  failing_since timestamp(3) with time zone,
  warned integer not null default 0,
  last_tried_at timestamp(3) with time zone,
  last_status integer,
  last_error text,
  wake_before timestamp(3) with time zone,
  again_from timestamp(3) with time zone,
  again_asked_at timestamp(3) with time zone,
  again_failed_only boolean not null default false
);

create table webhook_endpoints (
  id uuid not null,
  url text not null,
  types text[] not null,
  note text not null default ''::text,
  secret_sealed text not null,
  former_secret_sealed text,
  former_secret_until timestamp(3) with time zone,
  paused_at timestamp(3) with time zone,
  paused_because text,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp(3) with time zone,
  sandbox boolean not null default false
);

create table webhook_tries (
  delivery_id uuid not null,
  number integer not null,
  tried_at timestamp(3) with time zone not null,
  took_ms integer not null,
  status integer,
  error text,
  answer text not null default ''::text
) partition by range (delivery_id);

create table wheel_award_tally (
  wheel_id uuid not null,
  stock_id uuid not null,
  cause text not null,
  day date not null,
  awards bigint not null
);

create table wheel_awards (
  id uuid not null,
  stock_id uuid not null,
  user_id uuid not null,
  cause text not null,
  lane integer,
  unit integer,
  code_id uuid,
  entry_id uuid,
  created_at timestamp(3) with time zone not null default now(),
  wheel_id uuid,
  used_at timestamp(3) with time zone
);

create table wheel_batches (
  id uuid not null,
  wheel_id uuid not null,
  start_date timestamp(3) with time zone not null,
  end_date timestamp(3) with time zone not null,
  seed text not null,
  seed_hash bytea not null,
  created_at timestamp(3) with time zone not null default now()
);

create table wheel_designations (
  stock_id uuid not null,
  user_id uuid not null,
  reason text not null,
  awarded_at timestamp(3) with time zone,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  lane integer,
  salt bytea not null default sha256((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))),
  number bigint
);

create table wheel_missions (
  wheel_id uuid not null,
  user_id uuid not null,
  mission text not null,
  day date not null,
  times integer not null
);

create table wheel_prizes (
  id uuid not null,
  wheel_id uuid not null,
  prize_index integer not null,
  prize_tier text not null,
  media_id uuid not null,
  point bigint,
  voucher_id uuid,
  total_qty integer not null,
  created_at timestamp(3) with time zone not null default now()
);

create table wheel_spins (
  wheel_id uuid not null,
  hour timestamp(0) with time zone not null,
  spins bigint not null
);

create table wheel_stock (
  id uuid not null,
  batch_id uuid not null,
  prize_id uuid not null,
  qty integer not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table wheel_tiers (
  wheel_id uuid not null,
  prize_tier text not null,
  name text not null,
  name_en text not null
);

create view case_decision_counts as  SELECT decided_at,
    date_trunc('hour'::text, decided_at, 'UTC'::text) AS hour,
        CASE
            WHEN proposed THEN '-1'::integer
            ELSE decision_step(opened_at, decided_at)
        END AS step,
    ((state = ANY (ARRAY['APPLIED'::text, 'UNDOING'::text, 'UNDONE'::text])))::integer AS done,
    ((state = ANY (ARRAY['UNDOING'::text, 'UNDONE'::text])))::integer AS undone,
    ((second_by IS NOT NULL))::integer AS looked,
    (((second_by IS NOT NULL) AND (state = 'DECLINED'::text)))::integer AS declined
   FROM case_decisions
  WHERE ((state = ANY (ARRAY['APPLIED'::text, 'UNDOING'::text, 'UNDONE'::text])) OR (second_by IS NOT NULL));

create view case_targets as  SELECT t.case_id,
    t.model,
    t.target_id,
    t.creator_id,
    t.total,
    t.last_report_at,
    t.handled,
    t.version,
    t.status,
    t.kind,
    t.search,
    t.by_reason,
    t.closed_version,
    t.compared_at,
    t.closed_until,
    t.decided_until,
    t.upheld_until
   FROM report_targets t
  WHERE (t.case_id IS NOT NULL)
UNION ALL
 SELECT r.case_id,
    t.model,
    t.target_id,
    t.creator_id,
    r.total,
    r.last_report_at,
    (c.state = 'CLOSED'::text) AS handled,
    t.version,
    t.status,
    t.kind,
    t.search,
    t.by_reason,
    t.closed_version,
    t.compared_at,
    t.closed_until,
    t.decided_until,
    t.upheld_until
   FROM ((calibration_records r
     JOIN cases c ON ((c.id = r.case_id)))
     JOIN report_targets t ON (((t.model = r.model) AND (t.target_id = r.target_id))));

create view media_uses as  SELECT m.media_id,
    (p.status = 'BLOCKED'::text) AS blocked,
    (p.status <> 'BLOCKED'::text) AS visible
   FROM (post_media m
     JOIN posts p ON ((p.id = m.post_id)))
UNION ALL
 SELECT m.media_id,
    (p.term_status = 'BLOCKED'::text) AS blocked,
    ((p.term_status <> 'BLOCKED'::text) AND (p.deleted_at IS NULL)) AS visible
   FROM (product_media m
     JOIN products p ON ((p.id = m.product_id)))
UNION ALL
 SELECT pages.logo_id AS media_id,
    (pages.term_status = 'BLOCKED'::text) AS blocked,
    (pages.term_status <> 'BLOCKED'::text) AS visible
   FROM pages
  WHERE (pages.logo_id IS NOT NULL)
UNION ALL
 SELECT users.avatar_id AS media_id,
    (users.term_status = 'BLOCKED'::text) AS blocked,
    (users.term_status <> 'BLOCKED'::text) AS visible
   FROM users
  WHERE (users.avatar_id IS NOT NULL)
UNION ALL
 SELECT place_media.media_id,
    false AS blocked,
    true AS visible
   FROM place_media
UNION ALL
 SELECT places.primary_image_id AS media_id,
    false AS blocked,
    true AS visible
   FROM places
  WHERE (places.primary_image_id IS NOT NULL)
UNION ALL
 SELECT badges.media_id,
    false AS blocked,
    true AS visible
   FROM badges
  WHERE (badges.media_id IS NOT NULL)
UNION ALL
 SELECT badge_register_forms.figure_id AS media_id,
    false AS blocked,
    true AS visible
   FROM badge_register_forms
  WHERE (badge_register_forms.figure_id IS NOT NULL)
UNION ALL
 SELECT events.logo_id AS media_id,
    false AS blocked,
    true AS visible
   FROM events
UNION ALL
 SELECT events.background_id AS media_id,
    false AS blocked,
    true AS visible
   FROM events
UNION ALL
 SELECT events.animation_id AS media_id,
    false AS blocked,
    true AS visible
   FROM events
UNION ALL
 SELECT banners.media_id,
    false AS blocked,
    true AS visible
   FROM banners
UNION ALL
 SELECT menu_banners.media_id,
    false AS blocked,
    true AS visible
   FROM menu_banners
  WHERE (menu_banners.media_id IS NOT NULL)
UNION ALL
 SELECT m.id AS media_id,
    false AS blocked,
    true AS visible
   FROM media m
  WHERE (EXISTS ( SELECT
           FROM vouchers v
          WHERE ((v.deleted_at IS NULL) AND (v.media_ids @> ARRAY[m.id]))))
UNION ALL
 SELECT wheel_prizes.media_id,
    false AS blocked,
    true AS visible
   FROM wheel_prizes;

create view point_sides as  SELECT point_entries.id AS entry_id,
    (point_entries.user_id)::text AS account,
    point_entries.amount,
    point_entries.created_at
   FROM point_entries
UNION ALL
 SELECT point_entries.id AS entry_id,
    point_entries.other_account AS account,
    (- point_entries.amount) AS amount,
    point_entries.created_at
   FROM point_entries;

create view reportable_records as  SELECT 'USER'::text AS model,
    users.id,
    users.id AS creator_id,
        CASE
            WHEN users.deleted THEN 'DELETED'::text
            ELSE users.term_status
        END AS status,
    ''::text AS kind,
    ''::text AS search
   FROM users
UNION ALL
 SELECT 'POST'::text AS model,
    posts.id,
    posts.created_by AS creator_id,
        CASE
            WHEN (posts.deleted_at IS NULL) THEN posts.status
            ELSE 'DELETED'::text
        END AS status,
    posts.type AS kind,
    ''::text AS search
   FROM posts
UNION ALL
 SELECT 'COMMENT'::text AS model,
    comments.id,
    comments.created_by AS creator_id,
        CASE
            WHEN (comments.deleted_at IS NULL) THEN comments.term_status
            ELSE 'DELETED'::text
        END AS status,
    ''::text AS kind,
    ''::text AS search
   FROM comments
UNION ALL
 SELECT 'GROUP'::text AS model,
    social_groups.id,
    social_groups.created_by AS creator_id,
        CASE
            WHEN (social_groups.deleted_at IS NULL) THEN social_groups.term_status
            ELSE 'DELETED'::text
        END AS status,
    ''::text AS kind,
    ''::text AS search
   FROM social_groups
UNION ALL
 SELECT 'MEDIA'::text AS model,
    media.id,
    media.uploaded_by AS creator_id,
    media.term_status AS status,
    ''::text AS kind,
    ''::text AS search
   FROM media
UNION ALL
 SELECT 'PAGE'::text AS model,
    pages.id,
    pages.created_by AS creator_id,
    pages.term_status AS status,
    pages.type AS kind,
    ''::text AS search
   FROM pages
UNION ALL
 SELECT 'PRODUCT'::text AS model,
    products.id,
    products.created_by AS creator_id,
        CASE
            WHEN (products.deleted_at IS NULL) THEN products.term_status
            ELSE 'DELETED'::text
        END AS status,
    products.type AS kind,
    products.title_search AS search
   FROM products;

alter table action_keys add constraint action_keys_pkey PRIMARY KEY (user_id, kind, subject);

alter table api_key_hours add constraint api_key_hours_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_keys(id);

alter table api_key_hours add constraint api_key_hours_pkey PRIMARY KEY (key_id, hour);

alter table api_key_points add constraint api_key_points_api_key_id_fkey FOREIGN KEY (api_key_id) REFERENCES api_keys(id);

alter table api_key_points add constraint api_key_points_pkey PRIMARY KEY (api_key_id, day);

alter table api_key_points add constraint api_key_points_points_check CHECK ((points >= 0));

alter table api_key_requests add constraint api_key_requests_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_keys(id);

alter table api_key_requests add constraint api_key_requests_operation_check CHECK ((char_length(operation) <= 200));

alter table api_key_requests add constraint api_key_requests_pkey PRIMARY KEY (key_id, id);

alter table api_key_uses add constraint api_key_uses_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_keys(id);

alter table api_key_uses add constraint api_key_uses_pkey PRIMARY KEY (key_id);

alter table api_keys add constraint api_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table api_keys add constraint api_keys_daily_points_check CHECK ((daily_points > 0));

alter table api_keys add constraint api_keys_former_check CHECK (((former_hash IS NULL) = (former_until IS NULL)));

alter table api_keys add constraint api_keys_former_hash_check CHECK ((octet_length(former_hash) = 32));

alter table api_keys add constraint api_keys_former_hash_key UNIQUE (former_hash);

alter table api_keys add constraint api_keys_hash_check CHECK ((octet_length(hash) = 32));

alter table api_keys add constraint api_keys_hash_key UNIQUE (hash);

alter table api_keys add constraint api_keys_mode_check CHECK ((mode = ANY (ARRAY['LIVE'::text, 'TEST'::text])));

alter table api_keys add constraint api_keys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 3200))) NOT VALID;

alter table api_keys add constraint api_keys_personal_data_check CHECK (((NOT personal_data) OR ('READ'::text = ANY (scopes))));

alter table api_keys add constraint api_keys_pkey PRIMARY KEY (id);

alter table api_keys add constraint api_keys_prefix_check CHECK (((char_length(prefix) >= 9) AND (char_length(prefix) <= 32)));

alter table api_keys add constraint api_keys_scopes_check CHECK (((scopes <@ ARRAY['MEMBERS'::text, 'EVENTS'::text, 'CONTENT'::text, 'READ'::text]) AND (cardinality(scopes) > 0)));

alter table appeals add constraint appeals_answer_check CHECK (((answer ~ '\S'::text) AND (char_length(answer) <= 25000)));

alter table appeals add constraint appeals_answered CHECK ((((state = 'WAITING'::text) = (decided_at IS NULL)) AND ((state = 'WAITING'::text) = (decided_by IS NULL)) AND ((state = 'WAITING'::text) = (answer IS NULL))));

alter table appeals add constraint appeals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);

alter table appeals add constraint appeals_detail_id_fkey FOREIGN KEY (detail_id) REFERENCES blocked_details(id);

alter table appeals add constraint appeals_message_check CHECK (((message ~ '\S'::text) AND (char_length(message) <= 25000)));

alter table appeals add constraint appeals_model_check CHECK ((model = ANY (ARRAY['USER'::text, 'POST'::text, 'COMMENT'::text, 'GROUP'::text, 'MEDIA'::text, 'PAGE'::text, 'PRODUCT'::text])));

alter table appeals add constraint appeals_once UNIQUE (decision, user_id);

alter table appeals add constraint appeals_other_decider CHECK (((decided_by <> user_id) AND ((state = 'UNDONE'::text) OR (NOT (decided_by = ANY (judges))))));

alter table appeals add constraint appeals_pkey PRIMARY KEY (id);

alter table appeals add constraint appeals_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'UPHELD'::text, 'OVERTURNED'::text, 'UNDONE'::text])));

alter table appeals add constraint appeals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table audit_checkpoint_heads add constraint audit_checkpoint_heads_checkpoint_fkey FOREIGN KEY (checkpoint) REFERENCES audit_checkpoints(number);

alter table audit_checkpoint_heads add constraint audit_checkpoint_heads_pkey PRIMARY KEY (checkpoint, chain);

alter table audit_checkpoints add constraint audit_checkpoints_check CHECK (((number = 1) = (previous_hash IS NULL)));

alter table audit_checkpoints add constraint audit_checkpoints_hash_check CHECK ((octet_length(hash) = 32));

alter table audit_checkpoints add constraint audit_checkpoints_heads_hash_check CHECK ((octet_length(heads_hash) = 32));

alter table audit_checkpoints add constraint audit_checkpoints_number_check CHECK ((number > 0));

alter table audit_checkpoints add constraint audit_checkpoints_pkey PRIMARY KEY (number);

alter table audit_entries add constraint audit_entries_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);

alter table audit_entries add constraint audit_entries_chain_position_key UNIQUE (chain, "position");

alter table audit_entries add constraint audit_entries_check CHECK ((("position" = 1) = (previous_hash IS NULL)));

alter table audit_entries add constraint audit_entries_hash_check CHECK ((octet_length(hash) = 32));

alter table audit_entries add constraint audit_entries_pkey PRIMARY KEY (id);

alter table audit_entries add constraint audit_entries_position_check CHECK (("position" > 0));

alter table audit_verifications add constraint audit_verifications_pkey PRIMARY KEY (id);

alter table audit_verifications add constraint audit_verifications_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id);

alter table backups add constraint backups_check CHECK (((taken_at IS NULL) = (error IS NOT NULL)));

alter table backups add constraint backups_check1 CHECK ((((taken_at IS NULL) = (bytes IS NULL)) AND ((taken_at IS NULL) = (rows IS NULL)) AND ((taken_at IS NULL) = (files IS NULL))));

alter table backups add constraint backups_pkey PRIMARY KEY (id);

alter table badge_forms add constraint badge_forms_badge_id_fkey FOREIGN KEY (badge_id) REFERENCES badges(id) ON DELETE CASCADE;

alter table badge_forms add constraint badge_forms_form_id_fkey FOREIGN KEY (form_id) REFERENCES badge_register_forms(id);

alter table badge_forms add constraint badge_forms_pkey PRIMARY KEY (badge_id, form_id);

alter table badge_register_forms add constraint badge_register_forms_check CHECK (((input_type <> 'IMAGE'::text) OR (figure_id IS NOT NULL)));

alter table badge_register_forms add constraint badge_register_forms_detail_check CHECK ((detail ~ '\S'::text));

alter table badge_register_forms add constraint badge_register_forms_detail_en_check CHECK ((detail_en ~ '\S'::text));

alter table badge_register_forms add constraint badge_register_forms_figure_id_fkey FOREIGN KEY (figure_id) REFERENCES media(id);

alter table badge_register_forms add constraint badge_register_forms_input_type_check CHECK ((input_type = ANY (ARRAY['TEXT'::text, 'IMAGE'::text])));

alter table badge_register_forms add constraint badge_register_forms_lengths CHECK (((char_length(detail) <= 6400) AND (char_length(detail_en) <= 6400))) NOT VALID;

alter table badge_register_forms add constraint badge_register_forms_pkey PRIMARY KEY (id);

alter table badge_request_forms add constraint badge_request_forms_answer CHECK (
CASE input_type
    WHEN 'TEXT'::text THEN (media_id IS NULL)
    ELSE (text IS NULL)
END);

alter table badge_request_forms add constraint badge_request_forms_detail_check CHECK (((detail ~ '\S'::text) AND (char_length(detail) <= 6400))) NOT VALID;

alter table badge_request_forms add constraint badge_request_forms_detail_en_check CHECK (((detail_en ~ '\S'::text) AND (char_length(detail_en) <= 6400))) NOT VALID;

alter table badge_request_forms add constraint badge_request_forms_input_type_check CHECK ((input_type = ANY (ARRAY['TEXT'::text, 'IMAGE'::text])));

alter table badge_request_forms add constraint badge_request_forms_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);

alter table badge_request_forms add constraint badge_request_forms_pkey PRIMARY KEY (request_id, "position");

alter table badge_request_forms add constraint badge_request_forms_position_check CHECK (("position" > 0));

alter table badge_request_forms add constraint badge_request_forms_request_id_fkey FOREIGN KEY (request_id) REFERENCES badge_requests(id);

alter table badge_request_forms add constraint badge_request_forms_text_check CHECK ((char_length(text) <= 25000)) NOT VALID;

alter table badge_requests add constraint badge_requests_badge_id_fkey FOREIGN KEY (badge_id) REFERENCES badges(id);

alter table badge_requests add constraint badge_requests_pkey PRIMARY KEY (id);

alter table badge_requests add constraint badge_requests_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text])));

alter table badge_requests add constraint badge_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table badges add constraint badges_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);

alter table badges add constraint badges_pkey PRIMARY KEY (id);

alter table badges add constraint badges_status_check CHECK ((status = ANY (ARRAY['ENABLED'::text, 'DISABLED'::text])));

alter table badges add constraint badges_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 1600))) NOT VALID;

alter table badges add constraint badges_title_en_check CHECK (((char_length(title_en) >= 1) AND (char_length(title_en) <= 1600))) NOT VALID;

alter table badges add constraint badges_titles CHECK (((title ~ '\S'::text) AND (title_en ~ '\S'::text)));

alter table balances add constraint balances_pkey PRIMARY KEY (user_id);

alter table banners add constraint banners_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table banners add constraint banners_dates CHECK ((start_date < end_date));

alter table banners add constraint banners_link_check CHECK (((link ~* '^https?://'::text) AND (char_length(link) <= 2000)));

alter table banners add constraint banners_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);

alter table banners add constraint banners_name_check CHECK (((name ~ '\S'::text) AND (char_length(name) <= 3200))) NOT VALID;

alter table banners add constraint banners_page_id_fkey FOREIGN KEY (page_id) REFERENCES pages(id);

alter table banners add constraint banners_pkey PRIMARY KEY (id);

alter table banners add constraint banners_position_key UNIQUE ("position") DEFERRABLE INITIALLY DEFERRED;

alter table banners add constraint banners_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id);

alter table banners add constraint banners_screen_check CHECK ((screen = ANY (ARRAY['HOME'::text, 'WALLET'::text, 'VOUCHERS'::text, 'LUCKY_WHEEL'::text, 'REFERRAL'::text, 'BADGES'::text, 'PLACES'::text, 'NOTIFICATIONS'::text, 'PROFILE'::text])));

alter table banners add constraint banners_status_check CHECK ((status = ANY (ARRAY['ENABLED'::text, 'DISABLED'::text])));

alter table banners add constraint banners_target CHECK (((num_nonnulls(link, post_id, page_id, screen) = 1) AND
CASE type
    WHEN 'LINK'::text THEN (link IS NOT NULL)
    WHEN 'POST'::text THEN (post_id IS NOT NULL)
    WHEN 'PAGE'::text THEN (page_id IS NOT NULL)
    ELSE (screen IS NOT NULL)
END));

alter table banners add constraint banners_type_check CHECK ((type = ANY (ARRAY['LINK'::text, 'POST'::text, 'PAGE'::text, 'SCREEN'::text])));

alter table blocked_details add constraint blocked_details_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table blocked_details add constraint blocked_details_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES users(id);

alter table blocked_details add constraint blocked_details_model_check CHECK ((model = ANY (ARRAY['USER'::text, 'POST'::text, 'COMMENT'::text, 'GROUP'::text, 'MEDIA'::text, 'PAGE'::text, 'PRODUCT'::text])));

alter table blocked_details add constraint blocked_details_pkey PRIMARY KEY (id);

alter table blocked_details add constraint blocked_details_status_before_check CHECK ((status_before = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table blocked_details add constraint blocked_details_status_check CHECK ((status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table blocked_details add constraint blocked_details_strike CHECK (((strike_weight IS NULL) OR ((status = ANY (ARRAY['BLOCKED'::text, 'SUSPENDING'::text])) AND (NOT repeats) AND (undoes IS NULL))));

alter table blocked_details add constraint blocked_details_strike_weight_check CHECK (((strike_weight >= 1) AND (strike_weight <= 2)));

alter table blocked_details add constraint blocked_details_undoes_fkey FOREIGN KEY (undoes) REFERENCES blocked_details(id);

alter table calibration_records add constraint calibration_records_case_id_fkey FOREIGN KEY (case_id) REFERENCES calibrations(case_id);

alter table calibration_records add constraint calibration_records_pkey PRIMARY KEY (case_id, model, target_id);

alter table calibration_weeks add constraint calibration_weeks_percent_check CHECK (((percent >= (0)::double precision) AND (percent <= (100)::double precision)));

alter table calibration_weeks add constraint calibration_weeks_pkey PRIMARY KEY (week);

alter table calibration_weeks add constraint calibration_weeks_week_check CHECK ((EXTRACT(isodow FROM week) = (1)::numeric));

alter table calibrations add constraint calibrations_again CHECK ((((again_by IS NULL) = (again_at IS NULL)) AND ((again_at IS NULL) OR (agrees IS FALSE))));

alter table calibrations add constraint calibrations_again_by_fkey FOREIGN KEY (again_by) REFERENCES users(id);

alter table calibrations add constraint calibrations_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES case_decisions(id);

alter table calibrations add constraint calibrations_answered CHECK ((((answer_id IS NULL) = (answered_by IS NULL)) AND ((answer_id IS NULL) = (answered_at IS NULL)) AND ((agrees IS NULL) OR (answer_id IS NOT NULL)) AND ((void_at IS NULL) OR (agrees IS NULL))));

alter table calibrations add constraint calibrations_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id);

alter table calibrations add constraint calibrations_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id);

alter table calibrations add constraint calibrations_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);

alter table calibrations add constraint calibrations_first_case_fkey FOREIGN KEY (first_case) REFERENCES cases(id);

alter table calibrations add constraint calibrations_first_decision_fkey FOREIGN KEY (first_decision) REFERENCES case_decisions(id);

alter table calibrations add constraint calibrations_other_person CHECK ((NOT (answered_by = ANY (judges))));

alter table calibrations add constraint calibrations_pkey PRIMARY KEY (case_id);

alter table calibrations add constraint calibrations_week_fkey FOREIGN KEY (week) REFERENCES calibration_weeks(week);

alter table case_decisions add constraint case_decisions_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id);

alter table case_decisions add constraint case_decisions_check CHECK (((until IS NULL) OR (status = 'SUSPENDING'::text)));

alter table case_decisions add constraint case_decisions_check1 CHECK ((second_by <> decided_by));

alter table case_decisions add constraint case_decisions_check2 CHECK (((second_by IS NULL) = (second_at IS NULL)));

alter table case_decisions add constraint case_decisions_check3 CHECK (((state <> 'WAITING'::text) OR (second_look IS NOT NULL)));

alter table case_decisions add constraint case_decisions_check4 CHECK (((state = 'UNDONE'::text) = (undone_at IS NOT NULL)));

alter table case_decisions add constraint case_decisions_check5 CHECK (((state <> ALL (ARRAY['APPLIED'::text, 'UNDOING'::text, 'UNDONE'::text])) OR (undo_until IS NOT NULL)));

alter table case_decisions add constraint case_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);

alter table case_decisions add constraint case_decisions_hide_posts_check CHECK (((hide_posts >= 0) AND (hide_posts <= 100)));

alter table case_decisions add constraint case_decisions_pkey PRIMARY KEY (id);

alter table case_decisions add constraint case_decisions_reply CHECK ((((reply_en = ''::text) = (reply_vi = ''::text)) AND ((reply_en = ''::text) OR (status IS NULL) OR (status = 'NORMAL'::text))));

alter table case_decisions add constraint case_decisions_reply_en_check CHECK ((char_length(reply_en) <= 16000));

alter table case_decisions add constraint case_decisions_reply_vi_check CHECK ((char_length(reply_vi) <= 16000));

alter table case_decisions add constraint case_decisions_second_by_fkey FOREIGN KEY (second_by) REFERENCES users(id);

alter table case_decisions add constraint case_decisions_second_look_check CHECK ((second_look = ANY (ARRAY['ASKED'::text, 'MANY'::text, 'PARTNER'::text, 'STAFF'::text, 'VERIFIED'::text])));

alter table case_decisions add constraint case_decisions_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'APPLYING'::text, 'APPLIED'::text, 'UNDOING'::text, 'UNDONE'::text, 'DECLINED'::text])));

alter table case_decisions add constraint case_decisions_status_check CHECK ((status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table case_decisions add constraint case_decisions_told CHECK ((((told_at IS NULL) = (told_reporters IS NULL)) AND ((told_at IS NULL) = (told_authors IS NULL)) AND ((told_at IS NULL) OR (state = 'APPLIED'::text))));

alter table case_notices add constraint case_notices_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES case_decisions(id);

alter table case_notices add constraint case_notices_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id);

alter table case_notices add constraint case_notices_pkey PRIMARY KEY (decision_id, person_id);

alter table case_notices add constraint case_notices_told_as_check CHECK ((told_as = ANY (ARRAY['REPORTER'::text, 'AUTHOR'::text])));

alter table case_steps add constraint case_steps_action_check CHECK ((action = ANY (ARRAY['STATUS'::text, 'HANDLED'::text])));

alter table case_steps add constraint case_steps_check CHECK (((status_after IS NOT NULL) = (action = 'STATUS'::text)));

alter table case_steps add constraint case_steps_check1 CHECK (((outcome = 'REFUSED'::text) = (refusal IS NOT NULL)));

alter table case_steps add constraint case_steps_check2 CHECK (((outcome IS DISTINCT FROM 'DONE'::text) OR (version_after IS NOT NULL)));

alter table case_steps add constraint case_steps_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES case_decisions(id);

alter table case_steps add constraint case_steps_decision_id_model_target_id_key UNIQUE (decision_id, model, target_id);

alter table case_steps add constraint case_steps_outcome_check CHECK ((outcome = ANY (ARRAY['DONE'::text, 'SAME'::text, 'REFUSED'::text])));

alter table case_steps add constraint case_steps_pkey PRIMARY KEY (decision_id, "position");

alter table case_steps add constraint case_steps_position_check CHECK (("position" > 0));

alter table case_steps add constraint case_steps_undone_check CHECK ((undone = ANY (ARRAY['DONE'::text, 'CHANGED'::text])));

alter table cases add constraint cases_check CHECK (((held_by IS NULL) = (held_until IS NULL)));

alter table cases add constraint cases_check1 CHECK (((state = 'CLOSED'::text) = (closed_at IS NOT NULL)));

alter table cases add constraint cases_check2 CHECK (((state = 'OPEN'::text) OR (held_by IS NULL)));

alter table cases add constraint cases_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES users(id);

alter table cases add constraint cases_handed_by_fkey FOREIGN KEY (handed_by) REFERENCES users(id);

alter table cases add constraint cases_held_by_fkey FOREIGN KEY (held_by) REFERENCES users(id);

alter table cases add constraint cases_like_case_id_fkey FOREIGN KEY (like_case_id) REFERENCES cases(id);

alter table cases add constraint cases_members_check CHECK ((members >= 0));

alter table cases add constraint cases_parts_check CHECK ((jsonb_typeof(parts) = 'array'::text));

alter table cases add constraint cases_pkey PRIMARY KEY (id);

alter table cases add constraint cases_reports_check CHECK ((reports >= 0));

alter table cases add constraint cases_severity_check CHECK (((severity >= 1) AND (severity <= 4)));

alter table cases add constraint cases_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'SECOND_LOOK'::text, 'APPLYING'::text, 'CLOSED'::text])));

alter table change_set_items add constraint change_set_items_change_set_id_fkey FOREIGN KEY (change_set_id) REFERENCES change_sets(id) ON DELETE CASCADE;

alter table change_set_items add constraint change_set_items_one_a_record UNIQUE (change_set_id, model, target_id);

alter table change_set_items add constraint change_set_items_pkey PRIMARY KEY (id);

alter table change_sets add constraint change_sets_approved_by_another CHECK ((approver_id <> author_id));

alter table change_sets add constraint change_sets_approver_id_fkey FOREIGN KEY (approver_id) REFERENCES users(id);

alter table change_sets add constraint change_sets_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id);

alter table change_sets add constraint change_sets_changes_check CHECK (((changes >= 0) AND (changes <= 100)));

alter table change_sets add constraint change_sets_note_check CHECK ((char_length(note) <= 19000)) NOT VALID;

alter table change_sets add constraint change_sets_pkey PRIMARY KEY (id);

alter table change_sets add constraint change_sets_rolled_back_by_fkey FOREIGN KEY (rolled_back_by) REFERENCES users(id);

alter table change_sets add constraint change_sets_sent_back CHECK ((((sent_back_by IS NULL) = (sent_back_at IS NULL)) AND ((sent_back_by IS NULL) = (sent_back_comment IS NULL)) AND (sent_back_by <> author_id) AND (char_length(sent_back_comment) <= 19000))) NOT VALID;

alter table change_sets add constraint change_sets_sent_back_by_fkey FOREIGN KEY (sent_back_by) REFERENCES users(id);

alter table change_sets add constraint change_sets_states CHECK ((((approver_id IS NULL) = (status = 'DRAFT'::text)) AND ((approved_at IS NULL) = (approver_id IS NULL)) AND ((apply_at IS NULL) OR (approver_id IS NOT NULL)) AND ((status <> 'SCHEDULED'::text) OR (apply_at IS NOT NULL)) AND ((applied_at IS NOT NULL) = (status = ANY (ARRAY['APPLIED'::text, 'ROLLED_BACK'::text]))) AND ((failure IS NOT NULL) = (status = 'FAILED'::text)) AND ((rolled_back_at IS NOT NULL) = (status = 'ROLLED_BACK'::text)) AND ((rolled_back_by IS NULL) = (rolled_back_at IS NULL))));

alter table change_sets add constraint change_sets_status_check CHECK ((status = ANY (ARRAY['DRAFT'::text, 'SCHEDULED'::text, 'APPLIED'::text, 'FAILED'::text, 'ROLLED_BACK'::text])));

alter table change_sets add constraint change_sets_title_check CHECK (((title ~ '\S'::text) AND (char_length(title) <= 3200))) NOT VALID;

alter table comments add constraint comments_content_check CHECK (((content ~ '\S'::text) AND (char_length(content) <= 43000))) NOT VALID;

alter table comments add constraint comments_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table comments add constraint comments_page_id_fkey FOREIGN KEY (page_id) REFERENCES pages(id);

alter table comments add constraint comments_pkey PRIMARY KEY (id);

alter table comments add constraint comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id);

alter table comments add constraint comments_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table comments add constraint comments_term_status_check CHECK ((term_status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table configs add constraint configs_key_check CHECK (((key ~ '\S'::text) AND (char_length(key) <= 6400))) NOT VALID;

alter table configs add constraint configs_key_key UNIQUE (key);

alter table configs add constraint configs_not_public CHECK (((NOT is_public) OR (key <> 'SECOND_FACTOR_GROUPS'::text)));

alter table configs add constraint configs_pkey PRIMARY KEY (id);

alter table configs add constraint configs_type_check CHECK ((type = ANY (ARRAY['NORMAL'::text, 'VALUE_RANGE'::text])));

alter table configs add constraint configs_value_check CHECK ((char_length(value) <= 73000)) NOT VALID;

alter table creator_report_days add constraint creator_report_days_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES users(id);

alter table creator_report_days add constraint creator_report_days_pkey PRIMARY KEY (creator_id, day);

alter table creator_report_days add constraint creator_report_days_reports_check CHECK ((reports >= 0));

alter table creators_to_weigh add constraint creators_to_weigh_pkey PRIMARY KEY (id);

alter table database_timeline add constraint database_timeline_is_only_check CHECK (is_only);

alter table database_timeline add constraint database_timeline_pkey PRIMARY KEY (is_only);

alter table draw_leaves add constraint draw_leaves_hash_check CHECK ((octet_length(hash) = 32));

alter table draw_leaves add constraint draw_leaves_pkey PRIMARY KEY (wheel_id, number);

alter table draw_seals add constraint draw_seals_first UNIQUE (wheel_id, first_number);

alter table draw_seals add constraint draw_seals_first_number_check CHECK ((first_number >= 1));

alter table draw_seals add constraint draw_seals_former_root_check CHECK ((octet_length(former_root) = 32));

alter table draw_seals add constraint draw_seals_numbers CHECK ((first_number <= last_number));

alter table draw_seals add constraint draw_seals_pkey PRIMARY KEY (wheel_id, seal);

alter table draw_seals add constraint draw_seals_root_check CHECK ((octet_length(root) = 32));

alter table draw_seals add constraint draw_seals_seal_check CHECK ((seal >= 1));

alter table event_sequences add constraint event_sequences_pkey PRIMARY KEY (model, subject_id);

alter table events add constraint events_animation_id_fkey FOREIGN KEY (animation_id) REFERENCES media(id);

alter table events add constraint events_background_id_fkey FOREIGN KEY (background_id) REFERENCES media(id);

alter table events add constraint events_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES media(id);

alter table events add constraint events_loop_check CHECK ((loop >= (0)::double precision));

alter table events add constraint events_name_check CHECK (((name ~ '\S'::text) AND (char_length(name) <= 3200))) NOT VALID;

alter table events add constraint events_pkey PRIMARY KEY (id);

alter table expiry_notices add constraint expiry_notices_pkey PRIMARY KEY (user_id, earned_until);

alter table export_tickets add constraint export_tickets_pkey PRIMARY KEY (hash);

alter table export_tickets add constraint export_tickets_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;

alter table export_tickets add constraint export_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

alter table external_ids add constraint external_ids_external_id_check CHECK (((char_length(external_id) >= 1) AND (char_length(external_id) <= 1250))) NOT VALID;

alter table external_ids add constraint external_ids_pkey PRIMARY KEY (model, external_id);

alter table external_ids add constraint external_ids_record_id_model_key UNIQUE (record_id, model);

alter table failed_attempts add constraint failed_attempts_attempts_check CHECK ((attempts > 0));

alter table failed_attempts add constraint failed_attempts_pkey PRIMARY KEY (hour, address, action, secret);

alter table failed_attempts add constraint failed_attempts_secret_check CHECK ((secret = ANY (ARRAY['PASSWORD'::text, 'CODE'::text, 'KEY'::text])));

alter table failed_spin_messages add constraint failed_spin_messages_content_check CHECK (((content ~ '\S'::text) AND (char_length(content) <= 9600))) NOT VALID;

alter table failed_spin_messages add constraint failed_spin_messages_content_en_check CHECK (((content_en ~ '\S'::text) AND (char_length(content_en) <= 9600))) NOT VALID;

alter table failed_spin_messages add constraint failed_spin_messages_content_key UNIQUE (content_key);

alter table failed_spin_messages add constraint failed_spin_messages_pkey PRIMARY KEY (id);

alter table grants add constraint grants_area_check CHECK ((area = ANY (ARRAY['MODERATION'::text, 'VERIFICATION'::text, 'POINTS'::text, 'NOTIFICATIONS'::text, 'PROMOTION'::text, 'PEOPLE'::text, 'SUPPORT'::text])));

alter table grants add constraint grants_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES users(id);

alter table grants add constraint grants_pkey PRIMARY KEY (user_id, area);

alter table grants add constraint grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

alter table group_members add constraint group_members_group_id_fkey FOREIGN KEY (group_id) REFERENCES social_groups(id);

alter table group_members add constraint group_members_pkey PRIMARY KEY (group_id, user_id);

alter table group_members add constraint group_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table history_months add constraint history_months_pkey PRIMARY KEY (user_id, history);

alter table idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (owner, key);

alter table job_failures add constraint job_failures_attempts_check CHECK ((attempts > 0));

alter table job_failures add constraint job_failures_item_check CHECK ((char_length(item) <= 200));

alter table job_failures add constraint job_failures_last_error_check CHECK ((char_length(last_error) <= 300));

alter table job_failures add constraint job_failures_pkey PRIMARY KEY (job, item);

alter table jobs add constraint jobs_failing_items_check CHECK ((failing_items >= 0));

alter table jobs add constraint jobs_failures_in_row_check CHECK ((failures_in_row >= 0));

alter table jobs add constraint jobs_last_duration_ms_check CHECK ((last_duration_ms >= 0));

alter table jobs add constraint jobs_last_result_check CHECK ((last_result = ANY (ARRAY['OK'::text, 'FAILED'::text])));

alter table jobs add constraint jobs_pkey PRIMARY KEY (name);

alter table ledger_checks add constraint ledger_checks_pkey PRIMARY KEY (day);

alter table ledger_differences add constraint ledger_differences_pkey PRIMARY KEY (item);

alter table lucky_wheel_configs add constraint lucky_wheel_configs_condition_type_check CHECK ((condition_type = ANY (ARRAY['TOTAL'::text, 'DAILY'::text, 'POINTS'::text])));

alter table lucky_wheel_configs add constraint lucky_wheel_configs_description_check CHECK (((description ~ '\S'::text) AND (char_length(description) <= 16000))) NOT VALID;

alter table lucky_wheel_configs add constraint lucky_wheel_configs_minimum_check CHECK ((minimum >= (0)::double precision));

alter table lucky_wheel_configs add constraint lucky_wheel_configs_mission_type_check CHECK ((mission_type = ANY (ARRAY['SIGN_IN'::text, 'REFERRAL'::text, 'REVIEW'::text, 'CHECK_IN'::text, 'SHARE'::text])));

alter table lucky_wheel_configs add constraint lucky_wheel_configs_pkey PRIMARY KEY (id);

alter table lucky_wheel_configs add constraint lucky_wheel_configs_prize_tier_check CHECK ((prize_tier = ANY (ARRAY['DIAMOND'::text, 'GOLD'::text, 'SILVER'::text, 'BRONZE'::text])));

alter table lucky_wheel_configs add constraint lucky_wheel_configs_tier UNIQUE (prize_tier);

alter table lucky_wheel_instructions add constraint lucky_wheel_instructions_description_check CHECK (((description ~ '\S'::text) AND (char_length(description) <= 25000))) NOT VALID;

alter table lucky_wheel_instructions add constraint lucky_wheel_instructions_description_en_check CHECK (((description_en ~ '\S'::text) AND (char_length(description_en) <= 25000))) NOT VALID;

alter table lucky_wheel_instructions add constraint lucky_wheel_instructions_mission_type_check CHECK ((mission_type = ANY (ARRAY['SIGN_IN'::text, 'REFERRAL'::text, 'REVIEW'::text, 'CHECK_IN'::text, 'SHARE'::text])));

alter table lucky_wheel_instructions add constraint lucky_wheel_instructions_pkey PRIMARY KEY (id);

alter table lucky_wheel_instructions add constraint lucky_wheel_instructions_title_check CHECK (((title ~ '\S'::text) AND (char_length(title) <= 3200))) NOT VALID;

alter table lucky_wheel_instructions add constraint lucky_wheel_instructions_title_en_check CHECK (((title_en ~ '\S'::text) AND (char_length(title_en) <= 3200))) NOT VALID;

alter table lucky_wheel_instructions add constraint lucky_wheel_instructions_turns_check CHECK ((turns >= 0));

alter table lucky_wheel_instructions add constraint lucky_wheel_instructions_type_check CHECK ((type = ANY (ARRAY['ONCE'::text, 'DAILY'::text, 'EACH_TIME'::text, 'NOTE'::text])));

alter table lucky_wheel_terms add constraint lucky_wheel_terms_content_check CHECK (((content ~ '\S'::text) AND (char_length(content) <= 313000))) NOT VALID;

alter table lucky_wheel_terms add constraint lucky_wheel_terms_content_en_check CHECK (((content_en ~ '\S'::text) AND (char_length(content_en) <= 313000))) NOT VALID;

alter table lucky_wheel_terms add constraint lucky_wheel_terms_only_one UNIQUE (only_one);

alter table lucky_wheel_terms add constraint lucky_wheel_terms_only_one_check CHECK (only_one);

alter table lucky_wheel_terms add constraint lucky_wheel_terms_pkey PRIMARY KEY (id);

alter table lucky_wheels add constraint lucky_wheels_apart EXCLUDE USING gist (tstzrange(start_date, end_date) WITH &&) WHERE ((deleted_at IS NULL));

alter table lucky_wheels add constraint lucky_wheels_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table lucky_wheels add constraint lucky_wheels_period CHECK ((start_date < end_date));

alter table lucky_wheels add constraint lucky_wheels_pkey PRIMARY KEY (id);

alter table lucky_wheels add constraint lucky_wheels_title_check CHECK (((title ~ '\S'::text) AND (char_length(title) <= 3200))) NOT VALID;

alter table lucky_wheels add constraint lucky_wheels_title_en_check CHECK (((title_en ~ '\S'::text) AND (char_length(title_en) <= 3200))) NOT VALID;

alter table marks add constraint marks_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id);

alter table marks add constraint marks_by_somebody CHECK (((by_id IS NULL) = (kind = 'ENDPOINT_FAILING'::text))) NOT VALID;

alter table marks add constraint marks_for_another CHECK ((by_id <> person_id));

alter table marks add constraint marks_kind_check CHECK ((kind = ANY (ARRAY['MENTION'::text, 'HANDED_OVER'::text, 'DECLINED'::text, 'ENDPOINT_FAILING'::text]))) NOT VALID;

alter table marks add constraint marks_model_check CHECK ((model = ANY (ARRAY['CASE'::text, 'USER'::text, 'WEBHOOK_ENDPOINT'::text]))) NOT VALID;

alter table marks add constraint marks_note_id_fkey FOREIGN KEY (note_id) REFERENCES notes(id) ON DELETE CASCADE;

alter table marks add constraint marks_of_models CHECK (
CASE kind
    WHEN 'MENTION'::text THEN (model = ANY (ARRAY['CASE'::text, 'USER'::text]))
    WHEN 'ENDPOINT_FAILING'::text THEN (model = 'WEBHOOK_ENDPOINT'::text)
    ELSE (model = 'CASE'::text)
END) NOT VALID;

alter table marks add constraint marks_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id);

alter table marks add constraint marks_pkey PRIMARY KEY (id);

alter table marks add constraint marks_text_check CHECK ((char_length(text) <= 25000));

alter table media add constraint media_bytes_check CHECK ((bytes > 0));

alter table media add constraint media_height_check CHECK ((height > 0));

alter table media add constraint media_key_key UNIQUE (key);

alter table media add constraint media_kind_check CHECK ((kind = ANY (ARRAY['PHOTO'::text, 'VIDEO'::text, 'FILE'::text])));

alter table media add constraint media_pkey PRIMARY KEY (id);

alter table media add constraint media_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table media add constraint media_term_status_check CHECK ((term_status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table media add constraint media_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id);

alter table media add constraint media_uploaded_bytes_check CHECK ((uploaded_bytes > 0));

alter table media add constraint media_width_check CHECK ((width > 0));

alter table member_actions add constraint member_actions_kind_check CHECK ((kind = ANY ('{CREATE_POST,CHECK_IN_PLACE,REVIEW_PLACE,SHARE_POST,COMMENT_POST,LIKE_POST,DAILY_VISIT,HELPFUL_REVIEW,POPULAR_POST,RANKING,REFERRAL}'::text[])));

alter table member_actions add constraint member_actions_pkey PRIMARY KEY (user_id, id);

alter table member_actions add constraint member_actions_record_check CHECK (((record_model IS NULL) = (record_id IS NULL)));

alter table member_actions add constraint member_actions_record_model_check CHECK ((record_model = ANY ('{POST,COMMENT}'::text[])));

alter table member_notices add constraint member_notices_about_check CHECK (((model IS NULL) = (target_id IS NULL)));

alter table member_notices add constraint member_notices_pkey PRIMARY KEY (id);

alter table member_notices add constraint member_notices_text_en_check CHECK ((char_length(text_en) <= 25000));

alter table member_notices add constraint member_notices_text_vi_check CHECK ((char_length(text_vi) <= 25000));

alter table member_notices add constraint member_notices_type_check CHECK ((type = ANY (ARRAY['VERIFICATION'::text, 'BADGE'::text, 'PRIZE'::text, 'REFERRAL'::text, 'POINTS'::text, 'APPEAL'::text])));

alter table member_notices add constraint member_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table member_ranks add constraint member_ranks_pkey PRIMARY KEY (user_id);

alter table menu_banners add constraint menu_banners_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);

alter table menu_banners add constraint menu_banners_pkey PRIMARY KEY (id);

alter table menu_banners add constraint menu_banners_type_check CHECK ((type = ANY (ARRAY['MENU_BANNER_DISPLAY'::text, 'MENU_BANNER_DOWNLOAD'::text])));

alter table menu_banners add constraint menu_banners_type_key UNIQUE (type);

alter table monthly_tables add constraint monthly_tables_pkey PRIMARY KEY (name);

alter table note_mentions add constraint note_mentions_note_id_fkey FOREIGN KEY (note_id) REFERENCES notes(id) ON DELETE CASCADE;

alter table note_mentions add constraint note_mentions_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id);

alter table note_mentions add constraint note_mentions_pkey PRIMARY KEY (note_id, person_id);

alter table notes add constraint notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id);

alter table notes add constraint notes_model_check CHECK ((model = ANY (ARRAY['CASE'::text, 'USER'::text])));

alter table notes add constraint notes_pkey PRIMARY KEY (id);

alter table notes add constraint notes_text_check CHECK (((text ~ '\S'::text) AND (char_length(text) <= 25000)));

alter table notices_read add constraint notices_read_pkey PRIMARY KEY (user_id);

alter table notices_read add constraint notices_read_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table outbox add constraint event_numbered TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table outbox add constraint outbox_pkey PRIMARY KEY (id);

alter table page_admins add constraint page_admins_page_id_fkey FOREIGN KEY (page_id) REFERENCES pages(id) ON DELETE CASCADE;

alter table page_admins add constraint page_admins_pkey PRIMARY KEY (page_id, user_id);

alter table page_admins add constraint page_admins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table page_categories add constraint page_categories_enum_check CHECK (((enum ~ '^[A-Z][A-Z0-9_]*$'::text) AND (char_length(enum) <= 60)));

alter table page_categories add constraint page_categories_enum_key UNIQUE (enum);

alter table page_categories add constraint page_categories_name_en_check CHECK (((name_en ~ '\S'::text) AND (char_length(name_en) <= 6400))) NOT VALID;

alter table page_categories add constraint page_categories_name_vi_check CHECK (((name_vi ~ '\S'::text) AND (char_length(name_vi) <= 6400))) NOT VALID;

alter table page_categories add constraint page_categories_pkey PRIMARY KEY (id);

alter table pages add constraint pages_category_id_fkey FOREIGN KEY (category_id) REFERENCES page_categories(id);

alter table pages add constraint pages_category_of_business CHECK (((category_id IS NULL) OR (type = 'BUSINESS_OR_BRAND'::text)));

alter table pages add constraint pages_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table pages add constraint pages_description_check CHECK ((char_length(description) <= 43000)) NOT VALID;

alter table pages add constraint pages_email_check CHECK (((char_length(email) >= 1) AND (char_length(email) <= 200)));

alter table pages add constraint pages_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES media(id);

alter table pages add constraint pages_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);

alter table pages add constraint pages_phone_number_check CHECK (((char_length(phone_number) >= 1) AND (char_length(phone_number) <= 30)));

alter table pages add constraint pages_pinned_limit_check CHECK (((pinned_limit >= 1) AND (pinned_limit <= 1000)));

alter table pages add constraint pages_pkey PRIMARY KEY (id);

alter table pages add constraint pages_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table pages add constraint pages_term_status_check CHECK ((term_status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table pages add constraint pages_total_follows_check CHECK ((total_follows >= 0));

alter table pages add constraint pages_total_likes_check CHECK ((total_likes >= 0));

alter table pages add constraint pages_total_posts_check CHECK ((total_posts >= 0));

alter table pages add constraint pages_total_reviews_check CHECK ((total_reviews >= 0));

alter table pages add constraint pages_type_check CHECK ((type = ANY (ARRAY['BUSINESS_OR_BRAND'::text, 'COMMUNITY_OR_PUBLIC_FIGURE'::text])));

alter table pages add constraint pages_verify_status_check CHECK ((verify_status = ANY (ARRAY['PENDING'::text, 'VERIFIED'::text, 'REJECTED'::text, 'IGNORED'::text])));

alter table pages add constraint pages_website_check CHECK (((char_length(website) >= 1) AND (char_length(website) <= 16000))) NOT VALID;

alter table place_media add constraint place_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);

alter table place_media add constraint place_media_pkey PRIMARY KEY (place_id, "position");

alter table place_media add constraint place_media_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE;

alter table place_media add constraint place_media_place_id_media_id_key UNIQUE (place_id, media_id);

alter table place_media add constraint place_media_position_check CHECK (("position" >= 0));

alter table places add constraint places_checkins_check CHECK ((checkins >= 0));

alter table places add constraint places_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text));

alter table places add constraint places_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table places add constraint places_description_check CHECK ((char_length(description) <= 43000)) NOT VALID;

alter table places add constraint places_location_name_check CHECK (((char_length(location_name) >= 1) AND (char_length(location_name) <= 6400))) NOT VALID;

alter table places add constraint places_phone_check CHECK (((char_length(phone) >= 1) AND (char_length(phone) <= 30)));

alter table places add constraint places_pkey PRIMARY KEY (id);

alter table places add constraint places_primary_image_id_fkey FOREIGN KEY (primary_image_id) REFERENCES media(id);

alter table places add constraint places_reviews_check CHECK ((reviews >= 0));

alter table point_corrections add constraint point_corrections_amount_check CHECK ((amount <> 0));

alter table point_corrections add constraint point_corrections_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id);

alter table point_corrections add constraint point_corrections_booked CHECK (((status = 'BOOKED'::text) = (entry_id IS NOT NULL)));

alter table point_corrections add constraint point_corrections_code_id_fkey FOREIGN KEY (code_id) REFERENCES voucher_codes(id);

alter table point_corrections add constraint point_corrections_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);

alter table point_corrections add constraint point_corrections_decision_reason_check CHECK (((char_length(decision_reason) >= 1) AND (char_length(decision_reason) <= 16000))) NOT VALID;

alter table point_corrections add constraint point_corrections_entry UNIQUE (entry_id);

alter table point_corrections add constraint point_corrections_pkey PRIMARY KEY (id);

alter table point_corrections add constraint point_corrections_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 16000))) NOT VALID;

alter table point_corrections add constraint point_corrections_refund CHECK ((((redemption_id IS NULL) = (code_id IS NULL)) AND ((redemption_id IS NULL) OR (amount > 0))));

alter table point_corrections add constraint point_corrections_second_person CHECK (((status <> 'BOOKED'::text) OR (decided_by IS DISTINCT FROM asked_by)));

alter table point_corrections add constraint point_corrections_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'BOOKED'::text, 'DECLINED'::text])));

alter table point_corrections add constraint point_corrections_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table point_days add constraint point_days_pkey PRIMARY KEY (user_id, day);

alter table point_entries add constraint point_entries_amount_check CHECK ((amount <> 0));

alter table point_entries add constraint point_entries_cause_check CHECK ((cause = ANY ('{RULE,POST,VOUCHER,PRIZE,CORRECTION,EXCHANGE,EXPIRY,OPENING}'::text[])));

alter table point_entries add constraint point_entries_earned_is_gained CHECK (((amount > 0) OR (NOT earned) OR (cause = 'CORRECTION'::text)));

alter table point_entries add constraint point_entries_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 16000))) NOT VALID;

alter table point_entries add constraint point_entries_other_account_check CHECK ((other_account = ANY ('{REWARDS,VOUCHERS,PRIZES,CORRECTIONS,EXCHANGE,EXPIRY,OPENING}'::text[])));

alter table point_entries add constraint point_entries_pkey PRIMARY KEY (user_id, id);

alter table point_expiry add constraint point_expiry_pkey PRIMARY KEY (user_id);

alter table point_tally add constraint point_tally_kind_check CHECK ((kind = ANY ('{GIVEN,GIVEN_BACK,TAKEN_BACK,SPENT,EXPIRED,CORRECTED}'::text[])));

alter table points_to_give add constraint points_to_give_kind_check CHECK ((kind = ANY ('{HELPFUL_REVIEW,POPULAR_POST,REFERRAL}'::text[])));

alter table points_to_give add constraint points_to_give_pkey PRIMARY KEY (kind, subject);

alter table post_likes add constraint post_likes_pkey PRIMARY KEY (post_id, user_id);

alter table post_likes add constraint post_likes_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id);

alter table post_likes add constraint post_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table post_media add constraint post_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);

alter table post_media add constraint post_media_pkey PRIMARY KEY (post_id, "position");

alter table post_media add constraint post_media_position_check CHECK (("position" >= 0));

alter table post_media add constraint post_media_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

alter table post_media add constraint post_media_post_id_media_id_key UNIQUE (post_id, media_id);

alter table posts add constraint posts_check CHECK ((shared_post_id <> id));

alter table posts add constraint posts_content_check CHECK ((char_length(content) <= 133000)) NOT VALID;

alter table posts add constraint posts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table posts add constraint posts_group_id_fkey FOREIGN KEY (group_id) REFERENCES social_groups(id);

alter table posts add constraint posts_page_id_fkey FOREIGN KEY (page_id) REFERENCES pages(id);

alter table posts add constraint posts_pkey PRIMARY KEY (id);

alter table posts add constraint posts_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id);

alter table posts add constraint posts_rating_check CHECK (((rating IS NULL) OR ((type = 'REVIEW'::text) AND ((rating >= 1) AND (rating <= 5))))) NOT VALID;

alter table posts add constraint posts_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table posts add constraint posts_shared_post_id_fkey FOREIGN KEY (shared_post_id) REFERENCES posts(id);

alter table posts add constraint posts_status_check CHECK ((status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table posts add constraint posts_title_check CHECK ((char_length(title) <= 16000)) NOT VALID;

alter table posts add constraint posts_total_comments_check CHECK ((total_comments >= 0));

alter table posts add constraint posts_total_likes_check CHECK ((total_likes >= 0));

alter table posts add constraint posts_total_reports_check CHECK ((total_reports >= 0));

alter table posts add constraint posts_type_check CHECK ((type = ANY (ARRAY['STATUS'::text, 'DISCOVERY'::text, 'CHECK_IN'::text, 'REVIEW'::text, 'SHARE'::text])));

alter table preferences add constraint preferences_pkey PRIMARY KEY (user_id, key);

alter table preferences add constraint preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

alter table presence add constraint presence_pkey PRIMARY KEY (user_id, tab);

alter table presence add constraint presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

alter table preset_reasons add constraint preset_reasons_model_check CHECK ((model = ANY (ARRAY['USER'::text, 'POST'::text, 'COMMENT'::text, 'GROUP'::text, 'MEDIA'::text, 'PAGE'::text, 'PRODUCT'::text, 'VERIFY'::text, 'BADGE_REQUEST'::text])));

alter table preset_reasons add constraint preset_reasons_pkey PRIMARY KEY (id);

alter table preset_reasons add constraint preset_reasons_position_check CHECK ((("position" >= 1) AND ("position" <= 99)));

alter table preset_reasons add constraint preset_reasons_text_en_check CHECK (((text_en ~ '\S'::text) AND (char_length(text_en) <= 6400))) NOT VALID;

alter table preset_reasons add constraint preset_reasons_text_vi_check CHECK (((text_vi ~ '\S'::text) AND (char_length(text_vi) <= 6400))) NOT VALID;

alter table private_uploads add constraint private_uploads_bytes_check CHECK ((bytes > 0));

alter table private_uploads add constraint private_uploads_height_check CHECK ((height > 0));

alter table private_uploads add constraint private_uploads_key_check CHECK ((key ~~ 'private/%'::text));

alter table private_uploads add constraint private_uploads_key_key UNIQUE (key);

alter table private_uploads add constraint private_uploads_pkey PRIMARY KEY (id);

alter table private_uploads add constraint private_uploads_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id);

alter table private_uploads add constraint private_uploads_width_check CHECK ((width > 0));

alter table product_media add constraint product_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);

alter table product_media add constraint product_media_pkey PRIMARY KEY (product_id, "position");

alter table product_media add constraint product_media_position_check CHECK (("position" >= 0));

alter table product_media add constraint product_media_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;

alter table product_media add constraint product_media_product_id_media_id_key UNIQUE (product_id, media_id);

alter table products add constraint products_content_check CHECK ((char_length(content) <= 133000)) NOT VALID;

alter table products add constraint products_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table products add constraint products_page_id_fkey FOREIGN KEY (page_id) REFERENCES pages(id);

alter table products add constraint products_pkey PRIMARY KEY (id);

alter table products add constraint products_price_check CHECK ((price >= 0));

alter table products add constraint products_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table products add constraint products_term_status_check CHECK ((term_status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table products add constraint products_title_check CHECK (((title ~ '\S'::text) AND (char_length(title) <= 16000))) NOT VALID;

alter table products add constraint products_total_likes_check CHECK ((total_likes >= 0));

alter table products add constraint products_total_shares_check CHECK ((total_shares >= 0));

alter table products add constraint products_type_check CHECK ((type = ANY (ARRAY['HOTEL'::text, 'TOUR'::text])));

alter table ranking_shortlists add constraint ranking_shortlists_days_check CHECK ((days > 0));

alter table ranking_shortlists add constraint ranking_shortlists_pkey PRIMARY KEY (ranking, days);

alter table ranks_reached add constraint ranks_reached_pkey PRIMARY KEY (user_id, rule_id);

alter table rate_limits add constraint rate_limits_pkey PRIMARY KEY (key);

alter table record_prints add constraint record_prints_kind_check CHECK ((kind = ANY (ARRAY['TEXT'::text, 'PICTURE'::text])));

alter table record_prints add constraint record_prints_pkey PRIMARY KEY (model, target_id);

alter table records_to_settle add constraint records_to_settle_model_check CHECK ((model = ANY ('{POST,COMMENT}'::text[])));

alter table records_to_settle add constraint records_to_settle_pkey PRIMARY KEY (model, id);

alter table recovery_codes add constraint recovery_codes_hash_check CHECK ((octet_length(hash) = 32));

alter table recovery_codes add constraint recovery_codes_pkey PRIMARY KEY (user_id, hash);

alter table recovery_codes add constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE;

alter table referral_codes add constraint referral_codes_code_check CHECK ((code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'::text));

alter table referral_codes add constraint referral_codes_code_key UNIQUE (code);

alter table referral_codes add constraint referral_codes_pkey PRIMARY KEY (user_id);

alter table referral_counts add constraint referral_counts_pkey PRIMARY KEY (user_id);

alter table referral_days add constraint referral_days_pkey PRIMARY KEY (user_id, day);

alter table referral_days add constraint referral_days_referred_check CHECK ((referred >= 0));

alter table referral_days add constraint referral_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table referral_progress add constraint referral_progress_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES vouchers(id);

alter table referral_progress add constraint referral_progress_pkey PRIMARY KEY (campaign_id, user_id);

alter table referral_rewards add constraint referral_rewards_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES vouchers(id);

alter table referral_rewards add constraint referral_rewards_number_check CHECK ((number > 0));

alter table referral_rewards add constraint referral_rewards_pkey PRIMARY KEY (campaign_id, user_id, number);

alter table referral_rewards add constraint referral_rewards_redemption_id_fkey FOREIGN KEY (redemption_id) REFERENCES voucher_redemptions(id);

alter table referral_rewards add constraint referral_rewards_redemption_id_key UNIQUE (redemption_id);

alter table referral_rewards add constraint referral_rewards_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table referrals add constraint referrals_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES vouchers(id);

alter table referrals add constraint referrals_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES users(id);

alter table referrals add constraint referrals_friend_id_key UNIQUE (friend_id);

alter table referrals add constraint referrals_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES users(id);

alter table referrals add constraint referrals_number CHECK (((status = 'COUNTED'::text) = (number IS NOT NULL)));

alter table referrals add constraint referrals_number_check CHECK ((number > 0));

alter table referrals add constraint referrals_numbered_once UNIQUE (inviter_id, number);

alter table referrals add constraint referrals_pkey PRIMARY KEY (id);

alter table referrals add constraint referrals_status_check CHECK ((status = ANY (ARRAY['COUNTED'::text, 'WAITING'::text, 'REJECTED'::text])));

alter table refresh_tokens add constraint refresh_tokens_hash_check CHECK ((octet_length(hash) = 32));

alter table refresh_tokens add constraint refresh_tokens_pkey PRIMARY KEY (hash);

alter table refresh_tokens add constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;

alter table replay_differences add constraint replay_differences_pkey PRIMARY KEY (run_id, user_id);

alter table replay_differences add constraint replay_differences_run_id_fkey FOREIGN KEY (run_id) REFERENCES runs(id) ON DELETE CASCADE;

alter table replicas add constraint replicas_pkey PRIMARY KEY (id);

alter table report_targets add constraint report_targets_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id);

alter table report_targets add constraint report_targets_closed_are_handled CHECK ((handled OR (closed_version IS NULL)));

alter table report_targets add constraint report_targets_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES users(id);

alter table report_targets add constraint report_targets_model_check CHECK ((model = ANY (ARRAY['USER'::text, 'POST'::text, 'COMMENT'::text, 'GROUP'::text, 'MEDIA'::text, 'PAGE'::text, 'PRODUCT'::text])));

alter table report_targets add constraint report_targets_pkey PRIMARY KEY (model, target_id);

alter table report_targets add constraint report_targets_status_check CHECK ((status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text, 'DELETED'::text])));

alter table report_targets add constraint report_targets_total_check CHECK ((total >= 0));

alter table reporter_tally add constraint reporter_tally_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id) ON DELETE CASCADE;

alter table reporter_tally add constraint reporter_tally_pkey PRIMARY KEY (person_id, reason);

alter table reports add constraint reports_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table reports add constraint reports_model_check CHECK ((model = ANY (ARRAY['USER'::text, 'POST'::text, 'COMMENT'::text, 'GROUP'::text, 'MEDIA'::text, 'PAGE'::text, 'PRODUCT'::text])));

alter table reports add constraint reports_model_target_id_created_by_key UNIQUE (model, target_id, created_by);

alter table reports add constraint reports_of_nobody CHECK (((created_by IS NULL) = (type = 'SENSITIVE_WORD'::text))) NOT VALID;

alter table reports add constraint reports_pkey PRIMARY KEY (id);

alter table reports add constraint reports_type_check CHECK ((type = ANY (ARRAY['FAKE_NEWS'::text, 'HARASSMENT'::text, 'HATE_SPEECH'::text, 'NUDITY'::text, 'SENSITIVE_WORD'::text, 'SOMETHING_ELSE'::text, 'SPAM'::text, 'VIOLENCE'::text]))) NOT VALID;

alter table restore_checks add constraint restore_checks_check CHECK (((faults = 0) = (first_fault IS NULL)));

alter table restore_checks add constraint restore_checks_pkey PRIMARY KEY (id);

alter table run_files add constraint run_files_pkey PRIMARY KEY (run_id, part);

alter table run_files add constraint run_files_run_id_fkey FOREIGN KEY (run_id) REFERENCES runs(id) ON DELETE CASCADE;

alter table run_rows add constraint run_rows_malformed CHECK (((NOT (problem IS DISTINCT FROM 'MALFORMED'::text)) = (fault IS NOT NULL)));

alter table run_rows add constraint run_rows_pkey PRIMARY KEY (id);

alter table run_rows add constraint run_rows_problem_check CHECK ((problem = ANY (ARRAY['MALFORMED'::text, 'REPEATED'::text, 'EXISTING'::text, 'GUESSABLE'::text])));

alter table run_rows add constraint run_rows_repeated CHECK (((NOT (problem IS DISTINCT FROM 'REPEATED'::text)) = (first_row IS NOT NULL)));

alter table run_rows add constraint run_rows_run_id_fkey FOREIGN KEY (run_id) REFERENCES runs(id) ON DELETE CASCADE;

alter table run_rows add constraint run_rows_seq UNIQUE (run_id, seq);

alter table runs add constraint runs_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES users(id);

alter table runs add constraint runs_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table runs add constraint runs_done_check CHECK ((done >= 0));

alter table runs add constraint runs_failed CHECK (((state = 'FAILED'::text) = (failure IS NOT NULL)));

alter table runs add constraint runs_finished CHECK (((state = ANY (ARRAY['WORKING'::text, 'CHECKED'::text])) = (finished_at IS NULL)));

alter table runs add constraint runs_kind_check CHECK ((kind = ANY (ARRAY['POINT_REPLAY'::text, 'MESSAGE_IMPORT'::text, 'CODE_IMPORT'::text, 'CODE_GENERATION'::text, 'WORD_IMPORT'::text, 'WORD_TRIAL'::text, 'EXPORT'::text])));

alter table runs add constraint runs_leased CHECK (((state = 'WORKING'::text) OR (lease IS NULL)));

alter table runs add constraint runs_parameters_check CHECK ((jsonb_typeof(parameters) = 'object'::text));

alter table runs add constraint runs_phase_check CHECK ((phase = ANY (ARRAY['READING'::text, 'JUDGING'::text, 'COMMITTING'::text, 'WORKING'::text])));

alter table runs add constraint runs_pkey PRIMARY KEY (id);

alter table runs add constraint runs_reads_check CHECK ((reads >= 0));

alter table runs add constraint runs_result_check CHECK ((jsonb_typeof(result) = 'object'::text));

alter table runs add constraint runs_state_check CHECK ((state = ANY (ARRAY['WORKING'::text, 'CHECKED'::text, 'DONE'::text, 'FAILED'::text, 'CANCELLED'::text])));

alter table runs add constraint runs_target CHECK (((target_model IS NULL) = (target_id IS NULL)));

alter table runs add constraint runs_total_check CHECK ((total >= 0));

alter table saved_replies add constraint saved_replies_pkey PRIMARY KEY (id);

alter table saved_replies add constraint saved_replies_text_en_check CHECK (((text_en ~ '\S'::text) AND (char_length(text_en) <= 16000)));

alter table saved_replies add constraint saved_replies_text_vi_check CHECK (((text_vi ~ '\S'::text) AND (char_length(text_vi) <= 16000)));

alter table saved_replies add constraint saved_replies_title_check CHECK (((title ~ '\S'::text) AND (char_length(title) <= 3200)));

alter table saved_views add constraint saved_views_columns_check CHECK ((jsonb_typeof(columns) = 'array'::text));

alter table saved_views add constraint saved_views_filters_check CHECK ((jsonb_typeof(filters) = 'object'::text));

alter table saved_views add constraint saved_views_name_check CHECK (((name ~ '\S'::text) AND (char_length(name) <= 1920))) NOT VALID;

alter table saved_views add constraint saved_views_page_size_check CHECK ((page_size > 0));

alter table saved_views add constraint saved_views_pkey PRIMARY KEY (id);

alter table saved_views add constraint saved_views_sort_check CHECK ((jsonb_typeof(sort) = 'object'::text));

alter table saved_views add constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

alter table saved_views add constraint saved_views_user_id_list_name_key UNIQUE (user_id, list, name);

alter table second_factors add constraint second_factors_check CHECK (((confirmed_at IS NULL) OR (last_step IS NOT NULL)));

alter table second_factors add constraint second_factors_pkey PRIMARY KEY (user_id);

alter table second_factors add constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

alter table sensitive_word_version add constraint sensitive_word_version_pkey PRIMARY KEY (single);

alter table sensitive_word_version add constraint sensitive_word_version_single_check CHECK (single);

alter table sensitive_words add constraint sensitive_words_key_check CHECK (((key ~ '\S'::text) AND (char_length(key) <= 3200) AND (key IS NFC NORMALIZED))) NOT VALID;

alter table sensitive_words add constraint sensitive_words_key_key UNIQUE (key);

alter table sensitive_words add constraint sensitive_words_pkey PRIMARY KEY (id);

alter table sessions add constraint sessions_audience_check CHECK ((audience = ANY (ARRAY['STAFF'::text, 'MEMBER'::text])));

alter table sessions add constraint sessions_check CHECK (((ended_at IS NULL) = (end_reason IS NULL)));

alter table sessions add constraint sessions_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_keys(id);

alter table sessions add constraint sessions_pkey PRIMARY KEY (id);

alter table sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table social_groups add constraint social_groups_category_id_fkey FOREIGN KEY (category_id) REFERENCES page_categories(id);

alter table social_groups add constraint social_groups_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table social_groups add constraint social_groups_description_check CHECK ((char_length(description) <= 43000)) NOT VALID;

alter table social_groups add constraint social_groups_pkey PRIMARY KEY (id);

alter table social_groups add constraint social_groups_privacy_check CHECK ((privacy = ANY (ARRAY['PUBLIC'::text, 'PRIVATE'::text])));

alter table social_groups add constraint social_groups_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table social_groups add constraint social_groups_term_status_check CHECK ((term_status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table social_groups add constraint social_groups_total_members_check CHECK ((total_members >= 0));

alter table social_groups add constraint social_groups_total_posts_check CHECK ((total_posts >= 0));

alter table spin_balances add constraint spin_balances_pkey PRIMARY KEY (wheel_id, user_id);

alter table spin_balances add constraint spin_balances_turns_check CHECK ((turns >= 0));

alter table spin_keys add constraint spin_keys_pkey PRIMARY KEY (user_id, request_id);

alter table spin_numbers add constraint spin_numbers_pkey PRIMARY KEY (wheel_id, number);

alter table spins add constraint spins_cause_check CHECK ((cause = ANY (ARRAY['CHANCE'::text, 'ASSIGNED'::text])));

alter table spins add constraint spins_outcome CHECK ((((stock_id IS NULL) = (award_id IS NULL)) AND ((cause IS NULL) = (award_id IS NULL))));

alter table spins add constraint spins_pkey PRIMARY KEY (id);

alter table spins add constraint spins_request_id_check CHECK (((char_length(request_id) >= 1) AND (char_length(request_id) <= 64)));

alter table spins add constraint spins_salt_check CHECK ((octet_length(salt) = 32));

alter table spins add constraint spins_turn_check CHECK ((turn = ANY (ARRAY['FREE'::text, 'EARNED'::text])));

alter table stock_lanes add constraint stock_lanes_add_up TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table stock_lanes add constraint stock_lanes_awarded CHECK (((awarded >= 0) AND (awarded <= qty)));

alter table stock_lanes add constraint stock_lanes_lane_check CHECK (((lane >= 0) AND (lane <= 15)));

alter table stock_lanes add constraint stock_lanes_pkey PRIMARY KEY (stock_id, lane);

alter table stock_lanes add constraint stock_lanes_stock_id_fkey FOREIGN KEY (stock_id) REFERENCES wheel_stock(id) ON DELETE CASCADE;

alter table suspension_ends add constraint suspension_ends_model_check CHECK ((model = ANY (ARRAY['USER'::text, 'POST'::text, 'COMMENT'::text, 'GROUP'::text, 'MEDIA'::text, 'PAGE'::text, 'PRODUCT'::text])));

alter table suspension_ends add constraint suspension_ends_pkey PRIMARY KEY (model, target_id);

alter table system_notification_people add constraint system_notification_people_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES system_notifications(id);

alter table system_notification_people add constraint system_notification_people_pkey PRIMARY KEY (user_id, notification_id);

alter table system_notification_people add constraint system_notification_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table system_notifications add constraint system_notifications_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table system_notifications add constraint system_notifications_custom_message_check CHECK (((custom_message ~ '\S'::text) AND (char_length(custom_message) <= 19000))) NOT VALID;

alter table system_notifications add constraint system_notifications_pkey PRIMARY KEY (id);

alter table system_notifications add constraint system_notifications_reached CHECK (((sent_at IS NULL) = (reached IS NULL)));

alter table system_notifications add constraint system_notifications_reached_check CHECK ((reached >= 0));

alter table system_notifications add constraint system_notifications_recipients CHECK ((send_to_all_users = (cardinality(user_ids) = 0)));

alter table system_notifications add constraint system_notifications_system_notification_to_check CHECK ((system_notification_to = 'USER'::text));

alter table system_notifications add constraint system_notifications_type_check CHECK ((type = 'SYSTEM'::text));

alter table system_settings add constraint system_settings_description_check CHECK ((char_length(description) <= 16000)) NOT VALID;

alter table system_settings add constraint system_settings_key_key UNIQUE (key);

alter table system_settings add constraint system_settings_number CHECK (((type <> 'NUMBER'::text) OR (value ~ '^\d{1,12}(\.\d{1,6})?$'::text)));

alter table system_settings add constraint system_settings_pkey PRIMARY KEY (id);

alter table system_settings add constraint system_settings_type_check CHECK ((type = ANY (ARRAY['TEXT'::text, 'NUMBER'::text])));

alter table system_settings add constraint system_settings_value_check CHECK (((value ~ '\S'::text) AND (char_length(value) <= 19000))) NOT VALID;

alter table taken_out add constraint taken_out_pkey PRIMARY KEY (model, target_id, case_id);

alter table tracked_events add constraint tracked_events_api_key_id_fkey FOREIGN KEY (api_key_id) REFERENCES api_keys(id);

alter table tracked_events add constraint tracked_events_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 1250))) NOT VALID;

alter table tracked_events add constraint tracked_events_pkey PRIMARY KEY (api_key_id, key);

alter table tracked_events add constraint tracked_events_points_check CHECK ((points >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_adjust_point_percent_check CHECK ((adjust_point_percent >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_check CHECK ((rank_to >= rank_from));

alter table trusted_point_configs add constraint trusted_point_configs_check1 CHECK ((total_place_reviews_to >= total_place_reviews_from));

alter table trusted_point_configs add constraint trusted_point_configs_check2 CHECK ((invited_to > invited_from));

alter table trusted_point_configs add constraint trusted_point_configs_engagement_adjust_percent_check CHECK ((engagement_adjust_percent >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_invited CHECK (((invited_from IS NULL) = (invited_to IS NULL)));

alter table trusted_point_configs add constraint trusted_point_configs_invited_from_check CHECK ((invited_from >= 1));

alter table trusted_point_configs add constraint trusted_point_configs_max_five_posts_per_day_when_trusted_check CHECK ((max_five_posts_per_day_when_trusted_point_less_than >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_max_ten_posts_per_day_when_trusted__check CHECK ((max_ten_posts_per_day_when_trusted_point_less_than >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_new_place_coefficient_check CHECK ((new_place_coefficient >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_own_fields CHECK ((((type = ANY (ARRAY['ENGAGEMENT_MULTIPLICATION'::text, 'RANKING'::text])) OR (num_nonnulls(trusted_points_from, trusted_points_to) = 0)) AND ((type = 'ENGAGEMENT_MULTIPLICATION'::text) OR (engagement_adjust_percent IS NULL)) AND ((type = 'LIMITATION'::text) OR (num_nonnulls(unlimited_posts_per_day_when_trusted_point_greater_than, max_ten_posts_per_day_when_trusted_point_less_than, max_five_posts_per_day_when_trusted_point_less_than) = 0)) AND ((type = 'PROOF_OF_RATING'::text) OR (num_nonnulls(post_content_length, total_place_reviews_from, total_place_reviews_to, new_place_coefficient, adjust_point_percent) = 0)) AND ((type = 'RANKING'::text) OR (num_nonnulls(rank_from, rank_to) = 0)) AND ((type = 'REFERRAL'::text) OR (num_nonnulls(invited_from, invited_to) = 0)) AND ((type <> 'REFERRAL'::text) OR (points >= 0))));

alter table trusted_point_configs add constraint trusted_point_configs_pkey PRIMARY KEY (id);

alter table trusted_point_configs add constraint trusted_point_configs_post_content_length_check CHECK ((post_content_length >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_ranges_apart EXCLUDE USING gist (int4range(invited_from, invited_to, '[]'::text) WITH &&) WHERE (((invited_from IS NOT NULL) AND (deleted_at IS NULL))) DEFERRABLE;

alter table trusted_point_configs add constraint trusted_point_configs_rank_from_check CHECK ((rank_from >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_total_place_reviews_from_check CHECK ((total_place_reviews_from >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_trusted_points CHECK (((trusted_points_from >= 0) AND (trusted_points_to >= trusted_points_from)));

alter table trusted_point_configs add constraint trusted_point_configs_type_check CHECK ((type = ANY (ARRAY['ACTION'::text, 'ENGAGEMENT_MULTIPLICATION'::text, 'LIMITATION'::text, 'OTHERS'::text, 'PROOF_OF_RATING'::text, 'RANKING'::text, 'REFERRAL'::text])));

alter table trusted_point_configs add constraint trusted_point_configs_unlimited_posts_per_day_when_truste_check CHECK ((unlimited_posts_per_day_when_trusted_point_greater_than >= 0));

alter table trusted_point_versions add constraint trusted_point_versions_id_fkey FOREIGN KEY (id) REFERENCES trusted_point_configs(id);

alter table trusted_point_versions add constraint trusted_point_versions_pkey PRIMARY KEY (id, version);

alter table turn_gifts add constraint turn_gifts_pkey PRIMARY KEY (wheel_id, user_id, instruction_id, occasion);

alter table users add constraint users_avatar_id_fkey FOREIGN KEY (avatar_id) REFERENCES media(id);

alter table users add constraint users_badge_id_fkey FOREIGN KEY (badge_id) REFERENCES badges(id);

alter table users add constraint users_badge_status_check CHECK ((badge_status = ANY (ARRAY['PENDING'::text, 'VERIFIED'::text, 'FAIL'::text, 'IGNORED'::text, 'REJECTED'::text, 'INCORRECT'::text, 'NOT_VERIFIED'::text])));

alter table users add constraint users_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text));

alter table users add constraint users_full_name_check CHECK (((char_length(full_name) >= 1) AND (char_length(full_name) <= 6400))) NOT VALID;

alter table users add constraint users_gender_check CHECK ((gender = ANY (ARRAY['MALE'::text, 'FEMALE'::text, 'OTHER'::text])));

alter table users add constraint users_phone_number_check CHECK ((phone_number ~ '^\+[1-9][0-9]{6,14}$'::text));

alter table users add constraint users_phone_number_key UNIQUE (phone_number);

alter table users add constraint users_pkey PRIMARY KEY (id);

alter table users add constraint users_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table users add constraint users_referred_by_fkey FOREIGN KEY (referred_by) REFERENCES users(id);

alter table users add constraint users_term_status_check CHECK ((term_status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table users add constraint users_total_friends_check CHECK ((total_friends >= 0));

alter table users add constraint users_total_posts_check CHECK ((total_posts >= 0));

alter table users add constraint users_user_group_check CHECK ((user_group = ANY (ARRAY['ADMIN'::text, 'MEMBER'::text, 'PROVIDER'::text, 'STAFF'::text])));

alter table verify_media add constraint verify_media_bytes_check CHECK ((bytes > 0));

alter table verify_media add constraint verify_media_height_check CHECK ((height > 0));

alter table verify_media add constraint verify_media_key_check CHECK ((key ~~ 'private/%'::text));

alter table verify_media add constraint verify_media_key_key UNIQUE (key);

alter table verify_media add constraint verify_media_kind_check CHECK ((kind = ANY (ARRAY['IDENTITY'::text, 'LICENCE'::text, 'TAKEN'::text])));

alter table verify_media add constraint verify_media_pkey PRIMARY KEY (id);

alter table verify_media add constraint verify_media_position_check CHECK (("position" >= 0));

alter table verify_media add constraint verify_media_request_id_fkey FOREIGN KEY (request_id) REFERENCES verify_requests(id);

alter table verify_media add constraint verify_media_request_id_kind_position_key UNIQUE (request_id, kind, "position");

alter table verify_media add constraint verify_media_width_check CHECK ((width > 0));

alter table verify_requests add constraint verify_requests_decided CHECK (((status = 'PENDING'::text) = (decided_at IS NULL)));

alter table verify_requests add constraint verify_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);

alter table verify_requests add constraint verify_requests_description_check CHECK ((char_length(description) <= 25000)) NOT VALID;

alter table verify_requests add constraint verify_requests_erased CHECK (((erased_at IS NULL) OR ((identity_number_sealed IS NULL) AND (business_sealed IS NULL))));

alter table verify_requests add constraint verify_requests_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);

alter table verify_requests add constraint verify_requests_pkey PRIMARY KEY (id);

alter table verify_requests add constraint verify_requests_reason CHECK (((status = 'REJECTED'::text) = (reject_reason IS NOT NULL)));

alter table verify_requests add constraint verify_requests_reject_reason_check CHECK (((reject_reason ~ '\S'::text) AND (char_length(reject_reason) <= 16000))) NOT VALID;

alter table verify_requests add constraint verify_requests_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'VERIFIED'::text, 'REJECTED'::text, 'IGNORED'::text])));

alter table verify_requests add constraint verify_requests_target_key_name_check CHECK (((char_length(target_key_name) >= 1) AND (char_length(target_key_name) <= 6400))) NOT VALID;

alter table verify_requests add constraint verify_requests_target_name_check CHECK (((target_name ~ '\S'::text) AND (char_length(target_name) <= 6400))) NOT VALID;

alter table verify_requests add constraint verify_requests_target_type CHECK (((type = 'PAGE'::text) = (target_type IS NOT NULL)));

alter table verify_requests add constraint verify_requests_target_type_check CHECK ((target_type = ANY (ARRAY['BUSINESS_OR_BRAND'::text, 'COMMUNITY_OR_PUBLIC_FIGURE'::text])));

alter table verify_requests add constraint verify_requests_type_check CHECK ((type = ANY (ARRAY['PAGE'::text, 'USER'::text])));

alter table voucher_codes add constraint voucher_codes_code_check CHECK (((char_length(code) >= 1) AND (char_length(code) <= 64)));

alter table voucher_codes add constraint voucher_codes_code_key_check CHECK ((code_key <> ''::text));

alter table voucher_codes add constraint voucher_codes_deleted CHECK (((deleted_at IS NULL) OR (sold_qty = 0)));

alter table voucher_codes add constraint voucher_codes_handed_over CHECK ((((sold_qty = 0) = (redeemed_at IS NULL)) AND ((redeemed_at IS NULL) = (redeemed_by IS NULL))));

alter table voucher_codes add constraint voucher_codes_lane_check CHECK (((lane >= 0) AND (lane <= 31)));

alter table voucher_codes add constraint voucher_codes_period CHECK ((start_date < end_date));

alter table voucher_codes add constraint voucher_codes_pkey PRIMARY KEY (id);

alter table voucher_codes add constraint voucher_codes_qty_check CHECK ((qty >= 1));

alter table voucher_codes add constraint voucher_codes_redeemed_by_fkey FOREIGN KEY (redeemed_by) REFERENCES users(id);

alter table voucher_codes add constraint voucher_codes_remarks_check CHECK (((char_length(remarks) >= 1) AND (char_length(remarks) <= 16000))) NOT VALID;

alter table voucher_codes add constraint voucher_codes_reserved_once CHECK (((pool IS NULL) OR (qty = 1)));

alter table voucher_codes add constraint voucher_codes_sold CHECK (((sold_qty >= 0) AND (sold_qty <= qty)));

alter table voucher_codes add constraint voucher_codes_used CHECK (((used_qty >= 0) AND (used_qty <= sold_qty)));

alter table voucher_codes add constraint voucher_codes_vendor_code_check CHECK (((char_length(vendor_code) >= 1) AND (char_length(vendor_code) <= 3200))) NOT VALID;

alter table voucher_codes add constraint voucher_codes_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES vouchers(id);

alter table voucher_redemptions add constraint voucher_redemptions_cause_check CHECK ((cause = ANY (ARRAY['BOUGHT'::text, 'WON'::text, 'EARNED'::text, 'ENTERED'::text])));

alter table voucher_redemptions add constraint voucher_redemptions_code_id_fkey FOREIGN KEY (code_id) REFERENCES voucher_codes(id);

alter table voucher_redemptions add constraint voucher_redemptions_entry UNIQUE (entry_id) DEFERRABLE;

alter table voucher_redemptions add constraint voucher_redemptions_once UNIQUE (code_id, user_id);

alter table voucher_redemptions add constraint voucher_redemptions_paid CHECK (((price > 0) = (entry_id IS NOT NULL)));

alter table voucher_redemptions add constraint voucher_redemptions_pkey PRIMARY KEY (id);

alter table voucher_redemptions add constraint voucher_redemptions_price_check CHECK ((price >= 0));

alter table voucher_redemptions add constraint voucher_redemptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table vouchers add constraint vouchers_admin_status_check CHECK ((admin_status = ANY (ARRAY['PENDING'::text, 'APPROVED'::text, 'REJECTED'::text])));

alter table vouchers add constraint vouchers_campaigns_apart EXCLUDE USING gist (tstzrange(start_date, end_date) WITH &&) WHERE (((type = 'REFERRAL'::text) AND (status = 'ENABLED'::text)));

alter table vouchers add constraint vouchers_contact_address_check CHECK (((char_length(contact_address) >= 1) AND (char_length(contact_address) <= 16000))) NOT VALID;

alter table vouchers add constraint vouchers_contact_email_check CHECK (((char_length(contact_email) >= 1) AND (char_length(contact_email) <= 200)));

alter table vouchers add constraint vouchers_contact_phone_number_check CHECK (((char_length(contact_phone_number) >= 1) AND (char_length(contact_phone_number) <= 960))) NOT VALID;

alter table vouchers add constraint vouchers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table vouchers add constraint vouchers_deleted CHECK (((deleted_at IS NULL) OR (status = 'DISABLED'::text)));

alter table vouchers add constraint vouchers_description_check CHECK ((char_length(description) <= 133000)) NOT VALID;

alter table vouchers add constraint vouchers_description_en_check CHECK ((char_length(description_en) <= 133000)) NOT VALID;

alter table vouchers add constraint vouchers_highlight_check CHECK ((char_length(highlight) <= 19000)) NOT VALID;

alter table vouchers add constraint vouchers_highlight_en_check CHECK ((char_length(highlight_en) <= 19000)) NOT VALID;

alter table vouchers add constraint vouchers_media_ids_check CHECK ((cardinality(media_ids) <= 5));

alter table vouchers add constraint vouchers_number_key UNIQUE (number);

alter table vouchers add constraint vouchers_period CHECK ((start_date < end_date));

alter table vouchers add constraint vouchers_pkey PRIMARY KEY (id);

alter table vouchers add constraint vouchers_point_spend CHECK (((type = 'POINT_EXCHANGE'::text) OR (point_spend = 0)));

alter table vouchers add constraint vouchers_point_spend_check CHECK ((point_spend >= 0));

alter table vouchers add constraint vouchers_printed CHECK (((NOT is_printed) OR (type <> 'POINT_EXCHANGE'::text)));

alter table vouchers add constraint vouchers_prize_title_check CHECK (((char_length(prize_title) >= 1) AND (char_length(prize_title) <= 3200))) NOT VALID;

alter table vouchers add constraint vouchers_prize_title_en_check CHECK (((char_length(prize_title_en) >= 1) AND (char_length(prize_title_en) <= 3200))) NOT VALID;

alter table vouchers add constraint vouchers_referral CHECK (((type = 'REFERRAL'::text) = (referral_turns IS NOT NULL)));

alter table vouchers add constraint vouchers_referral_approved CHECK (((type <> 'REFERRAL'::text) OR ((admin_status = 'APPROVED'::text) AND (cardinality(media_ids) = 1))));

alter table vouchers add constraint vouchers_referral_turns_check CHECK ((referral_turns >= 0));

alter table vouchers add constraint vouchers_status_check CHECK ((status = ANY (ARRAY['ENABLED'::text, 'DISABLED'::text])));

alter table vouchers add constraint vouchers_term_and_condition_check CHECK ((char_length(term_and_condition) <= 133000)) NOT VALID;

alter table vouchers add constraint vouchers_term_and_condition_en_check CHECK ((char_length(term_and_condition_en) <= 133000)) NOT VALID;

alter table vouchers add constraint vouchers_title_check CHECK (((title ~ '\S'::text) AND (char_length(title) <= 3200))) NOT VALID;

alter table vouchers add constraint vouchers_title_en_check CHECK (((title_en ~ '\S'::text) AND (char_length(title_en) <= 3200))) NOT VALID;

alter table vouchers add constraint vouchers_type_check CHECK ((type = ANY (ARRAY['POINT_EXCHANGE'::text, 'GAME'::text, 'REFERRAL'::text])));

alter table webhook_deliveries add constraint webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id);

alter table webhook_deliveries add constraint webhook_deliveries_pkey PRIMARY KEY (id);

alter table webhook_deliveries add constraint webhook_deliveries_state_check CHECK ((state = ANY ('{PENDING,DELIVERED,FAILED}'::text[])));

alter table webhook_drains add constraint webhook_drains_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id);

alter table webhook_drains add constraint webhook_drains_pkey PRIMARY KEY (endpoint_id);

alter table webhook_endpoints add constraint webhook_endpoints_check CHECK (((paused_at IS NULL) = (paused_because IS NULL)));

alter table webhook_endpoints add constraint webhook_endpoints_check1 CHECK (((former_secret_sealed IS NULL) = (former_secret_until IS NULL)));

alter table webhook_endpoints add constraint webhook_endpoints_note_check CHECK ((char_length(note) <= 6400)) NOT VALID;

alter table webhook_endpoints add constraint webhook_endpoints_paused_because_check CHECK ((paused_because = ANY ('{BY_HAND,FAILING}'::text[])));

alter table webhook_endpoints add constraint webhook_endpoints_pkey PRIMARY KEY (id);

alter table webhook_endpoints add constraint webhook_endpoints_types_check CHECK ((cardinality(types) > 0));

alter table webhook_endpoints add constraint webhook_endpoints_url_check CHECK (((char_length(url) >= 1) AND (char_length(url) <= 2000)));

alter table webhook_tries add constraint webhook_tries_pkey PRIMARY KEY (delivery_id, number);

alter table wheel_awards add constraint wheel_awards_cause_check CHECK ((cause = ANY (ARRAY['CHANCE'::text, 'ASSIGNED'::text])));

alter table wheel_awards add constraint wheel_awards_code_id_fkey FOREIGN KEY (code_id) REFERENCES voucher_codes(id);

alter table wheel_awards add constraint wheel_awards_code_once UNIQUE (code_id);

alter table wheel_awards add constraint wheel_awards_entry_once UNIQUE (entry_id);

alter table wheel_awards add constraint wheel_awards_gift CHECK ((num_nonnulls(code_id, entry_id) <= 1));

alter table wheel_awards add constraint wheel_awards_pkey PRIMARY KEY (id);

alter table wheel_awards add constraint wheel_awards_unit CHECK ((num_nonnulls(lane, unit) =
CASE cause
    WHEN 'CHANCE'::text THEN 2
    ELSE 0
END));

alter table wheel_awards add constraint wheel_awards_unit_once UNIQUE (stock_id, lane, unit);

alter table wheel_awards add constraint wheel_awards_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table wheel_awards add constraint wheel_awards_wheel CHECK ((wheel_id IS NOT NULL));

alter table wheel_batches add constraint wheel_batches_apart EXCLUDE USING gist (wheel_id WITH =, tstzrange(start_date, end_date) WITH &&) DEFERRABLE INITIALLY DEFERRED;

alter table wheel_batches add constraint wheel_batches_period CHECK ((start_date < end_date));

alter table wheel_batches add constraint wheel_batches_pkey PRIMARY KEY (id);

alter table wheel_batches add constraint wheel_batches_seed_check CHECK ((seed <> ''::text));

alter table wheel_batches add constraint wheel_batches_seed_hash_check CHECK ((octet_length(seed_hash) = 32));

alter table wheel_batches add constraint wheel_batches_wheel_id_fkey FOREIGN KEY (wheel_id) REFERENCES lucky_wheels(id);

alter table wheel_batches add constraint wheel_dates_frozen TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table wheel_designations add constraint wheel_designations_add_up TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table wheel_designations add constraint wheel_designations_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table wheel_designations add constraint wheel_designations_lane_check CHECK (((lane >= 0) AND (lane <= 15)));

alter table wheel_designations add constraint wheel_designations_once PRIMARY KEY (stock_id, user_id);

alter table wheel_designations add constraint wheel_designations_reason_check CHECK (((reason ~ '\S'::text) AND (char_length(reason) <= 16000))) NOT VALID;

alter table wheel_designations add constraint wheel_designations_salt_check CHECK ((octet_length(salt) = 32));

alter table wheel_designations add constraint wheel_designations_stock_id_fkey FOREIGN KEY (stock_id) REFERENCES wheel_stock(id);

alter table wheel_designations add constraint wheel_designations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table wheel_missions add constraint wheel_missions_mission_check CHECK ((mission = ANY (ARRAY['SIGN_IN'::text, 'REFERRAL'::text, 'REVIEW'::text, 'CHECK_IN'::text, 'SHARE'::text])));

alter table wheel_missions add constraint wheel_missions_pkey PRIMARY KEY (wheel_id, user_id, mission, day);

alter table wheel_missions add constraint wheel_missions_times_check CHECK ((times > 0));

alter table wheel_prizes add constraint wheel_prizes_gift CHECK ((num_nonnulls(point, voucher_id) = 1));

alter table wheel_prizes add constraint wheel_prizes_index UNIQUE (wheel_id, prize_index);

alter table wheel_prizes add constraint wheel_prizes_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);

alter table wheel_prizes add constraint wheel_prizes_pkey PRIMARY KEY (id);

alter table wheel_prizes add constraint wheel_prizes_point_check CHECK ((point >= 0));

alter table wheel_prizes add constraint wheel_prizes_prize_index_check CHECK (((prize_index >= 0) AND (prize_index <= 999)));

alter table wheel_prizes add constraint wheel_prizes_prize_tier_check CHECK ((prize_tier = ANY (ARRAY['DIAMOND'::text, 'GOLD'::text, 'SILVER'::text, 'BRONZE'::text])));

alter table wheel_prizes add constraint wheel_prizes_total_qty_check CHECK ((total_qty >= 0));

alter table wheel_prizes add constraint wheel_prizes_voucher_id_fkey FOREIGN KEY (voucher_id) REFERENCES vouchers(id);

alter table wheel_prizes add constraint wheel_prizes_wheel_id_fkey FOREIGN KEY (wheel_id) REFERENCES lucky_wheels(id);

alter table wheel_spins add constraint wheel_spins_hour_check CHECK ((hour = date_trunc('hour'::text, hour)));

alter table wheel_stock add constraint wheel_quantity_frozen TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table wheel_stock add constraint wheel_stock_adds_up TRIGGER DEFERRABLE INITIALLY DEFERRED;

alter table wheel_stock add constraint wheel_stock_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES wheel_batches(id);

alter table wheel_stock add constraint wheel_stock_once UNIQUE (batch_id, prize_id);

alter table wheel_stock add constraint wheel_stock_pkey PRIMARY KEY (id);

alter table wheel_stock add constraint wheel_stock_prize_id_fkey FOREIGN KEY (prize_id) REFERENCES wheel_prizes(id);

alter table wheel_stock add constraint wheel_stock_qty_check CHECK (((qty >= 0) AND (qty <= 1000000)));

alter table wheel_tiers add constraint wheel_tiers_name_check CHECK (((name ~ '\S'::text) AND (char_length(name) <= 1600))) NOT VALID;

alter table wheel_tiers add constraint wheel_tiers_name_en_check CHECK (((name_en ~ '\S'::text) AND (char_length(name_en) <= 1600))) NOT VALID;

alter table wheel_tiers add constraint wheel_tiers_pkey PRIMARY KEY (wheel_id, prize_tier);

alter table wheel_tiers add constraint wheel_tiers_prize_tier_check CHECK ((prize_tier = ANY (ARRAY['DIAMOND'::text, 'GOLD'::text, 'SILVER'::text, 'BRONZE'::text])));

alter table wheel_tiers add constraint wheel_tiers_wheel_id_fkey FOREIGN KEY (wheel_id) REFERENCES lucky_wheels(id);

CREATE INDEX api_keys_by_time ON public.api_keys USING btree (created_at, id);

CREATE INDEX appeals_of_member ON public.appeals USING btree (user_id, created_at, id);

CREATE INDEX audit_checkpoint_heads_of_chain ON public.audit_checkpoint_heads USING btree (chain, "position");

CREATE INDEX audit_entries_by_action ON public.audit_entries USING btree (action, created_at, id);

CREATE INDEX audit_entries_by_actor ON public.audit_entries USING btree (actor_id, created_at, id);

CREATE INDEX audit_entries_by_actor_action ON public.audit_entries USING btree (actor_id, action, created_at, id);

CREATE INDEX audit_entries_by_actor_model ON public.audit_entries USING btree (actor_id, model, created_at, id);

CREATE INDEX audit_entries_by_model ON public.audit_entries USING btree (model, created_at, id);

CREATE INDEX audit_entries_by_time ON public.audit_entries USING btree (created_at, id);

CREATE INDEX audit_tally_by_actor ON public.audit_tally USING btree (actor_id, day);

CREATE INDEX audit_tally_by_day ON public.audit_tally USING btree (day);

CREATE INDEX audit_unsealed_of_chain ON public.audit_unsealed USING btree (chain, "position");

CREATE INDEX audit_verifications_by_time ON public.audit_verifications USING btree (started_at DESC);

CREATE INDEX backups_by_end ON public.backups USING btree (finished_at DESC);

CREATE INDEX badge_forms_by_form ON public.badge_forms USING btree (form_id);

CREATE INDEX badge_register_forms_by_created ON public.badge_register_forms USING btree (created_at, id);

CREATE INDEX badge_register_forms_by_detail ON public.badge_register_forms USING btree (detail_sort, id);

CREATE INDEX badge_register_forms_by_figure ON public.badge_register_forms USING btree (figure_id) WHERE (figure_id IS NOT NULL);

CREATE INDEX badge_request_forms_by_media ON public.badge_request_forms USING btree (media_id) WHERE (media_id IS NOT NULL);

CREATE INDEX badge_requests_badge_by_status ON public.badge_requests USING btree (badge_id, status, id);

CREATE INDEX badge_requests_badge_created ON public.badge_requests USING btree (badge_id, created_at, id);

CREATE INDEX badge_requests_badge_name ON public.badge_requests USING btree (badge_id, name_sort, id);

CREATE INDEX badge_requests_badge_status_created ON public.badge_requests USING btree (badge_id, status, created_at, id);

CREATE INDEX badge_requests_badge_status_name ON public.badge_requests USING btree (badge_id, status, name_sort, id);

CREATE INDEX badge_requests_badge_status_title ON public.badge_requests USING btree (badge_id, status, title_sort, id);

CREATE INDEX badge_requests_badge_title ON public.badge_requests USING btree (badge_id, title_sort, id);

CREATE INDEX badge_requests_by_created ON public.badge_requests USING btree (created_at, id);

CREATE INDEX badge_requests_by_id_end ON public.badge_requests USING btree ("right"((id)::text, 6));

CREATE INDEX badge_requests_by_name ON public.badge_requests USING btree (name_sort, id);

CREATE INDEX badge_requests_by_status ON public.badge_requests USING btree (status, id);

CREATE INDEX badge_requests_by_title ON public.badge_requests USING btree (title_sort, id);

CREATE INDEX badge_requests_of_user ON public.badge_requests USING btree (user_id);

CREATE INDEX badge_requests_pending_by_created ON public.badge_requests USING btree (created_at, id) WHERE (status = 'PENDING'::text);

CREATE INDEX badge_requests_pending_by_id ON public.badge_requests USING btree (id) WHERE (status = 'PENDING'::text);

CREATE INDEX badge_requests_search ON public.badge_requests USING gin (search gin_trgm_ops);

CREATE INDEX badge_requests_status_created ON public.badge_requests USING btree (status, created_at, id);

CREATE INDEX badge_requests_status_name ON public.badge_requests USING btree (status, name_sort, id);

CREATE INDEX badge_requests_status_title ON public.badge_requests USING btree (status, title_sort, id);

CREATE INDEX badges_by_media ON public.badges USING btree (media_id) WHERE (media_id IS NOT NULL);

CREATE INDEX badges_by_status ON public.badges USING btree (status, id);

CREATE INDEX badges_by_title ON public.badges USING btree (title_sort, id);

CREATE INDEX balances_by_earned ON public.balances USING btree (earned_points DESC, user_id);

CREATE INDEX balances_by_points ON public.balances USING btree (active_points, user_id);

CREATE INDEX banners_by_end ON public.banners USING btree (end_date);

CREATE INDEX banners_by_media ON public.banners USING btree (media_id);

CREATE INDEX banners_by_page ON public.banners USING btree (page_id) WHERE (page_id IS NOT NULL);

CREATE INDEX banners_by_post ON public.banners USING btree (post_id) WHERE (post_id IS NOT NULL);

CREATE INDEX blocked_details_of_creator ON public.blocked_details USING btree (creator_id, created_at, id);

CREATE INDEX blocked_details_of_decision ON public.blocked_details USING btree (decision, creator_id) WHERE (decision IS NOT NULL);

CREATE INDEX blocked_details_of_target ON public.blocked_details USING btree (model, target_id, created_at DESC, id DESC);

CREATE INDEX blocked_details_strikes ON public.blocked_details USING btree (creator_id, created_at) WHERE (strike_weight IS NOT NULL);

CREATE INDEX calibration_records_of_record ON public.calibration_records USING btree (model, target_id);

CREATE INDEX calibrations_disagreeing ON public.calibrations USING btree (answered_at, case_id) WHERE (agrees IS FALSE);

CREATE INDEX calibrations_of_week ON public.calibrations USING btree (week);

CREATE INDEX case_decision_tally_by_hour ON public.case_decision_tally USING btree (hour);

CREATE INDEX case_decisions_by_author ON public.case_decisions USING btree (decided_by, decided_at, id);

CREATE INDEX case_decisions_by_state ON public.case_decisions USING btree (state, decided_at, id);

CREATE INDEX case_decisions_by_step ON public.case_decisions USING btree (decision_step(opened_at, decided_at), decided_at) INCLUDE (opened_at) WHERE ((state = ANY (ARRAY['APPLIED'::text, 'UNDOING'::text, 'UNDONE'::text])) AND (NOT proposed));

CREATE INDEX case_decisions_by_time ON public.case_decisions USING btree (decided_at, id);

CREATE INDEX case_decisions_figures ON public.case_decisions USING btree (decided_by, decided_at) INCLUDE (opened_at, state, second_by, proposed);

CREATE INDEX case_decisions_not_told ON public.case_decisions USING btree (undo_until) WHERE ((state = 'APPLIED'::text) AND (told_at IS NULL));

CREATE INDEX case_decisions_of_case ON public.case_decisions USING btree (case_id, decided_at, id);

CREATE INDEX case_due_tally_by_hour ON public.case_due_tally USING btree (hour);

CREATE INDEX case_notices_of_person ON public.case_notices USING btree (person_id, created_at, decision_id);

CREATE INDEX cases_by_age ON public.cases USING btree (state, opened_at, id) WHERE (state <> 'CLOSED'::text);

CREATE INDEX cases_by_age_of_model ON public.cases USING btree (state, lead_model, opened_at, id) WHERE (state <> 'CLOSED'::text);

CREATE INDEX cases_by_lead ON public.cases USING btree (lead_model, lead_id);

CREATE INDEX cases_by_reports ON public.cases USING btree (state, reports DESC, due_at, id) WHERE (state <> 'CLOSED'::text);

CREATE INDEX cases_by_reports_of_model ON public.cases USING btree (state, lead_model, reports DESC, due_at, id) WHERE (state <> 'CLOSED'::text);

CREATE INDEX cases_by_severity ON public.cases USING btree (state, severity DESC, due_at, id) WHERE (state <> 'CLOSED'::text);

CREATE INDEX cases_by_severity_of_model ON public.cases USING btree (state, lead_model, severity DESC, due_at, id) WHERE (state <> 'CLOSED'::text);

CREATE INDEX cases_closed ON public.cases USING btree (closed_at, id) WHERE (state = 'CLOSED'::text);

CREATE INDEX cases_closed_by_model ON public.cases USING btree (lead_model, closed_at, id) WHERE (state = 'CLOSED'::text);

CREATE INDEX cases_due ON public.cases USING btree (state, due_at, id) WHERE (state <> 'CLOSED'::text);

CREATE INDEX cases_due_by_both ON public.cases USING btree (state, lead_model, severity, due_at, id) WHERE (state <> 'CLOSED'::text);

CREATE INDEX cases_due_by_model ON public.cases USING btree (state, lead_model, due_at, id) WHERE (state <> 'CLOSED'::text);

CREATE INDEX cases_due_by_severity ON public.cases USING btree (state, severity, due_at, id) WHERE (state <> 'CLOSED'::text);

CREATE INDEX cases_held ON public.cases USING btree (held_by) WHERE (held_by IS NOT NULL);

CREATE INDEX cases_like ON public.cases USING btree (like_case_id) WHERE (like_case_id IS NOT NULL);

CREATE INDEX cases_of_creator ON public.cases USING btree (creator_id) WHERE (state <> 'CLOSED'::text);

CREATE INDEX cases_search ON public.cases USING gin (search gin_trgm_ops) WHERE (state <> 'CLOSED'::text);

CREATE INDEX change_set_items_by_target ON public.change_set_items USING btree (target_id, change_set_id);

CREATE INDEX change_sets_by_created ON public.change_sets USING btree (created_at, id);

CREATE INDEX change_sets_by_status ON public.change_sets USING btree (status, created_at, id);

CREATE INDEX change_sets_due ON public.change_sets USING btree (apply_at) WHERE (status = 'SCHEDULED'::text);

CREATE INDEX comments_by_creator ON public.comments USING btree (created_by, created_at, id);

CREATE INDEX comments_of_post ON public.comments USING btree (post_id, created_at, id);

CREATE INDEX configs_by_created ON public.configs USING btree (created_at, id);

CREATE INDEX creator_report_days_top ON public.creator_report_days USING btree (day, reports DESC, creator_id);

CREATE INDEX events_by_animation ON public.events USING btree (animation_id);

CREATE INDEX events_by_background ON public.events USING btree (background_id);

CREATE INDEX events_by_created ON public.events USING btree (created_at, id);

CREATE INDEX events_by_logo ON public.events USING btree (logo_id);

CREATE INDEX events_by_name ON public.events USING btree (name_sort, id);

CREATE INDEX failed_spin_messages_by_created ON public.failed_spin_messages USING btree (created_at, id);

CREATE INDEX failed_spin_messages_by_search ON public.failed_spin_messages USING gin (search gin_trgm_ops);

CREATE INDEX idempotency_keys_by_time ON public.idempotency_keys USING btree (created_at);

CREATE INDEX idempotency_keys_of_owner ON public.idempotency_keys USING btree (owner, created_at);

CREATE INDEX job_failures_by_time ON public.job_failures USING btree (job, first_failed_at, item);

CREATE INDEX lucky_wheel_instructions_by_created ON public.lucky_wheel_instructions USING btree (created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX lucky_wheel_instructions_by_search ON public.lucky_wheel_instructions USING gin (search gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX lucky_wheel_instructions_by_type ON public.lucky_wheel_instructions USING btree (type, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX lucky_wheels_by_created ON public.lucky_wheels USING btree (created_at, id);

CREATE INDEX lucky_wheels_by_trashed ON public.lucky_wheels USING btree (trashed, created_at, id);

CREATE INDEX lucky_wheels_search ON public.lucky_wheels USING gin (search gin_trgm_ops);

CREATE INDEX marks_of_note ON public.marks USING btree (note_id) WHERE (note_id IS NOT NULL);

CREATE INDEX marks_of_person ON public.marks USING btree (person_id, created_at, id);

CREATE INDEX marks_unread ON public.marks USING btree (person_id, model, target_id) WHERE (read_at IS NULL);

CREATE INDEX media_refused ON public.media USING btree (id) WHERE refused;

CREATE INDEX member_actions_by_moment ON public.member_actions USING btree (occurred_at, user_id, id);

CREATE INDEX member_actions_by_record ON public.member_actions USING btree (record_id) WHERE (record_id IS NOT NULL);

CREATE INDEX member_actions_of_day ON public.member_actions USING btree (user_id, day, kind);

CREATE INDEX member_notices_of_user ON public.member_notices USING btree (user_id, created_at, id);

CREATE INDEX menu_banners_by_media ON public.menu_banners USING btree (media_id) WHERE (media_id IS NOT NULL);

CREATE INDEX notes_of_target ON public.notes USING btree (model, target_id, created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX outbox_by_position ON public.outbox USING btree ("position") WHERE ("position" IS NOT NULL);

CREATE INDEX page_admins_by_user ON public.page_admins USING btree (user_id);

CREATE INDEX page_categories_by_created ON public.page_categories USING btree (created_at, id);

CREATE INDEX pages_by_created ON public.pages USING btree (created_at, id);

CREATE INDEX pages_by_logo ON public.pages USING btree (logo_id, id) WHERE (logo_id IS NOT NULL);

CREATE INDEX pages_by_status_set ON public.pages USING btree (status_set_at, id);

CREATE INDEX pages_creators ON public.pages USING btree (created_by);

CREATE INDEX pages_owners ON public.pages USING btree (owner_id) WHERE (owner_id IS NOT NULL);

CREATE INDEX pages_partners ON public.pages USING btree (id) WHERE is_partner;

CREATE INDEX pages_rare_by_created ON public.pages USING btree (created_at, id) WHERE (term_status <> 'NORMAL'::text);

CREATE INDEX pages_rare_by_status_set ON public.pages USING btree (status_set_at, id) WHERE (term_status <> 'NORMAL'::text);

CREATE INDEX pages_search ON public.pages USING gin (search gin_trgm_ops);

CREATE INDEX pages_status_created ON public.pages USING btree (term_status, created_at, id) WHERE (term_status <> 'NORMAL'::text);

CREATE INDEX pages_status_set ON public.pages USING btree (term_status, status_set_at, id) WHERE (term_status <> 'NORMAL'::text);

CREATE INDEX place_media_by_media ON public.place_media USING btree (media_id);

CREATE INDEX places_by_checkins ON public.places USING btree (checkins, reviews, id);

CREATE INDEX places_by_created ON public.places USING btree (created_at, id);

CREATE INDEX places_by_primary_image ON public.places USING btree (primary_image_id) WHERE (primary_image_id IS NOT NULL);

CREATE INDEX places_search ON public.places USING gin (search gin_trgm_ops);

CREATE INDEX point_corrections_by_status ON public.point_corrections USING btree (status, created_at, id);

CREATE INDEX point_corrections_by_time ON public.point_corrections USING btree (created_at, id);

CREATE INDEX point_corrections_of_user ON public.point_corrections USING btree (user_id, created_at, id);

CREATE INDEX point_days_top ON public.point_days USING btree (day, earned DESC, user_id);

CREATE INDEX point_entries_by_post ON public.point_entries USING btree (post_id) WHERE (post_id IS NOT NULL);

CREATE INDEX point_entries_corrected ON public.point_entries USING btree (user_id, corrects) WHERE (corrects IS NOT NULL);

CREATE INDEX point_entries_of_action ON public.point_entries USING btree (user_id, action_id) WHERE (action_id IS NOT NULL);

CREATE INDEX point_entries_of_user ON public.point_entries USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX point_expiry_by_oldest ON public.point_expiry USING btree (oldest, user_id);

CREATE INDEX post_media_by_media ON public.post_media USING btree (media_id, post_id);

CREATE INDEX posts_authors ON public.posts USING btree (id) INCLUDE (created_by);

CREATE INDEX posts_by_created ON public.posts USING btree (created_at, id) INCLUDE (status, deleted_at);

CREATE INDEX posts_by_id_end ON public.posts USING btree ("right"((id)::text, 6));

CREATE INDEX posts_creator_created ON public.posts USING btree (created_by, created_at, id) INCLUDE (status);

CREATE INDEX posts_group_created ON public.posts USING btree (group_id, created_at, id) WHERE (group_id IS NOT NULL);

CREATE INDEX posts_page_created ON public.posts USING btree (page_id, created_at, id) WHERE (page_id IS NOT NULL);

CREATE INDEX posts_place_created ON public.posts USING btree (place_id, created_at, id) WHERE (place_id IS NOT NULL);

CREATE INDEX posts_reviews_of_place ON public.posts USING btree (place_id, id) WHERE ((type = 'REVIEW'::text) AND (place_id IS NOT NULL));

CREATE INDEX posts_sharing ON public.posts USING btree (shared_post_id) WHERE (shared_post_id IS NOT NULL);

CREATE INDEX posts_status_created ON public.posts USING btree (status, created_at, id) WHERE (status <> 'NORMAL'::text);

CREATE INDEX posts_title_search ON public.posts USING gin (title_search gin_trgm_ops);

CREATE INDEX presence_of_record ON public.presence USING btree (model, target_id);

CREATE INDEX preset_reasons_in_their_order ON public.preset_reasons USING btree (model, restores, "position", id);

CREATE INDEX private_uploads_by_time ON public.private_uploads USING btree (created_at);

CREATE INDEX product_media_by_media ON public.product_media USING btree (media_id, product_id);

CREATE INDEX products_by_created ON public.products USING btree (created_at, id) INCLUDE (type, term_status, on_travel_store) WHERE (deleted_at IS NULL);

CREATE INDEX products_creators ON public.products USING btree (created_by);

CREATE INDEX products_of_page ON public.products USING btree (page_id, created_at, id);

CREATE INDEX products_rare_by_created ON public.products USING btree (created_at, id) WHERE ((term_status <> 'NORMAL'::text) AND (deleted_at IS NULL));

CREATE INDEX products_search ON public.products USING gin (title_search gin_trgm_ops);

CREATE INDEX products_status_created ON public.products USING btree (term_status, created_at, id) WHERE ((deleted_at IS NULL) AND (term_status <> 'NORMAL'::text));

CREATE INDEX products_store_created ON public.products USING btree (created_at, id) WHERE ((deleted_at IS NULL) AND on_travel_store);

CREATE INDEX ranks_unbooked ON public.ranks_reached USING btree (reached_at, user_id) WHERE (booked_at IS NULL);

CREATE INDEX rate_limits_expiry ON public.rate_limits USING btree (expire);

CREATE INDEX record_prints_band_1 ON public.record_prints USING btree (kind, band_1, target_id);

CREATE INDEX record_prints_band_2 ON public.record_prints USING btree (kind, band_2, target_id);

CREATE INDEX record_prints_band_3 ON public.record_prints USING btree (kind, band_3, target_id);

CREATE INDEX record_prints_band_4 ON public.record_prints USING btree (kind, band_4, target_id);

CREATE INDEX referral_days_top ON public.referral_days USING btree (day, referred DESC, user_id);

CREATE INDEX referral_rewards_by_person ON public.referral_rewards USING btree (user_id, created_at);

CREATE INDEX referral_rewards_waiting ON public.referral_rewards USING btree (campaign_id, created_at) WHERE (redemption_id IS NULL);

CREATE INDEX referrals_by_moment ON public.referrals USING btree (created_at, id);

CREATE INDEX referrals_by_network ON public.referrals USING btree (network, created_at);

CREATE INDEX referrals_of_status ON public.referrals USING btree (status, created_at, id);

CREATE INDEX referrals_waiting ON public.referrals USING btree (inviter_id) WHERE (status = 'WAITING'::text);

CREATE INDEX refresh_tokens_expiry ON public.refresh_tokens USING btree (expires_at);

CREATE INDEX refresh_tokens_of_session ON public.refresh_tokens USING btree (session_id);

CREATE INDEX refresh_tokens_successors ON public.refresh_tokens USING btree (replaced_at) WHERE (successor IS NOT NULL);

CREATE INDEX replay_differences_by_size ON public.replay_differences USING btree (run_id, difference);

CREATE INDEX report_targets_by_time ON public.report_targets USING btree (model, last_report_at, target_id);

CREATE INDEX report_targets_by_total ON public.report_targets USING btree (model, total, target_id);

CREATE INDEX report_targets_handled_by_time ON public.report_targets USING btree (model, last_report_at, target_id) WHERE handled;

CREATE INDEX report_targets_handled_by_total ON public.report_targets USING btree (model, total, target_id) WHERE handled;

CREATE INDEX report_targets_not_compared ON public.report_targets USING btree (last_report_at, target_id) WHERE ((compared_at IS NULL) AND (case_id IS NOT NULL));

CREATE INDEX report_targets_of_case ON public.report_targets USING btree (case_id) WHERE (case_id IS NOT NULL);

CREATE INDEX report_targets_of_creator ON public.report_targets USING btree (creator_id, last_report_at, target_id) WHERE (creator_id IS NOT NULL);

CREATE INDEX report_targets_open_by_time ON public.report_targets USING btree (model, last_report_at, target_id) WHERE (NOT handled);

CREATE INDEX report_targets_open_by_total ON public.report_targets USING btree (model, total, target_id) WHERE (NOT handled);

CREATE INDEX report_targets_open_status_by_time ON public.report_targets USING btree (model, status, last_report_at, target_id) WHERE ((status <> 'NORMAL'::text) AND (NOT handled));

CREATE INDEX report_targets_open_status_by_total ON public.report_targets USING btree (model, status, total, target_id) WHERE (NOT handled);

CREATE INDEX report_targets_search ON public.report_targets USING gin (search gin_trgm_ops) WHERE (search <> ''::text);

CREATE INDEX report_targets_status_by_time ON public.report_targets USING btree (model, status, last_report_at, target_id) WHERE (status <> 'NORMAL'::text);

CREATE INDEX report_targets_status_by_total ON public.report_targets USING btree (model, status, total, target_id);

CREATE INDEX reports_by_creator_newest ON public.reports USING btree (created_by, created_at);

CREATE INDEX reports_of_person ON public.reports USING btree (created_by, model, target_id);

CREATE INDEX reports_of_target ON public.reports USING btree (model, target_id, created_at DESC, id DESC);

CREATE INDEX restore_checks_by_end ON public.restore_checks USING btree (finished_at DESC);

CREATE INDEX run_rows_with_problem ON public.run_rows USING btree (run_id, problem, seq) WHERE (problem IS NOT NULL);

CREATE INDEX runs_by_created ON public.runs USING btree (created_at, id);

CREATE INDEX runs_by_kind ON public.runs USING btree (kind, created_at, id);

CREATE INDEX runs_by_person ON public.runs USING btree (created_by, created_at, id);

CREATE INDEX runs_by_search ON public.runs USING gin (search gin_trgm_ops);

CREATE INDEX runs_by_state ON public.runs USING btree (state, created_at, id);

CREATE INDEX runs_kept_by_person ON public.runs USING btree (created_by, finished_at DESC) WHERE ((state = ANY (ARRAY['WORKING'::text, 'CHECKED'::text])) OR (kept_bytes > 0));

CREATE INDEX runs_to_work_on ON public.runs USING btree (id) WHERE (state = 'WORKING'::text);

CREATE INDEX saved_replies_by_title ON public.saved_replies USING btree (title, id);

CREATE INDEX saved_views_shared ON public.saved_views USING btree (list, name) WHERE shared;

CREATE INDEX sensitive_words_by_created ON public.sensitive_words USING btree (created_at, id);

CREATE INDEX sensitive_words_by_search ON public.sensitive_words USING gin (search gin_trgm_ops);

CREATE INDEX sessions_of_keys_by_use ON public.sessions USING btree (last_used_at) WHERE (key_id IS NOT NULL);

CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id) WHERE (ended_at IS NULL);

CREATE INDEX social_groups_by_created ON public.social_groups USING btree (created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX social_groups_search ON public.social_groups USING gin (search gin_trgm_ops);

CREATE INDEX spins_numbered ON public.spins USING btree (wheel_id, number) WHERE (number IS NOT NULL);

CREATE INDEX spins_of_person ON public.spins USING btree (user_id, created_at);

CREATE INDEX spins_of_stock ON public.spins USING btree (stock_id, created_at, id) WHERE (stock_id IS NOT NULL);

CREATE INDEX spins_of_wheel ON public.spins USING btree (wheel_id, created_at, id) INCLUDE (cause);

CREATE INDEX spins_to_seal ON public.spins USING btree (wheel_id, created_at, id) WHERE (number IS NULL);

CREATE INDEX spins_won ON public.spins USING btree (wheel_id, created_at, id) INCLUDE (cause) WHERE (cause IS NOT NULL);

CREATE INDEX suspension_ends_due ON public.suspension_ends USING btree (until, model, target_id);

CREATE INDEX system_notifications_by_created ON public.system_notifications USING btree (created_at, id) WHERE listed;

CREATE INDEX system_notifications_by_status ON public.system_notifications USING btree (status, created_at, id) WHERE listed;

CREATE INDEX system_notifications_to_all ON public.system_notifications USING btree (sent_at, id) WHERE ((status = 'SENT'::text) AND send_to_all_users);

CREATE INDEX tracked_events_by_time ON public.tracked_events USING btree (created_at);

CREATE INDEX trusted_point_versions_by_type ON public.trusted_point_versions USING btree (type, since);

CREATE INDEX users_badge_created ON public.users USING btree (badge_id, created_at, id) WHERE (badge_id IS NOT NULL);

CREATE INDEX users_badge_name ON public.users USING btree (badge_id, name_sort, id) WHERE (badge_id IS NOT NULL);

CREATE INDEX users_badge_point ON public.users USING btree (badge_id, point, id) WHERE (badge_id IS NOT NULL);

CREATE INDEX users_blocked_by_avatar ON public.users USING btree (avatar_id) WHERE ((avatar_id IS NOT NULL) AND (term_status = 'BLOCKED'::text));

CREATE INDEX users_by_avatar ON public.users USING btree (avatar_id, id) WHERE (avatar_id IS NOT NULL);

CREATE INDEX users_by_created ON public.users USING btree (created_at, id) INCLUDE (term_status, user_group, gender, badge_id);

CREATE INDEX users_by_id_end ON public.users USING btree ("right"((id)::text, 6));

CREATE INDEX users_by_name ON public.users USING btree (name_sort, id) INCLUDE (term_status, user_group, gender, badge_id);

CREATE INDEX users_by_name_key ON public.users USING btree (search_key(full_name), id);

CREATE INDEX users_by_point ON public.users USING btree (point, id);

CREATE INDEX users_by_referrer ON public.users USING btree (referred_by) WHERE (referred_by IS NOT NULL);

CREATE INDEX users_found ON public.users USING btree (id) INCLUDE (search, term_status, user_group, gender, badge_id);

CREATE INDEX users_gender_name ON public.users USING btree (gender, name_sort, id);

CREATE INDEX users_group_badge_created ON public.users USING btree (user_group, badge_id, created_at, id) WHERE ((user_group <> 'MEMBER'::text) AND (badge_id IS NOT NULL));

CREATE INDEX users_group_badge_name ON public.users USING btree (user_group, badge_id, name_sort, id) WHERE ((user_group <> 'MEMBER'::text) AND (badge_id IS NOT NULL));

CREATE INDEX users_group_badge_point ON public.users USING btree (user_group, badge_id, point, id) WHERE ((user_group <> 'MEMBER'::text) AND (badge_id IS NOT NULL));

CREATE INDEX users_group_created ON public.users USING btree (user_group, created_at, id) WHERE (user_group <> 'MEMBER'::text);

CREATE INDEX users_group_name ON public.users USING btree (user_group, name_sort, id) WHERE (user_group <> 'MEMBER'::text);

CREATE INDEX users_group_point ON public.users USING btree (user_group, point, id) WHERE (user_group <> 'MEMBER'::text);

CREATE INDEX users_name_search ON public.users USING gin (search_key(full_name) gin_trgm_ops);

CREATE INDEX users_search ON public.users USING gin (search gin_trgm_ops);

CREATE INDEX users_status_badge_created ON public.users USING btree (term_status, badge_id, created_at, id) WHERE ((term_status <> 'NORMAL'::text) AND (badge_id IS NOT NULL));

CREATE INDEX users_status_badge_name ON public.users USING btree (term_status, badge_id, name_sort, id) WHERE ((term_status <> 'NORMAL'::text) AND (badge_id IS NOT NULL));

CREATE INDEX users_status_badge_point ON public.users USING btree (term_status, badge_id, point, id) WHERE ((term_status <> 'NORMAL'::text) AND (badge_id IS NOT NULL));

CREATE INDEX users_status_created ON public.users USING btree (term_status, created_at, id) WHERE (term_status <> 'NORMAL'::text);

CREATE INDEX users_status_group_created ON public.users USING btree (term_status, user_group, created_at, id) WHERE ((term_status <> 'NORMAL'::text) AND (user_group <> 'MEMBER'::text));

CREATE INDEX users_status_group_name ON public.users USING btree (term_status, user_group, name_sort, id) WHERE ((term_status <> 'NORMAL'::text) AND (user_group <> 'MEMBER'::text));

CREATE INDEX users_status_group_point ON public.users USING btree (term_status, user_group, point, id) WHERE ((term_status <> 'NORMAL'::text) AND (user_group <> 'MEMBER'::text));

CREATE INDEX users_status_name ON public.users USING btree (term_status, name_sort, id) WHERE (term_status <> 'NORMAL'::text);

CREATE INDEX users_status_point ON public.users USING btree (term_status, point, id) WHERE (term_status <> 'NORMAL'::text);

CREATE INDEX verify_requests_by_created ON public.verify_requests USING btree (created_at, id);

CREATE INDEX verify_requests_by_id_end ON public.verify_requests USING btree ("right"((id)::text, 6));

CREATE INDEX verify_requests_of_owner ON public.verify_requests USING btree (owner_id);

CREATE INDEX verify_requests_of_target ON public.verify_requests USING btree (type, target_id, created_at, id);

CREATE INDEX verify_requests_search ON public.verify_requests USING gin (search gin_trgm_ops);

CREATE INDEX verify_requests_status_created ON public.verify_requests USING btree (status, created_at, id);

CREATE INDEX verify_requests_to_erase ON public.verify_requests USING btree (decided_at) WHERE ((erased_at IS NULL) AND (decided_at IS NOT NULL));

CREATE INDEX verify_requests_type_created ON public.verify_requests USING btree (type, created_at, id);

CREATE INDEX verify_requests_type_status_created ON public.verify_requests USING btree (type, status, created_at, id);

CREATE INDEX verify_requests_waiting ON public.verify_requests USING btree (type, created_at) WHERE (status = 'PENDING'::text);

CREATE INDEX voucher_code_held_tally_of_voucher ON public.voucher_code_held_tally USING btree (voucher_id);

CREATE INDEX voucher_code_tally_of_voucher ON public.voucher_code_tally USING btree (voucher_id);

CREATE INDEX voucher_codes_active ON public.voucher_codes USING btree (voucher_id, id) WHERE ((deleted_at IS NULL) AND (status = 'ACTIVE'::text));

CREATE INDEX voucher_codes_by_held ON public.voucher_codes USING btree (voucher_id, voucher_code_held(qty, sold_qty, used_qty, pool), id) WHERE (deleted_at IS NULL);

CREATE INDEX voucher_codes_by_person ON public.voucher_codes USING btree (redeemed_by) WHERE (redeemed_by IS NOT NULL);

CREATE INDEX voucher_codes_last_end ON public.voucher_codes USING btree (voucher_id, end_date) WHERE ((deleted_at IS NULL) AND (status = 'ACTIVE'::text));

CREATE INDEX voucher_codes_of_voucher ON public.voucher_codes USING btree (voucher_id, id) WHERE (deleted_at IS NULL);

CREATE INDEX voucher_codes_of_voucher_by_key ON public.voucher_codes USING btree (voucher_id, code_key text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE INDEX voucher_codes_redeemed ON public.voucher_codes USING btree (voucher_id, id) WHERE ((deleted_at IS NULL) AND (status = 'REDEEMED'::text));

CREATE INDEX voucher_codes_removed ON public.voucher_codes USING btree (removed_by) WHERE (removed_by IS NOT NULL);

CREATE INDEX voucher_codes_to_buy ON public.voucher_codes USING btree (voucher_id, lane, end_date, id) WHERE ((pool IS NULL) AND (deleted_at IS NULL) AND (status = 'ACTIVE'::text));

CREATE INDEX voucher_codes_to_take ON public.voucher_codes USING btree (voucher_id, pool, lane, id) WHERE ((pool IS NOT NULL) AND (deleted_at IS NULL) AND (status = 'ACTIVE'::text));

CREATE INDEX voucher_day_tally_of_voucher ON public.voucher_day_tally USING btree (voucher_id, day);

CREATE INDEX voucher_redemptions_by_person ON public.voucher_redemptions USING btree (user_id, created_at, id);

CREATE INDEX vouchers_by_admin_status ON public.vouchers USING btree (admin_status, created_at, id) WHERE (type <> 'REFERRAL'::text);

CREATE INDEX vouchers_by_created ON public.vouchers USING btree (created_at, id) WHERE (type <> 'REFERRAL'::text);

CREATE INDEX vouchers_by_creator ON public.vouchers USING btree (created_by, created_at, id);

CREATE INDEX vouchers_by_media ON public.vouchers USING gin (media_ids) WHERE (deleted_at IS NULL);

CREATE INDEX vouchers_by_period ON public.vouchers USING gist (tstzrange(start_date, end_date)) WHERE (deleted_at IS NULL);

CREATE INDEX vouchers_by_status ON public.vouchers USING btree (status, admin_status, created_at, id) WHERE (type <> 'REFERRAL'::text);

CREATE INDEX vouchers_campaigns ON public.vouchers USING btree (created_at, id) WHERE ((type = 'REFERRAL'::text) AND (deleted_at IS NULL));

CREATE INDEX vouchers_for_points ON public.vouchers USING btree (created_at, id) WHERE ((type = 'POINT_EXCHANGE'::text) AND (status = 'ENABLED'::text) AND (admin_status = 'APPROVED'::text) AND (deleted_at IS NULL));

CREATE INDEX vouchers_of_games ON public.vouchers USING btree (created_at, id) WHERE ((type = 'GAME'::text) AND (status = 'ENABLED'::text) AND (admin_status = 'APPROVED'::text) AND (deleted_at IS NULL));

CREATE INDEX vouchers_search ON public.vouchers USING gin (search gin_trgm_ops);

CREATE INDEX webhook_deliveries_by_subject ON public.webhook_deliveries USING btree (endpoint_id, subject_id, created_at, id);

CREATE INDEX webhook_deliveries_by_time ON public.webhook_deliveries USING btree (endpoint_id, created_at, id);

CREATE INDEX webhook_deliveries_by_type ON public.webhook_deliveries USING btree (endpoint_id, type, created_at, id);

CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (endpoint_id, next_at, id) WHERE (state = 'PENDING'::text);

CREATE INDEX webhook_deliveries_failed ON public.webhook_deliveries USING btree (endpoint_id, created_at, id) WHERE (state = 'FAILED'::text);

CREATE INDEX webhook_deliveries_in_line ON public.webhook_deliveries USING btree (endpoint_id, subject_id, sequence) WHERE (state = 'PENDING'::text);

CREATE INDEX webhook_deliveries_oldest ON public.webhook_deliveries USING btree (endpoint_id, created_at, id) WHERE (state = 'PENDING'::text);

CREATE INDEX webhook_endpoints_by_creation ON public.webhook_endpoints USING btree (created_at, id);

CREATE INDEX wheel_award_tally_of_wheel ON public.wheel_award_tally USING btree (wheel_id, day);

CREATE INDEX wheel_awards_by_time ON public.wheel_awards USING btree (created_at, id);

CREATE INDEX wheel_awards_of_codes ON public.wheel_awards USING btree (wheel_id, created_at, id) INCLUDE (used_at) WHERE (code_id IS NOT NULL);

CREATE INDEX wheel_awards_of_person ON public.wheel_awards USING btree (user_id, created_at, id);

CREATE INDEX wheel_awards_of_stock ON public.wheel_awards USING btree (stock_id, created_at, id);

CREATE INDEX wheel_awards_of_wheel ON public.wheel_awards USING btree (wheel_id, created_at, id);

CREATE INDEX wheel_awards_used ON public.wheel_awards USING btree (wheel_id, created_at, id) WHERE (used_at IS NOT NULL);

CREATE INDEX wheel_batches_of_wheel ON public.wheel_batches USING btree (wheel_id, start_date, id);

CREATE INDEX wheel_designations_by_person ON public.wheel_designations USING btree (user_id) WHERE (awarded_at IS NULL);

CREATE INDEX wheel_designations_to_seal ON public.wheel_designations USING btree (stock_id) WHERE ((number IS NULL) AND (awarded_at IS NULL));

CREATE INDEX wheel_prizes_by_media ON public.wheel_prizes USING btree (media_id);

CREATE INDEX wheel_prizes_by_voucher ON public.wheel_prizes USING btree (voucher_id) WHERE (voucher_id IS NOT NULL);

CREATE INDEX wheel_spins_by_hour ON public.wheel_spins USING btree (hour);

CREATE INDEX wheel_stock_of_prize ON public.wheel_stock USING btree (prize_id);

CREATE UNIQUE INDEX audit_verifications_one_at_a_time ON public.audit_verifications USING btree ((true)) WHERE (finished_at IS NULL);

CREATE UNIQUE INDEX badge_requests_one_open ON public.badge_requests USING btree (user_id, badge_id) WHERE (status <> 'REJECTED'::text);

CREATE UNIQUE INDEX blocked_details_undoing ON public.blocked_details USING btree (undoes) WHERE (undoes IS NOT NULL);

CREATE UNIQUE INDEX case_decisions_unfinished ON public.case_decisions USING btree (case_id) WHERE (state = ANY (ARRAY['WAITING'::text, 'APPLYING'::text, 'UNDOING'::text]));

CREATE UNIQUE INDEX cases_of_appeals ON public.cases USING btree (lead_id) WHERE (lead_model = 'APPEAL'::text);

CREATE UNIQUE INDEX events_one_enabled ON public.events USING btree (status) WHERE status;

CREATE UNIQUE INDEX point_corrections_of_redemption ON public.point_corrections USING btree (redemption_id) WHERE ((redemption_id IS NOT NULL) AND (status <> 'DECLINED'::text));

CREATE UNIQUE INDEX reports_of_words ON public.reports USING btree (model, target_id) WHERE (created_by IS NULL);

CREATE UNIQUE INDEX runs_one_replay_a_person ON public.runs USING btree (created_by) WHERE ((kind = 'POINT_REPLAY'::text) AND (state = 'WORKING'::text));

CREATE UNIQUE INDEX sessions_given_by_key ON public.sessions USING btree (key_id, user_id) WHERE ((key_id IS NOT NULL) AND (ended_at IS NULL));

CREATE UNIQUE INDEX spin_keys_award ON public.spin_keys USING btree (award_id) WHERE (award_id IS NOT NULL);

CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));

CREATE UNIQUE INDEX users_username ON public.users USING btree (lower(username));

CREATE UNIQUE INDEX verify_requests_one_pending ON public.verify_requests USING btree (type, target_id) WHERE (status = 'PENDING'::text);

CREATE UNIQUE INDEX voucher_codes_living_key ON public.voucher_codes USING btree (code_key text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX wheel_awards_assigned_once ON public.wheel_awards USING btree (stock_id, user_id) WHERE (cause = 'ASSIGNED'::text);

CREATE CONSTRAINT TRIGGER event_numbered AFTER INSERT ON public.outbox DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION event_numbered();

CREATE CONSTRAINT TRIGGER stock_lanes_add_up AFTER INSERT OR DELETE OR UPDATE OF qty ON public.stock_lanes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wheel_stock_adds_up();

CREATE CONSTRAINT TRIGGER wheel_dates_frozen AFTER UPDATE OF start_date, end_date ON public.wheel_batches DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.start_date IS DISTINCT FROM new.start_date) OR (old.end_date IS DISTINCT FROM new.end_date))) EXECUTE FUNCTION wheel_batch_frozen();

CREATE CONSTRAINT TRIGGER wheel_designations_add_up AFTER INSERT OR DELETE ON public.wheel_designations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wheel_stock_adds_up();

CREATE CONSTRAINT TRIGGER wheel_quantity_frozen AFTER UPDATE OF qty ON public.wheel_stock DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.qty <> new.qty)) EXECUTE FUNCTION wheel_batch_frozen();

CREATE CONSTRAINT TRIGGER wheel_stock_adds_up AFTER INSERT OR UPDATE OF qty ON public.wheel_stock DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wheel_stock_adds_up();

CREATE TRIGGER appeal_weighs_again AFTER UPDATE OF state ON public.appeals FOR EACH ROW WHEN ((new.state = 'OVERTURNED'::text)) EXECUTE FUNCTION appeal_weighs_again();

CREATE TRIGGER audit_checkpoint_heads_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_checkpoint_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_checkpoints_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_checkpoints FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_entries_tallied AFTER INSERT ON public.audit_entries REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_tallied();

CREATE TRIGGER audit_entries_unsealed AFTER INSERT ON public.audit_entries REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_unsealed();

CREATE TRIGGER badge_forms_follow AFTER INSERT OR UPDATE OF register_form_ids ON public.badges FOR EACH ROW EXECUTE FUNCTION badge_forms_follow();

CREATE TRIGGER badge_requests_begin BEFORE INSERT ON public.badge_requests FOR EACH ROW EXECUTE FUNCTION badge_requests_begin();

CREATE TRIGGER badge_requests_tallied_delete AFTER DELETE ON public.badge_requests REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION badge_requests_tallied();

CREATE TRIGGER badge_requests_tallied_insert AFTER INSERT ON public.badge_requests REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION badge_requests_tallied();

CREATE TRIGGER badge_requests_tallied_update AFTER UPDATE ON public.badge_requests REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION badge_requests_tallied();

CREATE TRIGGER balances_closed AFTER DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION balances_closed();

CREATE TRIGGER balances_opened AFTER INSERT ON public.users REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION balances_opened();

CREATE TRIGGER balances_stay BEFORE DELETE ON public.balances FOR EACH ROW EXECUTE FUNCTION balances_stay();

CREATE TRIGGER blocked_detail_creator BEFORE INSERT ON public.blocked_details FOR EACH ROW EXECUTE FUNCTION blocked_detail_creator();

CREATE TRIGGER blocked_detail_judges AFTER INSERT ON public.blocked_details FOR EACH ROW WHEN (((new.created_by IS NOT NULL) AND (new.reported_until IS NOT NULL))) EXECUTE FUNCTION blocked_detail_judges();

CREATE TRIGGER calibrations_end_delete AFTER DELETE ON public.report_targets FOR EACH ROW EXECUTE FUNCTION calibrations_end();

CREATE TRIGGER calibrations_end_update AFTER UPDATE ON public.report_targets FOR EACH ROW WHEN ((((old.total IS DISTINCT FROM new.total) OR (old.handled IS DISTINCT FROM new.handled)) OR (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION calibrations_end();

CREATE TRIGGER case_decision_opened BEFORE INSERT ON public.case_decisions FOR EACH ROW EXECUTE FUNCTION case_decision_opened();

CREATE TRIGGER case_decisions_tallied_delete AFTER DELETE ON public.case_decisions FOR EACH ROW EXECUTE FUNCTION case_decisions_tallied();

CREATE TRIGGER case_decisions_tallied_insert AFTER INSERT ON public.case_decisions FOR EACH ROW EXECUTE FUNCTION case_decisions_tallied();

CREATE TRIGGER case_decisions_tallied_update AFTER UPDATE ON public.case_decisions FOR EACH ROW WHEN ((((((old.state IS DISTINCT FROM new.state) OR (old.second_by IS DISTINCT FROM new.second_by)) OR (old.decided_at IS DISTINCT FROM new.decided_at)) OR (old.opened_at IS DISTINCT FROM new.opened_at)) OR (old.proposed IS DISTINCT FROM new.proposed))) EXECUTE FUNCTION case_decisions_tallied();

CREATE TRIGGER case_found_by BEFORE INSERT OR UPDATE ON public.cases FOR EACH ROW EXECUTE FUNCTION case_found_by();

CREATE TRIGGER cases_due_tallied_delete AFTER DELETE ON public.cases FOR EACH ROW WHEN ((old.state = 'OPEN'::text)) EXECUTE FUNCTION cases_due_tallied();

CREATE TRIGGER cases_due_tallied_insert AFTER INSERT ON public.cases FOR EACH ROW WHEN ((new.state = 'OPEN'::text)) EXECUTE FUNCTION cases_due_tallied();

CREATE TRIGGER cases_due_tallied_update AFTER UPDATE ON public.cases FOR EACH ROW WHEN ((((old.state = 'OPEN'::text) OR (new.state = 'OPEN'::text)) AND ((old.state <> new.state) OR (old.due_at <> new.due_at)))) EXECUTE FUNCTION cases_due_tallied();

CREATE TRIGGER cases_follow_targets_delete AFTER DELETE ON public.report_targets REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION cases_follow_targets();

CREATE TRIGGER cases_follow_targets_insert AFTER INSERT ON public.report_targets REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION cases_follow_targets();

CREATE TRIGGER cases_follow_targets_update AFTER UPDATE ON public.report_targets REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION cases_follow_targets();

CREATE TRIGGER cases_tallied_delete AFTER DELETE ON public.cases REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION cases_tallied();

CREATE TRIGGER cases_tallied_insert AFTER INSERT ON public.cases REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION cases_tallied();

CREATE TRIGGER cases_tallied_update AFTER UPDATE ON public.cases REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION cases_tallied();

CREATE TRIGGER count_added AFTER INSERT ON public.run_files REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_kept_files();

CREATE TRIGGER count_added AFTER INSERT ON public.run_rows REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_kept_rows();

CREATE TRIGGER count_removed AFTER DELETE ON public.run_files REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_kept_files();

CREATE TRIGGER count_removed AFTER DELETE ON public.run_rows REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_kept_rows();

CREATE TRIGGER creator_blocks_changed AFTER INSERT ON public.blocked_details FOR EACH ROW WHEN (((new.creator_id IS NOT NULL) AND ((new.status = 'BLOCKED'::text) OR (new.undoes IS NOT NULL)))) EXECUTE FUNCTION creator_blocks_changed();

CREATE TRIGGER hidden_media_judged AFTER DELETE ON public.place_media REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION hidden_media_judged();

CREATE TRIGGER hidden_media_judged AFTER DELETE ON public.post_media REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION hidden_media_judged();

CREATE TRIGGER hidden_media_judged AFTER DELETE ON public.product_media REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION hidden_media_judged();

CREATE TRIGGER media_judges_itself AFTER UPDATE OF term_status ON public.media FOR EACH ROW WHEN (((old.term_status = 'BLOCKED'::text) <> (new.term_status = 'BLOCKED'::text))) EXECUTE FUNCTION media_judges_itself();

CREATE TRIGGER month_noted AFTER INSERT ON public.member_actions FOR EACH ROW EXECUTE FUNCTION month_noted();

CREATE TRIGGER month_noted AFTER INSERT ON public.point_entries FOR EACH ROW EXECUTE FUNCTION month_noted();

CREATE TRIGGER month_noted AFTER INSERT ON public.spins FOR EACH ROW EXECUTE FUNCTION month_noted();

CREATE TRIGGER page_judges_media AFTER UPDATE OF term_status, logo_id ON public.pages FOR EACH ROW WHEN ((((old.term_status = 'BLOCKED'::text) <> (new.term_status = 'BLOCKED'::text)) OR (old.logo_id IS DISTINCT FROM new.logo_id))) EXECUTE FUNCTION page_judges_media();

CREATE TRIGGER pages_listed_delete AFTER DELETE ON public.pages REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION pages_listed();

CREATE TRIGGER pages_listed_insert AFTER INSERT ON public.pages REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION pages_listed();

CREATE TRIGGER pages_listed_update AFTER UPDATE ON public.pages REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION pages_listed();

CREATE TRIGGER pages_tallied_delete AFTER DELETE ON public.pages REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION pages_tallied();

CREATE TRIGGER pages_tallied_insert AFTER INSERT ON public.pages REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION pages_tallied();

CREATE TRIGGER pages_tallied_update AFTER UPDATE ON public.pages REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION pages_tallied();

CREATE TRIGGER people_kept_delete AFTER DELETE ON public.users REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION people_kept();

CREATE TRIGGER people_kept_insert AFTER INSERT ON public.users REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION people_kept();

CREATE TRIGGER people_kept_update AFTER UPDATE ON public.users REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION people_kept();

CREATE TRIGGER pictures_judged AFTER INSERT OR DELETE OR UPDATE OF figure_id ON public.badge_register_forms FOR EACH ROW EXECUTE FUNCTION pictures_judged('figure_id');

CREATE TRIGGER pictures_judged AFTER INSERT OR DELETE OR UPDATE OF logo_id, background_id, animation_id ON public.events FOR EACH ROW EXECUTE FUNCTION pictures_judged('logo_id', 'background_id', 'animation_id');

CREATE TRIGGER pictures_judged AFTER INSERT OR DELETE OR UPDATE OF media_id ON public.badges FOR EACH ROW EXECUTE FUNCTION pictures_judged('media_id');

CREATE TRIGGER pictures_judged AFTER INSERT OR DELETE OR UPDATE OF media_id ON public.banners FOR EACH ROW EXECUTE FUNCTION pictures_judged('media_id');

CREATE TRIGGER pictures_judged AFTER INSERT OR DELETE OR UPDATE OF media_id ON public.wheel_prizes FOR EACH ROW EXECUTE FUNCTION pictures_judged('media_id');

CREATE TRIGGER pictures_judged AFTER UPDATE OF media_id ON public.menu_banners FOR EACH ROW EXECUTE FUNCTION pictures_judged('media_id');

CREATE TRIGGER place_judges_media AFTER UPDATE OF primary_image_id ON public.places FOR EACH ROW WHEN ((old.primary_image_id IS DISTINCT FROM new.primary_image_id)) EXECUTE FUNCTION place_judges_media();

CREATE TRIGGER point_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.point_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER points_unsettled AFTER UPDATE OF status, deleted_at ON public.posts FOR EACH ROW WHEN ((((old.status = 'BLOCKED'::text) OR (old.deleted_at IS NOT NULL)) <> ((new.status = 'BLOCKED'::text) OR (new.deleted_at IS NOT NULL)))) EXECUTE FUNCTION points_unsettled('POST');

CREATE TRIGGER points_unsettled AFTER UPDATE OF term_status, deleted_at ON public.comments FOR EACH ROW WHEN ((((old.term_status = 'BLOCKED'::text) OR (old.deleted_at IS NOT NULL)) <> ((new.term_status = 'BLOCKED'::text) OR (new.deleted_at IS NOT NULL)))) EXECUTE FUNCTION points_unsettled('COMMENT');

CREATE TRIGGER points_unsettled_delete AFTER DELETE ON public.comments FOR EACH ROW EXECUTE FUNCTION points_unsettled('COMMENT');

CREATE TRIGGER points_unsettled_delete AFTER DELETE ON public.posts FOR EACH ROW EXECUTE FUNCTION points_unsettled('POST');

CREATE TRIGGER post_judges_media AFTER UPDATE OF status ON public.posts FOR EACH ROW WHEN (((old.status = 'BLOCKED'::text) <> (new.status = 'BLOCKED'::text))) EXECUTE FUNCTION post_judges_media();

CREATE TRIGGER posts_tallied_delete AFTER DELETE ON public.posts REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION posts_tallied();

CREATE TRIGGER posts_tallied_insert AFTER INSERT ON public.posts REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION posts_tallied();

CREATE TRIGGER posts_tallied_update AFTER UPDATE ON public.posts REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION posts_tallied();

CREATE TRIGGER product_judges_media AFTER UPDATE OF term_status, deleted_at ON public.products FOR EACH ROW WHEN ((((old.term_status = 'BLOCKED'::text) <> (new.term_status = 'BLOCKED'::text)) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)))) EXECUTE FUNCTION product_judges_media();

CREATE TRIGGER products_tallied_delete AFTER DELETE ON public.products REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION products_tallied();

CREATE TRIGGER products_tallied_insert AFTER INSERT ON public.products REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION products_tallied();

CREATE TRIGGER products_tallied_update AFTER UPDATE ON public.products REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION products_tallied();

CREATE TRIGGER report_target_counted AFTER UPDATE ON public.report_targets FOR EACH ROW WHEN ((((old.upheld_until IS DISTINCT FROM new.upheld_until) OR (old.decided_until IS DISTINCT FROM new.decided_until)) OR ((old.status = 'DELETED'::text) IS DISTINCT FROM (new.status = 'DELETED'::text)))) EXECUTE FUNCTION report_target_counted();

CREATE TRIGGER report_target_decided BEFORE UPDATE ON public.report_targets FOR EACH ROW WHEN (((old.handled IS DISTINCT FROM new.handled) OR (old.closed_until IS DISTINCT FROM new.closed_until))) EXECUTE FUNCTION report_target_decided();

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.comments FOR EACH ROW WHEN (((old.term_status IS DISTINCT FROM new.term_status) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION report_target_follows('COMMENT');

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.media FOR EACH ROW WHEN ((old.term_status IS DISTINCT FROM new.term_status)) EXECUTE FUNCTION report_target_follows('MEDIA');

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.pages FOR EACH ROW WHEN (((old.term_status IS DISTINCT FROM new.term_status) OR (old.type IS DISTINCT FROM new.type))) EXECUTE FUNCTION report_target_follows('PAGE');

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.posts FOR EACH ROW WHEN ((((old.status IS DISTINCT FROM new.status) OR (old.type IS DISTINCT FROM new.type)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION report_target_follows('POST');

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.products FOR EACH ROW WHEN (((((old.term_status IS DISTINCT FROM new.term_status) OR (old.type IS DISTINCT FROM new.type)) OR (old.title IS DISTINCT FROM new.title)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION report_target_follows('PRODUCT');

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.social_groups FOR EACH ROW WHEN (((old.term_status IS DISTINCT FROM new.term_status) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION report_target_follows('GROUP');

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.users FOR EACH ROW WHEN (((old.term_status IS DISTINCT FROM new.term_status) OR (old.deleted IS DISTINCT FROM new.deleted))) EXECUTE FUNCTION report_target_follows('USER');

CREATE TRIGGER report_targets_tallied_delete AFTER DELETE ON public.report_targets REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION report_targets_tallied();

CREATE TRIGGER report_targets_tallied_insert AFTER INSERT ON public.report_targets REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION report_targets_tallied();

CREATE TRIGGER report_targets_tallied_update AFTER UPDATE ON public.report_targets REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION report_targets_tallied();

CREATE TRIGGER reports_kept_delete AFTER DELETE ON public.reports REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION reports_kept();

CREATE TRIGGER reports_kept_insert AFTER INSERT ON public.reports REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION reports_kept();

CREATE TRIGGER reports_stay BEFORE UPDATE OF model, target_id, type, created_at ON public.reports FOR EACH STATEMENT EXECUTE FUNCTION refuse_other_report();

CREATE TRIGGER reports_weighed_delete BEFORE DELETE ON public.reports FOR EACH ROW EXECUTE FUNCTION report_counted();

CREATE TRIGGER reports_weighed_insert AFTER INSERT ON public.reports REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION report_counted();

CREATE TRIGGER sensitive_words_changed AFTER INSERT OR DELETE OR UPDATE ON public.sensitive_words FOR EACH STATEMENT EXECUTE FUNCTION sensitive_words_changed();

CREATE TRIGGER sessions_ended AFTER UPDATE OF ended_at ON public.sessions FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION sessions_ended();

CREATE TRIGGER shortlists_end_change AFTER INSERT OR UPDATE ON public.creator_report_days FOR EACH ROW WHEN ((new.day < local_day(clock_timestamp()))) EXECUTE FUNCTION shortlists_end();

CREATE TRIGGER shortlists_end_change AFTER INSERT OR UPDATE ON public.point_days FOR EACH ROW WHEN ((new.day < local_day(clock_timestamp()))) EXECUTE FUNCTION shortlists_end();

CREATE TRIGGER shortlists_end_delete AFTER DELETE ON public.creator_report_days FOR EACH ROW WHEN ((old.day < local_day(clock_timestamp()))) EXECUTE FUNCTION shortlists_end();

CREATE TRIGGER shortlists_end_delete AFTER DELETE ON public.point_days FOR EACH ROW WHEN ((old.day < local_day(clock_timestamp()))) EXECUTE FUNCTION shortlists_end();

CREATE TRIGGER shown_media_judged AFTER INSERT ON public.pages REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION shown_media_judged('logo_id');

CREATE TRIGGER shown_media_judged AFTER INSERT ON public.place_media REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION shown_media_judged('media_id');

CREATE TRIGGER shown_media_judged AFTER INSERT ON public.places REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION shown_media_judged('primary_image_id');

CREATE TRIGGER shown_media_judged AFTER INSERT ON public.post_media REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION shown_media_judged('media_id');

CREATE TRIGGER shown_media_judged AFTER INSERT ON public.product_media REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION shown_media_judged('media_id');

CREATE TRIGGER shown_media_judged AFTER INSERT ON public.users REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION shown_media_judged('avatar_id');

CREATE TRIGGER spin_keyed AFTER INSERT ON public.spins FOR EACH ROW EXECUTE FUNCTION spin_keyed();

CREATE TRIGGER spin_numbered AFTER UPDATE OF number ON public.spins FOR EACH ROW WHEN ((new.number IS DISTINCT FROM old.number)) EXECUTE FUNCTION spin_keyed();

CREATE TRIGGER suspension_end_stays AFTER UPDATE ON public.comments FOR EACH ROW WHEN (((old.term_status = 'SUSPENDING'::text) AND (new.term_status = 'SUSPENDING'::text) AND (old.version <> new.version))) EXECUTE FUNCTION suspension_end_stays('COMMENT');

CREATE TRIGGER suspension_end_stays AFTER UPDATE ON public.media FOR EACH ROW WHEN (((old.term_status = 'SUSPENDING'::text) AND (new.term_status = 'SUSPENDING'::text) AND (old.version <> new.version))) EXECUTE FUNCTION suspension_end_stays('MEDIA');

CREATE TRIGGER suspension_end_stays AFTER UPDATE ON public.pages FOR EACH ROW WHEN (((old.term_status = 'SUSPENDING'::text) AND (new.term_status = 'SUSPENDING'::text) AND (old.version <> new.version))) EXECUTE FUNCTION suspension_end_stays('PAGE');

CREATE TRIGGER suspension_end_stays AFTER UPDATE ON public.posts FOR EACH ROW WHEN (((old.status = 'SUSPENDING'::text) AND (new.status = 'SUSPENDING'::text) AND (old.version <> new.version))) EXECUTE FUNCTION suspension_end_stays('POST');

CREATE TRIGGER suspension_end_stays AFTER UPDATE ON public.products FOR EACH ROW WHEN (((old.term_status = 'SUSPENDING'::text) AND (new.term_status = 'SUSPENDING'::text) AND (old.version <> new.version))) EXECUTE FUNCTION suspension_end_stays('PRODUCT');

CREATE TRIGGER suspension_end_stays AFTER UPDATE ON public.social_groups FOR EACH ROW WHEN (((old.term_status = 'SUSPENDING'::text) AND (new.term_status = 'SUSPENDING'::text) AND (old.version <> new.version))) EXECUTE FUNCTION suspension_end_stays('GROUP');

CREATE TRIGGER suspension_end_stays AFTER UPDATE ON public.users FOR EACH ROW WHEN (((old.term_status = 'SUSPENDING'::text) AND (new.term_status = 'SUSPENDING'::text) AND (old.version <> new.version))) EXECUTE FUNCTION suspension_end_stays('USER');

CREATE TRIGGER system_notifications_stay BEFORE UPDATE OF custom_message, send_to_all_users, user_ids, excluded_user_ids, excluded_page_ids, sent_at, reached ON public.system_notifications FOR EACH ROW WHEN ((old.sent_at IS NOT NULL)) EXECUTE FUNCTION refuse_change_of_sent();

CREATE TRIGGER trusted_point_version_kept AFTER INSERT OR UPDATE OF version ON public.trusted_point_configs FOR EACH ROW EXECUTE FUNCTION trusted_point_version_kept();

CREATE TRIGGER updated_now BEFORE UPDATE ON public.lucky_wheel_instructions FOR EACH ROW EXECUTE FUNCTION updated_now();

CREATE TRIGGER updated_now BEFORE UPDATE ON public.lucky_wheel_terms FOR EACH ROW EXECUTE FUNCTION updated_now();

CREATE TRIGGER user_judges_media AFTER UPDATE OF term_status, avatar_id ON public.users FOR EACH ROW WHEN ((((old.term_status = 'BLOCKED'::text) <> (new.term_status = 'BLOCKED'::text)) OR (old.avatar_id IS DISTINCT FROM new.avatar_id))) EXECUTE FUNCTION user_judges_media();

CREATE TRIGGER users_tallied_delete AFTER DELETE ON public.users REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION users_tallied();

CREATE TRIGGER users_tallied_insert AFTER INSERT ON public.users REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION users_tallied();

CREATE TRIGGER users_tallied_update AFTER UPDATE ON public.users REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION users_tallied();

CREATE TRIGGER value_since_kept BEFORE UPDATE ON public.system_settings FOR EACH ROW WHEN ((old.value IS DISTINCT FROM new.value)) EXECUTE FUNCTION value_since_kept();

CREATE TRIGGER verify_requests_begin BEFORE INSERT ON public.verify_requests FOR EACH ROW EXECUTE FUNCTION verify_requests_begin();

CREATE TRIGGER verify_requests_begun AFTER INSERT ON public.verify_requests REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION verify_requests_begun();

CREATE TRIGGER verify_requests_tallied_delete AFTER DELETE ON public.verify_requests REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION verify_requests_tallied();

CREATE TRIGGER verify_requests_tallied_insert AFTER INSERT ON public.verify_requests REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION verify_requests_tallied();

CREATE TRIGGER verify_requests_tallied_update AFTER UPDATE ON public.verify_requests REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION verify_requests_tallied();

CREATE TRIGGER voucher_code_handed_over AFTER INSERT ON public.voucher_redemptions FOR EACH ROW EXECUTE FUNCTION voucher_code_handed_over();

CREATE TRIGGER voucher_code_used AFTER UPDATE OF used_at ON public.voucher_redemptions FOR EACH ROW WHEN ((old.used_at IS DISTINCT FROM new.used_at)) EXECUTE FUNCTION voucher_code_used();

CREATE TRIGGER voucher_codes_held_tallied_delete AFTER DELETE ON public.voucher_codes REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION voucher_codes_held_tallied();

CREATE TRIGGER voucher_codes_held_tallied_insert AFTER INSERT ON public.voucher_codes REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION voucher_codes_held_tallied();

CREATE TRIGGER voucher_codes_held_tallied_update AFTER UPDATE ON public.voucher_codes REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION voucher_codes_held_tallied();

CREATE TRIGGER voucher_codes_tallied_delete AFTER DELETE ON public.voucher_codes REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION voucher_codes_tallied();

CREATE TRIGGER voucher_codes_tallied_insert AFTER INSERT ON public.voucher_codes REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION voucher_codes_tallied();

CREATE TRIGGER voucher_codes_tallied_update AFTER UPDATE ON public.voucher_codes REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION voucher_codes_tallied();

CREATE TRIGGER voucher_judges_media AFTER UPDATE OF media_ids, deleted_at ON public.vouchers FOR EACH ROW WHEN (((old.media_ids <> new.media_ids) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)))) EXECUTE FUNCTION voucher_judges_media();

CREATE TRIGGER voucher_judges_new_media AFTER INSERT ON public.vouchers FOR EACH ROW WHEN ((cardinality(new.media_ids) > 0)) EXECUTE FUNCTION voucher_judges_media();

CREATE TRIGGER voucher_taken_back AFTER DELETE ON public.referral_rewards FOR EACH ROW WHEN ((old.redemption_id IS NOT NULL)) EXECUTE FUNCTION voucher_taken_back();

CREATE TRIGGER voucher_taken_back AFTER UPDATE OF entry_id ON public.point_corrections FOR EACH ROW WHEN (((old.entry_id IS NULL) AND (new.entry_id IS NOT NULL) AND (new.redemption_id IS NOT NULL))) EXECUTE FUNCTION voucher_taken_back();

CREATE TRIGGER voucher_taken_back_at_once AFTER INSERT ON public.point_corrections FOR EACH ROW WHEN (((new.entry_id IS NOT NULL) AND (new.redemption_id IS NOT NULL))) EXECUTE FUNCTION voucher_taken_back();

CREATE TRIGGER vouchers_tallied_delete AFTER DELETE ON public.vouchers REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION vouchers_tallied();

CREATE TRIGGER vouchers_tallied_insert AFTER INSERT ON public.vouchers REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION vouchers_tallied();

CREATE TRIGGER vouchers_tallied_update AFTER UPDATE ON public.vouchers REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION vouchers_tallied();

CREATE TRIGGER wheel_award_stays BEFORE DELETE ON public.stock_lanes FOR EACH ROW WHEN ((old.awarded > 0)) EXECUTE FUNCTION wheel_award_stays();

CREATE TRIGGER wheel_award_stays BEFORE DELETE ON public.wheel_designations FOR EACH ROW WHEN ((old.awarded_at IS NOT NULL)) EXECUTE FUNCTION wheel_award_stays();

CREATE TRIGGER wheel_awarded BEFORE INSERT ON public.wheel_awards FOR EACH ROW EXECUTE FUNCTION wheel_awarded();

grant delete, insert, select on api_key_requests to backoffice_app;

grant delete, insert, select on outbox to backoffice_app;

grant delete, insert, select on points_to_give to backoffice_app;

grant delete, insert, select on records_to_settle to backoffice_app;

grant delete, insert, select on referral_rewards to backoffice_app;

grant delete, insert, select on replay_differences to backoffice_app;

grant delete, insert, select on stock_lanes to backoffice_app;

grant delete, insert, select on tracked_events to backoffice_app;

grant delete, insert, select on wheel_designations to backoffice_app;

grant delete, insert, select, update on api_key_hours to backoffice_app;

grant delete, insert, select, update on api_key_uses to backoffice_app;

grant delete, insert, select, update on badge_forms to backoffice_app;

grant delete, insert, select, update on badge_register_forms to backoffice_app;

grant delete, insert, select, update on badge_request_tally to backoffice_app;

grant delete, insert, select, update on badges to backoffice_app;

grant delete, insert, select, update on banners to backoffice_app;

grant delete, insert, select, update on blocked_details to backoffice_app;

grant delete, insert, select, update on case_decision_counts to backoffice_app;

grant delete, insert, select, update on case_decision_tally to backoffice_app;

grant delete, insert, select, update on case_decisions to backoffice_app;

grant delete, insert, select, update on case_due_tally to backoffice_app;

grant delete, insert, select, update on case_steps to backoffice_app;

grant delete, insert, select, update on case_tally to backoffice_app;

grant delete, insert, select, update on change_set_items to backoffice_app;

grant delete, insert, select, update on change_sets to backoffice_app;

grant delete, insert, select, update on comments to backoffice_app;

grant delete, insert, select, update on configs to backoffice_app;

grant delete, insert, select, update on country_tally to backoffice_app;

grant delete, insert, select, update on creators_to_weigh to backoffice_app;

grant delete, insert, select, update on events to backoffice_app;

grant delete, insert, select, update on expiry_notices to backoffice_app;

grant delete, insert, select, update on export_tickets to backoffice_app;

grant delete, insert, select, update on failed_attempts to backoffice_app;

grant delete, insert, select, update on failed_spin_messages to backoffice_app;

grant delete, insert, select, update on grants to backoffice_app;

grant delete, insert, select, update on group_members to backoffice_app;

grant delete, insert, select, update on idempotency_keys to backoffice_app;

grant delete, insert, select, update on job_failures to backoffice_app;

grant delete, insert, select, update on jobs to backoffice_app;

grant delete, insert, select, update on ledger_checks to backoffice_app;

grant delete, insert, select, update on ledger_differences to backoffice_app;

grant delete, insert, select, update on lucky_wheel_instructions to backoffice_app;

grant delete, insert, select, update on lucky_wheel_terms to backoffice_app;

grant delete, insert, select, update on lucky_wheels to backoffice_app;

grant delete, insert, select, update on marks to backoffice_app;

grant delete, insert, select, update on media to backoffice_app;

grant delete, insert, select, update on media_uses to backoffice_app;

grant delete, insert, select, update on member_notices to backoffice_app;

grant delete, insert, select, update on member_ranks to backoffice_app;

grant delete, insert, select, update on note_mentions to backoffice_app;

grant delete, insert, select, update on notes to backoffice_app;

grant delete, insert, select, update on notices_read to backoffice_app;

grant delete, insert, select, update on page_admins to backoffice_app;

grant delete, insert, select, update on page_categories to backoffice_app;

grant delete, insert, select, update on page_list_tally to backoffice_app;

grant delete, insert, select, update on page_tally to backoffice_app;

grant delete, insert, select, update on pages to backoffice_app;

grant delete, insert, select, update on place_media to backoffice_app;

grant delete, insert, select, update on places to backoffice_app;

grant delete, insert, select, update on point_sides to backoffice_app;

grant delete, insert, select, update on point_tally to backoffice_app;

grant delete, insert, select, update on post_likes to backoffice_app;

grant delete, insert, select, update on post_media to backoffice_app;

grant delete, insert, select, update on post_tally to backoffice_app;

grant delete, insert, select, update on posts to backoffice_app;

grant delete, insert, select, update on preferences to backoffice_app;

grant delete, insert, select, update on presence to backoffice_app;

grant delete, insert, select, update on preset_reasons to backoffice_app;

grant delete, insert, select, update on private_uploads to backoffice_app;

grant delete, insert, select, update on product_media to backoffice_app;

grant delete, insert, select, update on product_tally to backoffice_app;

grant delete, insert, select, update on products to backoffice_app;

grant delete, insert, select, update on ranking_shortlists to backoffice_app;

grant delete, insert, select, update on ranks_reached to backoffice_app;

grant delete, insert, select, update on rate_limits to backoffice_app;

grant delete, insert, select, update on record_prints to backoffice_app;

grant delete, insert, select, update on recovery_codes to backoffice_app;

grant delete, insert, select, update on referral_counts to backoffice_app;

grant delete, insert, select, update on referral_progress to backoffice_app;

grant delete, insert, select, update on referrals to backoffice_app;

grant delete, insert, select, update on refresh_tokens to backoffice_app;

grant delete, insert, select, update on replicas to backoffice_app;

grant delete, insert, select, update on report_list_tally to backoffice_app;

grant delete, insert, select, update on report_tally to backoffice_app;

grant delete, insert, select, update on reportable_records to backoffice_app;

grant delete, insert, select, update on reports to backoffice_app;

grant delete, insert, select, update on run_files to backoffice_app;

grant delete, insert, select, update on run_rows to backoffice_app;

grant delete, insert, select, update on runs to backoffice_app;

grant delete, insert, select, update on saved_replies to backoffice_app;

grant delete, insert, select, update on saved_views to backoffice_app;

grant delete, insert, select, update on second_factors to backoffice_app;

grant delete, insert, select, update on sensitive_word_version to backoffice_app;

grant delete, insert, select, update on sensitive_words to backoffice_app;

grant delete, insert, select, update on sessions to backoffice_app;

grant delete, insert, select, update on signup_tally to backoffice_app;

grant delete, insert, select, update on social_groups to backoffice_app;

grant delete, insert, select, update on spin_balances to backoffice_app;

grant delete, insert, select, update on suspension_ends to backoffice_app;

grant delete, insert, select, update on system_notifications to backoffice_app;

grant delete, insert, select, update on trusted_point_configs to backoffice_app;

grant delete, insert, select, update on turn_gifts to backoffice_app;

grant delete, insert, select, update on user_tally to backoffice_app;

grant delete, insert, select, update on users to backoffice_app;

grant delete, insert, select, update on verify_media to backoffice_app;

grant delete, insert, select, update on verify_requests to backoffice_app;

grant delete, insert, select, update on verify_tally to backoffice_app;

grant delete, insert, select, update on voucher_code_held_tally to backoffice_app;

grant delete, insert, select, update on voucher_code_tally to backoffice_app;

grant delete, insert, select, update on voucher_day_tally to backoffice_app;

grant delete, insert, select, update on voucher_tally to backoffice_app;

grant delete, insert, select, update on vouchers to backoffice_app;

grant delete, insert, select, update on webhook_deliveries to backoffice_app;

grant delete, insert, select, update on webhook_drains to backoffice_app;

grant delete, insert, select, update on webhook_endpoints to backoffice_app;

grant delete, insert, select, update on webhook_tries to backoffice_app;

grant delete, insert, select, update on wheel_award_tally to backoffice_app;

grant delete, insert, select, update on wheel_batches to backoffice_app;

grant delete, insert, select, update on wheel_missions to backoffice_app;

grant delete, insert, select, update on wheel_prizes to backoffice_app;

grant delete, insert, select, update on wheel_spins to backoffice_app;

grant delete, insert, select, update on wheel_stock to backoffice_app;

grant delete, insert, select, update on wheel_tiers to backoffice_app;

grant insert, select on action_keys to backoffice_app;

grant insert, select on appeals to backoffice_app;

grant insert, select on audit_entries to backoffice_app;

grant insert, select on audit_verifications to backoffice_app;

grant insert, select on badge_request_forms to backoffice_app;

grant insert, select on case_notices to backoffice_app;

grant insert, select on draw_leaves to backoffice_app;

grant insert, select on draw_seals to backoffice_app;

grant insert, select on external_ids to backoffice_app;

grant insert, select on member_actions to backoffice_app;

grant insert, select on point_corrections to backoffice_app;

grant insert, select on referral_codes to backoffice_app;

grant insert, select on spins to backoffice_app;

grant insert, select on system_notification_people to backoffice_app;

grant insert, select on voucher_codes to backoffice_app;

grant insert, select on voucher_redemptions to backoffice_app;

grant insert, select on wheel_awards to backoffice_app;

grant insert, select, update on api_key_points to backoffice_app;

grant insert, select, update on api_keys to backoffice_app;

grant insert, select, update on badge_requests to backoffice_app;

grant select on audit_checkpoint_heads to backoffice_app;

grant select on audit_checkpoints to backoffice_app;

grant select on audit_tally to backoffice_app;

grant select on audit_unsealed to backoffice_app;

grant select on backups to backoffice_app;

grant select on balances to backoffice_app;

grant select on calibration_records to backoffice_app;

grant select on calibration_weeks to backoffice_app;

grant select on calibrations to backoffice_app;

grant select on case_targets to backoffice_app;

grant select on cases to backoffice_app;

grant select on creator_report_days to backoffice_app;

grant select on event_sequences to backoffice_app;

grant select on history_months to backoffice_app;

grant select on lucky_wheel_configs to backoffice_app;

grant select on monthly_tables to backoffice_app;

grant select on point_days to backoffice_app;

grant select on point_entries to backoffice_app;

grant select on referral_days to backoffice_app;

grant select on report_targets to backoffice_app;

grant select on reporter_tally to backoffice_app;

grant select on restore_checks to backoffice_app;

grant select on spin_keys to backoffice_app;

grant select on spin_numbers to backoffice_app;

grant select on taken_out to backoffice_app;

grant select on trusted_point_versions to backoffice_app;

grant select, update on database_timeline to backoffice_app;

grant select, update on menu_banners to backoffice_app;

grant select, update on point_expiry to backoffice_app;

grant select, update on system_settings to backoffice_app;

grant execute on function belongs_to(text,uuid,uuid) to backoffice_app;

grant execute on function blocks_of_creator(uuid) to backoffice_app;

grant execute on function book_points(jsonb) to backoffice_app;

grant execute on function case_is_about(uuid,uuid) to backoffice_app;

grant execute on function case_judged_by(uuid,uuid) to backoffice_app;

grant execute on function case_reported_by(uuid,uuid) to backoffice_app;

grant execute on function close_case_of_appeal(uuid) to backoffice_app;

grant execute on function close_case_of_calibration(uuid) to backoffice_app;

grant execute on function decision_step(timestamp with time zone,timestamp with time zone) to backoffice_app;

grant execute on function draw_calibration(date,double precision,uuid[]) to backoffice_app;

grant execute on function drop_month_of_deliveries(date,integer) to backoffice_app;

grant execute on function drop_month_of_outbox(date) to backoffice_app;

grant execute on function expire_points(uuid,uuid,date,bigint) to backoffice_app;

grant execute on function failed_spin_message_key(text) to backoffice_app;

grant execute on function first_id(timestamp with time zone) to backoffice_app;

grant execute on function first_id_of(date) to backoffice_app;

grant execute on function fold_audit_tally() to backoffice_app;

grant execute on function history_month(text,integer,uuid) to backoffice_app;

grant execute on function history_part(text,integer) to backoffice_app;

grant execute on function judge_reports(text,uuid) to backoffice_app;

grant execute on function local_day(timestamp with time zone) to backoffice_app;

grant execute on function lock_actions(uuid) to backoffice_app;

grant execute on function locked_chain_end(text) to backoffice_app;

grant execute on function make_month(text,date) to backoffice_app;

grant execute on function missing_months() to backoffice_app;

grant execute on function month_table(text,date) to backoffice_app;

grant execute on function months_of(text) to backoffice_app;

grant execute on function move_to_case(text,uuid,uuid) to backoffice_app;

grant execute on function newest_of_member(anyelement,uuid,integer,timestamp with time zone,uuid,boolean,timestamp with time zone,timestamp with time zone,integer) to backoffice_app;

grant execute on function open_case_for_proposal(text,uuid) to backoffice_app;

grant execute on function open_case_of_appeal(uuid) to backoffice_app;

grant execute on function pages_run_by(uuid) to backoffice_app;

grant execute on function point_kind(text,bigint,uuid) to backoffice_app;

grant execute on function point_lots(uuid) to backoffice_app;

grant execute on function reads_group(uuid,uuid) to backoffice_app;

grant execute on function record_version(text,uuid) to backoffice_app;

grant execute on function runs_page(uuid,uuid) to backoffice_app;

grant execute on function search_key(text) to backoffice_app;

grant execute on function settle_case(uuid) to backoffice_app;

grant execute on function sort_key(text) to backoffice_app;

grant execute on function spin_of_request(uuid,text) to backoffice_app;

grant execute on function standby_states() to backoffice_app;

grant execute on function standing_detail(text,uuid) to backoffice_app;

grant execute on function strike_weight(jsonb) to backoffice_app;

grant execute on function strikes_of(uuid) to backoffice_app;

grant execute on function sum_counts(jsonb,jsonb) to backoffice_app;

grant execute on function take_audit_checkpoint(integer) to backoffice_app;

grant execute on function take_voucher_code(uuid,uuid) to backoffice_app;

grant execute on function verdict_of(timestamp with time zone,timestamp with time zone,timestamp with time zone,text) to backoffice_app;

grant execute on function voucher_code_held(integer,integer,integer,uuid) to backoffice_app;

grant execute on function voucher_code_key(text) to backoffice_app;

grant execute on function voucher_number(text,bigint) to backoffice_app;

grant execute on function wants_event(text) to backoffice_app;
