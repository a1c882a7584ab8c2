-- Badge requests are rejected for preset reasons, too.

alter table preset_reasons
  drop constraint preset_reasons_model_check,
  add constraint preset_reasons_model_check
    check (model in ('USER', 'POST', 'COMMENT', 'GROUP', 'MEDIA', 'PAGE', 'PRODUCT', 'VERIFY', 'BADGE_REQUEST'));
