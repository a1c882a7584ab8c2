import { sql } from 'kysely'
import type { App, Job } from '../context.ts'
import { makeMonths } from '../database/months.ts'
import { settingTables } from '../database/sandbox/shared-tables.ts'
import { foldTally, type Tally } from './fold-tally.ts'
import { partsJob } from './job-items.ts'
import { keptHours } from '../once.ts'

/**
 * Tallies collect differences; this folds them, so that reading one takes only a few rows. Groups that already have one
 * row are left alone: rewriting all of them every half minute would leave more dead rows than live ones.
 */
export const foldTallies = (tallies: readonly Tally[]) =>
  partsJob({
    name: 'fold tallies',
    inSandbox: true,
    outsideOnly: settingTables,
    everySeconds: 30,
    parts: {
      user_tally: foldUserTally,
      ...Object.fromEntries(
        tallies.map((tally) => [tally.table, ({ database }: App) => foldTally(database.kysely, tally)]),
      ),
    },
  })

/** One of its keys may be null, unlike those of the others. */
export const foldUserTally = ({ database }: App) =>
  sql`with split as (
      select term_status, user_group, gender, badge_id from user_tally group by 1, 2, 3, 4 having count(*) > 1
    ), gone as (
      delete from user_tally t using split s
      where (t.term_status, t.user_group, t.gender) = (s.term_status, s.user_group, s.gender) and t.badge_id is not distinct from s.badge_id
      returning t.*
    )
    insert into user_tally select term_status, user_group, gender, badge_id, sum(people) from gone group by 1, 2, 3, 4 having sum(people) <> 0`.execute(
    database.kysely,
  )

/** Deletes what has expired. */
export const removeExpired = partsJob({
  name: 'remove expired',
  inSandbox: true,
  outsideOnly: ['unused downloads', 'counters'],
  everySeconds: 600,
  parts: {
    'refresh tokens': ({ database }) =>
      sql`delete from refresh_tokens where expires_at < now() - interval '1 day'`.execute(database.kysely),
    // After a minute nobody can use them: the grace for a replaced token is over.
    // Their tokens have expired for long.
    'tokens of keys': ({ database }) =>
      sql`delete from sessions where key_id is not null and last_used_at < now() - interval '1 hour'`.execute(
        database.kysely,
      ),
    'sealed successors': ({ database }) =>
      sql`update refresh_tokens set successor = null where successor is not null and replaced_at < now() - interval '1 minute'`.execute(
        database.kysely,
      ),
    'outcomes kept for repeats': ({ database }) =>
      sql`delete from idempotency_keys where created_at < now() - make_interval(hours => ${keptHours})`.execute(
        database.kysely,
      ),
    // Three weeks longer than an event may be late: a repeat of one that counted is still answered, not called too late.
    'answers to events of API keys': ({ database }) =>
      sql`delete from tracked_events where created_at < now() - interval '28 days'`.execute(database.kysely),
    'replicas that ended without a word': ({ database }) =>
      sql`delete from replicas where seen_at < now() - interval '1 day'`.execute(database.kysely),
    'unused downloads': ({ database }) =>
      sql`delete from export_tickets where expires_at < now()`.execute(database.kysely),
    counters: ({ database }) =>
      sql`delete from rate_limits where expire < extract(epoch from now()) * 1000 - 3600000`.execute(database.kysely),
  },
})

/** Makes partitions before their months begin. */
export const makeMonthsAhead: Job = {
  name: 'make months',
  everySeconds: 3_600,
  works: 'WHOLE',
  run: ({ database }) => makeMonths(database.kysely),
}

/** The embedded database has no autovacuum. */
export const vacuumEmbedded: Job = {
  name: 'vacuum',
  everySeconds: 3_600,
  works: 'WHOLE',
  run: ({ database }) => database.vacuum(),
}
