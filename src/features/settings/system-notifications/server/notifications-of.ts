import { type Kysely, type Selectable, sql } from 'kysely'
import type { SystemNotifications, Tables } from '../../../../../database/tables.ts'

type Notification = Selectable<SystemNotifications>

interface Asked {
  readonly limit: number
  /** The last notification of the previous page. */
  readonly after?: Pick<Notification, 'id' | 'sent_at'> | null
}

/**
 * The notifications that a person sees in the app, the last sent first: those to everybody since the person joined, and
 * those to the person by name. Without those that exclude the person, were sent while the person was BLOCKED, or were
 * withdrawn.
 */
export async function notificationsOf(
  db: Kysely<Tables>,
  userId: string,
  { limit, after }: Asked,
): Promise<Notification[]> {
  const further = after ? sql`and (n.sent_at, n.id) < (${after.sent_at}, ${after.id})` : sql``
  const inOrder = sql`order by sent_at desc, id desc limit ${limit}`
  const { rows } = await sql<Notification>`
    select * from (
      (select n.* from system_notifications n
        where n.status = 'SENT' and n.send_to_all_users ${further}
          and n.sent_at >= (select created_at from users where id = ${userId})
          and not exists (select from system_notification_people p where p.user_id = ${userId} and p.notification_id = n.id)
          and 'BLOCKED' is distinct from (
            select status from blocked_details d where d.model = 'USER' and d.target_id = ${userId} and d.created_at <= n.sent_at
              order by d.created_at desc, d.id desc limit 1)
        ${inOrder})
      union all
      (select n.* from system_notification_people p join system_notifications n on n.id = p.notification_id
        where p.user_id = ${userId} and not p.excluded and n.status = 'SENT' ${further}
        ${inOrder})) found
    ${inOrder}`.execute(db)
  return rows
}
