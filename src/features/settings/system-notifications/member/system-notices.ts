import { type RawBuilder, sql } from 'kysely'
import {
  type NoticesAsked,
  type NoticeRow,
  registerNotices,
  theAsked,
} from '../../../records/member-notices/server/public.ts'

const columns = sql`n.id, 'SYSTEM' as type, n.custom_message as text_en, n.custom_message as text_vi,
  null::text as model, null::uuid as target_id, n.sent_at as created_at`

/** Those to everybody since the member joined, unless they exclude the member or were sent while the member was BLOCKED. */
const toAll = (asked: NoticesAsked) => sql`
  select ${columns} from system_notifications n
    where n.status = 'SENT' and n.send_to_all_users
      and n.sent_at >= (select created_at from users where id = ${asked.userId})
      and not exists (select from system_notification_people p where p.user_id = ${asked.userId} and p.notification_id = n.id)
      and 'BLOCKED' is distinct from (
        select status from blocked_details d where d.model = 'USER' and d.target_id = ${asked.userId} and d.created_at <= n.sent_at
          order by d.created_at desc, d.id desc limit 1)
      ${theAsked(asked, 'n.sent_at', 'n.id')}`

const byName = (asked: NoticesAsked) => sql`
  select ${columns} from system_notification_people p join system_notifications n on n.id = p.notification_id
    where p.user_id = ${asked.userId} and not p.excluded and n.status = 'SENT' ${theAsked(asked, 'n.sent_at', 'n.id')}`

/** What staff have sent to a member, without what they withdrew. Everybody's is one row, however many it reaches. */
for (const source of [toAll, byName]) registerNotices(source as (asked: NoticesAsked) => RawBuilder<NoticeRow>)
