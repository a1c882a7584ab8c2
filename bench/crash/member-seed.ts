import { type Kysely, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Tables } from '../../database/tables.ts'
import { sharedPassword } from '../../database/demo/sign-ins.ts'

/** What the members of the load use. */
export interface Members {
  readonly ids: readonly string[]
  readonly voucher: string
  readonly wheel: string
}

export const seededPassword = sharedPassword
export const phoneOf = (member: number) => `+8497000000${member}`
export const crashCode = (member: number, n: number) => `CRASH-${member}-${n}`

/** Codes to buy, and codes to enter for each member. */
const [toBuy, toEnter] = [6_000, 2_000]

/** Members with points, a voucher to buy, printed codes, and as many turns of the demo's running wheel as they want. */
export async function seedMembers(db: Kysely<Tables>, count: number): Promise<Members> {
  const { rows: passwords } = await sql<{ password_hash: string }>`
    select password_hash from users where user_group = 'MEMBER' group by 1 order by count(*) desc limit 1`.execute(db)
  const ids = Array.from({ length: count }, () => uuidv7())
  for (const [member, id] of ids.entries()) {
    await sql`insert into users (id, phone_number, password_hash, full_name, gender, country_code)
      values (${id}, ${phoneOf(member)}, ${passwords[0]!.password_hash}, 'Người Bận Rộn', 'MALE', 'VN')`.execute(db)
    const entry = {
      id: uuidv7(),
      user_id: id,
      amount: 100_000_000,
      cause: 'PRIZE',
      other_account: 'PRIZES',
      earned: true,
    }
    await sql`select book_points(${JSON.stringify(entry)}::jsonb)`.execute(db)
  }
  for (const key of ['wheel.turnsPerDay', 'wheel.spinsPerMinute', 'voucher.missesPerMinute'])
    await sql`update system_settings set value = '100000' where key = ${key}`.execute(db)
  const voucher = await aVoucher(db, { type: 'POINT_EXCHANGE', point_spend: 1000, is_printed: false })
  await sql`insert into voucher_codes (id, voucher_id, code, start_date, end_date)
    select gen_random_uuid(), ${voucher}, 'CRASH-B-' || n, now(), now() + interval '5 days' from generate_series(1, ${toBuy}) n`.execute(
    db,
  )
  const printed = await aVoucher(db, { type: 'GAME', point_spend: 0, is_printed: true })
  await sql`insert into voucher_codes (id, voucher_id, code, start_date, end_date)
    select gen_random_uuid(), ${printed}, 'CRASH-' || m || '-' || n, now(), now() + interval '5 days'
      from generate_series(0, ${count - 1}) m cross join generate_series(0, ${toEnter - 1}) n`.execute(db)
  const { rows: wheels } = await sql<{ id: string }>`
    select w.id from lucky_wheels w join wheel_batches b on b.wheel_id = w.id
      where w.deleted_at is null and b.start_date <= now() and b.end_date > now() + interval '1 hour'`.execute(db)
  if (!wheels[0]) throw new Error('the demo has no wheel that runs')
  return { ids, voucher, wheel: wheels[0].id }
}

async function aVoucher(
  db: Kysely<Tables>,
  {
    type,
    point_spend,
    is_printed,
  }: { readonly type: string; readonly point_spend: number; readonly is_printed: boolean },
): Promise<string> {
  const id = uuidv7()
  await sql`insert into vouchers (id, type, title, title_en, description, description_en, start_date, end_date, status, admin_status,
      point_spend, is_printed, created_by)
    select ${id}, ${type}, 'Phiếu', 'Voucher', 'Mô tả', 'Description', now(), now() + interval '6 days', 'ENABLED', 'APPROVED',
      ${point_spend}, ${is_printed}, id from users where user_group = 'ADMIN' order by id limit 1`.execute(db)
  return id
}
