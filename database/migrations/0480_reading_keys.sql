-- Keys that read about members: what they read of persons only with a switch of its own.
alter table api_keys
  add column personal_data boolean not null default false,
  drop constraint api_keys_scopes_check,
  add constraint api_keys_scopes_check
    check (scopes <@ array['MEMBERS', 'EVENTS', 'CONTENT', 'READ'] and cardinality(scopes) > 0),
  add constraint api_keys_personal_data_check check (not personal_data or 'READ' = any (scopes));
