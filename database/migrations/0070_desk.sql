-- The desk: what was reported and is still open, as cases that one person at a time works on.

create table cases (
  id uuid primary key,
  -- SECOND_LOOK: a decision waits for another person. APPLYING: a decision is being carried out.
  state text not null default 'OPEN' check (state in ('OPEN', 'SECOND_LOOK', 'APPLYING', 'CLOSED')),
  -- The member that stands for the case: later near duplicates are compared with it.
  lead_model text not null,
  lead_id uuid not null,
  creator_id uuid references users,
  severity int not null check (severity between 1 and 4),
  -- A list of {part, points, detail}: see severity_parts.
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  by_reason jsonb not null,
  members int not null check (members >= 0),
  reports int not null check (reports >= 0),
  opened_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  closed_at timestamptz(3),
  -- The claim: a courtesy that ends by itself. What makes decisions correct is the version.
  held_by uuid references users,
  held_until timestamptz(3),
  -- Raised by what staff do, not by a report.
  version int not null default 1,
  check ((held_by is null) = (held_until is null)),
  check ((state = 'CLOSED') = (closed_at is not null)),
  check (state = 'OPEN' or held_by is null)
);
create index cases_due on cases (state, due_at, id) where state <> 'CLOSED';
create index cases_due_by_model on cases (state, lead_model, due_at, id) where state <> 'CLOSED';
create index cases_due_by_severity on cases (state, severity, due_at, id) where state <> 'CLOSED';
create index cases_due_by_both on cases (state, lead_model, severity, due_at, id) where state <> 'CLOSED';
create index cases_closed on cases (closed_at, id) where state = 'CLOSED';
create index cases_closed_by_model on cases (lead_model, closed_at, id) where state = 'CLOSED';
create index cases_held on cases (held_by) where held_by is not null;
create index cases_by_lead on cases (lead_model, lead_id);
revoke insert, update, delete on cases from backoffice_app;
grant update (state, held_by, held_until, version) on cases to backoffice_app;

-- How many cases there are of each state, model and severity. Differences that add up, as in user_tally.
create table case_tally (state text not null, lead_model text not null, severity int not null, cases bigint not null);

create function cases_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
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
end $$;
create trigger cases_tallied_insert after insert on cases referencing new table as after for each statement execute function cases_tallied();
create trigger cases_tallied_update after update on cases referencing old table as before new table as after for each statement execute function cases_tallied();
create trigger cases_tallied_delete after delete on cases referencing old table as before for each statement execute function cases_tallied();

