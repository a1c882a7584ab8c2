import { m } from '../../../generated/messages/messages.js'
import { getLocale } from '../../../generated/messages/runtime.js'
import { formatNumber } from '../words/format-number.ts'
import { absoluteDay } from '../list/time.ts'
import type { ChartPoint, Series } from './chart-points.ts'

const short = new Intl.NumberFormat(getLocale(), { notation: 'compact', maximumFractionDigits: 1 })

export const formatShort = (value: number) => short.format(value)

/** '09/04/2026', or '06/04/2026 – 12/04/2026' for several days. */
export const daysText = ({ from, to }: ChartPoint) =>
  from === to ? absoluteDay(from) : `${absoluteDay(from)} – ${absoluteDay(to)}`

/** '09/04', or '04/2026' when the chart shows a year or more. */
export const tickText = (day: string, long: boolean) =>
  long ? `${day.slice(5, 7)}/${day.slice(0, 4)}` : absoluteDay(day).slice(0, 5)

export const sumOf = (point: ChartPoint) => point.values.reduce((sum, value) => sum + value, 0)

/** A point in words, for screen readers. */
export function spoken(point: ChartPoint, series: readonly Series[]): string {
  const values = series.map(({ name }, i) => `${name} ${formatNumber(point.values[i]!)}`)
  const total = series.length > 1 ? [`${m.charts_total()} ${formatNumber(sumOf(point))}`] : []
  return `${daysText(point)}: ${[...values, ...total].join(', ')}`
}
