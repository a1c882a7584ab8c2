import { z } from 'zod'
import { zodMessage } from '../../shared/rules.ts'

/** A local day. A moment is also accepted and becomes its local day. */
export const day = z.string().meta({ graphql: 'Day' })
/** Two local days, both included. */
export const dayRange = z.object({ from: day.nullish(), to: day.nullish() }).meta({ graphql: 'DayRange' })

/** Arguments of queries that accept one day or a range. */
export const dayOrRange = { filterDate: day.nullish(), filterRange: dayRange.nullish() }

interface DayOrRange {
  readonly filterDate?: unknown
  readonly filterRange?: unknown
}

/** Refuses both at once, because one would be ignored. The arguments of Zod's `refine`. */
export const notBoth = [
  ({ filterDate, filterRange }: DayOrRange) => (filterDate ?? null) === null || (filterRange ?? null) === null,
  {
    path: ['filterRange'] as string[],
    ...zodMessage('platform_text_malformed', { problem: 'cannot be given together with filterDate' }),
  },
] as const
