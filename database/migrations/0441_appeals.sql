-- Appeals: a member asks for another look at what staff decided about their record, or about them. One a decision, ever.
create table appeals (
  id uuid primary key,
  user_id uuid not null references users,
  -- The decision: as in `blocked_details`, or the id of a change that was a decision by itself.
  decision uuid not null,
  -- The change that the member named.
  detail_id uuid not null references blocked_details,
  model text not null check (model in ('USER', 'POST', 'COMMENT', 'GROUP', 'MEDIA', 'PAGE', 'PRODUCT')),
  target_id uuid not null,
  message text not null check (message ~ '\S' and char_length(message) <= 25000),
  -- Who made or confirmed the decision: they do not decide about the appeal.
  judges uuid[] not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'UPHELD', 'OVERTURNED')),
  answer text check (answer ~ '\S' and char_length(answer) <= 25000),
  decided_by uuid references users,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default clock_timestamp(),
  constraint appeals_once unique (decision, user_id),
  constraint appeals_answered check ((state = 'WAITING') = (decided_at is null) and (state = 'WAITING') = (decided_by is null)
    and (state = 'WAITING') = (answer is null)),
  constraint appeals_other_decider check (decided_by <> user_id and not decided_by = any (judges))
);
create index appeals_of_member on appeals (user_id, created_at, id);
revoke update, delete on appeals from backoffice_app;
grant update (state, answer, decided_by, decided_at) on appeals to backoffice_app;

-- What staff decided about a record last, of what still stands: neither an undo nor undone.
create function standing_detail(of_model text, of_id uuid) returns uuid language sql stable as $$
  select d.id from blocked_details d
    where d.model = of_model and d.target_id = of_id and d.undoes is null and not d.repeats
      and not exists (select from blocked_details u where u.undoes = d.id offset 0)
    order by d.created_at desc, d.id desc limit 1
$$;

-- The strikes of a person: of 180 days, and of what was neither undone nor overturned. Many records of one decision are one.
create function strikes_of(person uuid)
returns table (decision uuid, detail_id uuid, weight int, given_at timestamptz(3), ends_at timestamptz(3)) language sql stable as $$
  select coalesce(d.decision, d.id), (array_agg(d.id order by d.created_at, d.id))[1], max(d.strike_weight), min(d.created_at),
      min(d.created_at) + interval '180 days'
    from blocked_details d
    where d.creator_id = person and d.strike_weight is not null and d.created_at > now() - interval '180 days'
      and not exists (select from blocked_details u where u.undoes = d.id offset 0)
      and not exists (select from appeals a where a.decision = coalesce(d.decision, d.id) and a.user_id = person and a.state = 'OVERTURNED')
    group by coalesce(d.decision, d.id)
$$;

-- What counted strikes counts no overturned ones either.
create or replace function blocks_of_creator(of_creator uuid) returns int language plpgsql stable as $$
begin
  return (
    select count(*) from (
      select from blocked_details d
        where d.creator_id = of_creator and d.created_at > now() - interval '90 days' and d.status = 'BLOCKED' and d.undoes is null
          and not d.repeats and not exists (select from blocked_details u where u.undoes = d.id offset 0)
          and not exists (select from appeals a where a.decision = coalesce(d.decision, d.id) and a.user_id = of_creator and a.state = 'OVERTURNED' offset 0)
        limit 10) blocks);
end $$;
grant execute on function standing_detail, strikes_of to backoffice_app;
