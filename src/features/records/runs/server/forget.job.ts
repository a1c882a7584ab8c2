import { sql } from 'kysely'
import { partsJob } from '../../../../platform/server/jobs/job-items.ts'
import { fileKeptHours, forgottenAfterDays } from '../run.values.ts'
import { runLimits } from './limits.ts'

const atATime = 20_000

/** Finished runs that still keep something: too old, or beyond what one person's may keep together. */
const tooOldOrTooMuch = sql`select id from (select id, finished_at, sum(kept_bytes) over (
      partition by created_by order by finished_at desc, id rows unbounded preceding) as with_newer
    from runs where (state in ('WORKING', 'CHECKED') or kept_bytes > 0) and finished_at is not null) r
  where with_newer > ${runLimits.finishedBytes}
    or finished_at < now() - make_interval(days => ${forgottenAfterDays})`

/**
 * Deletes the rows and files of old runs; their results remain. Cancels dry runs that nobody has confirmed in that
 * time. If one person's finished runs keep too much, the oldest are forgotten earlier.
 */
export const forgetRows = partsJob({
  name: 'forget rows of old runs',
  everySeconds: 60,
  parts: {
    'unconfirmed runs': ({ database }) =>
      sql`update runs set state = 'CANCELLED', finished_at = now(), version = version + 1
        where state = 'CHECKED' and created_at < now() - make_interval(days => ${forgottenAfterDays})`.execute(
        database.kysely,
      ),
    'old files': ({ database }) =>
      sql`delete from run_files using runs where runs.id = run_id and kept_bytes > 0
        and finished_at < now() - make_interval(hours => ${fileKeptHours})`.execute(database.kysely),
    'files of old runs': ({ database }) =>
      sql`delete from run_files where run_id in (${tooOldOrTooMuch})`.execute(database.kysely),
    'layouts of old runs': ({ database }) =>
      sql`update runs set layout = null where id in (${tooOldOrTooMuch}) and layout is not null`.execute(
        database.kysely,
      ),
    'rows of old runs': ({ database }) =>
      sql`delete from run_rows where id in (
        select id from run_rows where run_id in (${tooOldOrTooMuch}) limit ${atATime})`.execute(database.kysely),
  },
})
