import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { dayOf } from '../../../../platform/shared/day.ts'
import { type DayRange, daysOf } from '../../../../platform/shared/day-range.ts'
import { daysOfPace, type RunningOut, runningOut } from '../running-out.ts'
import { quantitiesOf, type VoucherRow } from './voucher.queries.ts'

/** What became of a voucher's codes on one local day. */
export interface ResultDay {
  readonly date: string
  readonly handedOver: number
  readonly used: number
  /** What was paid, in hundredths. */
  readonly spent: number
  /** Of a campaign: people who signed up by somebody's code while it ran. */
  readonly signUps: number
}

/** One row for each day of the range. */
export async function resultDays(db: Kysely<Tables>, voucher: VoucherRow, range: DayRange): Promise<ResultDay[]> {
  const kept = new Map((await keptDays(db, voucher.id, range)).map((row) => [row.day, row]))
  const signUps = voucher.type === 'REFERRAL' ? await signUpsOf(db, voucher, range) : new Map<string, number>()
  return daysOf(range).map((date) => {
    const { handed_over: handedOver = 0, used = 0, spent = 0 } = kept.get(date) ?? {}
    return { date, handedOver, used, spent, signUps: signUps.get(date) ?? 0 }
  })
}

const keptDays = (db: Kysely<Tables>, voucherId: string, { from, to }: DayRange) =>
  db
    .selectFrom('voucher_day_tally')
    .select([
      'day',
      sql<number>`sum(handed_over)::bigint`.as('handed_over'),
      sql<number>`sum(used)::bigint`.as('used'),
      sql<number>`sum(spent)::bigint`.as('spent'),
    ])
    .where('voucher_id', '=', voucherId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .execute()

async function signUpsOf(db: Kysely<Tables>, voucher: VoucherRow, { from, to }: DayRange) {
  const period = periodOf(voucher)
  const rows = await db
    .selectFrom('referral_days')
    .select(['day', sql<number>`sum(referred)::bigint`.as('people')])
    .where('day', '>=', from > period.from ? from : period.from)
    .where('day', '<=', to < period.to ? to : period.to)
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, people }) => [day, people]))
}

const periodOf = ({ start_date, end_date }: VoucherRow): DayRange => ({ from: dayOf(start_date), to: dayOf(end_date) })

/** When its codes run out, if that can be estimated. */
export async function runningOutOf(ctx: Context, voucher: VoucherRow): Promise<RunningOut | null> {
  if (voucher.status !== 'ENABLED' || voucher.admin_status !== 'APPROVED' || voucher.deleted_at) return null
  const [today, period] = [dayOf(new Date()), periodOf(voucher)]
  const rows = await keptDays(ctx.db, voucher.id, daysOfPace({ today, period }))
  const { available, reserved } = await ctx.load(quantitiesOf, voucher.id)
  return runningOut({
    today,
    period,
    // A game's codes are handed over by the prizes that reserve them.
    left: available + (voucher.type === 'GAME' ? reserved : 0),
    handedOver: rows.reduce((sum, { handed_over }) => sum + handed_over, 0),
  })
}
