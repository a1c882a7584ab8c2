-- The print of a text now covers the title too. Former prints of records with a title are made again by the job that compares
-- records: of open cases, and of those that were closed within the time for which decisions are remembered.
delete from record_prints where kind = 'TEXT' and (model in ('GROUP', 'PAGE', 'PRODUCT')
  or (model = 'POST' and exists (select from posts p where p.id = target_id and p.title <> '')));
update report_targets t set compared_at = null
  from cases c
  where c.id = t.case_id and t.model in ('POST', 'GROUP', 'PAGE', 'PRODUCT')
    and not exists (select from record_prints p where p.kind = 'TEXT' and (p.model, p.target_id) = (t.model, t.target_id))
    and (c.state <> 'CLOSED' or c.closed_at > now() - interval '90 days');
