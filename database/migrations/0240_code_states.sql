-- What became of each code, and how many of each there are: free, reserved, handed over, used.

-- How many of those who got it have used it.
alter table voucher_codes
  add column used_qty int not null default 0,
  add constraint voucher_codes_used check (used_qty between 0 and sold_qty);
update voucher_codes c set used_qty = r.used
  from (select code_id, count(*) as used from voucher_redemptions where used_at is not null group by 1) r where r.code_id = c.id;

create function voucher_code_held(qty int, sold_qty int, used_qty int, pool uuid) returns text
  language sql immutable parallel safe
  return case when used_qty = qty then 'USED' when sold_qty = qty then 'HANDED_OVER' when pool is not null then 'RESERVED' else 'LEFT' end;
grant execute on function voucher_code_held(int, int, int, uuid) to backoffice_app;

create index voucher_codes_by_held on voucher_codes (voucher_id, voucher_code_held(qty, sold_qty, used_qty, pool), id) where deleted_at is null;
-- Codes are found by how they begin.
create index voucher_codes_of_voucher_by_key on voucher_codes (voucher_id, code_key text_pattern_ops) where deleted_at is null;
create index voucher_codes_by_key on voucher_codes (code_key text_pattern_ops) where deleted_at is null;

create or replace function voucher_code_handed_over() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('voucher_redemptions') then
    raise exception 'voucher_code_handed_over is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  update voucher_codes set sold_qty = sold_qty + 1, used_qty = used_qty + (new.used_at is not null)::int,
      redeemed_at = new.created_at, redeemed_by = new.user_id, version = version + 1
    where id = new.code_id and deleted_at is null;
  if not found then
    raise exception 'this code was deleted' using errcode = 'check_violation', constraint = 'voucher_codes_deleted';
  end if;
  return null;
end $$;

create function voucher_code_used() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('voucher_redemptions') then
    raise exception 'voucher_code_used is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  update voucher_codes set used_qty = used_qty + (new.used_at is not null)::int - (old.used_at is not null)::int, version = version + 1
    where id = new.code_id;
  return null;
end $$;
create trigger voucher_code_used after update of used_at on voucher_redemptions
  for each row when ((old.used_at is null) <> (new.used_at is null)) execute function voucher_code_used();

-- The codes of each voucher that are not deleted, by what became of them and when they are valid. Differences that add
-- up, as in user_tally: what is not begun, free or ended follows from the moment of the question.
create table voucher_code_held_tally (
  voucher_id uuid not null,
  held text not null,
  start_date timestamptz(3) not null,
  end_date timestamptz(3) not null,
  codes bigint not null
);
create index voucher_code_held_tally_of_voucher on voucher_code_held_tally (voucher_id);

create function voucher_codes_held_tallied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_schema <> 'public' or tg_table_name not in ('voucher_codes') then
    raise exception 'voucher_codes_held_tallied is not for %.%', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    insert into voucher_code_held_tally
      select voucher_id, voucher_code_held(qty, sold_qty, used_qty, pool), start_date, end_date, count(*)
        from after where deleted_at is null group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into voucher_code_held_tally
      select voucher_id, voucher_code_held(qty, sold_qty, used_qty, pool), start_date, end_date, -count(*)
        from before where deleted_at is null group by 1, 2, 3, 4;
  else
    insert into voucher_code_held_tally
      select voucher_id, voucher_code_held(qty, sold_qty, used_qty, pool), start_date, end_date, sum(n)
        from (select 1 as n, a.* from after a where a.deleted_at is null
          union all select -1, b.* from before b where b.deleted_at is null) moved
        group by 1, 2, 3, 4 having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger voucher_codes_held_tallied_insert after insert on voucher_codes referencing new table as after for each statement execute function voucher_codes_held_tallied();
create trigger voucher_codes_held_tallied_update after update on voucher_codes referencing old table as before new table as after for each statement execute function voucher_codes_held_tallied();
create trigger voucher_codes_held_tallied_delete after delete on voucher_codes referencing old table as before for each statement execute function voucher_codes_held_tallied();

insert into voucher_code_held_tally
  select voucher_id, voucher_code_held(qty, sold_qty, used_qty, pool), start_date, end_date, count(*)
    from voucher_codes where deleted_at is null group by 1, 2, 3, 4;
