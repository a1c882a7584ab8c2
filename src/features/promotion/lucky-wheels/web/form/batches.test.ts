import { expect, test } from 'vitest'
import { isTemporary } from '../../lucky-wheel.values.ts'
import { followed, isSpread, resized, spread } from './batches.ts'

const dates = { startDate: '2027-01-01T00:00:00.000Z', endDate: '2027-01-01T10:10:00.000Z' }
const later = { ...dates, endDate: '2027-01-02T00:10:00.000Z' }
const one = [{ key: 'new-1' }]

test('batches are spread over the time of the wheel, ten minutes apart', () => {
  const two = resized(one, 2, dates)
  expect(two).toEqual([
    { key: 'new-1', startDate: '2027-01-01T00:00:00.000Z', endDate: '2027-01-01T05:00:00.000Z' },
    { key: 'new-2', startDate: '2027-01-01T05:10:00.000Z', endDate: '2027-01-01T10:10:00.000Z' },
  ])
  expect(two.every(({ key }) => isTemporary(key))).toBe(true)
  expect(resized(two, 1, dates)).toEqual([{ key: 'new-1', ...dates }])
})

test('proposed times are round, however long the wheel runs', () => {
  const week = { startDate: '2027-01-01T17:00:00.000Z', endDate: '2027-01-08T16:59:00.000Z' }
  // Midnights in Vietnam for batches of some days, whole hours for those of some hours.
  expect(resized(one, 3, { ...week, endDate: '2027-01-15T16:59:00.000Z' }).map(({ endDate }) => endDate)).toEqual([
    '2027-01-05T17:00:00.000Z',
    '2027-01-10T17:00:00.000Z',
    '2027-01-15T16:59:00.000Z',
  ])
  expect(resized(one, 3, week).map(({ startDate }) => startDate)).toEqual([
    week.startDate,
    '2027-01-04T00:10:00.000Z',
    '2027-01-06T08:10:00.000Z',
  ])
})

test('they follow the dates of the wheel until they have dates of their own', () => {
  const two = spread(resized(one, 2, {}), dates)
  expect(followed(two, dates, later)[0]!.endDate).toBe('2027-01-01T12:00:00.000Z')
  const own = [two[0]!, { ...two[1]!, endDate: '2027-01-01T09:00:00.000Z' }]
  expect(isSpread(own, dates)).toBe(false)
  expect(followed(own, dates, later)).toBe(own)
})

test('a batch added to those begins ten minutes after the last and is as long', () => {
  const own = [
    { key: 'a-batch-that-exists', startDate: '2027-01-01T01:00:00.000Z', endDate: '2027-01-01T02:00:00.000Z' },
  ]
  expect(resized(own, 2, dates)).toEqual([
    ...own,
    { key: 'new-1', startDate: '2027-01-01T02:10:00.000Z', endDate: '2027-01-01T03:10:00.000Z' },
  ])
})

test('keys are never used twice, and a time that is too short leaves the batches alone', () => {
  const three = resized(one, 3, {})
  expect(resized([three[0]!, three[2]!], 3, {}).map(({ key }) => key)).toEqual(['new-1', 'new-3', 'new-4'])
  expect(spread(three, { ...dates, endDate: dates.startDate })).toBe(three)
})
