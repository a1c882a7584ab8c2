import { localParts } from '../../../../../platform/shared/day.ts'
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
}

export interface StockForecast {
  /** When the last unit was won; null if not within the batch. */
  readonly ends: readonly (number | null)[]
  readonly left: Range
}

export interface DayForecast {
  /** The local day, YYYY-MM-DD. */
  readonly day: string
  readonly points: Range
  readonly vouchers: Range
}

export interface Forecast {
  readonly runs: number
  /** By batch and prize, in the given order. */
  readonly stocks: readonly (readonly StockForecast[])[]
  readonly days: readonly DayForecast[]
  readonly points: Range
}

const usualRuns = 1000
/** A browser calculates this many steps in a few seconds. */
const mostSteps = 40_000_000
const dayLength = 86_400_000

/** A thousand runs, or fewer where a wheel has very many units. */
export function runsFor(batches: readonly SimulatedBatch[]): number {
  const steps = batches.reduce(
    (sum, { stocks }) => sum + stocks.length * stocks.reduce((units, { qty }) => units + qty, 0),
    0,
  )
  return Math.max(20, Math.min(usualRuns, Math.floor(mostSteps / Math.max(1, steps))))
}

const localDay = (at: number) => Math.floor(localParts(new Date(at)).getTime() / dayLength)
const dayName = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10)

/** Plays a wheel many times, each time with new secret moments and other people. */
export function simulate(given: Simulation, random: Random): Forecast {
  const { batches, runs } = given
  const [firstDay, lastDay] = [
    localDay(Math.min(...batches.map(({ start }) => start))),
    localDay(Math.max(...batches.map(({ end }) => end)) - 1),
  ]
  const costs = Array.from({ length: lastDay - firstDay + 1 }, () => ({
    points: new Float64Array(runs),
    vouchers: new Float64Array(runs),
  }))
  const totals = new Float64Array(runs)
  const stocks = batches.map((batch) => {
    const played = batch.stocks.map(() => ({ ends: new Float64Array(runs), left: new Float64Array(runs) }))
    for (let run = 0; run < runs; run++) {
      const cost = (at: number, { point }: SimulatedStock) => {
        const day = costs[localDay(at) - firstDay]!
        if (point === null) day.vouchers[run]!++
        else {
          day.points[run]! += point
          totals[run]! += point
        }
      }
      for (const [i, { end, left }] of playBatch(batch, given, random, cost).entries()) {
        played[i]!.ends[run] = end
        played[i]!.left[run] = left
      }
    }
    return played.map(({ ends, left }) => ({ ends: endsOf(ends), left: rangeOf(left) }))
  })
  const days = costs.map(({ points, vouchers }, i) => ({
    day: dayName(firstDay + i),
    points: rangeOf(points),
    vouchers: rangeOf(vouchers),
  }))
  return { runs, stocks, days, points: rangeOf(totals) }
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
  random: Random,
  cost: (at: number, stock: SimulatedStock) => void,
): { end: number; left: number }[] {
  const seed = Uint8Array.from({ length: 32 }, () => random() * 256)
  const prizes = stocks.map((stock, i): Played => {
    const _id = `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`
    const draw = drawOf(seed, { _id, qty: stock.qty, start, end })
    const available = Math.max(0, stock.qty - (stock.designated ?? 0))
    return { draw, available, awarded: 0, stock, end: available === 0 ? start : Number.POSITIVE_INFINITY }
  })
  const shareOf = (prize: Played) => shares[prize.stock.tier]
  const spinAfter = arrivals(spins, end, random)
  for (let at = start; at < end;) {
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
    if (at >= end) break
    const luck = random() * open
    const won = wonBySpin(prizes, at, (prize) => shareOf(prize) > luck)
    if (!won) continue
    won.awarded++
    cost(at, won.stock)
    if (won.awarded === won.available) won.end = at
  }
  return prizes.map(({ draw, available, awarded, end: used }) => ({
    end: used,
    left: Math.min(due(draw, end), available) - awarded,
  }))
}
