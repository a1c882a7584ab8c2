import { useState } from 'react'
import type { WheelResultsQuery } from '../../../../../generated/graphql/graphql.ts'
import { m } from '../../../../../generated/messages/messages.js'
import { formatNumber } from '../../../../../platform/web/words/format-number.ts'
import { periodText, prizeText, tierText } from './prize-words.ts'

type Results = WheelResultsQuery['cmsLuckyWheelResults']
type Row = Results['prizes'][number]

const groupings = {
  TIER: { label: m.lucky_wheel_results_by_tier, keyOf: ({ prize }: Row) => prize.prizeTier },
  PRIZE: { label: m.lucky_wheel_results_by_prize, keyOf: ({ prize }: Row) => `${prize.prize_index}` },
  BATCH: { label: m.lucky_wheel_results_by_batch, keyOf: ({ batch }: Row) => batch._id },
} as const
type Grouping = keyof typeof groupings

/** The prizes of a wheel, added up by tier, by prize or by batch. */
export function PrizeTable({ results }: { readonly results: Results }) {
  const [grouping, setGrouping] = useState<Grouping>('TIER')
  const groups = Map.groupBy(results.prizes, groupings[grouping].keyOf)
  const nameOf = ({ prize, batch }: Row) => {
    const tier = tierText(results.wheel.tierNames.find(({ prizeTier }) => prizeTier === prize.prizeTier)!)
    if (grouping === 'BATCH') return periodText(batch.activeDate)
    return grouping === 'TIER' ? tier : `${prizeText(prize)} (${tier})`
  }
  return (
    <section className="panel" aria-label={m.lucky_wheel_results_by()}>
      <header className="panel-head">
        <h2>{m.lucky_wheel_results_by()}</h2>
        <div className="choice-buttons" role="group" aria-label={m.lucky_wheel_results_group()}>
          {(Object.keys(groupings) as Grouping[]).map((key) => (
            <button key={key} type="button" aria-pressed={key === grouping} onClick={() => setGrouping(key)}>
              {groupings[key].label()}
            </button>
          ))}
        </div>
      </header>
      <table className="country-table">
        <thead>
          <tr>
            <th scope="col">{groupings[grouping].label()}</th>
            {columns.map(({ title }) => (
              <th key={title()} scope="col" className="chart-number">
                {title()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...groups].map(([key, rows]) => (
            <tr key={key}>
              <th scope="row">{nameOf(rows[0]!)}</th>
              {columns.map(({ title, of }) => (
                <td key={title()} className="chart-number">
                  {formatNumber(rows.reduce((sum, row) => sum + of(row), 0))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const columns: readonly { readonly title: () => string; readonly of: (row: Row) => number }[] = [
  { title: m.lucky_wheel_results_units, of: ({ prize }) => prize.qty },
  { title: m.lucky_wheel_results_in_period, of: ({ awards }) => awards },
  { title: m.lucky_wheel_results_won, of: ({ prize }) => prize.qty - prize.remaining },
  { title: m.lucky_wheel_results_remaining, of: ({ prize }) => prize.remaining },
]
