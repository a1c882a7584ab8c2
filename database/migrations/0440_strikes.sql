-- Strikes: what a change of status by staff counts against the author of the record.
insert into system_settings (id, key, type, value) values
  ('019a0000-0000-7000-8001-000000000440', 'strikes.third', 'TEXT', '7'),
  ('019a0000-0000-7000-8001-000000000441', 'strikes.fifth', 'TEXT', '30'),
  ('019a0000-0000-7000-8001-000000000442', 'strikes.seventh', 'TEXT', 'BLOCK');

alter table blocked_details
  -- Shared by the changes of one decision about several records; null for a change that is a decision by itself.
  add column decision uuid,
  -- 1 or 2 if it is a strike; null for what counts against nobody, also for everything before strikes existed.
  add column strike_weight int check (strike_weight between 1 and 2),
  -- What the record was before, so that exactly that can be restored.
  add column status_before text check (status_before in ('NORMAL', 'HIDDEN', 'SUSPENDING', 'BLOCKED')),
  add column until_before timestamptz(3),
  add constraint blocked_details_strike check (strike_weight is null or (status in ('BLOCKED', 'SUSPENDING') and not repeats and undoes is null));
create index blocked_details_of_decision on blocked_details (decision, creator_id) where decision is not null;
create index blocked_details_strikes on blocked_details (creator_id, created_at) where strike_weight is not null;

-- The weight of a strike by what the record was reported for most often; of equally frequent reasons, the heavier counts.
create function strike_weight(by_reason jsonb) returns int language sql immutable as $$
  select coalesce((
    select case when key in ('NUDITY', 'VIOLENCE', 'HATE_SPEECH') then 2 else 1 end
      from jsonb_each_text(by_reason) order by value::int desc, key in ('NUDITY', 'VIOLENCE', 'HATE_SPEECH') desc limit 1), 1)
$$;
grant execute on function strike_weight to backoffice_app;
