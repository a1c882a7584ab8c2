import { addDays, dayOf } from '../../../platform/shared/day.ts'
import { serverNow } from '../../../platform/shared/server-clock.ts'
import { type Span, spans } from './calendar.values.ts'

/** Whole months: the first one (`YYYY-MM`), and how many. */
export interface CalendarRange {
  readonly month: string
  readonly months: Span
}

const isMonth = (text: string) => /^[2-9]\d{3}-(0[1-9]|1[0-2])$/.test(text)
export const thisMonth = (now = serverNow()) => dayOf(now).slice(0, 7)
export const usualSpan = 3

/** Reads an address; an invalid one becomes the three months that begin with the present one. */
export function readRange({ month, months }: { readonly month?: unknown; readonly months?: unknown }): CalendarRange {
  return {
    month: typeof month === 'string' && isMonth(month) ? month : thisMonth(),
    months: spans.find((span) => span === Number(months)) ?? usualSpan,
  }
}

/** The month this many months later. */
export function addMonths(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The first and the last day of a range. */
export const daysOf = ({ month, months }: CalendarRange) => ({
  from: `${month}-01`,
  to: addDays(`${addMonths(month, months)}-01`, -1),
})

/** All months of a range. */
export const monthsOf = ({ month, months }: CalendarRange) =>
  Array.from({ length: months }, (_, i) => addMonths(month, i))
