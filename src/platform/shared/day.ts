import { serverNow } from './server-clock.ts'
/** A day is a day in Asia/Ho_Chi_Minh, which has been UTC+7 all year round since 1975. */

const offset = 7 * 60 * 60 * 1000
const dayLength = 24 * 60 * 60 * 1000

/** A date whose UTC parts are the local day and time of an instant. */
export const localParts = (instant: Date): Date => new Date(instant.getTime() + offset)

/** The local day (`YYYY-MM-DD`) of an instant. */
export function dayOf(instant: Date): string {
  return localParts(instant).toISOString().slice(0, 10)
}

/** The local day and minute (`YYYY-MM-DDTHH:mm`) of an instant. */
export const minuteOf = (instant: Date): string => localParts(instant).toISOString().slice(0, 16)

/** A local day or minute as people write it: '01/02/2026', '01/02/2026 08:05'; nothing for none. */
export function writeDate(date: string | null | undefined): string {
  if (!date) return ''
  const [day, time] = date.split('T')
  return day!.split('-').toReversed().join('/') + (time === undefined ? '' : ` ${time}`)
}

/** The instant at which a local minute (`YYYY-MM-DDTHH:mm`) begins. */
export const startOfMinute = (minute: string): Date => new Date(Date.parse(`${minute}Z`) - offset)

/** The instant at which a local day (`YYYY-MM-DD`) begins. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - offset)
}

/** The local day `count` days after (or before, if negative) the given one. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10)
}

/** What a form asks as two days, and a record has as two moments. */
interface Period {
  readonly startDate: string
  readonly endDate: string
}

/** The local days of a period's moments. */
export const daysOf = ({ startDate, endDate }: Period): [string, string] => [
  dayOf(new Date(startDate)),
  dayOf(new Date(endDate)),
]

/**
 * From the start of the first day to the end of the last.
 *
 * @param kept the record's period, which may begin or end within a day: each end stays as long as its day does
 */
export function periodOf([first, last]: readonly string[], kept?: Period): Period {
  const [from, until] = kept ? daysOf(kept) : []
  const end = new Date(startOfDay(addDays(last!, 1)).getTime() - 1)
  return {
    startDate: kept && first === from ? kept.startDate : startOfDay(first!).toISOString(),
    endDate: kept && last === until ? kept.endDate : end.toISOString(),
  }
}

/** The days of a form after others have moved one end of the period, or both. */
export const daysTaken = (days: readonly string[], { startDate, endDate }: Readonly<Record<string, unknown>>) =>
  [startDate, endDate].map((moment, i) => (typeof moment === 'string' ? dayOf(new Date(moment)) : days[i]!))

/** Outside these years, adding days could lead to years without four digits, or that the database does not support. */
export const supportedYears = { from: '1000-01-01', until: '9000-01-01' }

/** Whether a text (`YYYY-MM-DD`) is an existing day in a supported year. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return (
    !Number.isNaN(moment) &&
    new Date(moment).toISOString().slice(0, 10) === text &&
    text >= supportedYears.from &&
    text < supportedYears.until
  )
}

/** The last `count` local days, today first. */
export function recentDays(count: number, now = serverNow()): string[] {
  const today = dayOf(now)
  return Array.from({ length: count }, (_, i) => addDays(today, -i))
}
