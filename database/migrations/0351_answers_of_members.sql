-- What members write is counted in letters as people count them, which have several characters each.
alter table badge_request_forms drop constraint badge_request_forms_text_check,
  add constraint badge_request_forms_text_check check (char_length(text) <= 25000) not valid;
alter table verify_requests drop constraint verify_requests_description_check,
  add constraint verify_requests_description_check check (char_length(description) <= 25000) not valid;
