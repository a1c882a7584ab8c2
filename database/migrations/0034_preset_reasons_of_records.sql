-- Reasons can be prepared for every model that has a term status.
alter table preset_reasons
  drop constraint preset_reasons_model_check,
  add constraint preset_reasons_model_check check (model in ('USER', 'POST', 'GROUP', 'PAGE', 'PRODUCT'));
