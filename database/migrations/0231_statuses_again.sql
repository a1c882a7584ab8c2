-- A status that a record has already can be set again: the reason is kept and the open reports are closed. That is no further
-- block of the author. Rows of the former version, which did not do this, are none.
alter table blocked_details add column repeats boolean not null default false;
alter table case_steps add column repeats boolean not null default false;

create or replace function blocks_of_creator(of_creator uuid) returns int language plpgsql stable as $$
begin
  return (
    select count(*) from (
      select from blocked_details d
        where d.creator_id = of_creator and d.created_at > now() - interval '90 days' and d.status = 'BLOCKED' and d.undoes is null
          and not d.repeats and not exists (select from blocked_details u where u.undoes = d.id offset 0) limit 10) blocks);
end $$;
