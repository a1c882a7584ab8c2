-- Badges and their register forms are edited from now on.

-- The forms of a badge in their order. The table follows, so that its foreign keys decide whether a form may be deleted.
alter table badges add column register_form_ids uuid[] not null default '{}';
update badges b set register_form_ids = array(select form_id from badge_forms f where f.badge_id = b.id order by f.position);
create function badge_forms_follow() returns trigger language plpgsql as $$
begin
  delete from badge_forms where badge_id = new.id;
  insert into badge_forms (badge_id, form_id, position)
    select new.id, form.id, form.position from unnest(new.register_form_ids) with ordinality form (id, position);
  return null;
end $$;
create trigger badge_forms_follow after insert or update of register_form_ids on badges
  for each row execute function badge_forms_follow();
alter table badges add constraint badges_titles check (title ~ '\S' and title_en ~ '\S');
create index badges_by_status on badges (status, id);

alter table badge_register_forms
  add column detail_sort text collate "C" not null generated always as (sort_key(detail)) stored,
  add column search text not null generated always as (search_key(detail || ' ' || detail_en)) stored,
  add constraint badge_register_forms_lengths check (char_length(detail) <= 200 and char_length(detail_en) <= 200);
create index badge_register_forms_by_created on badge_register_forms (created_at, id);
create index badge_register_forms_by_detail on badge_register_forms (detail_sort, id);

create trigger pictures_judged after insert or delete or update of media_id on badges
  for each row execute function pictures_judged('media_id');
create trigger pictures_judged after insert or delete or update of figure_id on badge_register_forms
  for each row execute function pictures_judged('figure_id');
