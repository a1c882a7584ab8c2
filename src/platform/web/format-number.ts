import { getLocale } from '../../generated/messages/runtime.js'

const decimal = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 2 })

/** A number in the format of the screen's language, with two decimals at most. */
export const formatNumber = (value: number): string => decimal.format(value)

const compact = new Intl.NumberFormat(getLocale(), { notation: 'compact' })

/** A number in a few characters: '12K' for 12 345. */
export const formatCompact = (value: number): string => compact.format(value)
