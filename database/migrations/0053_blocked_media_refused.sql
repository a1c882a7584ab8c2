-- A picture or video that is itself blocked is refused, whatever shows it.

create or replace function judge_media(ids uuid[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;

create function media_judges_itself() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform judge_media(array[new.id]);
  return null;
end $$;
create trigger media_judges_itself after update of term_status on media for each row
  when ((old.term_status = 'BLOCKED') <> (new.term_status = 'BLOCKED')) execute function media_judges_itself();

create or replace function judge_all_media() returns void language sql security definer set search_path = public, pg_temp as $$
  update media m set refused = found.refused
    from (
      select m.id, m.term_status = 'BLOCKED' or coalesce(bool_or(u.blocked) and not bool_or(u.visible), false) as refused
        from media m left join media_uses u on u.media_id = m.id group by m.id) found
    where m.id = found.id and m.refused is distinct from found.refused
$$;
select judge_all_media();
