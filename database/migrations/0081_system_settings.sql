-- Settings of the system, each with a key that its code knows. So there are exactly these: staff change their values.

create table system_settings (
  id uuid primary key,
  key text collate "C" not null,
  type text not null check (type in ('TEXT', 'NUMBER')),
  value text not null check (value ~ '\S' and char_length(value) <= 1000),
  description text check (char_length(description) <= 500),
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint system_settings_key_key unique (key),
  constraint system_settings_number check (type <> 'NUMBER' or value ~ '^\d{1,12}(\.\d{1,6})?$')
);
revoke insert, delete on system_settings from backoffice_app;

insert into system_settings (id, key, type, value, description)
  select ('019a0000-0000-7000-8001-' || lpad(usual.number::text, 12, '0'))::uuid, usual.key, usual.type, usual.value, usual.description
  from (values
    (1, 'app.minimumVersion', 'TEXT', '1.0.0', 'The oldest version of the app that may still be used.'),
    (2, 'support.email', 'TEXT', 'support@example.com', 'The address that the app shows for help.'),
    (3, 'support.phone', 'TEXT', '1900 0000', 'The number that the app shows for help.'),
    (4, 'voucher.missesPerMinute', 'NUMBER', '5', 'How many wrong voucher codes a person may enter in a minute.'),
    (5, 'wheel.spinsPerMinute', 'NUMBER', '10', 'How often a person may spin the lucky wheel in a minute.'),
    (6, 'wheel.turnsPerDay', 'NUMBER', '3', 'How many free turns of the lucky wheel a person gets in a day.')
  ) usual (number, key, type, value, description);
