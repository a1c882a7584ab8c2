import { addDays } from '../../../platform/shared/day.ts'
import { type DayRange, lengthOf } from '../../../platform/shared/day-range.ts'

export const outcomes = ['OUT', 'NEVER', 'LASTS', 'ON'] as const

interface Given {
  readonly today: string
  /** The first and the last day on which codes can be handed over. */
  readonly period: DayRange
  /** What can still be handed over. */
  readonly left: number
  /** What was handed over within `daysOfPace`. */
  readonly handedOver: number
}

export interface RunningOut {
  /** LASTS: until the voucher ends. NEVER: nothing was handed over lately. */
  readonly outcome: (typeof outcomes)[number]
  /** The day on which nothing is left, at this pace. */
  readonly day: string | null
  /** The pace: how many a day, on average of this many days. */
  readonly perDay: number
  readonly days: number
}

const longestPace = 7

/** The whole days whose pace counts: at most the seven before today; on the first day, that day itself. */
export function daysOfPace({ today, period }: Pick<Given, 'today' | 'period'>): DayRange {
  const yesterday = addDays(today, -1)
  if (period.from >= today) return { from: today, to: today }
  const from = addDays(today, -longestPace)
  return { from: from > period.from ? from : period.from, to: yesterday }
}

/** When nothing is left if codes go on being handed over as on the last days: an estimate. Null before and after its time. */
export function runningOut(given: Given): RunningOut | null {
  const { today, period, left, handedOver } = given
  if (today < period.from || today > period.to) return null
  const days = lengthOf(daysOfPace(given))
  const pace = { perDay: handedOver / days, days }
  if (left <= 0) return { outcome: 'OUT', day: null, ...pace }
  if (handedOver === 0) return { outcome: 'NEVER', day: null, ...pace }
  // Today's share is still to come.
  const lasting = Math.ceil(left / pace.perDay) - 1
  if (lasting >= lengthOf({ from: today, to: period.to })) return { outcome: 'LASTS', day: null, ...pace }
  return { outcome: 'ON', day: addDays(today, lasting), ...pace }
}
