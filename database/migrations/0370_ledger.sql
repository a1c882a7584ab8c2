-- What members do, and what it gave them. Keys begin with the member, and no foreign key leads into or out of the ledger, so
-- that it can be distributed by member.

create table member_actions (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  subject text not null,
  -- The post or comment that the action wrote. What it gave is taken back while that is blocked or gone.
  record_model text,
  record_id uuid,
  occurred_at timestamptz(3) not null,
  day date not null,
  facts jsonb not null,
  -- The rules that gave something, with their versions and amounts.
  outcome jsonb not null,
  primary key (user_id, id),
  constraint member_actions_kind_check check (kind = any ('{CREATE_POST,CHECK_IN_PLACE,REVIEW_PLACE,SHARE_POST,COMMENT_POST,LIKE_POST,DAILY_VISIT,HELPFUL_REVIEW,POPULAR_POST,RANKING,REFERRAL}')),
  constraint member_actions_record_model_check check (record_model = any ('{POST,COMMENT}')),
  constraint member_actions_record_check check ((record_model is null) = (record_id is null))
);
create index member_actions_of_day on member_actions (user_id, day, kind);
create index member_actions_by_record on member_actions (record_id) where record_id is not null;
create index member_actions_by_moment on member_actions (occurred_at, user_id, id);

-- The same member, kind and subject count once.
create table action_keys (
  user_id uuid not null,
  kind text not null,
  subject text not null,
  action_id uuid not null,
  primary key (user_id, kind, subject)
);
revoke update, delete on member_actions, action_keys from backoffice_app;

alter table point_entries drop constraint point_entries_config_id_fkey;
alter table point_entries drop constraint point_entries_post_id_fkey;
alter table point_entries drop constraint point_entries_earned_is_gained;
alter table point_entries add constraint point_entries_earned_is_gained check (amount > 0 or not earned or cause = 'CORRECTION');
alter table point_entries drop constraint point_entries_pkey;
alter table point_entries add primary key (user_id, id);
-- The action that it is for; the entry that it corrects; the version of the rule; what staff said about it.
alter table point_entries add column action_id uuid, add column corrects uuid, add column rule_version integer, add column note text;
alter table point_entries add constraint point_entries_note_check check (char_length(note) between 1 and 500);
create index point_entries_of_action on point_entries (user_id, action_id) where action_id is not null;
create index point_entries_corrected on point_entries (user_id, corrects) where corrects is not null;
alter table point_days drop constraint point_days_user_id_fkey;
alter table balances drop constraint balances_user_id_fkey;

create function balances_closed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('users') then
    raise exception 'balances_closed is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  delete from balances where user_id = old.id;
  return null;
end $$;
revoke execute on function balances_closed from public;
create trigger balances_closed after delete on users for each row execute function balances_closed();

-- The only way in which the application writes entries. Corrections alone may make a balance negative. The trigger of the
-- entries keeps balance, day and tally.
create function book_points(entry jsonb) returns point_entries language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made point_entries := jsonb_populate_record(null::point_entries, entry);
  held bigint;
begin
  select active_points into held from balances where user_id = made.user_id for update;
  if not found then
    raise exception 'there is no balance of user %', made.user_id using errcode = 'foreign_key_violation';
  end if;
  if made.amount < 0 and made.cause <> 'CORRECTION' and held + made.amount < 0 then
    raise exception 'user % has % hundredths of points', made.user_id, held using errcode = 'check_violation', constraint = 'balances_cover_spending';
  end if;
  made.created_at := coalesce(made.created_at, now());
  insert into point_entries select made.*;
  return made;
end $$;
revoke execute on function book_points from public;
grant execute on function book_points to backoffice_app;
revoke insert on point_entries from backoffice_app;

-- Posts and comments whose author's points must be looked at again, because they were blocked, deleted or given back.
create table records_to_settle (
  model text not null,
  id uuid not null,
  primary key (model, id),
  constraint records_to_settle_model_check check (model = any ('{POST,COMMENT}'))
);
revoke update on records_to_settle from backoffice_app;

create function points_unsettled() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone uuid := case when tg_op = 'DELETE' then old.id else new.id end;
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('posts', 'comments') then
    raise exception 'points_unsettled is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if exists (select from member_actions where record_id = gone) then
    insert into records_to_settle values (tg_argv[0], gone) on conflict do nothing;
  end if;
  return null;
end $$;
revoke execute on function points_unsettled from public;
create trigger points_unsettled after update of status, deleted_at on posts for each row
  when ((old.status = 'BLOCKED' or old.deleted_at is not null) <> (new.status = 'BLOCKED' or new.deleted_at is not null)) execute function points_unsettled('POST');
create trigger points_unsettled_delete after delete on posts for each row execute function points_unsettled('POST');
create trigger points_unsettled after update of term_status, deleted_at on comments for each row
  when ((old.term_status = 'BLOCKED' or old.deleted_at is not null) <> (new.term_status = 'BLOCKED' or new.deleted_at is not null)) execute function points_unsettled('COMMENT');
create trigger points_unsettled_delete after delete on comments for each row execute function points_unsettled('COMMENT');

create index posts_reviews_of_place on posts (place_id, id) where type = 'REVIEW' and place_id is not null;
