-- Staff list the spins of a wheel: how each ended is in its row, so that a filter needs no other table.

alter table spins
  -- The prize in its batch, and how it was won; both null if nothing was.
  add column stock_id uuid,
  add column cause text check (cause in ('CHANCE', 'ASSIGNED'));
update spins s set stock_id = a.stock_id, cause = a.cause from wheel_awards a where a.id = s.award_id;
alter table spins
  add constraint spins_outcome check ((stock_id is null) = (award_id is null) and (cause is null) = (award_id is null));

create index spins_of_wheel on spins (wheel_id, created_at, id) include (cause);
create index spins_won on spins (wheel_id, created_at, id) include (cause) where cause is not null;
create index spins_of_stock on spins (stock_id, created_at, id) where stock_id is not null;
