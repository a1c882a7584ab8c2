import { addDays, dayOf } from '../../../src/platform/shared/day.ts'

/** The text of a day as screens show it and people type it. */
export const written = (day: string): string => day.split('-').toReversed().join('/')

/** What people type for the day that many days from today. */
export const dayFromNow = (days: number): string => written(addDays(dayOf(new Date()), days))
