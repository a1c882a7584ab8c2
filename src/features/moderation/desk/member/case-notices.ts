import { sql } from 'kysely'
import { registerNotices, theAsked } from '../../../records/member-notices/server/public.ts'

/**
 * What the desk has told a member: about their own records, and about their reports. A decision about several records
 * names the first of them that is theirs, or that they reported.
 */
registerNotices(
  (asked) => sql`
    select n.decision_id as id, case n.told_as when 'AUTHOR' then 'DECISION' else 'REPORT' end as type, n.text_en, n.text_vi,
        about.model, about.target_id, n.created_at
      from case_notices n left join lateral (
        select s.model, s.target_id from case_steps s
          where s.decision_id = n.decision_id and case n.told_as
            when 'AUTHOR' then s.status_after <> 'NORMAL' and n.person_id = coalesce(
              (select creator_id from report_targets t where (t.model, t.target_id) = (s.model, s.target_id)),
              (select created_by from posts p where s.model = 'POST' and p.id = s.target_id))
            else exists (select from reports r where (r.created_by, r.model, r.target_id) = (n.person_id, s.model, s.target_id)) end
          order by s.position limit 1) about on true
      where n.person_id = ${asked.userId} ${theAsked(asked, 'n.created_at', 'n.decision_id')}`,
)
