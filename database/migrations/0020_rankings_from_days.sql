-- Rankings add up the days they are asked for (decision 0010). The sums and gaps that 0013 kept beside the days are taken
-- out: they cost more in each entry of points than they saved when somebody looked.
--
-- A replica of the version before answers rankings with an error until it is replaced, and its job that folds
-- tallies reports the missing ones. Nothing else of it reads these tables, and nothing is lost.

-- In the order in which writers take them: each of these leads to a table below.
lock table point_entries, reports, users in share row exclusive mode;

drop trigger ranking_kept_insert on point_days;
drop trigger ranking_kept_update on point_days;
drop trigger ranking_kept_insert on referral_days;
drop trigger ranking_kept_update on referral_days;
drop trigger ranking_kept_delete on referral_days;
drop trigger ranking_kept_insert on creator_report_days;
drop trigger ranking_kept_update on creator_report_days;
drop trigger ranking_kept_delete on creator_report_days;
drop function ranking_kept;

-- As before, less the sums and gaps.
create or replace function recount_dashboard() returns void language plpgsql as $$
begin
  delete from country_tally;
  insert into country_tally select country_code, count(*) from users group by 1;
  delete from signup_tally;
  insert into signup_tally select local_day(created_at), count(*) from users group by 1;
  delete from point_tally;
  insert into point_tally select day, sum(earned), sum(entries) from point_days group by 1;
  delete from page_tally;
  insert into page_tally select is_partner, count(*) from pages group by 1;
  delete from report_tally;
  insert into report_tally select local_day(created_at), model, type, count(*) from reports group by 1, 2, 3;
  delete from report_targets t where not exists (select from reports r where (r.model, r.target_id) = (t.model, t.target_id));
  insert into report_targets (model, target_id, creator_id, total, last_report_at)
    select model, target_id, creator_of_target(model, target_id), count(*), max(created_at) from reports group by 1, 2
    on conflict (model, target_id) do update
      set creator_id = excluded.creator_id, total = excluded.total, last_report_at = excluded.last_report_at;
  delete from report_target_tally;
  insert into report_target_tally select model, handled, count(*), sum(total) from report_targets group by 1, 2;
  delete from referral_days;
  insert into referral_days select referred_by, local_day(created_at), count(*) from users where referred_by is not null group by 1, 2;
  delete from creator_report_days;
  insert into creator_report_days
    select t.creator_id, local_day(r.created_at), count(*) from reports r join report_targets t using (model, target_id)
    where t.creator_id is not null group by 1, 2;
end $$;
drop function recount_ranking;

drop table point_sums, referral_sums, creator_report_sums, point_gap_tally, referral_gap_tally, creator_report_gap_tally;

-- Nobody reads a person's figures from the keys any more.
alter table point_days drop constraint point_days_pkey, add primary key (user_id, day);
alter table referral_days drop constraint referral_days_pkey, add primary key (user_id, day);
alter table creator_report_days drop constraint creator_report_days_pkey, add primary key (creator_id, day);
