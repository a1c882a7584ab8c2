-- Written by database/generate.ts from the migrations, for reviews. Do not edit.

CREATE OR REPLACE FUNCTION public.audit_entries_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into audit_tally select local_day(created_at), actor_id, model, action, count(*) from after group by 1, 2, 3, 4;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.audit_entries_unsealed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into audit_unsealed select chain, position, hash from after;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.balances_opened()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into balances (user_id) select id from after;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.balances_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from point_entries where user_id = old.user_id) then
    raise exception 'user % has entries of points', old.user_id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.fold_audit_tally()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with recent as (
    select day, actor_id, model, action from audit_tally where day >= local_day(now()) - 2
    group by 1, 2, 3, 4 having count(*) > 1
  ), gone as (
    delete from audit_tally t using recent r
    where (t.day, t.model, t.action) = (r.day, r.model, r.action) and t.actor_id is not distinct from r.actor_id
    returning t.*
  )
  insert into audit_tally select day, actor_id, model, action, sum(entries) from gone group by 1, 2, 3, 4
$function$;

CREATE OR REPLACE FUNCTION public.hidden_media_judged()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform judge_media(array(select distinct b.media_id from before b
    where exists (select from media m where m.id = b.media_id and m.refused)
      or exists (select from media_uses u where u.media_id = b.media_id and u.blocked)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.judge_all_media()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update media m set refused = found.refused
    from (
      select m.id, m.term_status = 'BLOCKED' or coalesce(bool_or(u.blocked) and not bool_or(u.visible), false) as refused
        from media m left join media_uses u on u.media_id = m.id group by m.id) found
    where m.id = found.id and m.refused is distinct from found.refused
$function$;

CREATE OR REPLACE FUNCTION public.judge_media(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  judged uuid;
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform 1 from media where id = any(ids) order by id for no key update;
  for judged in
    update media m set refused = not m.refused
      where m.id = any(ids) and m.refused is distinct from case
        when m.term_status = 'BLOCKED' then true
        when exists (select from media_uses u where u.media_id = m.id and u.visible) then false
        else exists (select from media_uses u where u.media_id = m.id and u.blocked) end
      returning m.id
  loop
    perform pg_notify('media_judged', judged::text);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_referrals(moved referral_days[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update referral_days d set referred = d.referred + m.referred from unnest(moved) m
    where (d.user_id, d.day) = (m.user_id, m.day) and m.referred < 0;
  insert into referral_days as d (user_id, day, referred)
    select user_id, day, referred from unnest(moved) where referred > 0 order by 1, 2
    on conflict (user_id, day) do update set referred = d.referred + excluded.referred;
  delete from referral_days d using unnest(moved) m where (d.user_id, d.day) = (m.user_id, m.day) and d.referred = 0;
end $function$;

CREATE OR REPLACE FUNCTION public.local_day(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (((moment AT TIME ZONE 'UTC'::text) + '07:00:00'::interval))::date;

CREATE OR REPLACE FUNCTION public.media_judges_itself()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform judge_media(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.page_judges_media()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform judge_media(array_remove(array[old.logo_id, new.logo_id], null));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.pages_listed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into page_list_tally select type, term_status, count(*) from after group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into page_list_tally select type, term_status, -count(*) from before group by 1, 2;
  else
    insert into page_list_tally
      select type, term_status, sum(n) from (
        select type, term_status, 1 as n from after union all select type, term_status, -1 from before) moved
      group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.pages_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into page_tally select is_partner, count(*) from after group by 1;
  elsif tg_op = 'DELETE' then
    insert into page_tally select is_partner, -count(*) from before group by 1;
  else
    insert into page_tally
      select is_partner, sum(n) from (select is_partner, 1 as n from after union all select is_partner, -1 from before) moved
      group by 1 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.people_kept()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into country_tally select country_code, count(*) from after group by 1;
    insert into signup_tally select local_day(created_at), count(*) from after group by 1;
    if exists (select from after where referred_by is not null) then
      perform keep_referrals(array(
        select (referred_by, local_day(created_at), count(*))::referral_days from after where referred_by is not null group by referred_by, local_day(created_at)));
    end if;
  elsif tg_op = 'DELETE' then
    insert into country_tally select country_code, -count(*) from before group by 1;
    insert into signup_tally select local_day(created_at), -count(*) from before group by 1;
    if exists (select from before where referred_by is not null) then
      perform keep_referrals(array(
        select (referred_by, local_day(created_at), -count(*))::referral_days from before where referred_by is not null group by referred_by, local_day(created_at)));
    end if;
  -- Most updates, those of a balance above all, touch nothing of this.
  elsif exists (select country_code, created_at, referred_by from after except all select country_code, created_at, referred_by from before) then
    insert into country_tally
      select country_code, sum(n) from (select country_code, 1 as n from after union all select country_code, -1 from before) moved
      group by 1 having sum(n) <> 0;
    insert into signup_tally
      select day, sum(n) from (select local_day(created_at) as day, 1 as n from after union all select local_day(created_at), -1 from before) moved
      group by 1 having sum(n) <> 0;
    perform keep_referrals(array(
      select (user_id, day, sum(n))::referral_days from (
        select referred_by as user_id, local_day(created_at) as day, 1 as n from after
        union all select referred_by, local_day(created_at), -1 from before) moved
      where user_id is not null group by user_id, day having sum(n) <> 0));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.place_judges_media()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform judge_media(array_remove(array[old.primary_image_id, new.primary_image_id], null));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.points_kept()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update balances set
      active_points = active_points + new.amount,
      earned_points = earned_points + case when new.earned then new.amount else 0 end
    where user_id = new.user_id;
  if not found then
    raise exception 'there is no balance of user %', new.user_id using errcode = 'foreign_key_violation';
  end if;
  if new.earned then
    insert into point_days as d (user_id, day, earned, entries) values (new.user_id, local_day(new.created_at), new.amount, 1)
      on conflict (user_id, day) do update set earned = d.earned + excluded.earned, entries = d.entries + 1;
    insert into point_tally (day, earned, entries) values (local_day(new.created_at), new.amount, 1);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.post_judges_media()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform judge_media(array(select media_id from post_media where post_id = new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.posts_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into post_tally select local_day(created_at), status, type, count(*) from after group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into post_tally select local_day(created_at), status, type, -count(*) from before group by 1, 2, 3;
  else
    insert into post_tally
      select day, status, type, sum(n) from (
        select local_day(created_at) as day, status, type, 1 as n from after
        union all select local_day(created_at), status, type, -1 from before) moved
      group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.product_judges_media()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform judge_media(array(select media_id from product_media where product_id = new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.products_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into product_tally
      select type, term_status, on_travel_store, count(*) from after where deleted_at is null group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into product_tally
      select type, term_status, on_travel_store, -count(*) from before where deleted_at is null group by 1, 2, 3;
  else
    insert into product_tally
      select type, term_status, on_travel_store, sum(n) from (
        select type, term_status, on_travel_store, 1 as n from after where deleted_at is null
        union all select type, term_status, on_travel_store, -1 from before where deleted_at is null) moved
      group by 1, 2, 3 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.recount_dashboard()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from country_tally;
  insert into country_tally select country_code, count(*) from users group by 1;
  delete from signup_tally;
  insert into signup_tally select local_day(created_at), count(*) from users group by 1;
  delete from point_tally;
  insert into point_tally select day, sum(earned), sum(entries) from point_days group by 1;
  delete from page_tally;
  insert into page_tally select is_partner, count(*) from pages group by 1;
  delete from referral_days;
  insert into referral_days select referred_by, local_day(created_at), count(*) from users where referred_by is not null group by 1, 2;
  perform recount_reports();
end $function$;

CREATE OR REPLACE FUNCTION public.recount_reports()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from report_tally;
  insert into report_tally select local_day(created_at), model, type, count(*) from reports group by 1, 2, 3;
  delete from report_targets t where not exists (select from reports r where (r.model, r.target_id) = (t.model, t.target_id));
  insert into report_targets (model, target_id, creator_id, status, kind, search, total, last_report_at, by_reason)
    select a.model, a.target_id, r.creator_id, coalesce(r.status, 'DELETED'), coalesce(r.kind, ''), coalesce(r.search, ''), a.total,
        a.last_report_at, a.by_reason
      from (
        select model, target_id, sum(n) as total, max(last_report_at) as last_report_at, jsonb_object_agg(type, n) as by_reason
          from (select model, target_id, type, count(*) as n, max(created_at) as last_report_at from reports group by 1, 2, 3) reasons
          group by 1, 2) a
        left join reportable_records r on (r.model, r.id) = (a.model, a.target_id)
    on conflict (model, target_id) do update
      set creator_id = excluded.creator_id, status = excluded.status, kind = excluded.kind, search = excluded.search,
        total = excluded.total, last_report_at = excluded.last_report_at, by_reason = excluded.by_reason;
  delete from report_target_tally;
  insert into report_target_tally select model, handled, count(*), sum(total) from report_targets group by 1, 2;
  delete from report_list_tally;
  insert into report_list_tally
    select model, status, kind, handled, count(*), sum(total) from report_targets where status <> 'DELETED' group by 1, 2, 3, 4;
  delete from creator_report_days;
  insert into creator_report_days
    select t.creator_id, local_day(r.created_at), count(*) from reports r join report_targets t using (model, target_id)
    where t.creator_id is not null group by 1, 2;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_sent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a notification that was sent stays as it is' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_other_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a report keeps its target, reason and moment' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.report_target_follows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update report_targets t set status = r.status, kind = r.kind, search = r.search
    from reported_record(tg_argv[0], new.id) r
    where t.model = tg_argv[0] and t.target_id = new.id and (t.status, t.kind, t.search) <> (r.status, r.kind, r.search);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.report_targets_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into report_target_tally select model, handled, count(*), sum(total) from after group by 1, 2;
    insert into report_list_tally
      select model, status, kind, handled, count(*), sum(total) from after where status <> 'DELETED' group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into report_target_tally select model, handled, -count(*), -sum(total) from before group by 1, 2;
    insert into report_list_tally
      select model, status, kind, handled, -count(*), -sum(total) from before where status <> 'DELETED' group by 1, 2, 3, 4;
  else
    insert into report_target_tally
      select model, handled, sum(n), sum(n * total) from (
        select model, handled, total, 1 as n from after union all select model, handled, total, -1 from before) moved
      group by 1, 2 having sum(n) <> 0 or sum(n * total) <> 0;
    insert into report_list_tally
      select model, status, kind, handled, sum(n), sum(n * total) from (
        select model, status, kind, handled, total, 1 as n from after union all select model, status, kind, handled, total, -1 from before) moved
      where status <> 'DELETED' group by 1, 2, 3, 4 having sum(n) <> 0 or sum(n * total) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.reported_record(asked_model text, asked_id uuid)
 RETURNS reportable_records
 LANGUAGE plpgsql
AS $function$
declare
  found_record reportable_records;
begin
  case asked_model
    when 'USER' then perform from users where id = asked_id for share;
    when 'POST' then perform from posts where id = asked_id for share;
    when 'COMMENT' then perform from comments where id = asked_id for share;
    when 'GROUP' then perform from social_groups where id = asked_id for share;
    when 'MEDIA' then perform from media where id = asked_id for share;
    when 'PAGE' then perform from pages where id = asked_id for share;
    when 'PRODUCT' then perform from products where id = asked_id for share;
  end case;
  select * into found_record from reportable_records r where r.model = asked_model and r.id = asked_id;
  found_record.status := coalesce(found_record.status, 'DELETED');
  found_record.kind := coalesce(found_record.kind, '');
  found_record.search := coalesce(found_record.search, '');
  return found_record;
end $function$;

CREATE OR REPLACE FUNCTION public.reports_kept()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into report_tally select local_day(created_at), model, type, count(*) from after group by 1, 2, 3;
    insert into report_targets as t (model, target_id, creator_id, status, kind, search, total, last_report_at, by_reason)
      select a.model, a.target_id, r.creator_id, r.status, r.kind, r.search, a.total, a.last_report_at, a.by_reason
        from (
          select model, target_id, sum(n) as total, max(last_report_at) as last_report_at, jsonb_object_agg(type, n) as by_reason
            from (select model, target_id, type, count(*) as n, max(created_at) as last_report_at from after group by 1, 2, 3) reasons
            group by 1, 2 order by 1, 2) a
          cross join lateral reported_record(a.model, a.target_id) r
        order by 1, 2
      on conflict (model, target_id) do update
        set total = t.total + excluded.total, last_report_at = greatest(t.last_report_at, excluded.last_report_at), handled = false,
          closed_version = null, status = excluded.status, kind = excluded.kind, search = excluded.search,
          by_reason = sum_counts(t.by_reason, excluded.by_reason);
    insert into creator_report_days as d (creator_id, day, reports)
      select t.creator_id, local_day(a.created_at), count(*) from after a join report_targets t using (model, target_id)
      where t.creator_id is not null group by 1, 2 order by 1, 2
      on conflict (creator_id, day) do update set reports = d.reports + excluded.reports;
    return null;
  end if;
  insert into report_tally select local_day(created_at), model, type, -count(*) from before group by 1, 2, 3;
  -- Locked first: the newest of the remaining reports is looked up once nobody else can add one.
  perform from report_targets where (model, target_id) in (select model, target_id from before) order by model, target_id for update;
  update creator_report_days d set reports = d.reports - gone.reports
    from (
      select t.creator_id, local_day(b.created_at) as day, count(*) as reports from before b join report_targets t using (model, target_id)
      where t.creator_id is not null group by 1, 2) gone
    where (d.creator_id, d.day) = (gone.creator_id, gone.day);
  delete from creator_report_days where reports = 0
    and creator_id in (select t.creator_id from before b join report_targets t using (model, target_id));
  update report_targets t set
      total = t.total - gone.reports,
      by_reason = sum_counts(t.by_reason, gone.by_reason),
      last_report_at = coalesce((select max(created_at) from reports r where (r.model, r.target_id) = (t.model, t.target_id)), t.last_report_at)
    from (
      select model, target_id, sum(n) as reports, jsonb_object_agg(type, -n) as by_reason
        from (select model, target_id, type, count(*) as n from before group by 1, 2, 3) reasons
        group by 1, 2) gone
    where (t.model, t.target_id) = (gone.model, gone.target_id);
  delete from report_targets where total = 0 and (model, target_id) in (select model, target_id from before);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.search_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(translate(regexp_replace(NORMALIZE(value, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text), 'Đđ'::text, 'dd'::text));

CREATE OR REPLACE FUNCTION public.sessions_ended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('session_ended', new.id::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.shown_media_judged()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  ids uuid[];
begin
  execute format('select array(select distinct m.id from after a join media m on m.id = a.%I
    where m.refused or exists (select from media_uses u where u.media_id = m.id and u.blocked))', tg_argv[0]) into ids;
  perform judge_media(ids);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.sort_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((lower(regexp_replace(translate(regexp_replace(replace(replace(NORMALIZE(value, NFD), 'Đ'::text, 'd{'::text), 'đ'::text, 'd{'::text), '[\u0300\u0301\u0303\u0309\u0323\u0308\u0327]'::text, ''::text, 'g'::text), '̛̆̂'::text, '{|}'::text), '[\u0300-\u036f]'::text, ''::text, 'g'::text)) || ' '::text) || value);

CREATE OR REPLACE FUNCTION public.sum_counts(one jsonb, other jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(jsonb_object_agg(key, n), '{}') from (
    select key, sum(value::int) as n from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) counts
    group by key having sum(value::int) <> 0) summed
$function$;

CREATE OR REPLACE FUNCTION public.take_audit_checkpoint(most integer)
 RETURNS SETOF audit_checkpoints
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  last audit_checkpoints;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit checkpoint', 0));
  select * into last from audit_checkpoints order by number desc limit 1;
  return query with gone as (
      delete from audit_unsealed where ctid = any (array(select ctid from audit_unsealed order by chain, position limit most))
      returning chain, position, hash
    ), grown as (
      select distinct on (chain) chain, position, hash,
        (select max(h.position) from audit_checkpoint_heads h where h.chain = gone.chain) as before
      from gone order by chain, position desc, hash
    ), told as (
      select coalesce(last.number, 0) + 1 as number,
        date_trunc('milliseconds', clock_timestamp()) as created_at,
        coalesce(last.entries, 0) + coalesce(sum(greatest(position - coalesce(before, 0), 0)), 0) as entries,
        coalesce(last.chains, 0) + count(*) filter (where before is null) as chains,
        count(*) as heads,
        sha256(convert_to(coalesce(string_agg(
          format(E'%s %s %s %s\n', octet_length(chain), chain, position, encode(hash, 'hex')), '' order by chain collate "C"), ''), 'UTF8')) as heads_hash,
        (select count(*) from gone) < most as complete
      from grown
    ), made as (
      insert into audit_checkpoints
      select number, created_at, entries, chains, heads, heads_hash, complete, last.hash,
        sha256(convert_to(concat_ws(' ', number, (extract(epoch from created_at) * 1000)::bigint, entries, chains, heads,
          encode(heads_hash, 'hex'), complete::text, encode(last.hash, 'hex')), 'UTF8'))
      from told where heads > 0 or last.created_at < now() - interval '1 hour'
      returning *
    ), kept as (
      insert into audit_checkpoint_heads select made.number, chain, position, grown.hash from grown, made
    )
    select * from made;
end $function$;

CREATE OR REPLACE FUNCTION public.trusted_point_version_kept()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into trusted_point_versions select kept.* from jsonb_populate_record(null::trusted_point_versions,
    to_jsonb(new) || jsonb_build_object('since', case when tg_op = 'INSERT' then new.created_at else clock_timestamp() end)) kept;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.user_judges_media()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform judge_media(array_remove(array[old.avatar_id, new.avatar_id], null));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.users_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into user_tally select term_status, user_group, gender, badge_id, count(*) from after group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into user_tally select term_status, user_group, gender, badge_id, -count(*) from before group by 1, 2, 3, 4;
  else
    insert into user_tally
      select term_status, user_group, gender, badge_id, sum(n) from (
        select term_status, user_group, gender, badge_id, 1 as n from after
        union all select term_status, user_group, gender, badge_id, -1 from before) moved
      group by 1, 2, 3, 4 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.verify_requests_begin()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.type = 'PAGE' then
    perform 1 from pages where id = new.target_id for no key update;
  else
    perform 1 from users where id = new.target_id for no key update;
  end if;
  if not found then
    raise foreign_key_violation using message = 'the target of the request does not exist';
  end if;
  select search into new.owner_words from users where id = new.owner_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.verify_requests_begun()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update pages p set verify_status = newest.status
    from (select distinct on (target_id) target_id, status from after where type = 'PAGE' order by target_id, created_at desc, id desc) newest
    where p.id = newest.target_id and p.verify_status is distinct from newest.status;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.verify_requests_tallied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into verify_tally select type, status, count(*) from after group by 1, 2;
  elsif tg_op = 'DELETE' then
    insert into verify_tally select type, status, -count(*) from before group by 1, 2;
  else
    insert into verify_tally
      select type, status, sum(n) from (
        select type, status, 1 as n from after union all select type, status, -1 from before) moved
      group by 1, 2 having sum(n) <> 0;
  end if;
  return null;
end $function$;

create table audit_checkpoint_heads (
  checkpoint integer not null,
  chain text not null,
  position integer not null,
  hash bytea not null
);

create table audit_checkpoints (
  number integer not null,
  created_at timestamp(3) with time zone not null,
  entries bigint not null,
  chains bigint not null,
  heads integer not null,
  heads_hash bytea not null,
  complete boolean not null,
  previous_hash bytea,
  hash bytea not null
);

create table audit_entries (
  id uuid not null,
  chain text not null,
  position integer not null,
  action text not null,
  model text not null,
  target_id text not null,
  actor_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  version integer,
  request_id text not null,
  created_at timestamp(3) with time zone not null,
  previous_hash bytea,
  hash bytea not null
);

create table audit_tally (
  day date not null,
  actor_id uuid,
  model text not null,
  action text not null,
  entries bigint not null
);

create table audit_unsealed (
  chain text not null,
  position integer not null,
  hash bytea not null
);

create table audit_verifications (
  id uuid not null,
  started_by uuid,
  started_at timestamp(3) with time zone not null default now(),
  moved_at timestamp(3) with time zone not null default now(),
  finished_at timestamp(3) with time zone,
  total bigint not null,
  entries bigint not null default 0,
  chains bigint not null default 0,
  after_chain text,
  after_position integer,
  after_hash bytea,
  broken jsonb,
  pieces integer not null default 0,
  checkpoint integer not null default 0,
  checkpoint_hash bytea,
  found integer not null default 0
);

create table badge_forms (
  badge_id uuid not null,
  form_id uuid not null,
  position integer not null
);

create table badge_register_forms (
  id uuid not null,
  detail text not null,
  detail_en text not null,
  input_type text not null,
  required boolean not null default true,
  figure_id uuid,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table badges (
  id uuid not null,
  title text not null,
  title_en text not null,
  status text not null default 'ENABLED'::text,
  media_id uuid,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  title_sort text collate "C" not null generated always as (sort_key(title)) stored,
  title_search text not null generated always as (search_key(((title || ' '::text) || title_en))) stored
);

create table balances (
  user_id uuid not null,
  active_points bigint not null default 0,
  earned_points bigint not null default 0
);

create table blocked_details (
  id uuid not null,
  model text not null,
  target_id uuid not null,
  status text not null,
  reason text not null,
  created_by uuid,
  created_at timestamp(3) with time zone not null default now()
);

create table comments (
  id uuid not null,
  post_id uuid not null,
  content text not null,
  created_by uuid not null,
  page_id uuid,
  term_status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table configs (
  id uuid not null,
  key text not null,
  value text not null,
  type text not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  search text not null generated always as (search_key(((key || ' '::text) || value))) stored
);

create table country_tally (
  country_code text not null,
  people bigint not null
);

create table creator_report_days (
  creator_id uuid not null,
  day date not null,
  reports integer not null
);

create table export_tickets (
  hash bytea not null,
  user_id uuid not null,
  request jsonb not null,
  expires_at timestamp(3) with time zone not null,
  session_id uuid
);

create table failed_attempts (
  hour timestamp(3) with time zone not null,
  address text not null,
  action text not null,
  secret text not null,
  attempts integer not null,
  people text[] not null default '{}'::text[]
);

create table grants (
  user_id uuid not null,
  area text not null,
  granted_by uuid,
  created_at timestamp(3) with time zone not null default now()
);

create table idempotency_keys (
  owner text not null,
  key text not null,
  request_hash bytea not null,
  response text,
  created_at timestamp(3) with time zone not null default now(),
  viewer text
);

create table jobs (
  name text not null,
  next_run_at timestamp(3) with time zone not null,
  last_run_at timestamp(3) with time zone,
  last_error text
);

create table media (
  id uuid not null,
  kind text not null,
  key text not null,
  thumbnail_key text,
  thumbnail2x_key text,
  content_type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  banner_type text,
  uploaded_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  term_status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  refused boolean not null default false
);

create table page_admins (
  page_id uuid not null,
  user_id uuid not null
);

create table page_categories (
  id uuid not null,
  name_vi text not null,
  name_en text not null,
  enum text not null,
  deleted_at timestamp(3) with time zone,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table page_list_tally (
  type text not null,
  term_status text not null,
  pages bigint not null
);

create table page_tally (
  is_partner boolean not null,
  pages bigint not null
);

create table pages (
  id uuid not null,
  name text not null,
  is_partner boolean not null default false,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  description text not null default ''::text,
  phone_number text,
  email text,
  website text,
  type text not null default 'BUSINESS_OR_BRAND'::text,
  category_id uuid,
  logo_id uuid,
  owner_id uuid,
  verified boolean not null default false,
  verify_status text,
  is_provide_news boolean not null default false,
  pinned_limit integer,
  total_likes integer not null default 0,
  total_posts integer not null default 0,
  total_follows integer not null default 0,
  total_reviews integer not null default 0,
  term_status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  status_set_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  search text not null generated always as (search_key(((((((name || ' '::text) || COALESCE(phone_number, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(website, ''::text)))) stored
);

create table place_media (
  place_id uuid not null,
  media_id uuid not null,
  position integer not null
);

create table places (
  id uuid not null,
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  description text not null default ''::text,
  checkins integer not null default 0,
  reviews integer not null default 0,
  location_name text,
  country_code text,
  phone text,
  verified boolean not null default false,
  primary_image_id uuid,
  created_by uuid,
  version integer not null default 1,
  search text not null generated always as (search_key(name)) stored
);

create table point_days (
  user_id uuid not null,
  day date not null,
  earned bigint not null,
  entries integer not null
);

create table point_entries (
  id uuid not null,
  user_id uuid not null,
  other_account text not null,
  cause text not null,
  amount bigint not null,
  earned boolean not null,
  config_id uuid,
  post_id uuid,
  exchange_hash text,
  created_at timestamp(3) with time zone not null default now()
);

create table point_tally (
  day date not null,
  earned bigint not null,
  entries bigint not null
);

create table post_media (
  post_id uuid not null,
  media_id uuid not null,
  position integer not null
);

create table post_tally (
  day date not null,
  status text not null,
  type text not null,
  posts bigint not null
);

create table posts (
  id uuid not null,
  type text not null,
  title text not null,
  content text not null,
  status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  created_by uuid not null,
  page_id uuid,
  group_id uuid,
  place_id uuid,
  shared_post_id uuid,
  total_likes integer not null default 0,
  total_comments integer not null default 0,
  total_reports integer not null default 0,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  title_search text not null generated always as (search_key(title)) stored
);

create table preferences (
  user_id uuid not null,
  key text not null,
  value jsonb not null
);

create table presence (
  user_id uuid not null,
  tab uuid not null,
  model text not null,
  target_id uuid not null,
  since timestamp(3) with time zone not null default now(),
  seen_at timestamp(3) with time zone not null default now()
);

create table preset_reasons (
  id uuid not null,
  model text not null,
  text_vi text not null,
  text_en text not null,
  position integer not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table product_media (
  product_id uuid not null,
  media_id uuid not null,
  position integer not null
);

create table product_tally (
  type text not null,
  term_status text not null,
  on_travel_store boolean not null,
  products bigint not null
);

create table products (
  id uuid not null,
  type text not null,
  title text not null,
  content text not null default ''::text,
  page_id uuid not null,
  price integer not null,
  on_travel_store boolean not null default false,
  total_likes integer not null default 0,
  total_shares integer not null default 0,
  term_status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  created_by uuid not null,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  deleted_at timestamp(3) with time zone,
  closed_reports boolean not null default false,
  title_search text not null generated always as (search_key(title)) stored
);

create table rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint
);

create table recovery_codes (
  user_id uuid not null,
  hash bytea not null,
  used_at timestamp(3) with time zone
);

create table referral_days (
  user_id uuid not null,
  day date not null,
  referred integer not null
);

create table refresh_tokens (
  hash bytea not null,
  session_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  replaced_at timestamp(3) with time zone,
  successor text
);

create table report_list_tally (
  model text not null,
  status text not null,
  kind text not null,
  handled boolean not null,
  targets bigint not null,
  reports bigint not null
);

create table report_tally (
  day date not null,
  model text not null,
  type text not null,
  reports bigint not null
);

create table report_target_tally (
  model text not null,
  handled boolean not null,
  targets bigint not null,
  reports bigint not null
);

create table report_targets (
  model text not null,
  target_id uuid not null,
  creator_id uuid,
  total integer not null,
  last_report_at timestamp(3) with time zone not null,
  handled boolean not null default false,
  version integer not null default 1,
  status text not null default 'NORMAL'::text,
  kind text not null default ''::text,
  search text not null default ''::text,
  by_reason jsonb not null default '{}'::jsonb,
  closed_version integer
);

create table reports (
  id uuid not null,
  model text not null,
  target_id uuid not null,
  type text not null,
  message text not null default ''::text,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now()
);

create table saved_views (
  id uuid not null,
  user_id uuid not null,
  list text not null,
  name text not null,
  shared boolean not null default false,
  filters jsonb not null,
  sort jsonb,
  columns jsonb,
  page_size integer,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table second_factors (
  user_id uuid not null,
  secret text not null,
  confirmed_at timestamp(3) with time zone,
  last_step bigint,
  created_at timestamp(3) with time zone not null default now()
);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  address text not null,
  user_agent text not null,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone not null default now(),
  ended_at timestamp(3) with time zone,
  end_reason text
);

create table signup_tally (
  day date not null,
  people bigint not null
);

create table social_groups (
  id uuid not null,
  name text not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  description text not null default ''::text,
  privacy text not null default 'PUBLIC'::text,
  category_id uuid,
  total_members integer not null default 0,
  total_posts integer not null default 0,
  verified boolean not null default false,
  term_status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  closed_reports boolean not null default false,
  search text not null generated always as (search_key(name)) stored
);

create table system_notification_people (
  user_id uuid not null,
  notification_id uuid not null,
  excluded boolean not null
);

create table system_notifications (
  id uuid not null,
  custom_message text not null,
  type text not null default 'SYSTEM'::text,
  system_notification_to text not null default 'USER'::text,
  send_to_all_users boolean not null,
  user_ids uuid[] not null default '{}'::uuid[],
  excluded_user_ids uuid[] not null default '{}'::uuid[],
  excluded_page_ids uuid[] not null default '{}'::uuid[],
  created_by uuid not null,
  sent_at timestamp(3) with time zone,
  reached integer,
  deleted_at timestamp(3) with time zone,
  status text not null generated always as (
CASE
    WHEN (sent_at IS NULL) THEN
    CASE
        WHEN (deleted_at IS NULL) THEN 'DRAFT'::text
        ELSE 'DELETED'::text
    END
    WHEN (deleted_at IS NULL) THEN 'SENT'::text
    ELSE 'WITHDRAWN'::text
END) stored,
  listed boolean not null generated always as (((deleted_at IS NULL) OR (sent_at IS NOT NULL))) stored,
  search text not null generated always as (search_key(custom_message)) stored,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now()
);

create table trusted_point_configs (
  id uuid not null,
  type text not null,
  action_type text,
  description text not null,
  points bigint not null default 0,
  trusted_points_from integer,
  trusted_points_to integer,
  created_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  deleted_at timestamp(3) with time zone,
  rank_from integer,
  rank_to integer,
  engagement_adjust_percent integer,
  post_content_length integer,
  total_place_reviews_from integer,
  total_place_reviews_to integer,
  new_place_coefficient integer,
  adjust_point_percent integer,
  unlimited_posts_per_day_when_trusted_point_greater_than integer,
  max_ten_posts_per_day_when_trusted_point_less_than integer,
  max_five_posts_per_day_when_trusted_point_less_than integer,
  invited_from integer,
  invited_to integer,
  search text not null generated always as (search_key(((COALESCE(action_type, ''::text) || ' '::text) || description))) stored
);

create table trusted_point_versions (
  id uuid not null,
  type text not null,
  action_type text,
  description text not null,
  points bigint not null,
  trusted_points_from integer,
  trusted_points_to integer,
  created_at timestamp(3) with time zone not null,
  version integer not null,
  deleted_at timestamp(3) with time zone,
  rank_from integer,
  rank_to integer,
  engagement_adjust_percent integer,
  post_content_length integer,
  total_place_reviews_from integer,
  total_place_reviews_to integer,
  new_place_coefficient integer,
  adjust_point_percent integer,
  unlimited_posts_per_day_when_trusted_point_greater_than integer,
  max_ten_posts_per_day_when_trusted_point_less_than integer,
  max_five_posts_per_day_when_trusted_point_less_than integer,
  invited_from integer,
  invited_to integer,
  since timestamp(3) with time zone not null
);

create table user_tally (
  term_status text not null,
  user_group text not null,
  gender text not null,
  badge_id uuid,
  people bigint not null
);

create table users (
  id uuid not null,
  phone_number text not null,
  password_hash text not null,
  username text,
  full_name text not null,
  email text,
  gender text not null,
  country_code text not null,
  date_of_birth date,
  avatar_id uuid,
  photo_url text,
  interesting_topic_keys text[] not null default '{}'::text[],
  user_group text not null default 'MEMBER'::text,
  term_status text not null default 'NORMAL'::text,
  reason jsonb not null default '[]'::jsonb,
  badge_id uuid,
  badge_status text,
  deleted boolean not null default false,
  referred_by uuid,
  total_friends integer not null default 0,
  total_posts integer not null default 0,
  point bigint not null default 0,
  earned_points bigint not null default 0,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  name_sort text collate "C" not null generated always as (sort_key(full_name)) stored,
  search text not null generated always as (search_key((((((((full_name || ' '::text) || COALESCE(username, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || phone_number) ||
CASE
    WHEN (phone_number ~~ '+84%'::text) THEN (' 0'::text || substr(phone_number, 4))
    ELSE ''::text
END))) stored
);

create table verify_media (
  id uuid not null,
  request_id uuid not null,
  kind text not null,
  position integer not null,
  key text not null,
  content_type text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  created_at timestamp(3) with time zone not null default now()
);

create table verify_requests (
  id uuid not null,
  type text not null,
  target_id uuid not null,
  target_name text not null,
  target_key_name text,
  target_type text,
  status text not null default 'PENDING'::text,
  description text not null default ''::text,
  identity_number_sealed text,
  business_sealed text,
  reject_reason text,
  owner_id uuid not null,
  owner_words text not null default ''::text,
  decided_by uuid,
  decided_at timestamp(3) with time zone,
  erased_at timestamp(3) with time zone,
  version integer not null default 1,
  created_at timestamp(3) with time zone not null default now(),
  search text not null generated always as (search_key(((((target_name || ' '::text) || COALESCE(target_key_name, ''::text)) || ' '::text) || owner_words))) stored
);

create table verify_tally (
  type text not null,
  status text not null,
  requests bigint not null
);

create view media_uses as  SELECT m.media_id,
    (p.status = 'BLOCKED'::text) AS blocked,
    (p.status <> 'BLOCKED'::text) AS visible
   FROM (post_media m
     JOIN posts p ON ((p.id = m.post_id)))
UNION ALL
 SELECT m.media_id,
    (p.term_status = 'BLOCKED'::text) AS blocked,
    ((p.term_status <> 'BLOCKED'::text) AND (p.deleted_at IS NULL)) AS visible
   FROM (product_media m
     JOIN products p ON ((p.id = m.product_id)))
UNION ALL
 SELECT pages.logo_id AS media_id,
    (pages.term_status = 'BLOCKED'::text) AS blocked,
    (pages.term_status <> 'BLOCKED'::text) AS visible
   FROM pages
  WHERE (pages.logo_id IS NOT NULL)
UNION ALL
 SELECT users.avatar_id AS media_id,
    (users.term_status = 'BLOCKED'::text) AS blocked,
    (users.term_status <> 'BLOCKED'::text) AS visible
   FROM users
  WHERE (users.avatar_id IS NOT NULL)
UNION ALL
 SELECT place_media.media_id,
    false AS blocked,
    true AS visible
   FROM place_media
UNION ALL
 SELECT places.primary_image_id AS media_id,
    false AS blocked,
    true AS visible
   FROM places
  WHERE (places.primary_image_id IS NOT NULL)
UNION ALL
 SELECT badges.media_id,
    false AS blocked,
    true AS visible
   FROM badges
  WHERE (badges.media_id IS NOT NULL)
UNION ALL
 SELECT badge_register_forms.figure_id AS media_id,
    false AS blocked,
    true AS visible
   FROM badge_register_forms
  WHERE (badge_register_forms.figure_id IS NOT NULL);

create view point_sides as  SELECT point_entries.id AS entry_id,
    (point_entries.user_id)::text AS account,
    point_entries.amount,
    point_entries.created_at
   FROM point_entries
UNION ALL
 SELECT point_entries.id AS entry_id,
    point_entries.other_account AS account,
    (- point_entries.amount) AS amount,
    point_entries.created_at
   FROM point_entries;

create view reportable_records as  SELECT 'USER'::text AS model,
    users.id,
    users.id AS creator_id,
        CASE
            WHEN users.deleted THEN 'DELETED'::text
            ELSE users.term_status
        END AS status,
    ''::text AS kind,
    ''::text AS search
   FROM users
UNION ALL
 SELECT 'POST'::text AS model,
    posts.id,
    posts.created_by AS creator_id,
    posts.status,
    posts.type AS kind,
    ''::text AS search
   FROM posts
UNION ALL
 SELECT 'COMMENT'::text AS model,
    comments.id,
    comments.created_by AS creator_id,
    comments.term_status AS status,
    ''::text AS kind,
    ''::text AS search
   FROM comments
UNION ALL
 SELECT 'GROUP'::text AS model,
    social_groups.id,
    social_groups.created_by AS creator_id,
        CASE
            WHEN (social_groups.deleted_at IS NULL) THEN social_groups.term_status
            ELSE 'DELETED'::text
        END AS status,
    ''::text AS kind,
    ''::text AS search
   FROM social_groups
UNION ALL
 SELECT 'MEDIA'::text AS model,
    media.id,
    media.uploaded_by AS creator_id,
    media.term_status AS status,
    ''::text AS kind,
    ''::text AS search
   FROM media
UNION ALL
 SELECT 'PAGE'::text AS model,
    pages.id,
    pages.created_by AS creator_id,
    pages.term_status AS status,
    pages.type AS kind,
    ''::text AS search
   FROM pages
UNION ALL
 SELECT 'PRODUCT'::text AS model,
    products.id,
    products.created_by AS creator_id,
        CASE
            WHEN (products.deleted_at IS NULL) THEN products.term_status
            ELSE 'DELETED'::text
        END AS status,
    products.type AS kind,
    products.title_search AS search
   FROM products;

alter table audit_checkpoint_heads add constraint audit_checkpoint_heads_checkpoint_fkey FOREIGN KEY (checkpoint) REFERENCES audit_checkpoints(number);

alter table audit_checkpoint_heads add constraint audit_checkpoint_heads_pkey PRIMARY KEY (checkpoint, chain);

alter table audit_checkpoints add constraint audit_checkpoints_check CHECK (((number = 1) = (previous_hash IS NULL)));

alter table audit_checkpoints add constraint audit_checkpoints_hash_check CHECK ((octet_length(hash) = 32));

alter table audit_checkpoints add constraint audit_checkpoints_heads_hash_check CHECK ((octet_length(heads_hash) = 32));

alter table audit_checkpoints add constraint audit_checkpoints_number_check CHECK ((number > 0));

alter table audit_checkpoints add constraint audit_checkpoints_pkey PRIMARY KEY (number);

alter table audit_entries add constraint audit_entries_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);

alter table audit_entries add constraint audit_entries_chain_position_key UNIQUE (chain, "position");

alter table audit_entries add constraint audit_entries_check CHECK ((("position" = 1) = (previous_hash IS NULL)));

alter table audit_entries add constraint audit_entries_hash_check CHECK ((octet_length(hash) = 32));

alter table audit_entries add constraint audit_entries_pkey PRIMARY KEY (id);

alter table audit_entries add constraint audit_entries_position_check CHECK (("position" > 0));

alter table audit_verifications add constraint audit_verifications_pkey PRIMARY KEY (id);

alter table audit_verifications add constraint audit_verifications_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id);

alter table badge_forms add constraint badge_forms_badge_id_fkey FOREIGN KEY (badge_id) REFERENCES badges(id) ON DELETE CASCADE;

alter table badge_forms add constraint badge_forms_form_id_fkey FOREIGN KEY (form_id) REFERENCES badge_register_forms(id);

alter table badge_forms add constraint badge_forms_pkey PRIMARY KEY (badge_id, form_id);

alter table badge_register_forms add constraint badge_register_forms_check CHECK (((input_type <> 'IMAGE'::text) OR (figure_id IS NOT NULL)));

alter table badge_register_forms add constraint badge_register_forms_detail_check CHECK ((detail ~ '\S'::text));

alter table badge_register_forms add constraint badge_register_forms_detail_en_check CHECK ((detail_en ~ '\S'::text));

alter table badge_register_forms add constraint badge_register_forms_figure_id_fkey FOREIGN KEY (figure_id) REFERENCES media(id);

alter table badge_register_forms add constraint badge_register_forms_input_type_check CHECK ((input_type = ANY (ARRAY['TEXT'::text, 'IMAGE'::text])));

alter table badge_register_forms add constraint badge_register_forms_pkey PRIMARY KEY (id);

alter table badges add constraint badges_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);

alter table badges add constraint badges_pkey PRIMARY KEY (id);

alter table badges add constraint badges_status_check CHECK ((status = ANY (ARRAY['ENABLED'::text, 'DISABLED'::text])));

alter table badges add constraint badges_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 50)));

alter table badges add constraint badges_title_en_check CHECK (((char_length(title_en) >= 1) AND (char_length(title_en) <= 50)));

alter table balances add constraint balances_pkey PRIMARY KEY (user_id);

alter table balances add constraint balances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

alter table blocked_details add constraint blocked_details_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table blocked_details add constraint blocked_details_model_check CHECK ((model = ANY (ARRAY['USER'::text, 'POST'::text, 'COMMENT'::text, 'GROUP'::text, 'MEDIA'::text, 'PAGE'::text, 'PRODUCT'::text])));

alter table blocked_details add constraint blocked_details_pkey PRIMARY KEY (id);

alter table blocked_details add constraint blocked_details_status_check CHECK ((status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table comments add constraint comments_content_check CHECK (((content ~ '\S'::text) AND (char_length(content) <= 5000)));

alter table comments add constraint comments_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table comments add constraint comments_page_id_fkey FOREIGN KEY (page_id) REFERENCES pages(id);

alter table comments add constraint comments_pkey PRIMARY KEY (id);

alter table comments add constraint comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id);

alter table comments add constraint comments_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table comments add constraint comments_term_status_check CHECK ((term_status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table configs add constraint configs_key_check CHECK (((key ~ '\S'::text) AND (char_length(key) <= 200)));

alter table configs add constraint configs_key_key UNIQUE (key);

alter table configs add constraint configs_pkey PRIMARY KEY (id);

alter table configs add constraint configs_type_check CHECK ((type = ANY (ARRAY['NORMAL'::text, 'VALUE_RANGE'::text])));

alter table configs add constraint configs_value_check CHECK ((char_length(value) <= 10000));

alter table creator_report_days add constraint creator_report_days_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES users(id);

alter table creator_report_days add constraint creator_report_days_pkey PRIMARY KEY (creator_id, day);

alter table creator_report_days add constraint creator_report_days_reports_check CHECK ((reports >= 0));

alter table export_tickets add constraint export_tickets_pkey PRIMARY KEY (hash);

alter table export_tickets add constraint export_tickets_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;

alter table export_tickets add constraint export_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

alter table failed_attempts add constraint failed_attempts_attempts_check CHECK ((attempts > 0));

alter table failed_attempts add constraint failed_attempts_pkey PRIMARY KEY (hour, address, action, secret);

alter table failed_attempts add constraint failed_attempts_secret_check CHECK ((secret = ANY (ARRAY['PASSWORD'::text, 'CODE'::text])));

alter table grants add constraint grants_area_check CHECK ((area = ANY (ARRAY['MODERATION'::text, 'VERIFICATION'::text, 'POINTS'::text, 'NOTIFICATIONS'::text, 'PROMOTION'::text, 'PEOPLE'::text])));

alter table grants add constraint grants_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES users(id);

alter table grants add constraint grants_pkey PRIMARY KEY (user_id, area);

alter table grants add constraint grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

alter table idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (owner, key);

alter table jobs add constraint jobs_pkey PRIMARY KEY (name);

alter table media add constraint media_bytes_check CHECK ((bytes > 0));

alter table media add constraint media_height_check CHECK ((height > 0));

alter table media add constraint media_key_key UNIQUE (key);

alter table media add constraint media_kind_check CHECK ((kind = ANY (ARRAY['PHOTO'::text, 'VIDEO'::text, 'FILE'::text])));

alter table media add constraint media_pkey PRIMARY KEY (id);

alter table media add constraint media_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table media add constraint media_term_status_check CHECK ((term_status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table media add constraint media_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id);

alter table media add constraint media_width_check CHECK ((width > 0));

alter table page_admins add constraint page_admins_page_id_fkey FOREIGN KEY (page_id) REFERENCES pages(id) ON DELETE CASCADE;

alter table page_admins add constraint page_admins_pkey PRIMARY KEY (page_id, user_id);

alter table page_admins add constraint page_admins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table page_categories add constraint page_categories_enum_check CHECK (((enum ~ '^[A-Z][A-Z0-9_]*$'::text) AND (char_length(enum) <= 60)));

alter table page_categories add constraint page_categories_enum_key UNIQUE (enum);

alter table page_categories add constraint page_categories_name_en_check CHECK (((name_en ~ '\S'::text) AND (char_length(name_en) <= 200)));

alter table page_categories add constraint page_categories_name_vi_check CHECK (((name_vi ~ '\S'::text) AND (char_length(name_vi) <= 200)));

alter table page_categories add constraint page_categories_pkey PRIMARY KEY (id);

alter table pages add constraint pages_category_id_fkey FOREIGN KEY (category_id) REFERENCES page_categories(id);

alter table pages add constraint pages_category_of_business CHECK (((category_id IS NULL) OR (type = 'BUSINESS_OR_BRAND'::text)));

alter table pages add constraint pages_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table pages add constraint pages_description_check CHECK ((char_length(description) <= 5000));

alter table pages add constraint pages_email_check CHECK (((char_length(email) >= 1) AND (char_length(email) <= 200)));

alter table pages add constraint pages_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES media(id);

alter table pages add constraint pages_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);

alter table pages add constraint pages_phone_number_check CHECK (((char_length(phone_number) >= 1) AND (char_length(phone_number) <= 30)));

alter table pages add constraint pages_pinned_limit_check CHECK (((pinned_limit >= 1) AND (pinned_limit <= 1000)));

alter table pages add constraint pages_pkey PRIMARY KEY (id);

alter table pages add constraint pages_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table pages add constraint pages_term_status_check CHECK ((term_status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table pages add constraint pages_total_follows_check CHECK ((total_follows >= 0));

alter table pages add constraint pages_total_likes_check CHECK ((total_likes >= 0));

alter table pages add constraint pages_total_posts_check CHECK ((total_posts >= 0));

alter table pages add constraint pages_total_reviews_check CHECK ((total_reviews >= 0));

alter table pages add constraint pages_type_check CHECK ((type = ANY (ARRAY['BUSINESS_OR_BRAND'::text, 'COMMUNITY_OR_PUBLIC_FIGURE'::text])));

alter table pages add constraint pages_verify_status_check CHECK ((verify_status = ANY (ARRAY['PENDING'::text, 'VERIFIED'::text, 'REJECTED'::text, 'IGNORED'::text])));

alter table pages add constraint pages_website_check CHECK (((char_length(website) >= 1) AND (char_length(website) <= 500)));

alter table place_media add constraint place_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);

alter table place_media add constraint place_media_pkey PRIMARY KEY (place_id, "position");

alter table place_media add constraint place_media_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE;

alter table place_media add constraint place_media_place_id_media_id_key UNIQUE (place_id, media_id);

alter table place_media add constraint place_media_position_check CHECK (("position" >= 0));

alter table places add constraint places_checkins_check CHECK ((checkins >= 0));

alter table places add constraint places_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text));

alter table places add constraint places_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table places add constraint places_description_check CHECK ((char_length(description) <= 5000));

alter table places add constraint places_location_name_check CHECK (((char_length(location_name) >= 1) AND (char_length(location_name) <= 200)));

alter table places add constraint places_phone_check CHECK (((char_length(phone) >= 1) AND (char_length(phone) <= 30)));

alter table places add constraint places_pkey PRIMARY KEY (id);

alter table places add constraint places_primary_image_id_fkey FOREIGN KEY (primary_image_id) REFERENCES media(id);

alter table places add constraint places_reviews_check CHECK ((reviews >= 0));

alter table point_days add constraint point_days_pkey PRIMARY KEY (user_id, day);

alter table point_days add constraint point_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table point_entries add constraint point_entries_amount_check CHECK ((amount <> 0));

alter table point_entries add constraint point_entries_cause_check CHECK ((cause = ANY ('{RULE,POST,VOUCHER,PRIZE,CORRECTION,EXCHANGE}'::text[])));

alter table point_entries add constraint point_entries_config_id_fkey FOREIGN KEY (config_id) REFERENCES trusted_point_configs(id);

alter table point_entries add constraint point_entries_earned_is_gained CHECK (((amount > 0) OR (NOT earned)));

alter table point_entries add constraint point_entries_other_account_check CHECK ((other_account = ANY ('{REWARDS,VOUCHERS,PRIZES,CORRECTIONS,EXCHANGE}'::text[])));

alter table point_entries add constraint point_entries_pkey PRIMARY KEY (id);

alter table point_entries add constraint point_entries_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id);

alter table post_media add constraint post_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);

alter table post_media add constraint post_media_pkey PRIMARY KEY (post_id, "position");

alter table post_media add constraint post_media_position_check CHECK (("position" >= 0));

alter table post_media add constraint post_media_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;

alter table post_media add constraint post_media_post_id_media_id_key UNIQUE (post_id, media_id);

alter table posts add constraint posts_check CHECK ((shared_post_id <> id));

alter table posts add constraint posts_content_check CHECK ((char_length(content) <= 20000));

alter table posts add constraint posts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table posts add constraint posts_group_id_fkey FOREIGN KEY (group_id) REFERENCES social_groups(id);

alter table posts add constraint posts_page_id_fkey FOREIGN KEY (page_id) REFERENCES pages(id);

alter table posts add constraint posts_pkey PRIMARY KEY (id);

alter table posts add constraint posts_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id);

alter table posts add constraint posts_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table posts add constraint posts_shared_post_id_fkey FOREIGN KEY (shared_post_id) REFERENCES posts(id);

alter table posts add constraint posts_status_check CHECK ((status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table posts add constraint posts_title_check CHECK ((char_length(title) <= 500));

alter table posts add constraint posts_total_comments_check CHECK ((total_comments >= 0));

alter table posts add constraint posts_total_likes_check CHECK ((total_likes >= 0));

alter table posts add constraint posts_total_reports_check CHECK ((total_reports >= 0));

alter table posts add constraint posts_type_check CHECK ((type = ANY (ARRAY['STATUS'::text, 'DISCOVERY'::text, 'CHECK_IN'::text, 'REVIEW'::text, 'SHARE'::text])));

alter table preferences add constraint preferences_pkey PRIMARY KEY (user_id, key);

alter table preferences add constraint preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

alter table presence add constraint presence_pkey PRIMARY KEY (user_id, tab);

alter table presence add constraint presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

alter table preset_reasons add constraint preset_reasons_model_check CHECK ((model = ANY (ARRAY['USER'::text, 'POST'::text, 'COMMENT'::text, 'GROUP'::text, 'MEDIA'::text, 'PAGE'::text, 'PRODUCT'::text])));

alter table preset_reasons add constraint preset_reasons_pkey PRIMARY KEY (id);

alter table preset_reasons add constraint preset_reasons_position_check CHECK ((("position" >= 1) AND ("position" <= 99)));

alter table preset_reasons add constraint preset_reasons_text_en_check CHECK (((text_en ~ '\S'::text) AND (char_length(text_en) <= 200)));

alter table preset_reasons add constraint preset_reasons_text_vi_check CHECK (((text_vi ~ '\S'::text) AND (char_length(text_vi) <= 200)));

alter table product_media add constraint product_media_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id);

alter table product_media add constraint product_media_pkey PRIMARY KEY (product_id, "position");

alter table product_media add constraint product_media_position_check CHECK (("position" >= 0));

alter table product_media add constraint product_media_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;

alter table product_media add constraint product_media_product_id_media_id_key UNIQUE (product_id, media_id);

alter table products add constraint products_content_check CHECK ((char_length(content) <= 20000));

alter table products add constraint products_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table products add constraint products_page_id_fkey FOREIGN KEY (page_id) REFERENCES pages(id);

alter table products add constraint products_pkey PRIMARY KEY (id);

alter table products add constraint products_price_check CHECK ((price >= 0));

alter table products add constraint products_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table products add constraint products_term_status_check CHECK ((term_status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table products add constraint products_title_check CHECK (((title ~ '\S'::text) AND (char_length(title) <= 500)));

alter table products add constraint products_total_likes_check CHECK ((total_likes >= 0));

alter table products add constraint products_total_shares_check CHECK ((total_shares >= 0));

alter table products add constraint products_type_check CHECK ((type = ANY (ARRAY['HOTEL'::text, 'TOUR'::text])));

alter table rate_limits add constraint rate_limits_pkey PRIMARY KEY (key);

alter table recovery_codes add constraint recovery_codes_hash_check CHECK ((octet_length(hash) = 32));

alter table recovery_codes add constraint recovery_codes_pkey PRIMARY KEY (user_id, hash);

alter table recovery_codes add constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE;

alter table referral_days add constraint referral_days_pkey PRIMARY KEY (user_id, day);

alter table referral_days add constraint referral_days_referred_check CHECK ((referred >= 0));

alter table referral_days add constraint referral_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table refresh_tokens add constraint refresh_tokens_hash_check CHECK ((octet_length(hash) = 32));

alter table refresh_tokens add constraint refresh_tokens_pkey PRIMARY KEY (hash);

alter table refresh_tokens add constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;

alter table report_targets add constraint report_targets_closed_are_handled CHECK ((handled OR (closed_version IS NULL)));

alter table report_targets add constraint report_targets_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES users(id);

alter table report_targets add constraint report_targets_model_check CHECK ((model = ANY (ARRAY['USER'::text, 'POST'::text, 'COMMENT'::text, 'GROUP'::text, 'MEDIA'::text, 'PAGE'::text, 'PRODUCT'::text])));

alter table report_targets add constraint report_targets_pkey PRIMARY KEY (model, target_id);

alter table report_targets add constraint report_targets_status_check CHECK ((status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text, 'DELETED'::text])));

alter table report_targets add constraint report_targets_total_check CHECK ((total >= 0));

alter table reports add constraint reports_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table reports add constraint reports_model_check CHECK ((model = ANY (ARRAY['USER'::text, 'POST'::text, 'COMMENT'::text, 'GROUP'::text, 'MEDIA'::text, 'PAGE'::text, 'PRODUCT'::text])));

alter table reports add constraint reports_model_target_id_created_by_key UNIQUE (model, target_id, created_by);

alter table reports add constraint reports_pkey PRIMARY KEY (id);

alter table reports add constraint reports_type_check CHECK ((type = ANY (ARRAY['FAKE_NEWS'::text, 'HARASSMENT'::text, 'HATE_SPEECH'::text, 'NUDITY'::text, 'SOMETHING_ELSE'::text, 'SPAM'::text, 'VIOLENCE'::text])));

alter table saved_views add constraint saved_views_columns_check CHECK ((jsonb_typeof(columns) = 'array'::text));

alter table saved_views add constraint saved_views_filters_check CHECK ((jsonb_typeof(filters) = 'object'::text));

alter table saved_views add constraint saved_views_name_check CHECK (((name ~ '\S'::text) AND (char_length(name) <= 60)));

alter table saved_views add constraint saved_views_page_size_check CHECK ((page_size > 0));

alter table saved_views add constraint saved_views_pkey PRIMARY KEY (id);

alter table saved_views add constraint saved_views_sort_check CHECK ((jsonb_typeof(sort) = 'object'::text));

alter table saved_views add constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

alter table saved_views add constraint saved_views_user_id_list_name_key UNIQUE (user_id, list, name);

alter table second_factors add constraint second_factors_check CHECK (((confirmed_at IS NULL) OR (last_step IS NOT NULL)));

alter table second_factors add constraint second_factors_pkey PRIMARY KEY (user_id);

alter table second_factors add constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

alter table sessions add constraint sessions_check CHECK (((ended_at IS NULL) = (end_reason IS NULL)));

alter table sessions add constraint sessions_pkey PRIMARY KEY (id);

alter table sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table social_groups add constraint social_groups_category_id_fkey FOREIGN KEY (category_id) REFERENCES page_categories(id);

alter table social_groups add constraint social_groups_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table social_groups add constraint social_groups_description_check CHECK ((char_length(description) <= 5000));

alter table social_groups add constraint social_groups_pkey PRIMARY KEY (id);

alter table social_groups add constraint social_groups_privacy_check CHECK ((privacy = ANY (ARRAY['PUBLIC'::text, 'PRIVATE'::text])));

alter table social_groups add constraint social_groups_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table social_groups add constraint social_groups_term_status_check CHECK ((term_status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table social_groups add constraint social_groups_total_members_check CHECK ((total_members >= 0));

alter table social_groups add constraint social_groups_total_posts_check CHECK ((total_posts >= 0));

alter table system_notification_people add constraint system_notification_people_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES system_notifications(id);

alter table system_notification_people add constraint system_notification_people_pkey PRIMARY KEY (user_id, notification_id);

alter table system_notification_people add constraint system_notification_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

alter table system_notifications add constraint system_notifications_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id);

alter table system_notifications add constraint system_notifications_custom_message_check CHECK (((custom_message ~ '\S'::text) AND (char_length(custom_message) <= 1000)));

alter table system_notifications add constraint system_notifications_pkey PRIMARY KEY (id);

alter table system_notifications add constraint system_notifications_reached CHECK (((sent_at IS NULL) = (reached IS NULL)));

alter table system_notifications add constraint system_notifications_reached_check CHECK ((reached >= 0));

alter table system_notifications add constraint system_notifications_recipients CHECK ((send_to_all_users = (cardinality(user_ids) = 0)));

alter table system_notifications add constraint system_notifications_system_notification_to_check CHECK ((system_notification_to = 'USER'::text));

alter table system_notifications add constraint system_notifications_type_check CHECK ((type = 'SYSTEM'::text));

alter table trusted_point_configs add constraint trusted_point_configs_adjust_point_percent_check CHECK ((adjust_point_percent >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_check CHECK ((rank_to >= rank_from));

alter table trusted_point_configs add constraint trusted_point_configs_check1 CHECK ((total_place_reviews_to >= total_place_reviews_from));

alter table trusted_point_configs add constraint trusted_point_configs_check2 CHECK ((invited_to > invited_from));

alter table trusted_point_configs add constraint trusted_point_configs_engagement_adjust_percent_check CHECK ((engagement_adjust_percent >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_invited CHECK (((invited_from IS NULL) = (invited_to IS NULL)));

alter table trusted_point_configs add constraint trusted_point_configs_invited_from_check CHECK ((invited_from >= 1));

alter table trusted_point_configs add constraint trusted_point_configs_max_five_posts_per_day_when_trusted_check CHECK ((max_five_posts_per_day_when_trusted_point_less_than >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_max_ten_posts_per_day_when_trusted__check CHECK ((max_ten_posts_per_day_when_trusted_point_less_than >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_new_place_coefficient_check CHECK ((new_place_coefficient >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_own_fields CHECK ((((type = ANY (ARRAY['ENGAGEMENT_MULTIPLICATION'::text, 'RANKING'::text])) OR (num_nonnulls(trusted_points_from, trusted_points_to) = 0)) AND ((type = 'ENGAGEMENT_MULTIPLICATION'::text) OR (engagement_adjust_percent IS NULL)) AND ((type = 'LIMITATION'::text) OR (num_nonnulls(unlimited_posts_per_day_when_trusted_point_greater_than, max_ten_posts_per_day_when_trusted_point_less_than, max_five_posts_per_day_when_trusted_point_less_than) = 0)) AND ((type = 'PROOF_OF_RATING'::text) OR (num_nonnulls(post_content_length, total_place_reviews_from, total_place_reviews_to, new_place_coefficient, adjust_point_percent) = 0)) AND ((type = 'RANKING'::text) OR (num_nonnulls(rank_from, rank_to) = 0)) AND ((type = 'REFERRAL'::text) OR (num_nonnulls(invited_from, invited_to) = 0)) AND ((type <> 'REFERRAL'::text) OR (points >= 0))));

alter table trusted_point_configs add constraint trusted_point_configs_pkey PRIMARY KEY (id);

alter table trusted_point_configs add constraint trusted_point_configs_post_content_length_check CHECK ((post_content_length >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_ranges_apart EXCLUDE USING gist (int4range(invited_from, invited_to, '[]'::text) WITH &&) WHERE (((invited_from IS NOT NULL) AND (deleted_at IS NULL))) DEFERRABLE;

alter table trusted_point_configs add constraint trusted_point_configs_rank_from_check CHECK ((rank_from >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_total_place_reviews_from_check CHECK ((total_place_reviews_from >= 0));

alter table trusted_point_configs add constraint trusted_point_configs_trusted_points CHECK (((trusted_points_from >= 0) AND (trusted_points_to >= trusted_points_from)));

alter table trusted_point_configs add constraint trusted_point_configs_type_check CHECK ((type = ANY (ARRAY['ACTION'::text, 'ENGAGEMENT_MULTIPLICATION'::text, 'LIMITATION'::text, 'OTHERS'::text, 'PROOF_OF_RATING'::text, 'RANKING'::text, 'REFERRAL'::text])));

alter table trusted_point_configs add constraint trusted_point_configs_unlimited_posts_per_day_when_truste_check CHECK ((unlimited_posts_per_day_when_trusted_point_greater_than >= 0));

alter table trusted_point_versions add constraint trusted_point_versions_id_fkey FOREIGN KEY (id) REFERENCES trusted_point_configs(id);

alter table trusted_point_versions add constraint trusted_point_versions_pkey PRIMARY KEY (id, version);

alter table users add constraint users_avatar_id_fkey FOREIGN KEY (avatar_id) REFERENCES media(id);

alter table users add constraint users_badge_id_fkey FOREIGN KEY (badge_id) REFERENCES badges(id);

alter table users add constraint users_badge_status_check CHECK ((badge_status = ANY (ARRAY['PENDING'::text, 'VERIFIED'::text, 'FAIL'::text, 'IGNORED'::text, 'REJECTED'::text, 'INCORRECT'::text, 'NOT_VERIFIED'::text])));

alter table users add constraint users_country_code_check CHECK ((country_code ~ '^[A-Z]{2}$'::text));

alter table users add constraint users_full_name_check CHECK (((char_length(full_name) >= 1) AND (char_length(full_name) <= 200)));

alter table users add constraint users_gender_check CHECK ((gender = ANY (ARRAY['MALE'::text, 'FEMALE'::text, 'OTHER'::text])));

alter table users add constraint users_phone_number_check CHECK ((phone_number ~ '^\+[1-9][0-9]{6,14}$'::text));

alter table users add constraint users_phone_number_key UNIQUE (phone_number);

alter table users add constraint users_pkey PRIMARY KEY (id);

alter table users add constraint users_reason_check CHECK ((jsonb_typeof(reason) = 'array'::text));

alter table users add constraint users_referred_by_fkey FOREIGN KEY (referred_by) REFERENCES users(id);

alter table users add constraint users_term_status_check CHECK ((term_status = ANY (ARRAY['NORMAL'::text, 'HIDDEN'::text, 'SUSPENDING'::text, 'BLOCKED'::text])));

alter table users add constraint users_total_friends_check CHECK ((total_friends >= 0));

alter table users add constraint users_total_posts_check CHECK ((total_posts >= 0));

alter table users add constraint users_user_group_check CHECK ((user_group = ANY (ARRAY['ADMIN'::text, 'MEMBER'::text, 'PROVIDER'::text, 'STAFF'::text])));

alter table verify_media add constraint verify_media_bytes_check CHECK ((bytes > 0));

alter table verify_media add constraint verify_media_height_check CHECK ((height > 0));

alter table verify_media add constraint verify_media_key_check CHECK ((key ~~ 'private/%'::text));

alter table verify_media add constraint verify_media_key_key UNIQUE (key);

alter table verify_media add constraint verify_media_kind_check CHECK ((kind = ANY (ARRAY['IDENTITY'::text, 'LICENCE'::text, 'TAKEN'::text])));

alter table verify_media add constraint verify_media_pkey PRIMARY KEY (id);

alter table verify_media add constraint verify_media_position_check CHECK (("position" >= 0));

alter table verify_media add constraint verify_media_request_id_fkey FOREIGN KEY (request_id) REFERENCES verify_requests(id);

alter table verify_media add constraint verify_media_request_id_kind_position_key UNIQUE (request_id, kind, "position");

alter table verify_media add constraint verify_media_width_check CHECK ((width > 0));

alter table verify_requests add constraint verify_requests_decided CHECK (((status = 'PENDING'::text) = (decided_at IS NULL)));

alter table verify_requests add constraint verify_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);

alter table verify_requests add constraint verify_requests_description_check CHECK ((char_length(description) <= 5000));

alter table verify_requests add constraint verify_requests_erased CHECK (((erased_at IS NULL) OR ((identity_number_sealed IS NULL) AND (business_sealed IS NULL))));

alter table verify_requests add constraint verify_requests_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);

alter table verify_requests add constraint verify_requests_pkey PRIMARY KEY (id);

alter table verify_requests add constraint verify_requests_reason CHECK (((status = 'REJECTED'::text) = (reject_reason IS NOT NULL)));

alter table verify_requests add constraint verify_requests_reject_reason_check CHECK (((reject_reason ~ '\S'::text) AND (char_length(reject_reason) <= 500)));

alter table verify_requests add constraint verify_requests_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'VERIFIED'::text, 'REJECTED'::text, 'IGNORED'::text])));

alter table verify_requests add constraint verify_requests_target_key_name_check CHECK (((char_length(target_key_name) >= 1) AND (char_length(target_key_name) <= 200)));

alter table verify_requests add constraint verify_requests_target_name_check CHECK (((target_name ~ '\S'::text) AND (char_length(target_name) <= 300)));

alter table verify_requests add constraint verify_requests_target_type CHECK (((type = 'PAGE'::text) = (target_type IS NOT NULL)));

alter table verify_requests add constraint verify_requests_target_type_check CHECK ((target_type = ANY (ARRAY['BUSINESS_OR_BRAND'::text, 'COMMUNITY_OR_PUBLIC_FIGURE'::text])));

alter table verify_requests add constraint verify_requests_type_check CHECK ((type = ANY (ARRAY['PAGE'::text, 'USER'::text])));

CREATE INDEX audit_checkpoint_heads_of_chain ON public.audit_checkpoint_heads USING btree (chain, "position");

CREATE INDEX audit_entries_by_action ON public.audit_entries USING btree (action, created_at, id);

CREATE INDEX audit_entries_by_actor ON public.audit_entries USING btree (actor_id, created_at, id);

CREATE INDEX audit_entries_by_actor_action ON public.audit_entries USING btree (actor_id, action, created_at, id);

CREATE INDEX audit_entries_by_actor_model ON public.audit_entries USING btree (actor_id, model, created_at, id);

CREATE INDEX audit_entries_by_model ON public.audit_entries USING btree (model, created_at, id);

CREATE INDEX audit_entries_by_time ON public.audit_entries USING btree (created_at, id);

CREATE INDEX audit_tally_by_actor ON public.audit_tally USING btree (actor_id, day);

CREATE INDEX audit_tally_by_day ON public.audit_tally USING btree (day);

CREATE INDEX audit_unsealed_of_chain ON public.audit_unsealed USING btree (chain, "position");

CREATE INDEX audit_verifications_by_time ON public.audit_verifications USING btree (started_at DESC);

CREATE INDEX badge_forms_by_form ON public.badge_forms USING btree (form_id);

CREATE INDEX badge_register_forms_by_figure ON public.badge_register_forms USING btree (figure_id) WHERE (figure_id IS NOT NULL);

CREATE INDEX badges_by_media ON public.badges USING btree (media_id) WHERE (media_id IS NOT NULL);

CREATE INDEX badges_by_title ON public.badges USING btree (title_sort, id);

CREATE INDEX balances_by_points ON public.balances USING btree (active_points, user_id);

CREATE INDEX blocked_details_of_target ON public.blocked_details USING btree (model, target_id, created_at DESC, id DESC);

CREATE INDEX comments_by_creator ON public.comments USING btree (created_by, created_at, id);

CREATE INDEX comments_of_post ON public.comments USING btree (post_id, created_at, id);

CREATE INDEX configs_by_created ON public.configs USING btree (created_at, id);

CREATE INDEX creator_report_days_top ON public.creator_report_days USING btree (day, reports DESC, creator_id);

CREATE INDEX idempotency_keys_by_time ON public.idempotency_keys USING btree (created_at);

CREATE INDEX idempotency_keys_of_owner ON public.idempotency_keys USING btree (owner, created_at);

CREATE INDEX media_refused ON public.media USING btree (id) WHERE refused;

CREATE INDEX page_admins_by_user ON public.page_admins USING btree (user_id);

CREATE INDEX page_categories_by_created ON public.page_categories USING btree (created_at, id);

CREATE INDEX pages_by_created ON public.pages USING btree (created_at, id);

CREATE INDEX pages_by_logo ON public.pages USING btree (logo_id) WHERE (logo_id IS NOT NULL);

CREATE INDEX pages_by_status_set ON public.pages USING btree (status_set_at, id);

CREATE INDEX pages_partners ON public.pages USING btree (id) WHERE is_partner;

CREATE INDEX pages_search ON public.pages USING gin (search gin_trgm_ops);

CREATE INDEX pages_status_created ON public.pages USING btree (term_status, created_at, id) WHERE (term_status <> 'NORMAL'::text);

CREATE INDEX pages_status_set ON public.pages USING btree (term_status, status_set_at, id) WHERE (term_status <> 'NORMAL'::text);

CREATE INDEX place_media_by_media ON public.place_media USING btree (media_id);

CREATE INDEX places_by_checkins ON public.places USING btree (checkins, reviews, id);

CREATE INDEX places_by_primary_image ON public.places USING btree (primary_image_id) WHERE (primary_image_id IS NOT NULL);

CREATE INDEX places_search ON public.places USING gin (search gin_trgm_ops);

CREATE INDEX point_days_top ON public.point_days USING btree (day, earned DESC, user_id);

CREATE INDEX point_entries_by_post ON public.point_entries USING btree (post_id) WHERE (post_id IS NOT NULL);

CREATE INDEX point_entries_of_user ON public.point_entries USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX post_media_by_media ON public.post_media USING btree (media_id);

CREATE INDEX posts_by_created ON public.posts USING btree (created_at, id);

CREATE INDEX posts_by_id_end ON public.posts USING btree ("right"((id)::text, 6));

CREATE INDEX posts_creator_created ON public.posts USING btree (created_by, created_at, id) INCLUDE (status);

CREATE INDEX posts_page_created ON public.posts USING btree (page_id, created_at, id) WHERE (page_id IS NOT NULL);

CREATE INDEX posts_sharing ON public.posts USING btree (shared_post_id) WHERE (shared_post_id IS NOT NULL);

CREATE INDEX posts_status_created ON public.posts USING btree (status, created_at, id) WHERE (status <> 'NORMAL'::text);

CREATE INDEX posts_title_search ON public.posts USING gin (title_search gin_trgm_ops);

CREATE INDEX presence_of_record ON public.presence USING btree (model, target_id);

CREATE INDEX preset_reasons_in_order ON public.preset_reasons USING btree (model, "position", id);

CREATE INDEX product_media_by_media ON public.product_media USING btree (media_id);

CREATE INDEX products_by_created ON public.products USING btree (created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX products_of_page ON public.products USING btree (page_id, created_at, id);

CREATE INDEX products_search ON public.products USING gin (title_search gin_trgm_ops);

CREATE INDEX products_status_created ON public.products USING btree (term_status, created_at, id) WHERE ((deleted_at IS NULL) AND (term_status <> 'NORMAL'::text));

CREATE INDEX products_store_created ON public.products USING btree (created_at, id) WHERE ((deleted_at IS NULL) AND on_travel_store);

CREATE INDEX rate_limits_expiry ON public.rate_limits USING btree (expire);

CREATE INDEX referral_days_top ON public.referral_days USING btree (day, referred DESC, user_id);

CREATE INDEX refresh_tokens_expiry ON public.refresh_tokens USING btree (expires_at);

CREATE INDEX refresh_tokens_of_session ON public.refresh_tokens USING btree (session_id);

CREATE INDEX refresh_tokens_successors ON public.refresh_tokens USING btree (replaced_at) WHERE (successor IS NOT NULL);

CREATE INDEX report_targets_by_time ON public.report_targets USING btree (model, last_report_at, target_id);

CREATE INDEX report_targets_by_total ON public.report_targets USING btree (model, total, target_id);

CREATE INDEX report_targets_handled_by_time ON public.report_targets USING btree (model, last_report_at, target_id) WHERE handled;

CREATE INDEX report_targets_handled_by_total ON public.report_targets USING btree (model, total, target_id) WHERE handled;

CREATE INDEX report_targets_open_by_time ON public.report_targets USING btree (model, last_report_at, target_id) WHERE (NOT handled);

CREATE INDEX report_targets_open_by_total ON public.report_targets USING btree (model, total, target_id) WHERE (NOT handled);

CREATE INDEX report_targets_open_status_by_time ON public.report_targets USING btree (model, status, last_report_at, target_id) WHERE ((status <> 'NORMAL'::text) AND (NOT handled));

CREATE INDEX report_targets_open_status_by_total ON public.report_targets USING btree (model, status, total, target_id) WHERE ((status <> 'NORMAL'::text) AND (NOT handled));

CREATE INDEX report_targets_search ON public.report_targets USING gin (search gin_trgm_ops) WHERE (search <> ''::text);

CREATE INDEX report_targets_status_by_time ON public.report_targets USING btree (model, status, last_report_at, target_id) WHERE (status <> 'NORMAL'::text);

CREATE INDEX report_targets_status_by_total ON public.report_targets USING btree (model, status, total, target_id) WHERE (status <> 'NORMAL'::text);

CREATE INDEX reports_by_creator ON public.reports USING btree (created_by);

CREATE INDEX reports_of_target ON public.reports USING btree (model, target_id, created_at DESC, id DESC);

CREATE INDEX saved_views_shared ON public.saved_views USING btree (list, name) WHERE shared;

CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id) WHERE (ended_at IS NULL);

CREATE INDEX social_groups_by_created ON public.social_groups USING btree (created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX social_groups_search ON public.social_groups USING gin (search gin_trgm_ops);

CREATE INDEX system_notifications_by_created ON public.system_notifications USING btree (created_at, id) WHERE listed;

CREATE INDEX system_notifications_by_status ON public.system_notifications USING btree (status, created_at, id) WHERE listed;

CREATE INDEX system_notifications_to_all ON public.system_notifications USING btree (sent_at, id) WHERE ((status = 'SENT'::text) AND send_to_all_users);

CREATE INDEX trusted_point_versions_by_type ON public.trusted_point_versions USING btree (type, since);

CREATE INDEX users_badge_created ON public.users USING btree (badge_id, created_at, id) WHERE (badge_id IS NOT NULL);

CREATE INDEX users_badge_name ON public.users USING btree (badge_id, name_sort, id) WHERE (badge_id IS NOT NULL);

CREATE INDEX users_badge_point ON public.users USING btree (badge_id, point, id) WHERE (badge_id IS NOT NULL);

CREATE INDEX users_blocked_by_avatar ON public.users USING btree (avatar_id) WHERE ((avatar_id IS NOT NULL) AND (term_status = 'BLOCKED'::text));

CREATE INDEX users_by_avatar ON public.users USING btree (avatar_id) WHERE (avatar_id IS NOT NULL);

CREATE INDEX users_by_created ON public.users USING btree (created_at, id);

CREATE INDEX users_by_id_end ON public.users USING btree ("right"((id)::text, 6));

CREATE INDEX users_by_name ON public.users USING btree (name_sort, id);

CREATE INDEX users_by_name_key ON public.users USING btree (search_key(full_name), id);

CREATE INDEX users_by_point ON public.users USING btree (point, id);

CREATE INDEX users_by_referrer ON public.users USING btree (referred_by) WHERE (referred_by IS NOT NULL);

CREATE INDEX users_gender_name ON public.users USING btree (gender, name_sort, id);

CREATE INDEX users_group_badge_created ON public.users USING btree (user_group, badge_id, created_at, id) WHERE ((user_group <> 'MEMBER'::text) AND (badge_id IS NOT NULL));

CREATE INDEX users_group_badge_name ON public.users USING btree (user_group, badge_id, name_sort, id) WHERE ((user_group <> 'MEMBER'::text) AND (badge_id IS NOT NULL));

CREATE INDEX users_group_badge_point ON public.users USING btree (user_group, badge_id, point, id) WHERE ((user_group <> 'MEMBER'::text) AND (badge_id IS NOT NULL));

CREATE INDEX users_group_created ON public.users USING btree (user_group, created_at, id) WHERE (user_group <> 'MEMBER'::text);

CREATE INDEX users_group_name ON public.users USING btree (user_group, name_sort, id) WHERE (user_group <> 'MEMBER'::text);

CREATE INDEX users_group_point ON public.users USING btree (user_group, point, id) WHERE (user_group <> 'MEMBER'::text);

CREATE INDEX users_name_search ON public.users USING gin (search_key(full_name) gin_trgm_ops);

CREATE INDEX users_search ON public.users USING gin (search gin_trgm_ops);

CREATE INDEX users_status_badge_created ON public.users USING btree (term_status, badge_id, created_at, id) WHERE ((term_status <> 'NORMAL'::text) AND (badge_id IS NOT NULL));

CREATE INDEX users_status_badge_name ON public.users USING btree (term_status, badge_id, name_sort, id) WHERE ((term_status <> 'NORMAL'::text) AND (badge_id IS NOT NULL));

CREATE INDEX users_status_badge_point ON public.users USING btree (term_status, badge_id, point, id) WHERE ((term_status <> 'NORMAL'::text) AND (badge_id IS NOT NULL));

CREATE INDEX users_status_created ON public.users USING btree (term_status, created_at, id) WHERE (term_status <> 'NORMAL'::text);

CREATE INDEX users_status_group_created ON public.users USING btree (term_status, user_group, created_at, id) WHERE ((term_status <> 'NORMAL'::text) AND (user_group <> 'MEMBER'::text));

CREATE INDEX users_status_group_name ON public.users USING btree (term_status, user_group, name_sort, id) WHERE ((term_status <> 'NORMAL'::text) AND (user_group <> 'MEMBER'::text));

CREATE INDEX users_status_group_point ON public.users USING btree (term_status, user_group, point, id) WHERE ((term_status <> 'NORMAL'::text) AND (user_group <> 'MEMBER'::text));

CREATE INDEX users_status_name ON public.users USING btree (term_status, name_sort, id) WHERE (term_status <> 'NORMAL'::text);

CREATE INDEX users_status_point ON public.users USING btree (term_status, point, id) WHERE (term_status <> 'NORMAL'::text);

CREATE INDEX verify_requests_by_created ON public.verify_requests USING btree (created_at, id);

CREATE INDEX verify_requests_by_id_end ON public.verify_requests USING btree ("right"((id)::text, 6));

CREATE INDEX verify_requests_of_owner ON public.verify_requests USING btree (owner_id);

CREATE INDEX verify_requests_of_target ON public.verify_requests USING btree (type, target_id, created_at, id);

CREATE INDEX verify_requests_search ON public.verify_requests USING gin (search gin_trgm_ops);

CREATE INDEX verify_requests_status_created ON public.verify_requests USING btree (status, created_at, id);

CREATE INDEX verify_requests_to_erase ON public.verify_requests USING btree (decided_at) WHERE ((erased_at IS NULL) AND (decided_at IS NOT NULL));

CREATE INDEX verify_requests_type_created ON public.verify_requests USING btree (type, created_at, id);

CREATE INDEX verify_requests_type_status_created ON public.verify_requests USING btree (type, status, created_at, id);

CREATE INDEX verify_requests_waiting ON public.verify_requests USING btree (type, created_at) WHERE (status = 'PENDING'::text);

CREATE UNIQUE INDEX audit_verifications_one_at_a_time ON public.audit_verifications USING btree ((true)) WHERE (finished_at IS NULL);

CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));

CREATE UNIQUE INDEX users_username ON public.users USING btree (lower(username));

CREATE UNIQUE INDEX verify_requests_one_pending ON public.verify_requests USING btree (type, target_id) WHERE (status = 'PENDING'::text);

CREATE TRIGGER audit_checkpoint_heads_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_checkpoint_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_checkpoints_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_checkpoints FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_entries_tallied AFTER INSERT ON public.audit_entries REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_tallied();

CREATE TRIGGER audit_entries_unsealed AFTER INSERT ON public.audit_entries REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_unsealed();

CREATE TRIGGER balances_opened AFTER INSERT ON public.users REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION balances_opened();

CREATE TRIGGER balances_stay BEFORE DELETE ON public.balances FOR EACH ROW EXECUTE FUNCTION balances_stay();

CREATE TRIGGER hidden_media_judged AFTER DELETE ON public.place_media REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION hidden_media_judged();

CREATE TRIGGER hidden_media_judged AFTER DELETE ON public.post_media REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION hidden_media_judged();

CREATE TRIGGER hidden_media_judged AFTER DELETE ON public.product_media REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION hidden_media_judged();

CREATE TRIGGER media_judges_itself AFTER UPDATE OF term_status ON public.media FOR EACH ROW WHEN (((old.term_status = 'BLOCKED'::text) <> (new.term_status = 'BLOCKED'::text))) EXECUTE FUNCTION media_judges_itself();

CREATE TRIGGER page_judges_media AFTER UPDATE OF term_status, logo_id ON public.pages FOR EACH ROW WHEN ((((old.term_status = 'BLOCKED'::text) <> (new.term_status = 'BLOCKED'::text)) OR (old.logo_id IS DISTINCT FROM new.logo_id))) EXECUTE FUNCTION page_judges_media();

CREATE TRIGGER pages_listed_delete AFTER DELETE ON public.pages REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION pages_listed();

CREATE TRIGGER pages_listed_insert AFTER INSERT ON public.pages REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION pages_listed();

CREATE TRIGGER pages_listed_update AFTER UPDATE ON public.pages REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION pages_listed();

CREATE TRIGGER pages_tallied_delete AFTER DELETE ON public.pages REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION pages_tallied();

CREATE TRIGGER pages_tallied_insert AFTER INSERT ON public.pages REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION pages_tallied();

CREATE TRIGGER pages_tallied_update AFTER UPDATE ON public.pages REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION pages_tallied();

CREATE TRIGGER people_kept_delete AFTER DELETE ON public.users REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION people_kept();

CREATE TRIGGER people_kept_insert AFTER INSERT ON public.users REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION people_kept();

CREATE TRIGGER people_kept_update AFTER UPDATE ON public.users REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION people_kept();

CREATE TRIGGER place_judges_media AFTER UPDATE OF primary_image_id ON public.places FOR EACH ROW WHEN ((old.primary_image_id IS DISTINCT FROM new.primary_image_id)) EXECUTE FUNCTION place_judges_media();

CREATE TRIGGER point_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.point_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER points_kept AFTER INSERT ON public.point_entries FOR EACH ROW EXECUTE FUNCTION points_kept();

CREATE TRIGGER post_judges_media AFTER UPDATE OF status ON public.posts FOR EACH ROW WHEN (((old.status = 'BLOCKED'::text) <> (new.status = 'BLOCKED'::text))) EXECUTE FUNCTION post_judges_media();

CREATE TRIGGER posts_tallied_delete AFTER DELETE ON public.posts REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION posts_tallied();

CREATE TRIGGER posts_tallied_insert AFTER INSERT ON public.posts REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION posts_tallied();

CREATE TRIGGER posts_tallied_update AFTER UPDATE ON public.posts REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION posts_tallied();

CREATE TRIGGER product_judges_media AFTER UPDATE OF term_status, deleted_at ON public.products FOR EACH ROW WHEN ((((old.term_status = 'BLOCKED'::text) <> (new.term_status = 'BLOCKED'::text)) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)))) EXECUTE FUNCTION product_judges_media();

CREATE TRIGGER products_tallied_delete AFTER DELETE ON public.products REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION products_tallied();

CREATE TRIGGER products_tallied_insert AFTER INSERT ON public.products REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION products_tallied();

CREATE TRIGGER products_tallied_update AFTER UPDATE ON public.products REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION products_tallied();

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.comments FOR EACH ROW WHEN ((old.term_status IS DISTINCT FROM new.term_status)) EXECUTE FUNCTION report_target_follows('COMMENT');

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.media FOR EACH ROW WHEN ((old.term_status IS DISTINCT FROM new.term_status)) EXECUTE FUNCTION report_target_follows('MEDIA');

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.pages FOR EACH ROW WHEN (((old.term_status IS DISTINCT FROM new.term_status) OR (old.type IS DISTINCT FROM new.type))) EXECUTE FUNCTION report_target_follows('PAGE');

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.posts FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.type IS DISTINCT FROM new.type))) EXECUTE FUNCTION report_target_follows('POST');

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.products FOR EACH ROW WHEN (((((old.term_status IS DISTINCT FROM new.term_status) OR (old.type IS DISTINCT FROM new.type)) OR (old.title IS DISTINCT FROM new.title)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION report_target_follows('PRODUCT');

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.social_groups FOR EACH ROW WHEN (((old.term_status IS DISTINCT FROM new.term_status) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION report_target_follows('GROUP');

CREATE TRIGGER report_target_follows AFTER UPDATE ON public.users FOR EACH ROW WHEN (((old.term_status IS DISTINCT FROM new.term_status) OR (old.deleted IS DISTINCT FROM new.deleted))) EXECUTE FUNCTION report_target_follows('USER');

CREATE TRIGGER report_targets_tallied_delete AFTER DELETE ON public.report_targets REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION report_targets_tallied();

CREATE TRIGGER report_targets_tallied_insert AFTER INSERT ON public.report_targets REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION report_targets_tallied();

CREATE TRIGGER report_targets_tallied_update AFTER UPDATE ON public.report_targets REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION report_targets_tallied();

CREATE TRIGGER reports_kept_delete AFTER DELETE ON public.reports REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION reports_kept();

CREATE TRIGGER reports_kept_insert AFTER INSERT ON public.reports REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION reports_kept();

CREATE TRIGGER reports_stay BEFORE UPDATE OF model, target_id, type, created_at ON public.reports FOR EACH STATEMENT EXECUTE FUNCTION refuse_other_report();

CREATE TRIGGER sessions_ended AFTER UPDATE OF ended_at ON public.sessions FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION sessions_ended();

CREATE TRIGGER shown_media_judged AFTER INSERT ON public.pages REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION shown_media_judged('logo_id');

CREATE TRIGGER shown_media_judged AFTER INSERT ON public.place_media REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION shown_media_judged('media_id');

CREATE TRIGGER shown_media_judged AFTER INSERT ON public.places REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION shown_media_judged('primary_image_id');

CREATE TRIGGER shown_media_judged AFTER INSERT ON public.post_media REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION shown_media_judged('media_id');

CREATE TRIGGER shown_media_judged AFTER INSERT ON public.product_media REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION shown_media_judged('media_id');

CREATE TRIGGER shown_media_judged AFTER INSERT ON public.users REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION shown_media_judged('avatar_id');

CREATE TRIGGER system_notifications_stay BEFORE UPDATE OF custom_message, send_to_all_users, user_ids, excluded_user_ids, excluded_page_ids, sent_at, reached ON public.system_notifications FOR EACH ROW WHEN ((old.sent_at IS NOT NULL)) EXECUTE FUNCTION refuse_change_of_sent();

CREATE TRIGGER trusted_point_version_kept AFTER INSERT OR UPDATE OF version ON public.trusted_point_configs FOR EACH ROW EXECUTE FUNCTION trusted_point_version_kept();

CREATE TRIGGER user_judges_media AFTER UPDATE OF term_status, avatar_id ON public.users FOR EACH ROW WHEN ((((old.term_status = 'BLOCKED'::text) <> (new.term_status = 'BLOCKED'::text)) OR (old.avatar_id IS DISTINCT FROM new.avatar_id))) EXECUTE FUNCTION user_judges_media();

CREATE TRIGGER users_tallied_delete AFTER DELETE ON public.users REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION users_tallied();

CREATE TRIGGER users_tallied_insert AFTER INSERT ON public.users REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION users_tallied();

CREATE TRIGGER users_tallied_update AFTER UPDATE ON public.users REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION users_tallied();

CREATE TRIGGER verify_requests_begin BEFORE INSERT ON public.verify_requests FOR EACH ROW EXECUTE FUNCTION verify_requests_begin();

CREATE TRIGGER verify_requests_begun AFTER INSERT ON public.verify_requests REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION verify_requests_begun();

CREATE TRIGGER verify_requests_tallied_delete AFTER DELETE ON public.verify_requests REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION verify_requests_tallied();

CREATE TRIGGER verify_requests_tallied_insert AFTER INSERT ON public.verify_requests REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION verify_requests_tallied();

CREATE TRIGGER verify_requests_tallied_update AFTER UPDATE ON public.verify_requests REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION verify_requests_tallied();

grant delete, insert, select, update on badge_forms to backoffice_app;

grant delete, insert, select, update on badge_register_forms to backoffice_app;

grant delete, insert, select, update on badges to backoffice_app;

grant delete, insert, select, update on blocked_details to backoffice_app;

grant delete, insert, select, update on comments to backoffice_app;

grant delete, insert, select, update on configs to backoffice_app;

grant delete, insert, select, update on country_tally to backoffice_app;

grant delete, insert, select, update on export_tickets to backoffice_app;

grant delete, insert, select, update on failed_attempts to backoffice_app;

grant delete, insert, select, update on grants to backoffice_app;

grant delete, insert, select, update on idempotency_keys to backoffice_app;

grant delete, insert, select, update on jobs to backoffice_app;

grant delete, insert, select, update on media to backoffice_app;

grant delete, insert, select, update on media_uses to backoffice_app;

grant delete, insert, select, update on page_admins to backoffice_app;

grant delete, insert, select, update on page_categories to backoffice_app;

grant delete, insert, select, update on page_list_tally to backoffice_app;

grant delete, insert, select, update on page_tally to backoffice_app;

grant delete, insert, select, update on pages to backoffice_app;

grant delete, insert, select, update on place_media to backoffice_app;

grant delete, insert, select, update on places to backoffice_app;

grant delete, insert, select, update on point_sides to backoffice_app;

grant delete, insert, select, update on point_tally to backoffice_app;

grant delete, insert, select, update on post_media to backoffice_app;

grant delete, insert, select, update on post_tally to backoffice_app;

grant delete, insert, select, update on posts to backoffice_app;

grant delete, insert, select, update on preferences to backoffice_app;

grant delete, insert, select, update on presence to backoffice_app;

grant delete, insert, select, update on preset_reasons to backoffice_app;

grant delete, insert, select, update on product_media to backoffice_app;

grant delete, insert, select, update on product_tally to backoffice_app;

grant delete, insert, select, update on products to backoffice_app;

grant delete, insert, select, update on rate_limits to backoffice_app;

grant delete, insert, select, update on recovery_codes to backoffice_app;

grant delete, insert, select, update on refresh_tokens to backoffice_app;

grant delete, insert, select, update on report_list_tally to backoffice_app;

grant delete, insert, select, update on report_tally to backoffice_app;

grant delete, insert, select, update on report_target_tally to backoffice_app;

grant delete, insert, select, update on reportable_records to backoffice_app;

grant delete, insert, select, update on reports to backoffice_app;

grant delete, insert, select, update on saved_views to backoffice_app;

grant delete, insert, select, update on second_factors to backoffice_app;

grant delete, insert, select, update on sessions to backoffice_app;

grant delete, insert, select, update on signup_tally to backoffice_app;

grant delete, insert, select, update on social_groups to backoffice_app;

grant delete, insert, select, update on system_notifications to backoffice_app;

grant delete, insert, select, update on trusted_point_configs to backoffice_app;

grant delete, insert, select, update on user_tally to backoffice_app;

grant delete, insert, select, update on users to backoffice_app;

grant delete, insert, select, update on verify_media to backoffice_app;

grant delete, insert, select, update on verify_requests to backoffice_app;

grant delete, insert, select, update on verify_tally to backoffice_app;

grant insert, select on audit_entries to backoffice_app;

grant insert, select on audit_verifications to backoffice_app;

grant insert, select on point_entries to backoffice_app;

grant insert, select on system_notification_people to backoffice_app;

grant select on audit_checkpoint_heads to backoffice_app;

grant select on audit_checkpoints to backoffice_app;

grant select on audit_tally to backoffice_app;

grant select on audit_unsealed to backoffice_app;

grant select on balances to backoffice_app;

grant select on creator_report_days to backoffice_app;

grant select on point_days to backoffice_app;

grant select on referral_days to backoffice_app;

grant select on report_targets to backoffice_app;

grant select on trusted_point_versions to backoffice_app;
