import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { m } from '../../../../generated/messages/messages.js'
import { Chart } from '../../../../platform/web/charts/chart.tsx'
import { daysText } from '../../../../platform/web/charts/chart-texts.ts'
import '../../../../platform/web/charts/figures.css'
import { FigureCard } from '../../../../platform/web/charts/figure-card.tsx'
import { liveFigures } from '../../../../platform/web/charts/live-figures.ts'
import { useRange } from '../../../../platform/web/charts/range-address.ts'
import { RangeBar } from '../../../../platform/web/charts/range-bar.tsx'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { formatNumber } from '../../../../platform/web/words/format-number.ts'
import { LedgerCheck } from './ledger-check.tsx'
import { chartPoints, type DayRow, type Figure, movements, seriesOf, tableRows, totalOf } from './points-by-day.ts'
import { pointsByDayDocument } from './points-ledger.documents.ts'
import './points-ledger.css'

/** `/points`: how the points of all members moved by day, and what is outstanding. */
export function PointsScreen() {
  const [range, setRange] = useRange()
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['PointsByDay', range],
    queryFn: async ({ signal }) =>
      (await request(pointsByDayDocument, { startDate: range.from, endDate: range.to }, { signal })).cmsPointsByDay,
    placeholderData: keepPreviousData,
    ...liveFigures,
  })
  const common = { failed: isError && !data, stale: isPlaceholderData } as const
  const chart = (title: string, figures: readonly Figure[], over?: 'last') => (
    <Chart
      {...common}
      title={title}
      points={data && chartPoints(data, figures)}
      series={seriesOf(figures)}
      {...(over && { over })}
    />
  )
  return (
    <section className="dashboard">
      <h1 className="screen-title">{m.points_ledger_title()}</h1>
      <RangeBar range={range} onChange={setRange} />
      <Totals days={data} failed={common.failed} />
      <div className="panels">
        {chart(m.points_ledger_came(), ['given', 'givenBack'])}
        {chart(m.points_ledger_went(), ['spent', 'takenBack', 'expired'])}
        {chart(m.points_ledger_outstanding(), ['outstanding'], 'last')}
        {data && <DaysTable days={data} />}
      </div>
      <LedgerCheck />
    </section>
  )
}

/** Of the days shown; what is outstanding at the end of the last of them. */
function Totals({ days, failed }: { readonly days: readonly DayRow[] | undefined; readonly failed: boolean }) {
  return (
    <div className="figure-cards">
      <FigureCard
        title={m.points_ledger_outstanding()}
        value={days?.at(-1)?.outstanding}
        note={m.points_ledger_outstanding_hint()}
        failed={failed}
      />
      {seriesOf(movements).map(({ key, name }) => (
        <FigureCard key={key} title={name} value={days && totalOf(days, key)} failed={failed} />
      ))}
    </div>
  )
}

function DaysTable({ days }: { readonly days: readonly DayRow[] }) {
  const title = m.points_ledger_by_day()
  return (
    <section className="panel points-ledger-days" aria-label={title}>
      <h2>{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className="chart-table" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.common_day()}</th>
              {seriesOf([...movements, 'outstanding']).map(({ key, name }) => (
                <th key={key} scope="col" className="chart-number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tableRows(days).map((row) => (
              <tr key={row.from}>
                <th scope="row">{daysText(row)}</th>
                {seriesOf([...movements, 'outstanding']).map(({ key }, i) => (
                  <td key={key} className="chart-number">
                    {formatNumber(row.values[i]!)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
