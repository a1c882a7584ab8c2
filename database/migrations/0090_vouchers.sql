-- Vouchers that members buy with points, win in games or earn by referrals.

-- 'PE-000123': the kind of voucher, and a number that no other voucher has.
create function voucher_number(type text, number bigint) returns text
  language sql immutable parallel safe strict
  return case type when 'POINT_EXCHANGE' then 'PE' when 'GAME' then 'GA' else 'RF' end
    || '-' || lpad(number::text, greatest(6, length(number::text)), '0');

create table vouchers (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  voucher_number text not null generated always as (voucher_number(type, number)) stored,
  type text not null check (type in ('POINT_EXCHANGE', 'GAME', 'REFERRAL')),
  title text not null check (title ~ '\S' and char_length(title) <= 100),
  title_en text not null check (title_en ~ '\S' and char_length(title_en) <= 100),
  highlight text not null default '' check (char_length(highlight) <= 1000),
  highlight_en text not null default '' check (char_length(highlight_en) <= 1000),
  description text not null default '' check (char_length(description) <= 20000),
  description_en text not null default '' check (char_length(description_en) <= 20000),
  term_and_condition text not null default '' check (char_length(term_and_condition) <= 20000),
  term_and_condition_en text not null default '' check (char_length(term_and_condition_en) <= 20000),
  contact_phone_number text check (char_length(contact_phone_number) between 1 and 30),
  contact_email text check (char_length(contact_email) between 1 and 200),
  contact_address text check (char_length(contact_address) between 1 and 500),
  media_ids uuid[] not null default '{}' check (cardinality(media_ids) <= 5),
  -- In hundredths.
  point_spend bigint not null default 0 check (point_spend >= 0),
  start_date timestamptz(3) not null,
  end_date timestamptz(3) not null,
  -- How many people must sign up for one code of a campaign.
  referral_turns int check (referral_turns >= 0),
  prize_title text check (char_length(prize_title) between 1 and 100),
  prize_title_en text check (char_length(prize_title_en) between 1 and 100),
  status text not null check (status in ('ENABLED', 'DISABLED')),
  admin_status text not null check (admin_status in ('PENDING', 'APPROVED', 'REJECTED')),
  -- Set by a change of what was approved, until somebody approves it again.
  edited_since_approval boolean not null default false,
  created_by uuid not null references users,
  deleted_at timestamptz(3),
  trashed text not null generated always as (case when deleted_at is null then 'NO' else 'YES' end) stored,
  search text not null generated always as (search_key(title || ' ' || title_en || ' ' || voucher_number(type, number))) stored,
  version int not null default 1,
  created_at timestamptz(3) not null default now(),
  constraint vouchers_period check (start_date < end_date),
  constraint vouchers_point_spend check (type = 'POINT_EXCHANGE' or point_spend = 0),
  constraint vouchers_referral check ((type = 'REFERRAL') = (referral_turns is not null)),
  constraint vouchers_referral_approved check (type <> 'REFERRAL' or (admin_status = 'APPROVED' and cardinality(media_ids) = 1)),
  constraint vouchers_deleted check (deleted_at is null or status = 'DISABLED'),
  -- Whoever signs up earns a code of one campaign. One may begin when another ends.
  constraint vouchers_campaigns_apart exclude using gist (tstzrange(start_date, end_date) with &&)
    where (type = 'REFERRAL' and status = 'ENABLED')
);
create index vouchers_by_created on vouchers (created_at, id) where type <> 'REFERRAL';
create index vouchers_by_status on vouchers (status, admin_status, created_at, id) where type <> 'REFERRAL';
create index vouchers_by_admin_status on vouchers (admin_status, created_at, id) where type <> 'REFERRAL';
create index vouchers_by_creator on vouchers (created_by, created_at, id);
create index vouchers_search on vouchers using gin (search gin_trgm_ops);
create index vouchers_by_media on vouchers using gin (media_ids) where deleted_at is null;
create index vouchers_campaigns on vouchers (created_at, id) where type = 'REFERRAL' and deleted_at is null;
create index vouchers_of_games on vouchers (created_at, id)
  where type = 'GAME' and status = 'ENABLED' and admin_status = 'APPROVED' and deleted_at is null;

-- How many vouchers, without those of campaigns, there are for each combination of the list's filters; differences that
-- add up, as in user_tally.
create table voucher_tally (status text not null, admin_status text not null, trashed text not null, vouchers bigint not null);

create function vouchers_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into voucher_tally
      select status, admin_status, trashed, count(*) from after where type <> 'REFERRAL' group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into voucher_tally
      select status, admin_status, trashed, -count(*) from before where type <> 'REFERRAL' group by 1, 2, 3;
  else
    insert into voucher_tally
      select status, admin_status, trashed, sum(n) from (
        select status, admin_status, trashed, 1 as n from after where type <> 'REFERRAL'
        union all select status, admin_status, trashed, -1 from before where type <> 'REFERRAL') moved
      group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger vouchers_tallied_insert after insert on vouchers referencing new table as after for each statement execute function vouchers_tallied();
create trigger vouchers_tallied_update after update on vouchers referencing old table as before new table as after for each statement execute function vouchers_tallied();
create trigger vouchers_tallied_delete after delete on vouchers referencing old table as before for each statement execute function vouchers_tallied();

-- A voucher that is not deleted keeps its pictures visible. Whatever else uses media stays in the view.
do $$
begin
  execute 'create or replace view media_uses as ' || rtrim(pg_get_viewdef('media_uses'), '; ')
    || ' union all select m.id, false, true from media m
      where exists (select from vouchers v where v.deleted_at is null and v.media_ids @> array[m.id])';
end $$;

create function voucher_judges_media() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform judge_media(array(select m.id from media m
    where m.id = any(coalesce(old.media_ids, '{}') || new.media_ids)
      and (m.refused or exists (select from media_uses u where u.media_id = m.id and u.blocked))));
  return null;
end $$;
create trigger voucher_judges_new_media after insert on vouchers for each row
  when (cardinality(new.media_ids) > 0) execute function voucher_judges_media();
create trigger voucher_judges_media after update of media_ids, deleted_at on vouchers for each row
  when (old.media_ids <> new.media_ids or (old.deleted_at is null) <> (new.deleted_at is null)) execute function voucher_judges_media();

