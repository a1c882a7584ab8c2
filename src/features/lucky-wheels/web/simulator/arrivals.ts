import { localParts } from '../../../../platform/shared/day.ts'

/** A number from 0 up to 1. */
export type Random = () => number

const hour = 3_600_000

/**
 * When the next spin after a moment comes, of a part of the people: spins are independent of each other, and as frequent
 * as the curve of their hour says.
 *
 * @param spins in each hour of a local day
 */
export function arrivals(spins: readonly number[], end: number, random: Random) {
  return (from: number, part: number): number => {
    if (part <= 0) return Number.POSITIVE_INFINITY
    // What must come until then, in spins of the curve.
    let rest = -Math.log(1 - random()) / part
    for (let at = from; at < end;) {
      const ofHour = spins[localParts(new Date(at)).getUTCHours()]!
      const untilNext = hour - (at % hour)
      const coming = (ofHour * untilNext) / hour
      if (coming >= rest) return at + (rest / ofHour) * hour
      rest -= coming
      at += untilNext
    }
    return Number.POSITIVE_INFINITY
  }
}
