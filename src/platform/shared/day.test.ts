import { expect, test } from 'vitest'
import { addDays, dayOf, daysOf, isDay, periodOf, startOfDay } from './day.ts'

test.each([
  ['2026-03-09T16:59:59.999Z', '2026-03-09'],
  ['2026-03-09T17:00:00.000Z', '2026-03-10'],
  ['2026-12-31T17:00:00Z', '2027-01-01'],
])('%s is on the local day %s', (instant, day) => expect(dayOf(new Date(instant))).toBe(day))

test('a local day begins at midnight in Asia/Ho_Chi_Minh, which belongs to it', () => {
  expect(startOfDay('2026-03-10').toISOString()).toBe('2026-03-09T17:00:00.000Z')
  expect(dayOf(startOfDay('2028-02-29'))).toBe('2028-02-29')
})

test('days are added across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('only existing days are accepted', () => {
  expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true)
  expect(
    ['2026-02-29', '2026-13-01', '2026-1-1', '', 'today', '2026-02-28T00:00:00Z', '9999-12-31', '0999-12-31'].some(
      isDay,
    ),
  ).toBe(false)
})

test('two days are a period of whole local days', () => {
  const period = periodOf(['2026-03-10', '2026-03-12'])
  expect(period).toEqual({ startDate: '2026-03-09T17:00:00.000Z', endDate: '2026-03-12T16:59:59.999Z' })
  expect(daysOf(period)).toEqual(['2026-03-10', '2026-03-12'])
})

test('each end of a period keeps its moment as long as its day stays', () => {
  const kept = { startDate: '2026-03-10T01:30:00Z', endDate: '2026-03-12T10:00:00Z' }
  expect(periodOf(daysOf(kept), kept)).toEqual(kept)
  expect(periodOf(['2026-03-10', '2026-03-13'], kept)).toEqual({
    startDate: kept.startDate,
    endDate: '2026-03-13T16:59:59.999Z',
  })
  expect(periodOf(['2026-03-09', daysOf(kept)[1]], kept)).toEqual({
    startDate: '2026-03-08T17:00:00.000Z',
    endDate: kept.endDate,
  })
})
