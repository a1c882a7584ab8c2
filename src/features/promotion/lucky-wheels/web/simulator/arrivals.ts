import { localParts } from '../../../../../platform/shared/day.ts'

/** A number from 0 up to 1. */
export type Random = () => number

const hour = 3_600_000

/**
 * Calculates the moment of the next spin by a share of the people. Spins are independent of each other, and as frequent
 * as the curve says for their hour.
 *
 * @param spins in each hour of a local day
 */
export function arrivals(spins: readonly number[], end: number, random: Random) {
  return (from: number, part: number): number => {
    if (part <= 0) return Number.POSITIVE_INFINITY
    // How many spins of all people the curve expects until the next one of this share.
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
