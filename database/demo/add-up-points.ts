import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * Adds up all entries of points as `book_points` does one by one: balances, days and the daily tally. For entries that were
 * inserted directly, which only the owner of the tables can do.
 */
export async function addUpPoints(owner: Kysely<Tables>): Promise<void> {
  await sql`
    update balances b set active_points = s.active, earned_points = s.earned
      from (select user_id, sum(amount) as active, coalesce(sum(amount) filter (where earned), 0) as earned
        from point_entries group by 1) s
      where b.user_id = s.user_id`.execute(owner)
  await sql`delete from point_days`.execute(owner)
  await sql`
    insert into point_days (user_id, day, earned, entries)
      select user_id, local_day(created_at), sum(amount), count(*) from point_entries where earned group by 1, 2`.execute(
    owner,
  )
  await sql`select recount_points()`.execute(owner)
}
