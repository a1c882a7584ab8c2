-- Notifications that staff write to people of the app. One that is sent reaches its people by being read: no row is
-- written for each of them.

create table system_notifications (
  id uuid primary key,
  custom_message text not null check (custom_message ~ '\S' and char_length(custom_message) <= 1000),
  type text not null default 'SYSTEM' check (type = 'SYSTEM'),
  system_notification_to text not null default 'USER' check (system_notification_to = 'USER'),
  -- Everybody, or these people; without those who are excluded, and without whoever answers for an excluded page.
  send_to_all_users boolean not null,
  user_ids uuid[] not null default '{}',
  excluded_user_ids uuid[] not null default '{}',
  excluded_page_ids uuid[] not null default '{}',
  created_by uuid not null references users,
  sent_at timestamptz(3),
  -- How many people it reached when it was sent.
  reached int check (reached >= 0),
  deleted_at timestamptz(3),
  status text not null generated always as (
    case when sent_at is null then case when deleted_at is null then 'DRAFT' else 'DELETED' end
      when deleted_at is null then 'SENT' else 'WITHDRAWN' end) stored,
  -- A deleted draft is in no list, a notification that was withdrawn is.
  listed boolean not null generated always as (deleted_at is null or sent_at is not null) stored,
  search text not null generated always as (search_key(custom_message)) stored,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint system_notifications_recipients check (send_to_all_users = (cardinality(user_ids) = 0)),
  constraint system_notifications_reached check ((sent_at is null) = (reached is null))
);
create index system_notifications_by_created on system_notifications (created_at, id) where listed;
create index system_notifications_by_status on system_notifications (status, created_at, id) where listed;
create index system_notifications_to_all on system_notifications (sent_at, id) where status = 'SENT' and send_to_all_users;

-- Of a sent notification: those it was sent to by name, and those it leaves out.
create table system_notification_people (
  user_id uuid not null references users,
  notification_id uuid not null references system_notifications,
  excluded boolean not null,
  primary key (user_id, notification_id)
);
revoke update, delete on system_notification_people from backoffice_app;

-- What was sent stays what people have read, and is sent once.
create function refuse_change_of_sent() returns trigger language plpgsql as $$
begin
  raise exception 'a notification that was sent stays as it is' using errcode = 'insufficient_privilege';
end $$;
create trigger system_notifications_stay
  before update of custom_message, send_to_all_users, user_ids, excluded_user_ids, excluded_page_ids, sent_at, reached on system_notifications
  for each row when (old.sent_at is not null) execute function refuse_change_of_sent();
