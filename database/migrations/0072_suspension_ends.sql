-- When a suspension ends by itself.

create table suspension_ends (
  model text not null check (model in ('USER', 'POST', 'COMMENT', 'GROUP', 'MEDIA', 'PAGE', 'PRODUCT')),
  target_id uuid not null,
  -- Of the record, as the suspension left it: with another one it has changed since, and nothing ends by itself.
  version int not null,
  until timestamptz(3) not null,
  primary key (model, target_id)
);
create index suspension_ends_due on suspension_ends (until, model, target_id);
