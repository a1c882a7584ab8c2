import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../../database/tables.ts'
import { type DayRange, daysOf } from '../../../../platform/shared/day-range.ts'

type Kind = Tables['point_tally']['kind']

/** Hundredths of a point. */
export interface PointsRow {
  readonly date: string
  /** What moved that day. Entries that take points away are negative. */
  readonly moved: Readonly<Partial<Record<Kind, number>>>
  /** All members' active points at the end of the day. */
  readonly outstanding: number
}

/** One row for each day of the range, from the kept tally alone. */
export async function pointsByDay(db: Kysely<Tables>, range: DayRange): Promise<PointsRow[]> {
  const { rows } = await sql<{ day: string | null; kind: Kind; amount: number }>`
    select day, kind, sum(amount)::bigint as amount
      from (select case when day >= ${range.from} then day end as day, kind, amount from point_tally where day <= ${range.to}) t
      group by 1, 2`.execute(db)
  const days = Map.groupBy(rows, ({ day }) => day)
  const sumOf = (day: string | null) => (days.get(day) ?? []).reduce((sum, { amount }) => sum + amount, 0)
  let outstanding = sumOf(null)
  return daysOf(range).map((date) => {
    outstanding += sumOf(date)
    const moved = Object.fromEntries((days.get(date) ?? []).map(({ kind, amount }) => [kind, amount]))
    return { date, moved, outstanding }
  })
}
