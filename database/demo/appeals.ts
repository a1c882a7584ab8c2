import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { insertRows } from './insert.ts'
import { hashText, idOf } from './random.ts'
import type { World } from './world.ts'

const day = 86_400_000

const messages = [
  'Bài này là trải nghiệm thật của tôi ở homestay, tôi có hóa đơn và ảnh chụp hôm đó. Mong anh chị xem lại.',
  'Tôi không bán hàng trong bài, chỉ ghi lại số xe mà cả đoàn đã đi. Nếu cần tôi sẽ bỏ số đó.',
  'Câu đó là trích lời hướng dẫn viên, không phải lời của tôi. Xin xem lại giúp cả bài.',
] as const

interface Decided {
  readonly id: string
  readonly decision: string
  readonly model: string
  readonly target_id: string
  readonly creator_id: string
  readonly created_by: string
  readonly created_at: Date
}

/** What staff took in the last months counts as strikes, and three authors ask the desk for another look. */
export async function insertAppeals(db: Kysely<Tables>, world: World): Promise<void> {
  await sql`update blocked_details d set status_before = 'NORMAL', strike_weight = case when d.status = 'HIDDEN' then null else
      coalesce((select strike_weight(t.by_reason) from report_targets t where t.model = d.model and t.target_id = d.target_id), 1) end
    where d.created_by is not null and d.creator_id is not null and d.status <> 'NORMAL' and not d.repeats and d.undoes is null`.execute(
    db,
  )
  const { rows } = await sql<Decided>`
    select d.id, d.id as decision, d.model, d.target_id, d.creator_id, d.created_by, d.created_at
      from blocked_details d join users u on u.id = d.creator_id
      where d.model = 'POST' and d.status <> 'NORMAL' and d.created_by is not null and d.created_by <> d.creator_id
        and d.id = standing_detail(d.model, d.target_id) and u.user_group = 'MEMBER' and u.term_status = 'NORMAL'
        and d.created_at > ${new Date(world.now - 25 * day)}
      order by d.created_at desc, d.id limit ${messages.length}`.execute(db)
  const appeals = rows.map(({ id, creator_id, created_by, created_at, ...of }, i) => {
    const at = Math.min(created_at.getTime() + (i + 1) * 5 * 3_600_000, world.now - (i + 1) * 60_000)
    return {
      id: idOf(hashText(`${world.options.seed}/appeal`), i, at),
      ...of,
      user_id: creator_id,
      detail_id: id,
      judges: [created_by],
      message: messages[i]!,
      created_at: new Date(at).toISOString(),
    }
  })
  await insertRows(db, 'appeals', appeals)
  for (const { id } of appeals) await sql`select open_case_of_appeal(${id})`.execute(db)
}
