-- Reasons are prepared for both directions: for what takes a record away, and for what brings it back.
alter table preset_reasons add column restores boolean not null default false;
create index preset_reasons_in_their_order on preset_reasons (model, restores, position, id);
drop index preset_reasons_in_order;
