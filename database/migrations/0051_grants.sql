-- Areas that an ADMIN has opened to a member of the group STAFF.
create table grants (
  user_id uuid not null references users on delete cascade,
  area text not null check (area in ('MODERATION', 'VERIFICATION', 'POINTS', 'NOTIFICATIONS', 'PROMOTION', 'PEOPLE')),
  granted_by uuid references users,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, area)
);
