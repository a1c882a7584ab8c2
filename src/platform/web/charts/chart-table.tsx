import { m } from '../../../generated/messages/messages.js'
import type { ChartPoint, Series } from './chart-points.ts'
import { formatNumber } from '../words/format-number.ts'
import { daysText, sumOf } from './chart-texts.ts'

interface Props {
  readonly title: string
  readonly points: readonly ChartPoint[]
  readonly series: readonly Series[]
}

/** The chart's figures as a table, day by day. */
export function ChartTable({ title, points, series }: Props) {
  const several = series.length > 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <div className="chart-table" role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.common_day()}</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col" className="chart-number">
                {name}
              </th>
            ))}
            {several && (
              <th scope="col" className="chart-number">
                {m.charts_total()}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.from}>
              <th scope="row">{daysText(point)}</th>
              {point.values.map((value, i) => (
                <td key={series[i]!.key} className="chart-number">
                  {formatNumber(value)}
                </td>
              ))}
              {several && <td className="chart-number">{formatNumber(sumOf(point))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
