import { type Selectable, sql } from 'kysely'
import type { Calibrations } from '../../../../../../database/tables.ts'
import type { Context } from '../../../../../platform/server/context.ts'
import type { DayRange } from '../../../../../platform/shared/day-range.ts'
import { mostDisagreements } from '../../desk.values.ts'

export type CalibrationRow = Selectable<Calibrations>

/** How many answers agree with what was decided. */
export interface Agreement {
  readonly answered: number
  readonly agreed: number
}

/** The calibrations of some weeks. */
export interface CalibrationFigures extends Agreement {
  readonly decided: number
  readonly drawn: number
  readonly waiting: number
  readonly void: number
}

/** Weeks that have a day in the range. */
const within = ({ from, to }: DayRange) => sql<boolean>`(week > ${from}::date - 7 and week <= ${to}::date)`

export async function calibrationFigures(ctx: Context, range: DayRange): Promise<CalibrationFigures> {
  const { rows } = await sql<CalibrationFigures>`
    select w.*, k.* from (
        select coalesce(sum(decided), 0)::int as decided from calibration_weeks where ${within(range)}) w,
      (select count(*)::int as drawn, count(agrees)::int as answered, (count(*) filter (where agrees))::int as agreed,
          (count(*) filter (where answer_id is null and void_at is null))::int as waiting, count(void_at)::int as void
        from calibrations where ${within(range)}) k`.execute(ctx.db)
  return rows[0]!
}

/** By what the case was reported for most, the reason with the most answers first. */
export async function agreementByReason(ctx: Context, range: DayRange): Promise<(Agreement & { reason: string })[]> {
  const { rows } = await sql<Agreement & { reason: string }>`
    select reason, count(*)::int as answered, (count(*) filter (where agrees))::int as agreed
      from calibrations where ${within(range)} and agrees is not null group by 1 order by 2 desc, 1`.execute(ctx.db)
  return rows
}

/** By the person who made the decision, the one with the most answers first. */
export async function agreementByPerson(ctx: Context, range: DayRange): Promise<(Agreement & { personId: string })[]> {
  const { rows } = await sql<Agreement & { personId: string }>`
    select decided_by as "personId", count(*)::int as answered, (count(*) filter (where agrees))::int as agreed
      from calibrations where ${within(range)} and agrees is not null group by 1 order by 2 desc, 1`.execute(ctx.db)
  return rows
}

/** What a second moderator decided otherwise, newest first. */
export async function disagreements(ctx: Context, range: DayRange): Promise<CalibrationRow[]> {
  const { rows } = await sql<CalibrationRow>`
    select * from calibrations where ${within(range)} and agrees is false
      order by answered_at desc, case_id desc limit ${mostDisagreements}`.execute(ctx.db)
  return rows
}
