import { getLocale } from '../../generated/messages/runtime.js'

const decimal = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 2 })

/** A number as the language of the screen writes it; points have two decimals at most. */
export const formatNumber = (value: number): string => decimal.format(value)
