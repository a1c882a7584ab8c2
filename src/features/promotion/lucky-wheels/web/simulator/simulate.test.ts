import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PrizeTier } from '../../lucky-wheel.values.ts'
import { arrivals } from './arrivals.ts'
import { runsFor, type SimulatedBatch, simulate } from './simulate.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 11, 1, 3)
const everybody: Record<PrizeTier, number> = { DIAMOND: 1, GOLD: 1, SILVER: 1, BRONZE: 1 }
const even = (spins: number) => Array.from({ length: 24 }, () => spins)

/** Repeatable. */
function mulberry(state: number) {
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const batchOf = (stocks: SimulatedBatch['stocks'], hours = 24): SimulatedBatch => ({
  start,
  end: start + hours * hour,
  stocks,
})
const play = (batches: SimulatedBatch[], spins: readonly number[], shares = everybody, runs = 200) =>
  simulate({ batches, spins, shares, runs }, mulberry(7))

describe('simulate()', () => {
  test('with many spins all is won shortly after it fell due, and the cost is what there is', () => {
    const stocks = [
      { tier: 'GOLD', qty: 24, point: 2.5 },
      { tier: 'BRONZE', qty: 12, point: null },
    ] as const
    const { stocks: forecasts, step, periods, points, runs } = play([batchOf(stocks)], even(100_000))
    expect(runs).toBe(200)
    expect(forecasts[0]!.map(({ left }) => left.high)).toEqual([0, 0])
    // The last unit falls due in the last hour.
    const [low, middle, high] = forecasts[0]![0]!.ends
    expect(low).toBeGreaterThan(start + 23 * hour)
    expect(low).toBeLessThan(middle!)
    expect(high).toBeLessThan(start + 24 * hour)
    expect(points).toEqual({ mean: 60, low: 60, high: 60 })
    // One unit falls due in each hour.
    expect(step).toBe('HOUR')
    expect(periods.map(({ start }) => start)).toEqual(Array.from({ length: 24 }, (_, i) => start + i * hour))
    for (const { points } of periods) expect(points.mean / 2.5).toBeCloseTo(1, 0)
    expect(sumOf(periods.map(({ points }) => points.mean))).toBeCloseTo(60)
    expect(sumOf(periods.map(({ vouchers }) => vouchers.mean))).toBeCloseTo(12)
  })

  test('until a moment, it counts what was won before it', () => {
    const stocks = [{ tier: 'GOLD', qty: 24, point: 1 }] as const
    const given = { batches: [batchOf(stocks)], spins: even(100_000), shares: everybody, runs: 50 }
    const {
      stocks: forecasts,
      step,
      periods,
    } = simulate({ ...given, until: start + 6 * hour, step: 'DAY' }, mulberry(7))
    // One unit falls due in each hour.
    expect(forecasts[0]![0]!.won.mean).toBeCloseTo(6, 0)
    expect(forecasts[0]![0]!.won.high).toBeLessThanOrEqual(6)
    expect(step).toBe('DAY')
    expect(sumOf(periods.map(({ awards }) => awards.mean))).toBeCloseTo(forecasts[0]![0]!.won.mean)
  })

  test('costs are by local hour up to three days, and by local day beyond', () => {
    const stocks = [{ tier: 'GOLD', qty: 73, point: 1 }] as const
    const days = (hours: number) => play([batchOf(stocks, hours)], even(1000), everybody, 20)
    const [hourly, daily] = [days(72), days(72 + 1 / 60)]
    expect([hourly.step, hourly.periods.length]).toEqual(['HOUR', 72])
    // From 10:00 in Hanoi on the first day until 10:01 on the fourth.
    const midnight = Date.UTC(2026, 10, 30, 17)
    expect([daily.step, daily.periods.map(({ start }) => start)]).toEqual([
      'DAY',
      [0, 24, 48, 72].map((hours) => midnight + hours * hour),
    ])
    expect(daily.periods[0]!.points.mean).toBeCloseTo(14, -0.5)
    for (const { periods, points } of [hourly, daily])
      expect(sumOf(periods.map(({ points }) => points.mean))).toBeCloseTo(points.mean)
  })

  test('hours begin on the hour, whenever the wheel does, and the one in which it ends counts', () => {
    const batch = { ...batchOf([{ tier: 'GOLD', qty: 2, point: 1 }]), start: start + hour / 2, end: start + 2.5 * hour }
    const { periods } = play([batch], even(1000))
    expect(periods.map(({ start }) => start)).toEqual([start, start + hour, start + 2 * hour])
    // Two batches share the hours.
    const two = play([batch, { ...batch, start: batch.end, end: batch.end + hour / 4 }], even(1000))
    expect(two.periods).toHaveLength(3)
  })

  test('without spins, or without anybody who may win, all stays', () => {
    const batch = batchOf([{ tier: 'GOLD', qty: 3, point: 1 }])
    for (const forecast of [play([batch], even(0)), play([batch], even(100), { ...everybody, GOLD: 0 })]) {
      expect(forecast.stocks[0]![0]).toEqual({
        ends: [null, null, null],
        left: { mean: 3, low: 3, high: 3 },
        won: { mean: 0, low: 0, high: 0 },
      })
      expect(forecast.points.mean).toBe(0)
    }
  })

  test('what is reserved for designated people is neither drawn nor counted as left', () => {
    const batch = (designated: number) => batchOf([{ tier: 'GOLD', qty: 5, designated, point: 2 }])
    const some = play([batch(2)], even(100_000))
    expect([some.points.mean, some.stocks[0]![0]!.left.high]).toEqual([6, 0])
    expect(play([batch(2)], even(0)).stocks[0]![0]!.left).toEqual({ mean: 3, low: 3, high: 3 })
    const all = play([batch(5)], even(100_000))
    expect([all.points.mean, all.stocks[0]![0]!.left.mean, all.stocks[0]![0]!.ends[0]]).toEqual([0, 0, start])
  })

  test('the fewer may win, the more stays', () => {
    const batch = batchOf([{ tier: 'GOLD', qty: 20, point: 1 }])
    const left = [1, 0.3, 0.1, 0.02].map(
      (GOLD) => play([batch], even(2), { ...everybody, GOLD }).stocks[0]![0]!.left.mean,
    )
    expect(left).toEqual(left.toSorted((a, b) => a - b))
    // Of 48 spins, at most one can win.
    expect(left[3]).toBeGreaterThan(18)
  })

  test('never wins more than there is, whatever is planned', () => {
    const stock = fc.record({
      tier: fc.constantFrom<PrizeTier>('DIAMOND', 'GOLD', 'SILVER', 'BRONZE'),
      qty: fc.integer({ min: 0, max: 8 }),
      point: fc.option(fc.integer({ min: 0, max: 100 })),
    })
    fc.assert(
      fc.property(
        fc.array(stock, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer(),
        (stocks, spins, seed) => {
          const given = { batches: [batchOf(stocks, 5)], spins: even(spins), shares: everybody, runs: 5 }
          const {
            stocks: [forecasts],
            points,
            periods,
          } = simulate(given, mulberry(seed))
          for (const [i, { left, ends }] of forecasts!.entries()) {
            expect(left.low).toBeGreaterThanOrEqual(0)
            expect(left.high).toBeLessThanOrEqual(stocks[i]!.qty)
            expect(ends.every((end) => end === null || (end >= start && end < start + 5 * hour))).toBe(true)
          }
          const most = stocks.reduce((sum, { qty, point }) => sum + qty * (point ?? 0), 0)
          expect(points.high).toBeLessThanOrEqual(most)
          const vouchers = stocks.reduce((sum, { qty, point }) => sum + (point === null ? qty : 0), 0)
          expect(sumOf(periods.map(({ vouchers }) => vouchers.mean))).toBeLessThanOrEqual(vouchers + 1e-9)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('plays a thousand runs, and fewer of a very large wheel', () => {
    expect(runsFor([batchOf([{ tier: 'GOLD', qty: 500, point: 1 }])])).toBe(1000)
    const large = Array.from({ length: 10 }, () => ({ tier: 'GOLD', qty: 100_000, point: 1 }) as const)
    expect(runsFor([batchOf(large)])).toBe(20)
  })
})

test('spins come as often as their hour says', () => {
  // At night none; 60 from 10 to 11 o'clock, local time.
  const curve = Array.from({ length: 24 }, (_, hour) => (hour === 10 ? 60 : 0))
  const next = arrivals(curve, start + 48 * hour, mulberry(3))
  let spins = 0
  for (let at = next(start - hour, 1); at < start + 24 * hour - 1; at = next(at, 1)) {
    expect(at).toBeGreaterThanOrEqual(start)
    expect(at).toBeLessThan(start + hour)
    spins++
  }
  expect(spins).toBeGreaterThan(30)
  expect(spins).toBeLessThan(100)
})
