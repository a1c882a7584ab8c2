import { BarChartOutlined, TableOutlined } from '@ant-design/icons'
import { Suspense, useId, useState } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { lazyPart } from '../parts/lazy-part.tsx'
import { ListError } from '../list/list-empty.tsx'
import type { ChartPoint, Over, Series } from './chart-points.ts'
import { formatNumber } from '../words/format-number.ts'
import { sumOf } from './chart-texts.ts'
import { ChartTable } from './chart-table.tsx'
import { Patterns, Swatch } from './patterns.tsx'
import './charts.css'

// Loaded separately: drawing is most of a chart's code.
const Plot = lazyPart(() => import('./plot.tsx'))

interface Props {
  readonly title: string
  /** One row per day of the range; undefined while loading. */
  readonly points: readonly ChartPoint[] | undefined
  readonly failed: boolean
  /** The points are still those of the previous range. */
  readonly stale: boolean
  readonly series: readonly Series[]
  /** With `last` the figures are what there is at the end of a day, which is not added up. */
  readonly over?: Over
}

/** A chart of figures per day: title and total, the chart or its table, and the legend. */
export function Chart({ title, points, failed, stale, series, over = 'sum' }: Props) {
  const prefix = `chart${useId().replace(/\W/g, '')}`
  const [asTable, setAsTable] = useState(false)
  const Icon = asTable ? BarChartOutlined : TableOutlined
  return (
    <section
      className={stale ? 'panel chart chart-stale' : 'panel chart'}
      aria-label={title}
      aria-busy={(points === undefined && !failed) || stale}
    >
      <header className="panel-head">
        <div className="panel-name">
          <h2>{title}</h2>
          {points && over === 'sum' && (
            <span className="chart-total">
              {m.charts_in_all({ count: formatNumber(points.reduce((sum, point) => sum + sumOf(point), 0)) })}
            </span>
          )}
        </div>
        <button type="button" className="chart-switch" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Icon aria-hidden />
          {asTable ? m.charts_show_chart() : m.charts_show_table()}
        </button>
      </header>
      <Patterns prefix={prefix} count={series.length} />
      {failed ? (
        <ListError />
      ) : points === undefined ? (
        <div className="chart-blank" />
      ) : asTable ? (
        <ChartTable title={title} points={points} series={series} />
      ) : (
        <Suspense fallback={<div className="chart-blank" aria-busy="true" />}>
          <Plot title={title} points={points} series={series} over={over} prefix={prefix} />
        </Suspense>
      )}
      {series.length > 1 && !asTable && (
        <ul className="chart-legend" aria-label={m.charts_legend()}>
          {series.map(({ key, name }, i) => (
            <li key={key}>
              <Swatch prefix={prefix} series={i} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
