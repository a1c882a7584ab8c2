import { z } from 'zod'
import { type DayRange, lengthOf, longestChartRange } from '../day-range.ts'

/** `startDate` and `endDate` of a query per day: local days, both included. */
export const rangeInput = z
  .object({ startDate: z.string(), endDate: z.string() })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    message: 'must not lie before startDate',
  })
  .refine((range) => lengthOf(rangeOf(range)) <= longestChartRange, {
    path: ['endDate'],
    message: `must lie at most ${longestChartRange} days after startDate`,
  })

export const rangeOf = ({ startDate, endDate }: { startDate: string; endDate: string }): DayRange => ({
  from: startDate,
  to: endDate,
})
