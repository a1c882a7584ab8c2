-- The desk's figures are exact and cost the same however many cases and decisions there are (decision 0054).

-- In the order in which writers take them. Nothing changes between the counting and the triggers that go on counting.
lock table cases, case_decisions in share row exclusive mode;

-- How many open cases are due in each hour. Differences that add up, as in user_tally.
create table case_due_tally (hour timestamptz not null, cases bigint not null);
create index case_due_tally_by_hour on case_due_tally (hour);

create function cases_due_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
revoke execute on function cases_due_tallied from public;
-- For each row: an arriving report changes one case, and nearly always neither its state nor when it is due.
create trigger cases_due_tallied_insert after insert on cases for each row when (new.state = 'OPEN') execute function cases_due_tallied();
create trigger cases_due_tallied_update after update on cases for each row
  when ((old.state = 'OPEN' or new.state = 'OPEN') and (old.state <> new.state or old.due_at <> new.due_at)) execute function cases_due_tallied();
create trigger cases_due_tallied_delete after delete on cases for each row when (old.state = 'OPEN') execute function cases_due_tallied();

-- As before, with when the open ones are due.
create or replace function recount_cases() returns void language plpgsql as $$
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
end $$;

insert into case_due_tally select date_trunc('hour', due_at, 'UTC'), count(*) from cases where state = 'OPEN' group by 1;

-- A number that grows with the time from the opening of a case to its decision, by about 18 % of the time for each step. So
-- the median is in a known step, and only the decisions of that step are read to find it.
create function decision_step(opened_at timestamptz, decided_at timestamptz) returns int language sql immutable as $$
  select floor(6 * ln(1 + greatest(extract(epoch from decided_at - opened_at)::float8, 0) / 60))::int
$$;
grant execute on function decision_step to backoffice_app;

-- What was decided in each hour, by its step (-1: the decision opened its case itself): carried out, undone again, given a
-- second look, and declined by it.
create table case_decision_tally (
  hour timestamptz not null,
  step int not null,
  done bigint not null,
  undone bigint not null,
  looked bigint not null,
  declined bigint not null
);
create index case_decision_tally_by_hour on case_decision_tally (hour);

-- What decisions add to the tally, each in a row of its own.
create view case_decision_counts as
  select decided_at, date_trunc('hour', decided_at, 'UTC') as hour,
      case when proposed then -1 else decision_step(opened_at, decided_at) end as step,
      (state in ('APPLIED', 'UNDOING', 'UNDONE'))::int as done,
      (state in ('UNDOING', 'UNDONE'))::int as undone,
      (second_by is not null)::int as looked,
      (second_by is not null and state = 'DECLINED')::int as declined
    from case_decisions where state in ('APPLIED', 'UNDOING', 'UNDONE') or second_by is not null;

create function case_decisions_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
revoke execute on function case_decisions_tallied from public;
create trigger case_decisions_tallied_insert after insert on case_decisions for each row execute function case_decisions_tallied();
create trigger case_decisions_tallied_update after update on case_decisions for each row
  when ((old.state, old.second_by, old.decided_at, old.opened_at, old.proposed) is distinct from (new.state, new.second_by, new.decided_at, new.opened_at, new.proposed))
  execute function case_decisions_tallied();
create trigger case_decisions_tallied_delete after delete on case_decisions for each row execute function case_decisions_tallied();

insert into case_decision_tally
  select hour, step, sum(done), sum(undone), sum(looked), sum(declined) from case_decision_counts group by 1, 2;

create index case_decisions_by_step on case_decisions (decision_step(opened_at, decided_at), decided_at) include (opened_at)
  where state in ('APPLIED', 'UNDOING', 'UNDONE') and not proposed;
