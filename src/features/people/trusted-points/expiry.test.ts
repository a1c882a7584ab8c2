import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../platform/shared/day.ts'
import { expiredUntil, expiresOn } from './expiry.ts'

test.each([
  ['2026-01-15', 12, '2027-01-16'],
  ['2026-01-31', 1, '2026-03-01'],
  ['2028-02-29', 12, '2029-03-01'],
  ['2026-12-31', 2, '2027-03-01'],
])('points of %s can be used for %i months, until the day before %s', (day, months, gone) => {
  expect(expiresOn(day, months)).toBe(gone)
})

test('what is gone on a day is what was to be gone by then, and nothing else', () => {
  const anyDay = fc.integer({ min: 0, max: 4_000 }).map((n) => addDays('2024-01-01', n))
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (today, months) => {
      const last = expiredUntil(today, months)
      expect(expiresOn(last, months) <= today).toBe(true)
      expect(expiresOn(addDays(last, 1), months) > today).toBe(true)
    }),
  )
})
