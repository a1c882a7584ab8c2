import { sql } from 'kysely'
import { partsJob } from '../../../platform/server/job-items.ts'
import { fileKeptHours, forgottenAfterDays } from '../run.values.ts'

const atATime = 20_000

/**
 * Deletes the rows and files of old runs; their results remain. Cancels dry runs that nobody has confirmed in that
 * time.
 */
export const forgetRows = partsJob({
  name: 'forget rows of old runs',
  everySeconds: 3_600,
  parts: {
    'unconfirmed runs': ({ database }) =>
      sql`update runs set state = 'CANCELLED', finished_at = now(), version = version + 1
        where state = 'CHECKED' and created_at < now() - make_interval(days => ${forgottenAfterDays})`.execute(
        database.kysely,
      ),
    rows: ({ database }) =>
      sql`delete from run_rows where id in (
        select r.id from runs join run_rows r on r.run_id = runs.id
          where runs.finished_at < now() - make_interval(days => ${forgottenAfterDays}) limit ${atATime})`.execute(
        database.kysely,
      ),
    files: ({ database }) =>
      sql`delete from run_files using runs where runs.id = run_id
        and finished_at < now() - make_interval(hours => ${fileKeptHours})`.execute(database.kysely),
  },
})
