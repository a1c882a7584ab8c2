import { sql } from 'kysely'
import { command } from '../../../../../platform/server/command.ts'
import { type Context, ownContext } from '../../../../../platform/server/context.ts'
import { itemJob } from '../../../../../platform/server/jobs/job-items.ts'
import { numberSetting } from '../../../../../platform/server/setting.ts'
import { worksIn } from '../../../notes/server/public.ts'

/** Minutes after the end of a week: until then its last decisions can be undone. */
export const minutesAfterWeek = 15

/** The Monday of the last week that is over; no row once its sample was drawn. */
const weekToDraw = sql<{ week: string }>`(
  select to_char(w.monday, 'YYYY-MM-DD') as week
    from (select (date_trunc('week', now() at time zone 'Asia/Ho_Chi_Minh' - make_interval(mins => ${minutesAfterWeek})) - interval '7 days')::date as monday) w
    where not exists (select from calibration_weeks k where k.week = w.monday))`

/** Draws the sample of the last week, once for all replicas: in one transaction, so a week is drawn wholly or not at all. */
export const drawCalibration = itemJob({
  name: 'draw cases for calibration',
  everySeconds: 300,
  due: (db) => db.selectFrom(weekToDraw.as<'weeks'>(sql`weeks`)).select('week') as never,
  item: sql`week`,
  work: (app, { week }: { readonly week: string }) =>
    command(ownContext(app, `calibration of ${week}`), (ctx) => draw(ctx, week)),
})

async function draw(ctx: Context, week: string): Promise<boolean> {
  const percent = await numberSetting(ctx, 'calibration.percent')
  const moderators = await ctx.db
    .selectFrom('users')
    .select('id')
    .where(worksIn(['MODERATION']))
    .execute()
  const { rows } = await sql<{ drawn: number }>`
    select draw_calibration(${week}, ${percent}, ${moderators.map(({ id }) => id)}::uuid[]) as drawn`.execute(ctx.db)
  return rows[0]!.drawn > 0
}
