-- Members have an API of their own; a session belongs to one of the two.
alter table sessions add column audience text not null default 'STAFF';
alter table sessions add constraint sessions_audience_check check (audience in ('STAFF', 'MEMBER'));

-- The code by which a member invites others; made when it is first asked for.
create table referral_codes (
  user_id uuid primary key,
  code text not null unique,
  created_at timestamptz(3) not null default now(),
  constraint referral_codes_code_check check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$')
);
revoke update, delete on referral_codes from backoffice_app;

-- What the app may read of the configuration.
alter table configs add column is_public boolean not null default false;
alter table system_settings add column is_public boolean not null default false;

insert into system_settings (id, key, type, value, description)
  select ('019a0000-0000-7000-8001-' || lpad(usual.number::text, 12, '0'))::uuid, usual.key, usual.type, usual.value, usual.description::text
  from (values
    (7, 'app.openRegistration', 'TEXT', 'NO', null),
    (8, 'points.helpfulReviewLikes', 'NUMBER', '10', null),
    (9, 'points.popularPostEngagements', 'NUMBER', '50', null),
    (11, 'points.correctionLimit', 'NUMBER', '1000', null),
    (12, 'words.action', 'TEXT', 'REFUSE', null)
  ) usual (number, key, type, value, description);
