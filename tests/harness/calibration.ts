import { sql } from 'kysely'
import { drawCalibration, minutesAfterWeek } from '../../src/features/moderation/desk/server/calibration/draw.job.ts'
import { runThrough } from './jobs.ts'
import type { TestServer } from './server.ts'

/** As if a decision had been made in the middle of the last local week, which is the one that the job draws from. */
export async function inLastWeek(server: TestServer, decision: string): Promise<void> {
  await sql`update case_decisions set
      decided_at = (date_trunc('week', now() at time zone 'Asia/Ho_Chi_Minh' - make_interval(mins => ${minutesAfterWeek})) - interval '4 days') at time zone 'Asia/Ho_Chi_Minh'
    where id = ${decision}`.execute(server.db)
}

/** Draws this percentage of the last week, again if it was drawn already. */
export async function drawAgain(server: TestServer, percent: number): Promise<void> {
  await server.asOwner((db) =>
    sql`with forgotten as (delete from calibration_records), gone as (delete from calibrations returning case_id), weeks as (delete from calibration_weeks)
      update cases set state = 'CLOSED', closed_at = now(), held_by = null, held_until = null from gone where gone.case_id = cases.id and state <> 'CLOSED'`.execute(
      db,
    ),
  )
  await sql`update system_settings set value = ${String(percent)} where key = 'calibration.percent'`.execute(server.db)
  await runThrough(drawCalibration, server.app)
}

/** The case in which what was decided about a case is calibrated. */
export async function calibrationOf(server: TestServer, firstCase: string): Promise<string | undefined> {
  const found = await server.db
    .selectFrom('calibrations')
    .select('case_id')
    .where('first_case', '=', firstCase)
    .executeTakeFirst()
  return found?.case_id
}
