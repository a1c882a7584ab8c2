-- As 0220 for the texts of staff: a letter may have several characters, so a column holds more of them than its rule allows
-- letters. These are written by members and by the app's own backend, or copied from what staff wrote.
alter table api_keys
  drop constraint api_keys_name_check,
  add constraint api_keys_name_check check (char_length(name) between 1 and 3200) not valid;
alter table badge_request_forms
  drop constraint badge_request_forms_detail_check,
  add constraint badge_request_forms_detail_check check (detail ~ '\S' and char_length(detail) <= 6400) not valid,
  drop constraint badge_request_forms_detail_en_check,
  add constraint badge_request_forms_detail_en_check check (detail_en ~ '\S' and char_length(detail_en) <= 6400) not valid;
alter table comments
  drop constraint comments_content_check,
  add constraint comments_content_check check (content ~ '\S' and char_length(content) <= 43000) not valid;
-- In an index, whose rows are small.
alter table external_ids
  drop constraint external_ids_external_id_check,
  add constraint external_ids_external_id_check check (char_length(external_id) between 1 and 1250) not valid;
alter table pages
  drop constraint pages_description_check,
  add constraint pages_description_check check (char_length(description) <= 43000) not valid,
  drop constraint pages_website_check,
  add constraint pages_website_check check (char_length(website) between 1 and 16000) not valid;
alter table places
  drop constraint places_description_check,
  add constraint places_description_check check (char_length(description) <= 43000) not valid,
  drop constraint places_location_name_check,
  add constraint places_location_name_check check (char_length(location_name) between 1 and 6400) not valid;
alter table point_corrections
  drop constraint point_corrections_reason_check,
  add constraint point_corrections_reason_check check (char_length(reason) between 1 and 16000) not valid,
  drop constraint point_corrections_decision_reason_check,
  add constraint point_corrections_decision_reason_check check (char_length(decision_reason) between 1 and 16000) not valid;
alter table point_entries
  drop constraint point_entries_note_check,
  add constraint point_entries_note_check check (char_length(note) between 1 and 16000) not valid;
alter table social_groups
  drop constraint social_groups_description_check,
  add constraint social_groups_description_check check (char_length(description) <= 43000) not valid;
alter table tracked_events
  drop constraint tracked_events_key_check,
  add constraint tracked_events_key_check check (char_length(key) between 1 and 1250) not valid;
alter table verify_requests
  drop constraint verify_requests_target_name_check,
  add constraint verify_requests_target_name_check check (target_name ~ '\S' and char_length(target_name) <= 6400) not valid,
  drop constraint verify_requests_target_key_name_check,
  add constraint verify_requests_target_key_name_check check (char_length(target_key_name) between 1 and 6400) not valid;
alter table webhook_endpoints
  drop constraint webhook_endpoints_note_check,
  add constraint webhook_endpoints_note_check check (char_length(note) <= 6400) not valid;
