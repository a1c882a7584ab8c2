import { localParts, startOfMinute } from '../../../../../platform/shared/day.ts'
import { type Drawn, drawOf, due, nextMoment, wonBySpin } from '../../due.ts'
import type { PrizeTier } from '../../lucky-wheel.values.ts'
import { arrivals, type Random } from './arrivals.ts'
import { quantileOf, type Range, rangeOf } from './quantiles.ts'

export interface SimulatedStock {
  readonly tier: PrizeTier
  readonly qty: number
  /** How many of these units are reserved for designated people. */
  readonly designated?: number
  /** In points; null for a voucher. */
  readonly point: number | null
}

export interface SimulatedBatch {
  /** In milliseconds. */
  readonly start: number
  readonly end: number
  readonly stocks: readonly SimulatedStock[]
}

export interface Simulation {
  readonly batches: readonly SimulatedBatch[]
  /** How often the wheel is turned in each hour of a local day. */
  readonly spins: readonly number[]
  /** The share of players who may win each tier. They may also win every tier with a larger share. */
  readonly shares: Readonly<Record<PrizeTier, number>>
  readonly runs: number
  /** In milliseconds: plays only until then. */
  readonly until?: number
  /** By what costs are added up, instead of what suits the wheel's length. */
  readonly step?: Step
}

export type Step = 'HOUR' | 'DAY'

export interface StockForecast {
  /** When the last unit was won; null if not within the batch. */
  readonly ends: readonly (number | null)[]
  readonly left: Range
  readonly won: Range
}

export interface PeriodForecast {
  /** When the local hour or day begins, in milliseconds. */
  readonly start: number
  readonly points: Range
  readonly vouchers: Range
  readonly awards: Range
}

export interface Forecast {
  readonly runs: number
  /** By batch and prize, in the given order. */
  readonly stocks: readonly (readonly StockForecast[])[]
  /** Whether costs are added up by local hour or by local day. */
  readonly step: Step
  readonly periods: readonly PeriodForecast[]
  readonly points: Range
}

const usualRuns = 1000
/** A browser calculates this many steps in a few seconds. */
const mostSteps = 40_000_000
const hour = 3_600_000
const lengthOf: Readonly<Record<Step, number>> = { HOUR: hour, DAY: 24 * hour }
/** Up to this long, days would say too little. */
const mostByHour = 72 * hour

/** A thousand runs, or fewer where a wheel has very many units. */
export function runsFor(batches: readonly SimulatedBatch[]): number {
  const steps = batches.reduce(
    (sum, { stocks }) => sum + stocks.length * stocks.reduce((units, { qty }) => units + qty, 0),
    0,
  )
  return Math.max(20, Math.min(usualRuns, Math.floor(mostSteps / Math.max(1, steps))))
}

/** Numbers the local hours or days, and finds where one begins. */
const numberOf = (at: number, step: Step) => Math.floor(localParts(new Date(at)).getTime() / lengthOf[step])
const startOf = (number: number, step: Step) =>
  startOfMinute(new Date(number * lengthOf[step]).toISOString().slice(0, 16)).getTime()

/** Plays a wheel many times, each time with new secret moments and other people. */
export function simulate(given: Simulation, random: Random): Forecast {
  const { batches, runs, until = Number.POSITIVE_INFINITY } = given
  const start = Math.min(...batches.map(({ start }) => start))
  const end = Math.max(...batches.map(({ end }) => end))
  const step: Step = given.step ?? (end - start <= mostByHour ? 'HOUR' : 'DAY')
  const first = numberOf(start, step)
  const costs = Array.from({ length: numberOf(end - 1, step) - first + 1 }, () => ({
    points: new Float64Array(runs),
    vouchers: new Float64Array(runs),
    awards: new Float64Array(runs),
  }))
  const totals = new Float64Array(runs)
  const stocks = batches.map((batch) => {
    const played = batch.stocks.map(() => ({
      ends: new Float64Array(runs),
      left: new Float64Array(runs),
      won: new Float64Array(runs),
    }))
    for (let run = 0; run < runs; run++) {
      const cost = (at: number, { point }: SimulatedStock) => {
        const period = costs[numberOf(at, step) - first]!
        period.awards[run]!++
        if (point === null) period.vouchers[run]!++
        else {
          period.points[run]! += point
          totals[run]! += point
        }
      }
      for (const [i, { end, left, won }] of playBatch(batch, given, until, random, cost).entries()) {
        played[i]!.ends[run] = end
        played[i]!.left[run] = left
        played[i]!.won[run] = won
      }
    }
    return played.map(({ ends, left, won }) => ({ ends: endsOf(ends), left: rangeOf(left), won: rangeOf(won) }))
  })
  const periods = costs.map(({ points, vouchers, awards }, i) => ({
    start: startOf(first + i, step),
    points: rangeOf(points),
    vouchers: rangeOf(vouchers),
    awards: rangeOf(awards),
  }))
  return { runs, stocks, step, periods, points: rangeOf(totals) }
}

const endsOf = (ends: Float64Array) => {
  const sorted = ends.toSorted()
  return [0.05, 0.5, 0.95].map((part) => {
    const end = quantileOf(sorted, part)
    return Number.isFinite(end) ? end : null
  })
}

interface Played extends Drawn {
  awarded: number
  readonly stock: SimulatedStock
  end: number
}

/** One run of a batch: when each prize was used up, and how many units of it were due and not won at the end. */
function playBatch(
  { start, end, stocks }: SimulatedBatch,
  { spins, shares }: Simulation,
  until: number,
  random: Random,
  cost: (at: number, stock: SimulatedStock) => void,
): { end: number; left: number; won: number }[] {
  const stop = Math.min(end, until)
  const seed = Uint8Array.from({ length: 32 }, () => random() * 256)
  const prizes = stocks.map((stock, i): Played => {
    const _id = `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`
    const draw = drawOf(seed, { _id, qty: stock.qty, start, end })
    const available = Math.max(0, stock.qty - (stock.designated ?? 0))
    return { draw, available, awarded: 0, stock, end: available === 0 ? start : Number.POSITIVE_INFINITY }
  })
  const shareOf = (prize: Played) => shares[prize.stock.tier]
  const spinAfter = arrivals(spins, stop, random)
  for (let at = start; at < stop;) {
    let [open, next] = [0, Number.POSITIVE_INFINITY]
    for (const prize of prizes) {
      const moment = nextMoment(prize)
      if (moment > at) next = Math.min(next, moment)
      else open = Math.max(open, shareOf(prize))
    }
    // Skips players who cannot win what is due. If more falls due before the next one, the wait begins again: others
    // may win then.
    const spin = spinAfter(at, open)
    if (spin >= next) {
      at = next
      continue
    }
    at = spin
    if (at >= stop) break
    const luck = random() * open
    const won = wonBySpin(prizes, at, (prize) => shareOf(prize) > luck)
    if (!won) continue
    won.awarded++
    cost(at, won.stock)
    if (won.awarded === won.available) won.end = at
  }
  return prizes.map(({ draw, available, awarded, end: used }) => ({
    end: used,
    left: Math.min(due(draw, stop), available) - awarded,
    won: awarded,
  }))
}