-- What was decided about a case, and what came of it.
create table case_decisions (
  id uuid primary key,
  case_id uuid not null references cases,
  -- WAITING for a second look; DECLINED there, or because the case was settled elsewhere meanwhile.
  state text not null check (state in ('WAITING', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE', 'DECLINED')),
  -- Null: no violation; the reports are handled and every status stays.
  status text check (status in ('NORMAL', 'HIDDEN', 'SUSPENDING', 'BLOCKED')),
  reason text not null,
  preset_id uuid,
  -- When a suspension ends.
  until timestamptz(3) check (until is null or status = 'SUSPENDING'),
  -- How many of the creator's newest posts are hidden too.
  hide_posts int not null default 0 check (hide_posts between 0 and 100),
  second_look text check (second_look in ('ASKED', 'MANY', 'PARTNER', 'STAFF', 'VERIFIED')),
  note text not null default '',
  decided_by uuid not null references users,
  decided_at timestamptz(3) not null,
  second_by uuid references users check (second_by <> decided_by),
  second_at timestamptz(3),
  -- Until when its author can undo it; set when it was carried out.
  undo_until timestamptz(3),
  undone_at timestamptz(3),
  check ((second_by is null) = (second_at is null)),
  check (state <> 'WAITING' or second_look is not null),
  check ((state = 'UNDONE') = (undone_at is not null)),
  check (state not in ('APPLIED', 'UNDOING', 'UNDONE') or undo_until is not null)
);
create unique index case_decisions_unfinished on case_decisions (case_id) where state in ('WAITING', 'APPLYING', 'UNDOING');
create index case_decisions_of_case on case_decisions (case_id, decided_at, id);
create index case_decisions_by_author on case_decisions (decided_by, decided_at, id);
create index case_decisions_by_state on case_decisions (state, decided_at, id);
create index case_decisions_by_time on case_decisions (decided_at, id);

-- What a decision changes, one record a step; each is one command.
create table case_steps (
  decision_id uuid not null references case_decisions,
  position int not null check (position > 0),
  -- STATUS sets the record's status; HANDLED only marks its reports.
  action text not null check (action in ('STATUS', 'HANDLED')),
  model text not null,
  target_id uuid not null,
  -- A member of the case; otherwise it is changed along with one: a post of its author.
  member boolean not null,
  status_after text check ((status_after is not null) = (action = 'STATUS')),
  -- When the newest report came that was decided on; null for what nobody reported.
  last_report_at timestamptz(3),
  status_before text not null,
  -- Of the record, or of the mark on its reports: the version that was decided on, and the one that the step left.
  version_before int not null,
  version_after int,
  -- Null until it was tried. REFUSED with the key of the text that says why.
  outcome text check (outcome in ('DONE', 'SAME', 'REFUSED')),
  refusal text,
  undone text check (undone in ('DONE', 'CHANGED')),
  primary key (decision_id, position),
  unique (decision_id, model, target_id),
  check ((outcome = 'REFUSED') = (refusal is not null)),
  check (outcome is distinct from 'DONE' or version_after is not null)
);

-- In the order in which writers take them.
lock table users, posts, comments, social_groups, media, pages, products, blocked_details, reports, report_targets in share row exclusive mode;

alter table blocked_details add column creator_id uuid references users;
create function blocked_detail_creator() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.creator_id := (select r.creator_id from reportable_records r where r.model = new.model and r.id = new.target_id);
  return new;
end $$;
create trigger blocked_detail_creator before insert on blocked_details for each row execute function blocked_detail_creator();
update blocked_details d set creator_id = r.creator_id from reportable_records r where r.model = d.model and r.id = d.target_id;
create index blocked_details_of_creator on blocked_details (creator_id, created_at, id);

create index reports_by_creator_newest on reports (created_by, created_at);
drop index reports_by_creator;

alter table report_targets
  add column case_id uuid references cases,
  -- When near duplicates of it were looked for; null until then.
  add column compared_at timestamptz(3);
create index report_targets_of_case on report_targets (case_id) where case_id is not null;

-- The share of what the newest reporters of a record reported before and staff then acted on; null while nothing of that
-- was decided. At most five reporters and ten reports each, so that it costs the same for everybody.
create function reporters_accuracy(of_model text, of_id uuid) returns numeric language plpgsql stable as $$
begin
  return (
    select avg((t.status in ('HIDDEN', 'SUSPENDING', 'BLOCKED'))::int)
      from (
        select created_by from reports r where r.model = of_model and r.target_id = of_id order by created_at desc, id desc limit 5) who
      cross join lateral (
        select p.model, p.target_id from reports p where p.created_by = who.created_by order by p.created_at desc limit 10) past
      join report_targets t on (t.model, t.target_id) = (past.model, past.target_id) and t.handled and t.status <> 'DELETED');
end $$;

create function blocks_of_creator(of_creator uuid) returns int language plpgsql stable as $$
begin
  return (
    select count(*) from (
      select from blocked_details d
        where d.creator_id = of_creator and d.created_at > now() - interval '90 days' and d.status = 'BLOCKED' limit 10) blocks);
end $$;

-- How serious a case is, as a list of parts that add up:
-- REASONS   the heaviest reason that at least a fifth of the reports name: 3 violence, nudity or hate; 2 harassment;
--           1 false news or spam; 0 something else
-- REACH     0.5 from 3 reports on, 1 from 10, 1.5 from 30, 2 from 100
-- CREATOR   0.5 for each block of the creator's records within 90 days, at most 2
-- REPORTERS from -0.5 to 0.5, by how often staff acted on what the reporters reported before
create function severity_parts(by_reason jsonb, reports int, blocks int, accuracy numeric) returns jsonb language plpgsql immutable as $$
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
    jsonb_build_object('part', 'REPORTERS', 'points', coalesce(round(accuracy - 0.5, 2), 0),
      'detail', jsonb_build_object('accuracy', round(accuracy, 2))));
end $$;

create function severity_of(parts jsonb) returns int language plpgsql immutable as $$
declare
  points numeric;
begin
  select sum((part ->> 'points')::numeric) into points from jsonb_array_elements(parts) part;
  return case when points >= 4 then 4 when points >= 3 then 3 when points >= 1.5 then 2 else 1 end;
end $$;

-- How long a case may wait: cases get older without being sorted again.
create function time_to_decide(severity int) returns interval language plpgsql immutable as $$
begin
  return case severity when 4 then interval '1 hour' when 3 then interval '4 hours' when 2 then interval '24 hours' else interval '72 hours' end;
end $$;

-- Opens a case for one reported record.
create function open_case(of_model text, of_id uuid) returns uuid language plpgsql as $$
declare
  target report_targets;
  new_case uuid := gen_random_uuid();
  opened timestamptz(3) := clock_timestamp();
  parts jsonb;
begin
  select * into target from report_targets t where t.model = of_model and t.target_id = of_id;
  parts := severity_parts(target.by_reason, target.total, blocks_of_creator(target.creator_id), reporters_accuracy(of_model, of_id));
  insert into cases (id, lead_model, lead_id, creator_id, severity, parts, by_reason, members, reports, opened_at, due_at)
    values (new_case, of_model, of_id, target.creator_id, severity_of(parts), parts, target.by_reason, 1, target.total, opened,
      opened + time_to_decide(severity_of(parts)));
  update report_targets t set case_id = new_case where t.model = of_model and t.target_id = of_id;
  return new_case;
end $$;

-- Brings a case up to date with its members. Without open ones it is closed, and a decision that still waits is declined;
-- with open ones again, it is open again. A case whose members have all left is deleted, or closed if it has a history.
create function settle_case(of_case uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept cases;
  now_has record;
begin
  select * into kept from cases where id = of_case for update;
  if not found then return; end if;
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
  elsif kept.state in ('OPEN', 'SECOND_LOOK') then
    if kept.state = 'SECOND_LOOK' then
      update case_decisions set state = 'DECLINED' where case_id = of_case and state = 'WAITING';
    end if;
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

-- Moves a reported record into another case, or into a new one of its own.
create function move_to_case(of_model text, of_id uuid, to_case uuid) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if to_case is null then return open_case(of_model, of_id); end if;
  update report_targets t set case_id = to_case where t.model = of_model and t.target_id = of_id;
  return to_case;
end $$;

-- An open record has a case; a new report on a record whose case is closed opens another one. Everything else that happens to a record's
-- reports changes its case. The cases in the order of their ids, so that two writers never wait for each other in a circle.
create function cases_follow_targets() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched record;
begin
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
end $$;
create trigger cases_follow_targets_insert after insert on report_targets referencing new table as after
  for each statement execute function cases_follow_targets();
create trigger cases_follow_targets_update after update on report_targets referencing old table as before new table as after
  for each statement execute function cases_follow_targets();
create trigger cases_follow_targets_delete after delete on report_targets referencing old table as before
  for each statement execute function cases_follow_targets();

-- A case for every open record that has none; and what is kept of cases, afresh. For what is there already, and after a bulk
-- load past the triggers. For the owner.
create function recount_cases() returns void language plpgsql as $$
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
end $$;

revoke execute on function blocked_detail_creator, reporters_accuracy, blocks_of_creator, severity_parts, severity_of, time_to_decide,
  open_case, settle_case, move_to_case, recount_cases from public;
grant execute on function settle_case, move_to_case to backoffice_app;

select recount_cases();

-- `report_target_tally` is no longer written: no version that can still run reads it. See 0041.
create or replace function report_targets_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
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
end $$;
