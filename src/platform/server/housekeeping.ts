import { sql } from 'kysely'
import type { Job } from './jobs.ts'
import { keptHours } from './once.ts'

/**
 * Tallies collect differences; this folds them, so that reading one takes only a few rows. Groups that already have one
 * row are left alone: rewriting all of them every half minute would leave more dead rows than live ones.
 */
export const foldTallies: Job = {
  name: 'fold tallies',
  everySeconds: 30,
  async run({ database }) {
    const { kysely } = database
    await sql`with split as (
        select term_status, user_group, gender, badge_id from user_tally group by 1, 2, 3, 4 having count(*) > 1
      ), gone as (
        delete from user_tally t using split s
        where (t.term_status, t.user_group, t.gender) = (s.term_status, s.user_group, s.gender) and t.badge_id is not distinct from s.badge_id
        returning t.*
      )
      insert into user_tally select term_status, user_group, gender, badge_id, sum(people) from gone group by 1, 2, 3, 4 having sum(people) <> 0`.execute(
      kysely,
    )
    await sql`with split as (
        select day, status, type from post_tally group by 1, 2, 3 having count(*) > 1
      ), gone as (
        delete from post_tally t using split s where (t.day, t.status, t.type) = (s.day, s.status, s.type) returning t.*
      )
      insert into post_tally select day, status, type, sum(posts) from gone group by 1, 2, 3 having sum(posts) <> 0`.execute(
      kysely,
    )
  },
}

/**
 * Deletes what has expired: refresh tokens, sealed successors, outcomes kept for repeats, unused downloads, counters.
 */
export const removeExpired: Job = {
  name: 'remove expired',
  everySeconds: 600,
  async run({ database }) {
    const { kysely } = database
    await sql`delete from refresh_tokens where expires_at < now() - interval '1 day'`.execute(kysely)
    // After a minute nobody can use them: the grace for a replaced token is over.
    await sql`update refresh_tokens set successor = null where successor is not null and replaced_at < now() - interval '1 minute'`.execute(
      kysely,
    )
    await sql`delete from idempotency_keys where created_at < now() - make_interval(hours => ${keptHours})`.execute(
      kysely,
    )
    await sql`delete from export_tickets where expires_at < now()`.execute(kysely)
    await sql`delete from rate_limits where expire < extract(epoch from now()) * 1000 - 3600000`.execute(kysely)
  },
}

/** The embedded database has no autovacuum. */
export const vacuumEmbedded: Job = {
  name: 'vacuum',
  everySeconds: 3_600,
  run: ({ database }) => database.vacuum(),
}
