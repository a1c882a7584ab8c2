import { type SearchSchemaInput, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type DayRange, lastDays, readRange, usualChartRange, writeRange } from '../../shared/day-range.ts'
import { knownBy, readsSearch } from '../screens/search-parameters.ts'

interface RangeSearch {
  /** `YYYY-MM-DD_YYYY-MM-DD`; absent means the default range. */
  readonly days?: string
}

/** A chart screen's `validateSearch`: keeps a valid range and drops anything else. */
export const rangeSearch = readsSearch(knownBy('days'), (input: RangeSearch & SearchSchemaInput): RangeSearch => {
  const range = readRange(input.days)
  return range ? { days: writeRange(range) } : {}
})

/** The range in the address, and a function that changes it. */
export function useRange(): [DayRange, (range: DayRange | undefined) => void] {
  const navigate = useNavigate()
  const days = useSearch({ strict: false, select: (search: RangeSearch) => search.days })
  const range = useMemo(() => readRange(days) ?? lastDays(usualChartRange), [days])
  const change = useCallback(
    (next: DayRange | undefined) => {
      const usual = next === undefined || writeRange(next) === writeRange(lastDays(usualChartRange))
      void navigate({ to: '.', search: (usual ? {} : { days: writeRange(next) }) as never, resetScroll: false })
    },
    [navigate],
  )
  return [range, change]
}
