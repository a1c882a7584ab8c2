import { getLocale } from '../../generated/messages/runtime.js'

const decimal = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 2 })

/** A number in the format of the screen's language, with two decimals at most. */
export const formatNumber = (value: number): string => decimal.format(value)
