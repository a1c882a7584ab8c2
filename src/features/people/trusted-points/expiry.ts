import { addDays } from '../../../platform/shared/day.ts'

/** So many local days pass between a notice, or a change of the setting, and the points that are gone. */
export const noticeDays = 30

/** Points of a local day can be used for so many months, the last day included: they are gone from the day after. */
export const expiresOn = (day: string, months: number): string => addDays(addMonths(day, months), 1)

/** The last local day whose points are gone on another day. */
export function expiredUntil(today: string, months: number): string {
  let day = addMonths(addDays(today, -1), -months)
  // Several days can have the same last day: those of 29, 30 and 31 January, a month later.
  while (expiresOn(addDays(day, 1), months) <= today) day = addDays(day, 1)
  return day
}

/** The same day of the month, else the last one of that month. */
function addMonths(day: string, count: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + count, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}
