import { type Kysely, sql } from 'kysely'
import { hashPassword } from '../../src/features/staff/session/server/public.ts'
import type { Tables } from '../tables.ts'
import { memberSignIns, numberOf } from './sign-ins.ts'
import type { World } from './world.ts'

const day = 86_400_000

/**
 * Gives two members of the demo numbers and passwords that are printed, for the app: one whose post was hidden and can be
 * appealed, so not by the first ADMIN, who then may decide; and one without. Of those who could be taken: with a voucher to use, then with most points.
 */
export async function nameMembersOfApp(db: Kysely<Tables>, { now, userId }: World): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with members as (
      select u.id, b.active_points,
          exists (
            select from blocked_details d where d.model = 'POST' and d.creator_id = u.id and d.status = 'HIDDEN'
              and d.id = standing_detail(d.model, d.target_id) and d.created_by <> ${userId(0)}
              and d.created_at > ${new Date(now - 28 * day)}
              and not exists (select from appeals a where a.detail_id = d.id)) as was_hidden,
          exists (
            select from voucher_redemptions r join voucher_codes c on c.id = r.code_id
              where r.user_id = u.id and r.used_at is null and c.end_date > ${new Date(now + 7 * day)}) as has_voucher
        from users u join balances b on b.user_id = u.id
        where u.user_group = 'MEMBER' and u.term_status = 'NORMAL' and u.country_code = 'VN' and u.badge_status is null
          and exists (select from posts p where p.created_by = u.id and p.status = 'NORMAL' and p.deleted_at is null)
          and not exists (select from spins s where s.user_id = u.id and s.created_at > ${new Date(now - day)}))
    select id from (
      select *, row_number() over (partition by was_hidden order by has_voucher desc, active_points desc, id) as place
        from members) placed
      where place = 1 order by was_hidden desc`.execute(db)
  for (const [i, signIn] of memberSignIns.entries()) {
    const member = rows[i]
    if (!member) continue
    const changes = { phone_number: numberOf(signIn), password_hash: await hashPassword(signIn.password) }
    await db.updateTable('users').set(changes).where('id', '=', member.id).execute()
  }
}
