-- Near duplicates of reported records: what was reported is compared with the leads of cases.

-- A print of the text or the picture of a reported record. Near duplicates have prints that differ in few bits, and most
-- of them share a band; records that share none are never compared.
create table record_prints (
  model text not null,
  target_id uuid not null,
  kind text not null check (kind in ('TEXT', 'PICTURE')),
  print bigint not null,
  band_1 int not null,
  band_2 int not null,
  band_3 int not null,
  band_4 int not null,
  primary key (model, target_id)
);
create index record_prints_band_1 on record_prints (kind, band_1, target_id);
create index record_prints_band_2 on record_prints (kind, band_2, target_id);
create index record_prints_band_3 on record_prints (kind, band_3, target_id);
create index record_prints_band_4 on record_prints (kind, band_4, target_id);

-- What staff took out of a case is never joined to it again.
create table taken_out (model text not null, target_id uuid not null, case_id uuid not null, primary key (model, target_id, case_id));
revoke insert, update, delete on taken_out from backoffice_app;

-- A case of near duplicates that was decided before: its decision is proposed.
alter table cases add column like_case_id uuid references cases;
create index cases_like on cases (like_case_id) where like_case_id is not null;
grant update (like_case_id) on cases to backoffice_app;

create index report_targets_not_compared on report_targets (last_report_at, target_id) where compared_at is null and case_id is not null;
grant update (compared_at) on report_targets to backoffice_app;

-- As before; a record with a new case is compared again. The case has waited since its newest report: what is loaded from the past
-- is due at once, and what is taken out of a case does not begin to wait again.
create or replace function open_case(of_model text, of_id uuid) returns uuid language plpgsql as $$
declare
  target report_targets;
  new_case uuid := gen_random_uuid();
  opened timestamptz(3);
  parts jsonb;
begin
  select * into target from report_targets t where t.model = of_model and t.target_id = of_id;
  opened := least(target.last_report_at, clock_timestamp());
  parts := severity_parts(target.by_reason, target.total, blocks_of_creator(target.creator_id), reporters_accuracy(of_model, of_id));
  insert into cases (id, lead_model, lead_id, creator_id, severity, parts, by_reason, members, reports, opened_at, due_at)
    values (new_case, of_model, of_id, target.creator_id, severity_of(parts), parts, target.by_reason, 1, target.total, opened,
      opened + time_to_decide(severity_of(parts)));
  update report_targets t set case_id = new_case, compared_at = null where t.model = of_model and t.target_id = of_id;
  return new_case;
end $$;

-- As before; remembers what was taken out, which is not compared again: people have just looked at it.
create or replace function move_to_case(of_model text, of_id uuid, to_case uuid) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
