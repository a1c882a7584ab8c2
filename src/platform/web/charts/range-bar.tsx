import { Suspense } from 'react'
import { m } from '../../../generated/messages/messages.js'
import { lazyPart } from '../parts/lazy-part.tsx'
import { type DayRange, lastDays, readRange, writeRange } from '../../shared/day-range.ts'

const DaysFilter = lazyPart(() => import('../list/days-filter.tsx'))

const lengths = [7, 30, 90, 365] as const

interface Props {
  readonly range: DayRange
  readonly onChange: (range: DayRange | undefined) => void
}

/** Chooses the charts' range: last week, month, quarter or year with one click, or any days. */
export function RangeBar({ range, onChange }: Props) {
  return (
    <div className="range-bar" role="group" aria-label={m.charts_range()}>
      <div className="choice-buttons">
        {lengths.map((length) => {
          const last = lastDays(length)
          return (
            <button
              key={length}
              type="button"
              aria-pressed={last.from === range.from && last.to === range.to}
              onClick={() => onChange(last)}
            >
              {m.charts_last_days({ count: length })}
            </button>
          )
        })}
      </div>
      <Suspense fallback={<span className="list-days" />}>
        <DaysFilter
          label={m.charts_range()}
          future={false}
          value={writeRange(range)}
          onChange={(days) => onChange(readRange(days))}
        />
      </Suspense>
    </div>
  )
}
