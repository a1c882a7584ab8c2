-- Texts are counted as people count them: a letter with its marks is one, and so is an emoji of seven characters. The
-- rules of the operations say how many letters a text has. These checks count characters, so they leave room for the
-- parts of letters: what a rule accepts fits. Nothing is read again, because the former checks were stricter.
do $$
declare
  one record;
begin
  for one in
    select conrelid::regclass as tbl, conname, pg_get_constraintdef(oid) as def,
        (regexp_match(pg_get_constraintdef(oid), 'char_length\(\w+\) <= (\d+)'))[1]::int as most
      from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace
        and pg_get_constraintdef(oid) ~ 'char_length\(\w+\) <= \d+'
        -- Texts that the operations of staff take, without those that are counted as they are written.
        and conname not in ('voucher_codes_code_check', 'banners_link_check', 'page_categories_enum_check', 'vouchers_contact_email_check')
        and conrelid::regclass::text not in ('comments', 'pages', 'places', 'social_groups',
          'verify_requests', 'badge_request_forms', 'job_failures')
  loop
    execute format('alter table %s drop constraint %I, add constraint %I %s not valid', one.tbl, one.conname, one.conname,
      replace(one.def, '<= ' || one.most, '<= ' || least(32 * one.most, 6 * one.most + 13000)));
  end loop;
end $$;

-- Written at the desk of verification, whose other texts are the person's.
alter table verify_requests
  drop constraint verify_requests_reject_reason_check,
  add constraint verify_requests_reject_reason_check
    check (reject_reason ~ '\S' and char_length(reject_reason) <= 16000) not valid;
