/**
 * When things happen: by month, weekday and hour as travellers behave, increasing over time, and never later than now.
 * Every timeline is a part of the same year, counted back from its end, whatever the end's real month, weekday and hour:
 * the same things happened in the same order whenever the demo is filled.
 */

const hour = 3_600_000
const day = 24 * hour
/** Viet Nam is seven hours ahead of UTC all year. */
const offset = 7 * hour

// January to December: Tết, the long weekend at the end of April, the summer holidays, the end of the year.
const byMonth = [1.15, 1.25, 0.85, 1.05, 1.1, 1.3, 1.4, 1.25, 0.95, 0.9, 0.95, 1.2]
// Sunday to Saturday.
const byWeekday = [1.3, 0.85, 0.8, 0.85, 0.9, 1.15, 1.4]
// Midnight to 23 h: asleep until six, a peak at lunch, the highest one in the evening.
const byHour = [5, 2, 1, 1, 1, 2, 6, 12, 16, 17, 16, 20, 24, 18, 14, 14, 15, 18, 22, 28, 34, 34, 26, 14]

/** The end of that year: a Saturday in September, after the busiest hours. */
const told = Date.parse('2026-09-19T21:30:00+07:00')

export interface Timeline {
  /** The moment (epoch ms) by which a share in [0, 1] of everything has happened. */
  at(share: number): number
  /** The share that has happened by a moment. */
  shareAt(moment: number): number
}

/** @param growth how many times busier the end is than the start */
export function createTimeline(start: number, end: number, growth: number): Timeline {
  const later = end - told
  const timeline = toldTimeline(start - later, told, growth)
  return { at: (share) => timeline.at(share) + later, shareAt: (moment) => timeline.shareAt(moment - later) }
}

function toldTimeline(start: number, end: number, growth: number): Timeline {
  const first = Math.floor((start + offset) / hour) * hour - offset
  const hours = Math.ceil((end - first) / hour)
  const sums = new Float64Array(hours + 1)
  for (let i = 0; i < hours; i++) {
    const from = first + i * hour
    const part = (Math.min(from + hour, end) - Math.max(from, start)) / hour
    sums[i + 1] = sums[i]! + part * busyness(from) * growth ** (i / hours)
  }
  const total = sums[hours]!
  return {
    at(share) {
      const wanted = Math.min(Math.max(share, 0), 1) * total
      const i = Math.min(lowerBound(sums, wanted), hours) - 1
      if (i < 0) return start
      const from = Math.max(first + i * hour, start)
      const until = Math.min(first + (i + 1) * hour, end)
      return Math.floor(from + ((until - from) * (wanted - sums[i]!)) / (sums[i + 1]! - sums[i]!))
    },
    shareAt(moment) {
      const i = Math.min(Math.max(Math.floor((moment - first) / hour), 0), hours - 1)
      const from = Math.max(first + i * hour, start)
      const until = Math.min(first + (i + 1) * hour, end)
      const part = Math.min(Math.max((moment - from) / (until - from), 0), 1)
      return (sums[i]! + (sums[i + 1]! - sums[i]!) * part) / total
    },
  }
}

function busyness(moment: number): number {
  const local = new Date(moment + offset)
  return byMonth[local.getUTCMonth()]! * byWeekday[local.getUTCDay()]! * byHour[local.getUTCHours()]!
}

/** The local month of a moment, 1 to 12. */
export function localMonth(moment: number): number {
  return new Date(moment + offset).getUTCMonth() + 1
}

/** The local day of a moment, counted from 1970. */
export function localDayNumber(moment: number): number {
  return Math.floor((moment + offset) / day)
}

/** The position of a value in an ascending list: the first index whose entry is not below it. */
export function lowerBound(sorted: Float64Array | Int32Array, value: number, low = 0, high = sorted.length): number {
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
