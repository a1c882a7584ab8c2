import { addDays, dayOf, isDay } from './day.ts'
import { serverNow } from './server-clock.ts'

/** Local days (`YYYY-MM-DD`), both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** Ten years: the longest range of a chart, in days. */
export const longestChartRange = 3660
/** The range that charts show by default, in days. */
export const usualChartRange = 30

const dayLength = 24 * 60 * 60 * 1000

/** Number of days in a range. */
export const lengthOf = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / dayLength + 1

export const daysOf = (range: DayRange): string[] =>
  Array.from({ length: lengthOf(range) }, (_, i) => addDays(range.from, i))

/** The last `count` days up to and including today. */
export function lastDays(count: number, now = serverNow()): DayRange {
  const to = dayOf(now)
  return { from: addDays(to, 1 - count), to }
}

/** Parses `YYYY-MM-DD_YYYY-MM-DD` from an address; undefined if it is no range, too long, or ends after today. */
export function readRange(
  text: unknown,
  longest = longestChartRange,
  today = dayOf(serverNow()),
): DayRange | undefined {
  if (typeof text !== 'string') return undefined
  const [from = '', to = '', ...rest] = text.split('_')
  if (rest.length > 0 || !isDay(from) || !isDay(to) || from > to || to > today) return undefined
  return lengthOf({ from, to }) <= longest ? { from, to } : undefined
}

export const writeRange = ({ from, to }: DayRange): string => `${from}_${to}`
