import { expect, test } from 'vitest'
import { addDays } from '../../shared/day.ts'
import { gathered, pointsOf } from './chart-points.ts'

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const day = addDays(from, i)
    return { from: day, to: day, values: [1, i] }
  })
const series = ['a', 'b'].map((key) => ({ key, name: key }))

test('rows per day and series become one row per day', () => {
  const rows = [
    { date: '2026-01-01', type: 'b', n: 2 },
    { date: '2026-01-01', type: 'a', n: 1 },
    { date: '2026-01-02', type: 'unknown', n: 9 },
  ]
  expect(
    pointsOf(
      rows,
      series,
      (row) => row.type,
      (row) => row.n,
    ),
  ).toEqual([
    { from: '2026-01-01', to: '2026-01-01', values: [1, 2] },
    { from: '2026-01-02', to: '2026-01-02', values: [0, 0] },
  ])
})

test('a few days are not grouped', () => {
  const points = days('2026-01-01', 30)
  expect(gathered(points)).toBe(points)
})

test('more days are grouped into weeks from Monday; the first and last may be shorter', () => {
  // 1 January 2026 is a Thursday.
  const weeks = gathered(days('2026-01-01', 90))
  expect(weeks.slice(0, 2)).toEqual([
    { from: '2026-01-01', to: '2026-01-04', values: [4, 0 + 1 + 2 + 3] },
    { from: '2026-01-05', to: '2026-01-11', values: [7, 4 + 5 + 6 + 7 + 8 + 9 + 10] },
  ])
  expect(weeks.at(-1)!.to).toBe('2026-03-31')
})

test('years are grouped into months without losing any value', () => {
  const points = days('2023-01-01', 1000)
  const months = gathered(points)
  expect(months[1]).toMatchObject({ from: '2023-02-01', to: '2023-02-28' })
  expect(months.flatMap(({ values: [first = 0] }) => first).reduce((sum, value) => sum + value)).toBe(1000)
})
