import { m } from '../../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../../platform/web/words/format-number.ts'
import { absoluteDay, absoluteTime } from '../../../../../platform/web/list/time.ts'
import type { PrizeTier } from '../../lucky-wheel.values.ts'
import type { PlannedLine, WheelPlan } from '../../wheel-plan.ts'
import { designatedIn, linesOf } from './planned.ts'
import type { Range } from './quantiles.ts'
import type { Forecast, PeriodForecast, StockForecast } from './simulate.ts'

interface Props {
  readonly wheel: WheelPlan
  readonly forecast: Forecast
  readonly tierName: (tier: PrizeTier) => string
}

/** The share of runs in which the prize is used up by a moment. */
const parts = ['5 %', '50 %', '95 %'] as const

const rounded = (value: number) => formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
const between = ({ low, high }: Range) => (low === high ? rounded(low) : `${rounded(low)} – ${rounded(high)}`)
const giftOf = ({ point }: PlannedLine) =>
  point === null ? m.lucky_wheels_voucher() : m.lucky_wheels_points({ points: formatNumber(point / 100) })

/** The results of a simulation: when prizes are used up, what is left, and what each hour or day costs. */
export function ForecastTables({ wheel, forecast, tierName }: Props) {
  const rows = wheel.batches.flatMap((batch, i) =>
    linesOf(wheel, batch).map((line, k) => ({
      key: `${i}.${line.prize_index}`,
      batch: i + 1,
      prize: `${tierName(line.prizeTier)} · ${giftOf(line)}`,
      qty: batch.quantities.get(line.prize_index)!,
      designated: designatedIn(batch, line.prize_index),
      stock: forecast.stocks[i]![k]!,
    })),
  )
  return (
    <>
      <p role="status">
        {m.lucky_wheels_sim_summary({
          runs: formatNumber(forecast.runs),
          points: rounded(forecast.points.mean),
          range: between(forecast.points),
        })}
      </p>
      <Scrolling label={m.lucky_wheels_sim_stock()}>
        <table className="simulator-table">
          <caption>{m.lucky_wheels_sim_stock()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.lucky_wheels_sim_batch()}</th>
              <th scope="col">{m.lucky_wheels_prizes()}</th>
              <th scope="col" className="simulator-number">
                {m.lucky_wheels_sim_quantity()}
              </th>
              {parts.map((part) => (
                <th scope="col" key={part}>
                  {m.lucky_wheels_sim_used_up({ part })}
                </th>
              ))}
              <th scope="col" className="simulator-number">
                {m.lucky_wheels_sim_left()}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, batch, prize, qty, designated, stock }) => (
              <tr key={key}>
                <td>{formatNumber(batch)}</td>
                <th scope="row">{prize}</th>
                <td className="simulator-number">
                  {formatNumber(qty)}
                  {designated > 0 && (
                    <small>{m.lucky_wheels_sim_designated({ count: formatNumber(designated) })}</small>
                  )}
                </td>
                <Ends ends={stock.ends} />
                <td className="simulator-number">{between(stock.left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      {rows.some(({ designated }) => designated > 0) && (
        <p className="simulator-hint">{m.lucky_wheels_sim_designated_hint()}</p>
      )}
      <Costs {...forecast} />
    </>
  )
}

const Ends = ({ ends }: Pick<StockForecast, 'ends'>) =>
  parts.map((part, i) => {
    const end = ends[i] ?? null
    return <td key={part}>{end === null ? m.lucky_wheels_sim_not() : absoluteTime(new Date(end).toISOString())}</td>
  })

/** Hours are listed under their day, so that they fit a narrow window. */
function Costs({ step, periods }: Pick<Forecast, 'step' | 'periods'>) {
  const isHourly = step === 'HOUR'
  const most = Math.max(1, ...periods.map(({ points }) => points.mean))
  const title = isHourly ? m.lucky_wheels_sim_hours() : m.lucky_wheels_sim_days()
  const rows = (ones: readonly PeriodForecast[]) =>
    ones.map((period) => (
      <Cost
        key={period.start}
        period={period}
        name={isHourly ? hourOf(period) : absoluteDay(isoOf(period))}
        width={(period.points.mean / most) * 100}
      />
    ))
  return (
    <Scrolling label={title}>
      <table className="simulator-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{isHourly ? m.lucky_wheels_sim_hour() : m.common_day()}</th>
            <th scope="col" className="simulator-number">
              {m.lucky_wheels_sim_points()}
            </th>
            <th scope="col" className="simulator-bar" aria-hidden="true" />
            <th scope="col" className="simulator-number">
              {m.lucky_wheels_sim_between()}
            </th>
            <th scope="col" className="simulator-number">
              {m.lucky_wheels_sim_vouchers()}
            </th>
          </tr>
        </thead>
        {isHourly ? (
          [...Map.groupBy(periods, (period) => absoluteDay(isoOf(period)))].map(([day, hours]) => (
            <tbody key={day}>
              <tr className="simulator-day">
                <th scope="rowgroup" colSpan={5}>
                  {day}
                </th>
              </tr>
              {rows(hours)}
            </tbody>
          ))
        ) : (
          <tbody>{rows(periods)}</tbody>
        )}
      </table>
    </Scrolling>
  )
}

const isoOf = ({ start }: PeriodForecast) => new Date(start).toISOString()
/** '9:00': without the day. */
const hourOf = (period: PeriodForecast) => absoluteTime(isoOf(period)).split(' ')[1]!

interface CostProps {
  readonly period: PeriodForecast
  readonly name: string
  /** Of the bar, in percent. */
  readonly width: number
}

const Cost = ({ period: { points, vouchers }, name, width }: CostProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td className="simulator-number">{rounded(points.mean)}</td>
    <td className="simulator-bar" aria-hidden="true">
      <i style={{ width: `${width}%` }} />
    </td>
    <td className="simulator-number">{between(points)}</td>
    <td className="simulator-number">{rounded(vouchers.mean)}</td>
  </tr>
)

function Scrolling({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it
    <div className="simulator-scroll" tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  )
}
