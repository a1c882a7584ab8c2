-- A change of status that needs a second look waits for it at the desk, wherever it was made.

-- Made outside of the desk, about the lead of its case: it waits whether or not the lead has open reports.
alter table case_decisions add column proposed boolean not null default false;

-- A case of its own for a record, in which a decision waits from the beginning. The record is locked; so nobody can report it
-- meanwhile: see reported_record. Like move_to_case, it keeps the record out of the case that it leaves.
create function open_case_for_proposal(of_model text, of_id uuid) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
revoke execute on function open_case_for_proposal from public;
grant execute on function open_case_for_proposal to backoffice_app;

-- As before, but the first report on a record about which a decision waits already joins the case of that decision.
create or replace function open_case(of_model text, of_id uuid) returns uuid language plpgsql as $$
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
end $$;

-- As before, but a decision that was proposed about a record goes on waiting although nobody's reports of it are open.
create or replace function settle_case(of_case uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
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
