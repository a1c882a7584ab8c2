import { expect, test } from 'vitest'
import { writeDate } from '../../shared/day.ts'
import { readDate, shiftDate } from './read-date.ts'

test.each([
  ['01/02/2026', '2026-02-01'],
  [' 1-2-26 ', '2026-02-01'],
  ['1.2.2026', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['', null],
  ['29/02/2027', undefined],
  ['31/04/2026', undefined],
  ['01/13/2026', undefined],
  ['01/02/202', undefined],
  ['01/02', undefined],
  ['01/02/2026 08:00', undefined],
  ['tomorrow', undefined],
])('the day %j is %j', (text, day) => {
  expect(readDate(text, 'day')).toBe(day)
})

test.each([
  ['01/02/2026 08:05', '2026-02-01T08:05'],
  ['1/2/2026 8:05', '2026-02-01T08:05'],
  ['1/2/26, 8h05', '2026-02-01T08:05'],
  ['010220260805', '2026-02-01T08:05'],
  ['01/02/2026', undefined],
  ['01/02/2026 24:00', undefined],
  ['01/02/2026 8:60', undefined],
])('the minute %j is %j', (text, minute) => {
  expect(readDate(text, 'minute')).toBe(minute)
})

test('what is written is read again', () => {
  expect(writeDate('2026-02-01')).toBe('01/02/2026')
  expect(writeDate('2026-02-01T08:05')).toBe('01/02/2026 08:05')
  expect(writeDate(undefined)).toBe('')
  expect(shiftDate('2026-12-31T23:59', 1)).toBe('2027-01-01T23:59')
})
