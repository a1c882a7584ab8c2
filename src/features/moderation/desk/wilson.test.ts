import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [81, 263, 0.2553, 0.3662],
])('%i of %i are between %d and %d', (hits, of, low, high) => {
  const interval = wilson(hits, of)!
  expect(interval.share).toBe(hits / of)
  expect(interval.low).toBeCloseTo(low, 3)
  expect(interval.high).toBeCloseTo(high, 3)
})

test('of nothing there is no share', () => {
  expect(wilson(0, 0)).toBeNull()
})
