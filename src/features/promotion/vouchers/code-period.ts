import { addDays, dayOf } from '../../../platform/shared/day.ts'

interface Period {
  readonly startDate: Date
  readonly endDate: Date
}

/** The first and the last day of which codes can be valid: after today, and strictly within the time of their voucher. */
export function longestPeriod({ startDate, endDate }: Period, now: Date): { earliest: string; latest: string } {
  const dayAfter = (moment: Date) => addDays(dayOf(moment), 1)
  const [tomorrow, afterStart] = [dayAfter(now), dayAfter(startDate)]
  return { earliest: afterStart > tomorrow ? afterStart : tomorrow, latest: addDays(dayOf(endDate), -1) }
}
