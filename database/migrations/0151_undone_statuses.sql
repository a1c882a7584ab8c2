-- A change of status that was undone is no block of the author's, and its undo is no decision with the former reason.

alter table blocked_details add column undoes uuid references blocked_details;

-- Former undos, where the audit log has an entry for each change of the record's status, in the same order.
with undone as (
  select distinct chain, model, target_id::uuid from audit_entries
    where action = 'cmsUndo' and model in ('USER', 'POST', 'COMMENT', 'GROUP', 'MEDIA', 'PAGE', 'PRODUCT') and after ? 'termStatus'
), details as (
  select d.id, d.model, d.target_id, row_number() over change as n, count(*) over (partition by d.model, d.target_id) as changes,
      lag(d.id) over change as former
    from blocked_details d join undone using (model, target_id)
    window change as (partition by d.model, d.target_id order by d.created_at, d.id)
), entries as (
  select u.model, u.target_id, e.action, row_number() over (partition by e.chain order by e.position) as n,
      count(*) over (partition by e.chain) as changes
    from undone u join audit_entries e on e.chain = u.chain and e.after ? 'termStatus'
)
update blocked_details set undoes = d.former, reason = ''
  from details d join entries e using (model, target_id, n, changes)
  where blocked_details.id = d.id and e.action = 'cmsUndo' and d.former is not null;

create unique index blocked_details_undoing on blocked_details (undoes) where undoes is not null;

-- As before, without what was undone. `offset 0`: for each of the few blocks, instead of all that was ever undone.
create or replace function blocks_of_creator(of_creator uuid) returns int language plpgsql stable as $$
begin
  return (
    select count(*) from (
      select from blocked_details d
        where d.creator_id = of_creator and d.created_at > now() - interval '90 days' and d.status = 'BLOCKED' and d.undoes is null
          and not exists (select from blocked_details u where u.undoes = d.id offset 0) limit 10) blocks);
end $$;

-- People whose blocks have changed: a job recalculates their open cases. Not in the transaction of the block, which has locked
-- another case.
create table creators_to_weigh (id bigint generated always as identity primary key, creator_id uuid not null);

create function creator_blocks_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into creators_to_weigh (creator_id) values (new.creator_id);
  return null;
end $$;
create trigger creator_blocks_changed after insert on blocked_details for each row
  when (new.creator_id is not null and (new.status = 'BLOCKED' or new.undoes is not null)) execute function creator_blocks_changed();

-- For the job.
grant execute on function blocks_of_creator to backoffice_app;
create index cases_of_creator on cases (creator_id) where state <> 'CLOSED';
insert into creators_to_weigh (creator_id) select distinct creator_id from cases where state <> 'CLOSED' and creator_id is not null;

-- For the demo, whose cases were closed in the past.
grant update (closed_at) on cases to backoffice_app;
