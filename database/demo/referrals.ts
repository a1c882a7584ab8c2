import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'
import { insertRows } from './insert.ts'
import { hashText, idOf, randomOf } from './random.ts'
import type { World } from './world.ts'

const kind = hashText('referral')

/** That the friends came by their inviters' codes. All of them count. */
export async function insertReferrals(db: Kysely<Tables>, world: World): Promise<void> {
  const people = Array.from({ length: world.options.users }, (_, i) => i)
  const referrals = people.flatMap((inviter) =>
    Array.from(world.broughtBy.of(inviter), (friend, k) => ({
      id: idOf(kind, friend, world.userTimes[friend]!),
      friend_id: world.userId(friend),
      inviter_id: world.userId(inviter),
      status: 'COUNTED',
      number: k + 1,
      network: `203.0.113.${randomOf(kind, friend).between(1, 254)}`,
      created_at: new Date(world.userTimes[friend]!),
    })),
  )
  await insertRows(db, 'referrals', referrals)
  await sql`insert into referral_counts (user_id, friends)
    select inviter_id, max(number) from referrals group by inviter_id on conflict do nothing`.execute(db)
}
