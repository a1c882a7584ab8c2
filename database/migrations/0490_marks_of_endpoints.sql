-- ADMINs are told by a mark that an endpoint of webhooks is on its way to being paused. Nobody gives it, and its text is the part of the
-- way in percent. What stood here obeys the narrower constraints that end.
alter table marks
  alter column by_id drop not null,
  drop constraint marks_kind_check,
  add constraint marks_kind_check check (kind in ('MENTION', 'HANDED_OVER', 'DECLINED', 'ENDPOINT_FAILING')) not valid,
  drop constraint marks_model_check,
  add constraint marks_model_check check (model in ('CASE', 'USER', 'WEBHOOK_ENDPOINT')) not valid,
  drop constraint marks_of_cases,
  add constraint marks_of_models check (
    case kind when 'MENTION' then model in ('CASE', 'USER') when 'ENDPOINT_FAILING' then model = 'WEBHOOK_ENDPOINT' else model = 'CASE' end) not valid,
  add constraint marks_by_somebody check ((by_id is null) = (kind = 'ENDPOINT_FAILING')) not valid;
