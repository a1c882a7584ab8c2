import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { faultText } from '../fault-text.ts'

/** The items of jobs that failed. Each pauses before its next try: a minute at first, then twice as long each time. */
const longestPauseMinutes = 24 * 60

/** The largest number of failing items that is counted. */
export const mostCounted = 10_000

interface Item {
  readonly job: string
  readonly item: string
}

const pauseAfter = (attempts: RawBuilder<number>) =>
  sql<Date>`now() + make_interval(mins => least(${longestPauseMinutes}, power(2, least(${attempts}, 20) - 1))::int)`

/** Stores that an item failed, once more. */
export async function storeFailure(db: Kysely<Tables>, { job, item }: Item, error: unknown): Promise<void> {
  const last_error = faultText(error)
  await db
    .insertInto('job_failures')
    .values({ job, item, last_error, next_try_at: pauseAfter(sql`1`) })
    .onConflict((oc) =>
      oc.columns(['job', 'item']).doUpdateSet({
        attempts: sql`job_failures.attempts + 1`,
        last_error,
        next_try_at: pauseAfter(sql`job_failures.attempts + 1`),
      }),
    )
    .execute()
}

/** Forgets the failures of an item that was carried out at last. */
export async function forgetFailure(db: Kysely<Tables>, { job, item }: Item): Promise<void> {
  await db.deleteFrom('job_failures').where('job', '=', job).where('item', '=', item).execute()
}

/**
 * Forgets items whose time for another try came before a round that has offered every due item: they are no longer due,
 * because somebody else carried them out or they are gone.
 */
export async function forgetGone(db: Kysely<Tables>, job: string, begunAt: Date): Promise<void> {
  await db.deleteFrom('job_failures').where('job', '=', job).where('next_try_at', '<', begunAt).execute()
}

/** How often an item has failed; null if it has not. `item` is its name, from columns of the query. */
export const failedAttempts = (job: string, item: RawBuilder<string>) =>
  sql<number | null>`(select attempts from job_failures f where f.job = ${job} and f.item = ${item})`

/** Whether an item is not pausing after a failure. A condition of the query, so that pausing items fill no batch. */
export const isNotPausing = (job: string, item: RawBuilder<string>) =>
  sql<boolean>`not exists (select from job_failures f where f.job = ${job} and f.item = ${item} and f.next_try_at > now())`

export async function countFailing(db: Kysely<Tables>, job: string): Promise<number> {
  const { rows } = await sql<{ failing: number }>`select count(*) as failing
    from (select from job_failures where job = ${job} limit ${mostCounted}) counted`.execute(db)
  return rows[0]!.failing
}

/** Ends the pause of an item, or of the oldest ones of a job. Returns how many. */
export async function endPauses(db: Kysely<Tables>, { job, item }: { job: string; item?: string }): Promise<number> {
  const pausing = db
    .selectFrom('job_failures')
    .select('item')
    .where('job', '=', job)
    .$if(item !== undefined, (query) => query.where('item', '=', item!))
    .orderBy('first_failed_at')
    .orderBy('item')
    .limit(mostCounted)
  const { numUpdatedRows } = await db
    .updateTable('job_failures')
    .set({ next_try_at: sql<Date>`now()` })
    .where('job', '=', job)
    .where('item', 'in', pausing)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
