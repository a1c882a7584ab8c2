import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { invalid } from '../../../../platform/server/refusal.ts'
import type { Recipients } from '../system-notification.rules.ts'

/** Everybody whom a notification excludes. */
const excluded = ({ excludedUserIds, excludedPageIds }: Recipients) => sql`
  select unnest(${excludedUserIds}::uuid[]) as id
  union select unnest(array[owner_id, created_by]) from pages where id = any(${excludedPageIds}::uuid[])
  union select user_id from page_admins where page_id = any(${excludedPageIds}::uuid[])`

const reachable = sql`term_status <> 'BLOCKED'`

/**
 * How many people a notification would reach now. The number is exact, and as cheap for a million people as for ten,
 * because the tally knows how many are not BLOCKED.
 */
export async function countAudience(db: Kysely<Tables>, of: Recipients): Promise<number> {
  const counted = of.sendToAllUsers
    ? sql<{ people: number }>`
        select (select coalesce(sum(people), 0) from user_tally where ${reachable})::bigint
          - (select count(*) from users where id in (${excluded(of)}) and ${reachable}) as people`
    : sql<{ people: number }>`
        select count(*) as people from users where id = any(${of.userIds}::uuid[]) and ${reachable}
          and id not in (select id from (${excluded(of)}) left_out where id is not null)`
  return (await counted.execute(db)).rows[0]!.people
}

/** Stores the people whom a notification reaches by name, or whom it excludes. Call it in the command that sends it. */
export async function recordPeople(db: Kysely<Tables>, notificationId: string, of: Recipients): Promise<void> {
  const people = of.sendToAllUsers
    ? sql`select id, ${notificationId}::uuid, true from users where id in (${excluded(of)})`
    : sql`select id, ${notificationId}::uuid, false from users where id = any(${of.userIds}::uuid[]) and ${reachable}
        and id not in (select id from (${excluded(of)}) left_out where id is not null)`
  await sql`insert into system_notification_people (user_id, notification_id, excluded) ${people}`.execute(db)
}

/**
 * Refuses recipients that contradict each other or do not exist.
 *
 * @throws Refusal BAD_USER_INPUT naming the argument
 */
export async function requireAudience(db: Kysely<Tables>, of: Recipients): Promise<void> {
  if (of.sendToAllUsers && of.userIds.length > 0) throw invalid('userIds', 'system_notifications_text_all_and_some')
  if (!of.sendToAllUsers && of.userIds.length === 0)
    throw invalid('userIds', 'system_notifications_text_people_required')
  for (const field of ['userIds', 'excludedUserIds'] as const) {
    if (await isAnyMissing(db, 'users', of[field])) throw invalid(field, 'system_notifications_text_person_unknown')
  }
  if (await isAnyMissing(db, 'pages', of.excludedPageIds))
    throw invalid('excludedPageIds', 'system_notifications_text_page_unknown')
}

async function isAnyMissing(db: Kysely<Tables>, table: 'users' | 'pages', ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows[0]!.found < ids.length
}
