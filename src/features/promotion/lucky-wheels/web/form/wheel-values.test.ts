import { expect, test } from 'vitest'
import { blanksOf, type PrizeAt, type StoredPrize, type WheelValues } from './wheel-values.ts'

const [first, second] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002']
const stored = { _id: 'prize', qty: 5 } as StoredPrize
/** Prize 0 is stored in the first batch only, prize 1 nowhere. */
const prizeAt: PrizeAt = (index, batch) => (index === 0 && batch === first ? stored : undefined)
const form = (batchs: readonly string[], quantities: WheelValues['prizes'][number]['quantities'] = {}) =>
  ({
    batchs: batchs.map((key) => ({ key })),
    prizes: [
      { prize_index: 0, quantities },
      { prize_index: 1, quantities: Object.fromEntries(batchs.map((key) => [key, 0])) },
    ],
  }) as unknown as Partial<WheelValues>
const none = new Set<string>()

test('a quantity that was cleared must be typed again: without it, the prize would leave its batch', () => {
  expect(blanksOf(form([first, second]), prizeAt, new Map(), none)).toEqual([])
  expect(blanksOf(form([first, second]), prizeAt, new Map([['prize', null]]), none)).toEqual([{ line: 0, batch: 0 }])
  expect(blanksOf(form([first, second]), prizeAt, new Map([['prize', 0]]), none)).toEqual([])
})

test('a new batch needs a quantity of every prize, one that has begun takes none', () => {
  expect(blanksOf(form([first, 'new-1']), prizeAt, new Map(), none)).toEqual([{ line: 0, batch: 1 }])
  expect(blanksOf(form([first, 'new-1'], { 'new-1': 3 }), prizeAt, new Map(), none)).toEqual([])
  const added = { ...form([first, second]), prizes: [{ prize_index: 2, quantities: { [second]: 3 } }] }
  expect(blanksOf(added as never, prizeAt, new Map(), none)).toEqual([{ line: 0, batch: 0 }])
  expect(blanksOf(added as never, prizeAt, new Map(), new Set([first]))).toEqual([])
})
