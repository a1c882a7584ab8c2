-- Whether a picture is a person's own was asked of each record that shows it, which took a quarter of a second for a picture
-- that ten thousand show. The records of one person are fewer.

create index pages_owners on pages (owner_id) where owner_id is not null;
create index pages_creators on pages (created_by);
create index products_creators on products (created_by);

create function pages_run_by(person uuid) returns uuid[] language sql stable as $$
  select coalesce(array_agg(id), '{}') from (
    select id from pages where owner_id = person
    union select id from pages where created_by = person
    union select page_id from page_admins where user_id = person) p
$$;
revoke execute on function pages_run_by from public;
grant execute on function pages_run_by to backoffice_app;

create or replace function belongs_to(of_model text, of_id uuid, person uuid) returns boolean language plpgsql stable as $$
declare
  run uuid[];
begin
  case of_model
    when 'USER' then return of_id = person;
    when 'POST' then return exists (select from posts r where r.id = of_id and (r.created_by = person or runs_page(r.page_id, person)));
    when 'COMMENT' then return exists (select from comments r where r.id = of_id and (r.created_by = person or runs_page(r.page_id, person)));
    when 'GROUP' then return exists (select from social_groups r where r.id = of_id and r.created_by = person);
    when 'PAGE' then return runs_page(of_id, person);
    when 'PRODUCT' then return exists (select from products r where r.id = of_id and (r.created_by = person or runs_page(r.page_id, person)));
    when 'MEDIA' then
      run := pages_run_by(person);
      return exists (select from media r where r.id = of_id and r.uploaded_by = person)
        or exists (select from users u where u.id = person and u.avatar_id = of_id)
        or exists (select from pages g where g.id = any (run) and g.logo_id = of_id)
        -- `offset 0` keeps the planner from beginning with the picture.
        or exists (
          select from products p where (p.created_by = person or p.page_id = any (run))
            and exists (select from product_media m where m.product_id = p.id and m.media_id = of_id) offset 0)
        or exists (
          select from posts p where p.created_by = person
            and exists (select from post_media m where m.post_id = p.id and m.media_id = of_id) offset 0)
        -- Pages have more posts than a picture: of these, only the newest thousand are looked at.
        or (cardinality(run) > 0 and exists (
          select from (select post_id from post_media where media_id = of_id order by post_id desc limit 1000) m join posts p on p.id = m.post_id
            where p.page_id = any (run)));
    when 'VERIFY' then
      return exists (
        select from verify_requests v where v.id = of_id and (v.owner_id = person or belongs_to(v.type, v.target_id, person)));
  end case;
end $$;
