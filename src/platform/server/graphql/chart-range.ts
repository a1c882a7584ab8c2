import { z } from 'zod'
import { day } from './day-range.ts'
import { zodMessage } from '../../shared/rules.ts'
import { type DayRange, lengthOf, longestChartRange } from '../../shared/day-range.ts'

/** `startDate` and `endDate` of a query per day: local days, both included. */
export const rangeInput = z
  .object({ startDate: day, endDate: day })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    ...zodMessage('platform_text_reversed', { field: 'startDate' }),
  })
  .refine((range) => lengthOf(rangeOf(range)) <= longestChartRange, {
    path: ['endDate'],
    ...zodMessage('platform_text_too_far', { days: longestChartRange, field: 'startDate' }),
  })

export const rangeOf = ({ startDate, endDate }: { startDate: string; endDate: string }): DayRange => ({
  from: startDate,
  to: endDate,
})
