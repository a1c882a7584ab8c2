/** One value per series for the local days `from` to `to` (`YYYY-MM-DD`, both included). */
export interface ChartPoint {
  readonly from: string
  readonly to: string
  readonly values: readonly number[]
}

export interface Series {
  readonly key: string
  readonly name: string
}

/** Turns rows per day and series into one row per day, in order. */
export function pointsOf<Row extends { readonly date: string }>(
  rows: readonly Row[],
  series: readonly Series[],
  keyOf: (row: Row) => string,
  valueOf: (row: Row) => number,
): ChartPoint[] {
  const places = new Map(series.map(({ key }, place) => [key, place]))
  const days = new Map<string, number[]>()
  for (const row of rows) {
    const values = days.get(row.date) ?? series.map(() => 0)
    days.set(row.date, values)
    const place = places.get(keyOf(row))
    if (place !== undefined) values[place] = values[place]! + valueOf(row)
  }
  return [...days].map(([day, values]) => ({ from: day, to: day, values }))
}

/** More bars than this are too thin to distinguish. */
export const mostBars = 62

/** What stands for several days: what they add up to, or what there is at the end of the last. */
export type Over = 'sum' | 'last'

/** Groups days into weeks (from Monday), else months, when there are too many to draw. */
export function gathered(points: readonly ChartPoint[], over: Over = 'sum'): readonly ChartPoint[] {
  if (points.length <= mostBars) return points
  const weeks = gatheredBy(points, mondayOf, over)
  return weeks.length <= mostBars ? weeks : gatheredBy(points, (day) => day.slice(0, 7), over)
}

function gatheredBy(points: readonly ChartPoint[], keyOf: (day: string) => string, over: Over): ChartPoint[] {
  const parts = Map.groupBy(points, ({ from }) => keyOf(from))
  return [...parts.values()].map((part) => ({
    from: part[0]!.from,
    to: part.at(-1)!.to,
    values:
      over === 'last'
        ? part.at(-1)!.values
        : part[0]!.values.map((_, series) => part.reduce((sum, { values }) => sum + values[series]!, 0)),
  }))
}

const dayLength = 24 * 60 * 60 * 1000

function mondayOf(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`)
  return new Date(moment.getTime() - ((moment.getUTCDay() + 6) % 7) * dayLength).toISOString().slice(0, 10)
}
