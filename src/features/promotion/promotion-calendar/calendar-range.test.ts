import { expect, test } from 'vitest'
import { addMonths, daysOf, monthsOf, readRange, thisMonth } from './calendar-range.ts'

test('a range is read from an address, and is the three months from this one on otherwise', () => {
  expect(readRange({ month: '2026-02', months: '6' })).toEqual({ month: '2026-02', months: 6 })
  for (const month of ['2026-13', '2026-00', '0026-01', '2026-1', 2026, undefined])
    expect(readRange({ month, months: 2 })).toEqual({ month: thisMonth(), months: 3 })
})

test('months are counted across years', () => {
  expect([addMonths('2026-11', 3), addMonths('2026-01', -1), addMonths('2026-05', 0)]).toEqual([
    '2027-02',
    '2025-12',
    '2026-05',
  ])
  expect(daysOf({ month: '2027-12', months: 3 })).toEqual({ from: '2027-12-01', to: '2028-02-29' })
  expect(monthsOf({ month: '2026-12', months: 3 })).toEqual(['2026-12', '2027-01', '2027-02'])
})
