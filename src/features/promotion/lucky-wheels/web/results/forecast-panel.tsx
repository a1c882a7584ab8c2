import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useEffect, useState } from 'react'
import type { WheelResultsQuery } from '../../../../../generated/graphql/graphql.ts'
import { m } from '../../../../../generated/messages/messages.js'
import { dayOf } from '../../../../../platform/shared/day.ts'
import { absoluteDay } from '../../../../../platform/web/list/time.ts'
import { formatNumber } from '../../../../../platform/web/words/format-number.ts'
import { knownCurve, pastSpinsQuery, usualCurve } from '../simulator/past-spins.ts'
import { type Forecast, runsFor, type SimulatedBatch } from '../simulator/simulate.ts'
import { useSimulation } from '../simulator/use-simulation.ts'
import { periodText, prizeText, tierText } from './prize-words.ts'

type Results = WheelResultsQuery['cmsLuckyWheelResults']
type Row = Results['prizes'][number]

const everybody = { DIAMOND: 1, GOLD: 1, SILVER: 1, BRONZE: 1 }
const rounded = (value: number) => formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
const texts = ({ low, high, mean }: Forecast['points']) =>
  low === high ? rounded(mean) : `${rounded(mean)} (${rounded(low)} – ${rounded(high)})`

/** What the simulator expects of a wheel until now, beside what was won. */
export function ForecastPanel({ results }: { readonly results: Results }) {
  const past = useQuery(pastSpinsQuery)
  const { simulated, run } = useSimulation()
  const [until] = useState(Date.now)
  const byBatch = [...Map.groupBy(results.prizes, ({ batch }) => batch._id).values()]
  const batches = byBatch.map(simulatedBatch)
  const plan = JSON.stringify(batches)
  useEffect(() => {
    if (past.isPending) return
    const given = JSON.parse(plan) as SimulatedBatch[]
    const spins = knownCurve(past.data) ?? usualCurve
    if (given.length > 0) run({ batches: given, spins, shares: everybody, runs: runsFor(given), until, step: 'DAY' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `run` is another one each time
  }, [plan, past.isPending, past.data, until])
  return (
    <section className="panel" aria-label={m.lucky_wheel_results_forecast()} aria-busy={simulated.state === 'running'}>
      <header className="panel-head">
        <h2>{m.lucky_wheel_results_forecast()}</h2>
      </header>
      {simulated.state === 'failed' && <Alert type="error" title={m.lucky_wheel_results_forecast_failed()} />}
      {simulated.state === 'running' && <p role="status">{m.lucky_wheel_results_forecast_running()}</p>}
      {simulated.state === 'done' && (
        <>
          <p>{m.lucky_wheel_results_forecast_hint({ runs: formatNumber(simulated.forecast.runs) })}</p>
          <Table caption={m.lucky_wheel_results_forecast_prizes()} rows={prizeRows(byBatch, simulated.forecast)} />
          <Table caption={m.lucky_wheel_results_forecast_days()} rows={dayRows(results, simulated.forecast)} />
        </>
      )}
    </section>
  )
}

interface Compared {
  readonly key: string
  readonly name: string
  readonly expected: string
  readonly won: number
}

const Table = ({ caption, rows }: { readonly caption: string; readonly rows: readonly Compared[] }) => (
  <table className="country-table">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{caption}</th>
        <th scope="col" className="chart-number">
          {m.lucky_wheel_results_expected()}
        </th>
        <th scope="col" className="chart-number">
          {m.lucky_wheel_results_won_day()}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, expected, won }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td className="chart-number">{expected}</td>
          <td className="chart-number">{formatNumber(won)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

function simulatedBatch(rows: readonly Row[]): SimulatedBatch {
  const { startDate, endDate } = rows[0]!.batch.activeDate
  const stocks = rows.map(({ prize: { prizeTier: tier, qty, designated, point } }) => ({
    tier,
    qty,
    designated,
    point: point ?? null,
  }))
  return { start: Date.parse(startDate), end: Date.parse(endDate), stocks }
}

const prizeRows = (byBatch: readonly (readonly Row[])[], { stocks }: Forecast): Compared[] =>
  byBatch.flatMap((rows, i) =>
    rows.map(({ prize, batch }, k) => ({
      key: prize._id,
      name: `${prizeText(prize)} (${tierText(prize)})${byBatch.length > 1 ? `, ${periodText(batch.activeDate)}` : ''}`,
      expected: texts(stocks[i]![k]!.won),
      won: prize.qty - prize.remaining,
    })),
  )

/** The days of the page's range on which the wheel ran. */
function dayRows({ days }: Results, { periods }: Forecast): Compared[] {
  const expected = new Map(periods.map(({ start, awards }) => [dayOf(new Date(start)), awards]))
  const won = Map.groupBy(days, ({ date }) => date)
  return [...won].flatMap(([date, tiers]) => {
    const awards = expected.get(date)
    if (!awards) return []
    const sum = tiers.reduce((sum, { awards }) => sum + awards, 0)
    return { key: date, name: absoluteDay(date), expected: texts(awards), won: sum }
  })
}
