-- Calibration: each week a sample of what found nothing wrong comes to a second moderator, who does not know what was decided.
insert into system_settings (id, key, type, value) values
  ('019a0000-0000-7000-8001-000000000444', 'calibration.percent', 'NUMBER', '2');

alter table cases add column calibrates boolean not null default false;

-- The weeks (by their Monday) of which a sample was drawn, once each.
create table calibration_weeks (
  week date primary key check (extract(isodow from week) = 1),
  percent float8 not null check (percent between 0 and 100),
  -- How many cases could be drawn, and how many were.
  decided int not null,
  drawn int not null,
  drawn_at timestamptz(3) not null default clock_timestamp()
);

create table calibrations (
  -- The case that a second moderator decides.
  case_id uuid primary key references cases,
  week date not null references calibration_weeks,
  -- What was decided, and in which case.
  first_decision uuid not null references case_decisions,
  first_case uuid not null references cases,
  -- Who made it. Nobody among the judges answers: they made, confirmed, declined or undid something about this case.
  decided_by uuid not null references users,
  judges uuid[] not null,
  -- What the case was reported for most often.
  reason text not null,
  answer_id uuid references case_decisions,
  answered_by uuid references users,
  answered_at timestamptz(3),
  agrees boolean,
  -- It says nothing any more: the record was reported again, changed or deleted before the answer.
  void_at timestamptz(3),
  -- ADMIN had it decided again.
  again_by uuid references users,
  again_at timestamptz(3),
  constraint calibrations_answered check ((answer_id is null) = (answered_by is null) and (answer_id is null) = (answered_at is null)
    and (agrees is null or answer_id is not null) and (void_at is null or agrees is null)),
  constraint calibrations_other_person check (not answered_by = any (judges)),
  constraint calibrations_again check ((again_by is null) = (again_at is null) and (again_at is null or agrees is false))
);
create index calibrations_of_week on calibrations (week);
create index calibrations_disagreeing on calibrations (answered_at, case_id) where agrees is false;
revoke insert, update, delete on calibration_weeks, calibrations from backoffice_app;
grant update (answer_id, answered_by, answered_at, agrees, void_at, again_by, again_at) on calibrations to backoffice_app;

create table calibration_records (
  case_id uuid not null references calibrations,
  model text not null,
  target_id uuid not null,
  -- As the record was when it was drawn: one that differs is not what was decided about.
  version int not null,
  total int not null,
  -- Later than it was, by as much as the case was opened later: it looks as new as it is.
  last_report_at timestamptz(3) not null,
  primary key (case_id, model, target_id)
);
create index calibration_records_of_record on calibration_records (model, target_id);
revoke insert, update, delete on calibration_records from backoffice_app;

-- The records of cases. Those of a calibration are in a case of their own, with its moments, and open until it is answered.
create view case_targets as
  select t.case_id, t.model, t.target_id, t.creator_id, t.total, t.last_report_at, t.handled, t.version, t.status, t.kind, t.search,
      t.by_reason, t.closed_version, t.compared_at, t.closed_until, t.decided_until, t.upheld_until
    from report_targets t where t.case_id is not null
  union all
  select r.case_id, t.model, t.target_id, t.creator_id, r.total, r.last_report_at, c.state = 'CLOSED', t.version, t.status, t.kind, t.search,
      t.by_reason, t.closed_version, t.compared_at, t.closed_until, t.decided_until, t.upheld_until
    from calibration_records r join cases c on c.id = r.case_id join report_targets t on (t.model, t.target_id) = (r.model, r.target_id);
revoke insert, update, delete on case_targets from backoffice_app;

create or replace function case_is_about(of_case uuid, person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (select from report_targets t where t.case_id = of_case and belongs_to(t.model, t.target_id, person))
    or exists (select from cases c where c.id = of_case and c.members = 0 and belongs_to(c.lead_model, c.lead_id, person))
    or exists (select from calibration_records r where r.case_id = of_case and belongs_to(r.model, r.target_id, person));
end $$;

create or replace function case_reported_by(of_case uuid, person uuid) returns boolean language plpgsql stable as $$
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
end $$;

create or replace function case_judged_by(of_case uuid, person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from cases c join appeals a on a.id = c.lead_id where c.id = of_case and c.lead_model = 'APPEAL' and person = any (a.judges))
    or exists (select from calibrations k where k.case_id = of_case and person = any (k.judges));
end $$;

-- As before, but a calibration is settled by its answer alone.
create or replace function settle_case(of_case uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;

-- The version of a record that can be reported.
create function record_version(of_model text, of_id uuid) returns int language plpgsql stable as $$
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
end $$;
grant execute on function record_version to backoffice_app;

-- What could be drawn of a week: closed cases whose newest decision is of that week, found nothing wrong or was undone, and whose records
-- are all as if nothing had been found. Local days.
create function calibratable(of_week date) returns table (case_id uuid, decision_id uuid) language sql stable as $$
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
$$;

-- Draws the sample of a week, once: who comes second waits for the first one's commit and draws nothing. Which cases are drawn
-- follows from the week alone. `moderators` are those who may decide at the desk: a case that none of them may answer is not drawn.
create function draw_calibration(of_week date, percent float8, moderators uuid[]) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
revoke execute on function draw_calibration from public;
grant execute on function draw_calibration to backoffice_app;

-- Closes the case of a calibration that was answered, which is all that closes it besides what makes it void.
create function close_case_of_calibration(of_case uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update cases c set state = 'CLOSED', closed_at = clock_timestamp(), held_by = null, held_until = null, handed_by = null, version = c.version + 1
    from calibrations k where c.id = of_case and k.case_id = c.id and (k.answer_id is not null or k.void_at is not null) and c.state <> 'CLOSED';
end $$;
revoke execute on function close_case_of_calibration from public;
grant execute on function close_case_of_calibration to backoffice_app;

-- What was drawn is no longer what was decided about once its record is reported again, opened, changed in status or deleted.
create function calibrations_end() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
revoke execute on function calibrations_end from public;
create trigger calibrations_end_update after update on report_targets for each row
  when ((old.total, old.handled, old.status) is distinct from (new.total, new.handled, new.status)) execute function calibrations_end();
create trigger calibrations_end_delete after delete on report_targets for each row execute function calibrations_end();
