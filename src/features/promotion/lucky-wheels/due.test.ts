import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawOf, due, wonBySpin, laneOfUnit, unitOfLane } from './due.ts'
import { secretFractions } from './secret-fractions.ts'

const start = Date.UTC(2026, 10, 1)
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 })
const draws = fc.record({
  seed: seeds,
  _id: fc.uuid(),
  qty: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(1_000_000)),
  length: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 60_000, max: 90 * 86_400_000 })),
  /** Moments in a part of the batch, and some before and after the batch. */
  part: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
})
const made = ({ seed, _id, qty, length }: { seed: Uint8Array; _id: string; qty: number; length: number }) =>
  drawOf(seed, { _id, qty, start, end: start + length })

describe('due()', () => {
  test('is never more than there are, nothing before the batch, everything at its end', () => {
    fc.assert(
      fc.property(draws, (given) => {
        const units = due(made(given), start + given.part * given.length)
        expect(units).toBeGreaterThanOrEqual(0)
        expect(units).toBeLessThanOrEqual(given.qty)
        expect(due(made(given), start - 1)).toBe(0)
        expect(due(made(given), start + given.length)).toBe(given.qty)
      }),
    )
  })

  test('is the same for the same seed, and differs for another', () => {
    fc.assert(
      fc.property(draws, (given) => {
        const at = start + given.part * given.length
        expect(due(made(given), at)).toBe(due(made({ ...given, seed: given.seed.slice() }), at))
      }),
    )
    const moments = (seed: Uint8Array) => {
      const draw = drawOf(seed, { _id: randomUUID(), qty: 50, start, end: start + 86_400_000 })
      return Array.from({ length: 50 }, (_, unit) => draw.momentOf(unit))
    }
    expect(moments(randomBytes(32))).not.toEqual(moments(randomBytes(32)))
  })

  test('is spread over the batch: at any time within one unit of an even share', () => {
    fc.assert(
      fc.property(draws, ({ part, ...given }) => {
        const share = Math.min(1, Math.max(0, part))
        const at = start + share * given.length
        // Moments are whole milliseconds, in which many units may fall due.
        const inOneMoment = given.qty / given.length
        expect(Math.abs(due(made(given), at) - share * given.qty)).toBeLessThanOrEqual(1 + inOneMoment)
      }),
    )
  })

  test('is the number of units whose moment has come, and never falls', () => {
    fc.assert(
      fc.property(draws, (given) => {
        fc.pre(given.qty <= 40)
        const draw = made(given)
        const moments = Array.from({ length: given.qty }, (_, unit) => draw.momentOf(unit))
        expect(moments).toEqual(moments.toSorted((a, b) => a - b))
        const at = start + given.part * given.length
        expect(due(draw, at)).toBe(moments.filter((moment) => moment <= at).length)
      }),
    )
  })

  test('the moments within a part are as likely early as late', () => {
    const draw = drawOf(randomBytes(32), { _id: randomUUID(), qty: 20_000, start: 0, end: 20_000 * 1000 })
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let unit = 0; unit < 20_000; unit++) tenths[Math.floor((draw.momentOf(unit) % 1000) / 100)]!++
    // Six standard deviations.
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(255)
  })
})

describe('wonBySpin()', () => {
  test('of any spins in any order of people, as many win as are due, and none twice', () => {
    const spins = fc.array(
      fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), mayWin: fc.integer({ min: 0, max: 3 }) }),
      {
        maxLength: 60,
      },
    )
    const stocks = fc.array(
      fc.record({ qty: fc.integer({ min: 0, max: 6 }), designated: fc.integer({ min: 0, max: 6 }) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    fc.assert(
      fc.property(seeds, stocks, spins, (seed, stocks, spins) => {
        const length = 86_400_000
        const prizes = stocks.map(({ qty, designated }, i) => ({
          draw: drawOf(seed, { _id: `00000000-0000-4000-8000-00000000000${i}`, qty, start, end: start + length }),
          available: Math.max(0, qty - designated),
          awarded: 0,
        }))
        for (const { at, mayWin } of spins.toSorted((a, b) => a.at - b.at)) {
          const moment = start + at * length
          const isOpen = (prize: (typeof prizes)[number]) => prizes.indexOf(prize) < mayWin
          const open = prizes.filter(
            (prize) => isOpen(prize) && prize.awarded < Math.min(prize.available, due(prize.draw, moment)),
          )
          const won = wonBySpin(prizes, moment, isOpen)
          expect(won === undefined).toBe(open.length === 0)
          if (won) {
            expect(open).toContain(won)
            for (const other of open)
              expect(won.draw.momentOf(won.awarded)).toBeLessThanOrEqual(other.draw.momentOf(other.awarded))
            won.awarded++
          }
        }
        for (const { awarded, available } of prizes) expect(awarded).toBeLessThanOrEqual(available)
      }),
    )
  })
})

describe('secretFractions()', () => {
  test('is the key stream of ChaCha20, as another implementation of it has it', () => {
    const seed = Uint8Array.from({ length: 32 }, (_, i) => i)
    // Of an id without its first word; the counter before it is that of the block.
    const nonce = Buffer.from('2e7538aa59074ef8'.padEnd(24, '0'), 'hex')
    const counter = Buffer.from([2, 0, 0, 0])
    const stream = createCipheriv('chacha20', seed, Buffer.concat([counter, nonce])).update(Buffer.alloc(64))
    const fractions = secretFractions(seed, '01998128-aa38-752e-f84e-075900000000')
    expect(Array.from({ length: 8 }, (_, i) => fractions(16 + i))).toEqual(
      Array.from(
        { length: 8 },
        (_, i) => (stream.readUInt32LE(i * 8) * 2 ** 21 + (stream.readUInt32LE(i * 8 + 4) >>> 11)) / 2 ** 53,
      ),
    )
  })

  test('gives each id its own row, in any order of asking', () => {
    const seed = randomBytes(32)
    const [one, other] = [secretFractions(seed, randomUUID()), secretFractions(seed, randomUUID())]
    const forwards = Array.from({ length: 100 }, (_, i) => one(i))
    const backwards = Array.from({ length: 100 }, (_, i) => one(99 - i)).toReversed()
    expect(backwards).toEqual(forwards)
    expect(forwards.every((fraction) => fraction >= 0 && fraction < 1)).toBe(true)
    expect(new Set([...forwards, ...Array.from({ length: 100 }, (_, i) => other(i))]).size).toBe(200)
  })
})

test.each([1, 5, 15, 16, 17, 100, 1000])('the lanes of %i units share them, each in its order', (qty) => {
  const units = Array.from({ length: Math.min(16, qty) }, (_, lane) => {
    const share = Math.ceil((qty - lane) / Math.min(16, qty))
    const own = Array.from({ length: share }, (_, nth) => unitOfLane(lane, nth, qty))
    expect(own.map((unit) => laneOfUnit(unit, qty))).toEqual(own.map((_, nth) => ({ lane, nth })))
    expect(own).toEqual(own.toSorted((a, b) => a - b))
    return own
  })
  expect(units.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: qty }, (_, unit) => unit))
})

test('a lane with more than its share has the last unit’s moment for it', () => {
  expect(unitOfLane(0, 5, 5)).toBe(4)
})
