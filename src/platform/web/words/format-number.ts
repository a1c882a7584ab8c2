import { getLocale } from '../../../generated/messages/runtime.js'

const decimal = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 2 })

/** A number in the format of the screen's language, with two decimals at most. */
export const formatNumber = (value: number): string => decimal.format(value)

const compact = new Intl.NumberFormat(getLocale(), { notation: 'compact' })

/** A number in a few characters: '12K' for 12 345. */
export const formatCompact = (value: number): string => compact.format(value)

const unit = (name: string, digits: number) =>
  new Intl.NumberFormat(getLocale(), { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits })

/** A length of time in a given unit: '45 min'. */
export const formatUnit = (value: number, name: 'day' | 'hour' | 'minute' | 'second', digits: number): string =>
  unit(name, digits).format(value)

/** A length of time in the unit that a person would use: '45 min', '20.6 hr', '3.5 days'. */
export function formatDuration(minutes: number): string {
  if (minutes < 120) return unit('minute', 0).format(minutes)
  return minutes < 48 * 60 ? unit('hour', 1).format(minutes / 60) : unit('day', 1).format(minutes / 60 / 24)
}
