-- Whose a record is. Nobody decides about a record of their own, wherever they decide.

create function runs_page(of_page uuid, person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (select from pages g where g.id = of_page and (g.owner_id = person or g.created_by = person))
    or exists (select from page_admins a where a.page_id = of_page and a.user_id = person);
end $$;

-- What was said as a page belongs to everybody who runs the page. A picture belongs to who uploaded it and to whom it shows
-- something of: the authors of its posts, and who runs its pages. `offset 0`: the posts of one person are fewer than those with a
-- picture that everybody shares; of these, only the newest thousand are looked at for their page.
create function belongs_to(of_model text, of_id uuid, person uuid) returns boolean language plpgsql stable as $$
begin
  case of_model
    when 'USER' then return of_id = person;
    when 'POST' then return exists (select from posts r where r.id = of_id and (r.created_by = person or runs_page(r.page_id, person)));
    when 'COMMENT' then return exists (select from comments r where r.id = of_id and (r.created_by = person or runs_page(r.page_id, person)));
    when 'GROUP' then return exists (select from social_groups r where r.id = of_id and r.created_by = person);
    when 'PAGE' then return runs_page(of_id, person);
    when 'PRODUCT' then return exists (select from products r where r.id = of_id and (r.created_by = person or runs_page(r.page_id, person)));
    when 'MEDIA' then
      return exists (select from media r where r.id = of_id and r.uploaded_by = person)
        or exists (select from users u where u.id = person and u.avatar_id = of_id)
        or exists (select from pages g where g.logo_id = of_id and runs_page(g.id, person))
        or exists (select from product_media m where m.media_id = of_id and belongs_to('PRODUCT', m.product_id, person))
        or exists (
          select from posts p where p.created_by = person
            and exists (select from post_media m where m.post_id = p.id and m.media_id = of_id) offset 0)
        or exists (
          select from (select post_id from post_media where media_id = of_id order by post_id desc limit 1000) m join posts p on p.id = m.post_id
            where p.page_id is not null and runs_page(p.page_id, person));
    when 'VERIFY' then
      return exists (
        select from verify_requests v where v.id = of_id and (v.owner_id = person or belongs_to(v.type, v.target_id, person)));
  end case;
end $$;

-- The lead of a case is one of its members, unless nobody reported it.
create function case_is_about(of_case uuid, person uuid) returns boolean language plpgsql stable as $$
begin
  return exists (select from report_targets t where t.case_id = of_case and belongs_to(t.model, t.target_id, person))
    or exists (select from cases c where c.id = of_case and c.members = 0 and belongs_to(c.lead_model, c.lead_id, person));
end $$;

revoke execute on function runs_page, belongs_to, case_is_about from public;
grant execute on function runs_page, belongs_to, case_is_about to backoffice_app;
