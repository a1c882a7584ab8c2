import { z } from 'zod'
import { says } from '../../shared/rules.ts'

/** A local day. A moment is taken too, and comes out as the day that it lies in. */
export const day = z.string().meta({ graphql: 'Day' })
/** Two local days, both included. */
export const dayRange = z.object({ from: day.nullish(), to: day.nullish() }).meta({ graphql: 'DayRange' })

/** For queries that take one day or a range. */
export const dayOrRange = { filterDate: day.nullish(), filterRange: dayRange.nullish() }

interface DayOrRange {
  readonly filterDate?: unknown
  readonly filterRange?: unknown
}

/** Refuses both at once: one would be ignored in silence. The arguments of Zod's `refine`. */
export const notBoth = [
  ({ filterDate, filterRange }: DayOrRange) => (filterDate ?? null) === null || (filterRange ?? null) === null,
  {
    path: ['filterRange'] as string[],
    ...says('platform_text_malformed', { problem: 'cannot be given together with filterDate' }),
  },
] as const
