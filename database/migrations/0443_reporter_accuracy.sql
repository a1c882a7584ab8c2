-- How often the reports of a person for a reason were right, as a tally that every decision about a record moves.

alter table report_targets
  -- Reports up to this one are decided. An arriving report leaves it alone.
  add column decided_until timestamptz(3),
  -- Reports up to this one are upheld: staff took something away from the record after them, and that stands.
  add column upheld_until timestamptz(3);
alter table blocked_details
  -- The record's newest report when the change was made; null if nobody had reported it.
  add column reported_until timestamptz(3);

-- UPHELD, DISMISSED, or null for a report that nobody decided about. What an author deleted undecided counts for nobody.
create function verdict_of(reported_at timestamptz, upheld_until timestamptz, decided_until timestamptz, status text) returns text
  language sql immutable as $$
  select case when reported_at <= upheld_until then 'UPHELD' when reported_at <= decided_until and status <> 'DELETED' then 'DISMISSED' end
$$;

-- Whether a change by staff took something away from a record, and was neither undone nor overturned.
create function takes_away(of_detail uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from blocked_details d
      where d.id = of_detail and d.status <> 'NORMAL' and d.created_by is not null and d.undoes is null and not d.repeats
        and not exists (select from blocked_details u where u.undoes = d.id offset 0)
        and not exists (select from appeals a where a.decision = coalesce(d.decision, d.id) and a.user_id = d.creator_id and a.state = 'OVERTURNED' offset 0));
end $$;

-- The newest report that a standing change upholds. The same status set again upholds what came since, as long as the change stands
-- that it repeats.
create function upheld_until(of_model text, of_id uuid) returns timestamptz language plpgsql stable as $$
begin
  return (
    select max(d.reported_until) from blocked_details d
      where d.model = of_model and d.target_id = of_id and d.status <> 'NORMAL' and d.created_by is not null and d.undoes is null
        and not exists (select from blocked_details u where u.undoes = d.id offset 0)
        and takes_away(case when not d.repeats then d.id else (
          select b.id from blocked_details b
            where b.model = d.model and b.target_id = d.target_id and not b.repeats and b.undoes is null and (b.created_at, b.id) < (d.created_at, d.id)
            order by b.created_at desc, b.id desc limit 1) end));
end $$;

create table reporter_tally (
  person_id uuid not null references users on delete cascade,
  reason text not null,
  upheld int not null,
  dismissed int not null,
  primary key (person_id, reason)
);
revoke insert, update, delete on reporter_tally from backoffice_app;

create or replace function blocked_detail_creator() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('blocked_details') then
    raise exception 'blocked_detail_creator is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  new.creator_id := (select r.creator_id from reportable_records r where r.model = new.model and r.id = new.target_id);
  -- Whoever changes a status has locked the record, and a report locks it too: none comes in between.
  new.reported_until := coalesce(new.reported_until,
    (select t.last_report_at from report_targets t where t.model = new.model and t.target_id = new.target_id));
  return new;
end $$;

-- Finds out again which reports of a record are upheld. For what changes that without a change of status.
create function judge_reports(of_model text, of_id uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Locked first: the next statement sees what whoever held the lock has committed.
  perform from report_targets t where t.model = of_model and t.target_id = of_id for update;
  update report_targets t set upheld_until = upheld_until(of_model, of_id)
    where t.model = of_model and t.target_id = of_id and t.upheld_until is distinct from upheld_until(of_model, of_id);
end $$;
revoke execute on function judge_reports from public;
grant execute on function judge_reports to backoffice_app;

create function blocked_detail_judges() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('blocked_details') then
    raise exception 'blocked_detail_judges is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform judge_reports(new.model, new.target_id);
  return null;
end $$;
revoke execute on function blocked_detail_judges from public;
create trigger blocked_detail_judges after insert on blocked_details for each row
  when (new.created_by is not null and new.reported_until is not null) execute function blocked_detail_judges();

-- Closing decides all reports; opening again leaves those decided that were closed before. A report that arrives decides nothing.
create function report_target_decided() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
revoke execute on function report_target_decided from public;
create trigger report_target_decided before update on report_targets for each row
  when ((old.handled, old.closed_until) is distinct from (new.handled, new.closed_until)) execute function report_target_decided();

-- Moves the tally of a record's reporters from its former marks to those that it has now, people in the order of their ids.
create function count_verdicts(was report_targets, is_now report_targets) returns void language plpgsql as $$
begin
  insert into reporter_tally as t (person_id, reason, upheld, dismissed)
    select created_by, type, sum((after = 'UPHELD')::int - (before = 'UPHELD')::int), sum((after = 'DISMISSED')::int - (before = 'DISMISSED')::int)
      from (
        select r.created_by, r.type, coalesce(verdict_of(r.created_at, was.upheld_until, was.decided_until, was.status), '') as before,
            coalesce(verdict_of(r.created_at, is_now.upheld_until, is_now.decided_until, is_now.status), '') as after
          from reports r where r.model = is_now.model and r.target_id = is_now.target_id and r.created_by is not null) verdicts
      where before <> after group by 1, 2 order by 1, 2
    on conflict (person_id, reason) do update set upheld = t.upheld + excluded.upheld, dismissed = t.dismissed + excluded.dismissed;
end $$;
revoke execute on function count_verdicts from public;

create function report_target_counted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('report_targets') then
    raise exception 'report_target_counted is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  perform count_verdicts(old, new);
  return null;
end $$;
revoke execute on function report_target_counted from public;
create trigger report_target_counted after update on report_targets for each row
  when ((old.upheld_until, old.decided_until, old.status = 'DELETED') is distinct from (new.upheld_until, new.decided_until, new.status = 'DELETED'))
  execute function report_target_counted();

-- A report that is deleted counts no more; one that arrives with a moment before a decision counts with it.
create function report_counted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
revoke execute on function report_counted from public;
-- By its name after `reports_kept_insert`, which keeps the row of the record's reports.
create trigger reports_weighed_insert after insert on reports referencing new table as after for each statement execute function report_counted();
create trigger reports_weighed_delete before delete on reports for each row execute function report_counted();

-- The accuracy of a record's newest reporters, each in the reason of this report. Whoever has fewer than five decided reports of that
-- reason is listed as too few, and does not weigh.
drop function reporters_accuracy;
create function reporters_accuracy(of_model text, of_id uuid) returns jsonb language plpgsql stable as $$
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
end $$;

-- As before, with how the accuracy of the reporters was used: see above.
drop function severity_parts;
create function severity_parts(by_reason jsonb, reports int, blocks int, accuracy jsonb) returns jsonb language plpgsql immutable as $$
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
end $$;
revoke execute on function reporters_accuracy, severity_parts, verdict_of, takes_away, upheld_until from public;
grant execute on function verdict_of to backoffice_app;

-- The marks and the tally, afresh: for what is there already, and after a bulk load past the triggers. For the owner.
create function recount_reporters() returns void language plpgsql as $$
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
end $$;
revoke execute on function recount_reporters from public;
select recount_reporters();
