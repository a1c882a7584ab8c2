import type { PointsByDayQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { type ChartPoint, gathered } from '../../../../platform/web/charts/chart-points.ts'

export type DayRow = PointsByDayQuery['cmsPointsByDay'][number]
export type Figure = Exclude<keyof DayRow, 'date'>

/** What is added up over days. What is outstanding is not. */
export const movements = [
  'given',
  'givenBack',
  'spent',
  'takenBack',
  'expired',
  'corrected',
] as const satisfies Figure[]

const names: Readonly<Record<Figure, () => string>> = {
  given: m.points_ledger_given,
  givenBack: m.points_ledger_given_back,
  spent: m.points_ledger_spent,
  takenBack: m.points_ledger_taken_back,
  expired: m.points_ledger_expired,
  corrected: m.points_ledger_corrected,
  outstanding: m.points_ledger_outstanding,
}

export const seriesOf = (figures: readonly Figure[]) => figures.map((key) => ({ key, name: names[key]() }))

export const chartPoints = (days: readonly DayRow[], figures: readonly Figure[]): ChartPoint[] =>
  days.map((day) => ({ from: day.date, to: day.date, values: figures.map((figure) => day[figure]) }))

/** The rows of the table, the newest first: each day, or weeks or months as the charts show them. */
export function tableRows(days: readonly DayRow[]): ChartPoint[] {
  const moved = gathered(chartPoints(days, movements))
  const outstanding = gathered(chartPoints(days, ['outstanding']), 'last')
  return moved.map((row, i) => ({ ...row, values: [...row.values, ...outstanding[i]!.values] })).toReversed()
}

/** Hundredths are whole, sums of their fractions are not. */
export const totalOf = (days: readonly DayRow[], figure: Figure): number =>
  Math.round(days.reduce((sum, day) => sum + day[figure], 0) * 100) / 100
