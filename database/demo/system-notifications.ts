import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { chained } from './audit.ts'
import { insertRows } from './insert.ts'
import { hashText, idOf } from './random.ts'
import { founders, type World } from './world.ts'

interface Written {
  readonly text: string
  /** Days ago: written, sent, withdrawn. */
  readonly days: readonly [written: number, sent?: number, withdrawn?: number]
  /** How many people it is for; without it, for all. */
  readonly people?: number
  readonly excluded?: number
}

const texts: readonly Written[] = [
  { text: 'Chào mừng bạn đến với phiên bản mới! Đánh giá địa điểm nay được nhiều điểm hơn.', days: [120, 120] },
  { text: 'The app will be under maintenance tonight from 23:00 to 01:00 (GMT+7).', days: [45, 45] },
  { text: 'Điểm thưởng giới thiệu bạn bè tăng gấp đôi trong tháng này.', days: [30, 29, 28] },
  { text: 'Cảm ơn bạn đã là một trong những người đánh giá tích cực nhất tháng qua!', days: [12, 12], people: 12 },
  { text: 'Lễ hội ẩm thực cuối tuần này ở Hà Nội: mở bản đồ để xem các quán tham gia.', days: [6, 5], excluded: 3 },
  { text: 'We found a wrong amount of points in your wallet and corrected it.', days: [3, 3], people: 4 },
  { text: 'Mùa mây Tây Bắc đã bắt đầu. Chia sẻ hành trình của bạn để nhận huy hiệu!', days: [1] },
  { text: 'New: save places to visit later, and plan a trip with your friends.', days: [0.2], people: 20 },
]

const day = 86_400_000

/** Notifications of the demo: sent ones, drafts, and one that was withdrawn. */
export async function insertNotifications(db: Kysely<Tables>, world: World): Promise<void> {
  if (await db.selectFrom('system_notifications').select('id').limit(1).executeTakeFirst()) return
  for (const [i, { text, days, people = 0, excluded = 0 }] of texts.entries()) {
    const [written, sent, withdrawn] = (days as readonly number[]).map(
      (ago) => new Date(world.now - ago * day - (texts.length - i) * 60_000),
    )
    const author = world.userId(i % 2 === 0 ? 0 : 3)
    const id = idOf(hashText('system notification'), i, written!.getTime())
    const named = Array.from({ length: people + excluded }, (_, k) => world.userId(founders + i * 7 + k))
    const [chosen, left] = [named.slice(0, people), named.slice(people)]
    const reached = sent
      ? (
          await sql<{
            reached: number
          }>`select count(*) as reached from users where term_status <> 'BLOCKED' and created_at <= ${sent}
            and id <> all(${left}::uuid[]) and (${people === 0} or id = any(${chosen}::uuid[]))`.execute(db)
        ).rows[0]!.reached
      : null
    const actions = [
      {
        action: 'createSystemNotification',
        at: written!,
        after: { customMessage: text, sendToAllUsers: people === 0 },
      },
      ...(sent ? [{ action: 'sendSystemNotification', at: sent, after: { sentAt: sent, reached } }] : []),
      ...(withdrawn ? [{ action: 'deleteSystemNotification', at: withdrawn, after: { deletedAt: withdrawn } }] : []),
    ]
    await db
      .insertInto('system_notifications')
      .values({
        id,
        custom_message: text,
        send_to_all_users: people === 0,
        user_ids: chosen,
        excluded_user_ids: left,
        created_by: author,
        created_at: written!,
        sent_at: sent ?? null,
        reached,
        deleted_at: withdrawn ?? null,
        version: actions.length,
      })
      .execute()
    if (sent && named.length > 0)
      await sql`insert into system_notification_people (user_id, notification_id, excluded)
        select id, ${id}::uuid, ${people === 0} from users where id = any(${named}::uuid[])
          and (${people === 0} or (term_status <> 'BLOCKED' and created_at <= ${sent}))`.execute(db)
    const entries = actions.map(({ action, at, after }, k) => ({
      id: idOf(hashText(`audit of system notification ${i}`), k, at.getTime()),
      action,
      actor_id: author,
      before: k === 0 ? null : {},
      after: JSON.parse(JSON.stringify(after)) as unknown,
      reason: null,
      version: k + 1,
      request_id: idOf(hashText(`request on system notification ${i}`), k, at.getTime()),
      created_at: at,
    }))
    await insertRows(db, 'audit_entries', chained({ model: 'SYSTEM_NOTIFICATION', target_id: id }, entries))
  }
}
