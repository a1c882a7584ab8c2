import { m } from '../../../generated/messages/messages.js'
import type { ChartPoint, Series } from './chart-points.ts'
import { formatNumber } from '../words/format-number.ts'
import { daysText, sumOf } from './chart-texts.ts'
import { Swatch } from './patterns.tsx'

interface Props {
  readonly point: ChartPoint
  readonly series: readonly Series[]
  readonly prefix: string
  /** Where the point is, in pixels of the chart. */
  readonly left: number
  readonly width: number
}

/** The values of a point, shown next to it. Hidden from screen readers, which read the point itself. */
export function Readout({ point, series, prefix, left, width }: Props) {
  const isRight = left > width / 2
  return (
    <div
      className="chart-readout"
      style={isRight ? { right: width - left + 10 } : { left: left + 10 }}
      aria-hidden="true"
    >
      <strong>{daysText(point)}</strong>
      {series.map(({ key, name }, i) => (
        <span key={key}>
          {series.length > 1 && <Swatch prefix={prefix} series={i} />}
          <span>{name}</span>
          <b>{formatNumber(point.values[i]!)}</b>
        </span>
      ))}
      {series.length > 1 && (
        <span className="chart-readout-total">
          <span>{m.charts_total()}</span>
          <b>{formatNumber(sumOf(point))}</b>
        </span>
      )}
    </div>
  )
}
