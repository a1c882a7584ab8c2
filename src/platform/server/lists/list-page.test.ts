import { describe, expect, test } from 'vitest'
import { listPage } from './list-page.ts'

/** A list of numbers from 0, and how many rows each read had to skip. */
function numbers(total: number) {
  const all = Array.from({ length: total }, (_, i) => i)
  const walked: number[] = []
  let counts = 0
  const page = (limit: number, offset: number, dir: 'ASC' | 'DESC' = 'ASC') =>
    listPage({
      dir,
      limit,
      offset,
      count: async () => (counts++, total),
      read: async (order, most, skipped) => {
        walked.push(skipped)
        return (order === 'asc' ? all : all.toReversed()).slice(skipped, skipped + most)
      },
    })
  return { all, page, walked, counts: () => counts }
}

describe.each([0, 1, 999, 1_000, 1_001, 2_000, 2_003, 5_017])('a list of %i', (total) => {
  test.each(['ASC', 'DESC'] as const)('gives every page %s as reading from the start would', async (dir) => {
    const { all, page } = numbers(total)
    const expected = dir === 'ASC' ? all : all.toReversed()
    for (const limit of [1, 10, 97, 100]) {
      for (const offset of [
        0,
        10,
        500,
        990,
        1_000,
        1_001,
        1_500,
        total - 101,
        total - 100,
        total - 10,
        total - 1,
        total,
        total + 5,
      ].filter((n) => n >= 0)) {
        expect(await page(limit, offset, dir).items(), `${limit} from ${offset}`).toEqual(
          expected.slice(offset, offset + limit),
        )
      }
    }
  })
})

test('the last page of a long list skips no more rows than the first', async () => {
  const { page, walked } = numbers(100_000)
  expect(await page(10, 99_990).items()).toHaveLength(10)
  expect(walked).toEqual([0])
})

test('the total is counted only when it is requested, and once', async () => {
  const { page, counts } = numbers(50)
  const first = page(10, 0)
  await first.items()
  expect(counts()).toBe(0)
  expect(await Promise.all([first.total(), first.total()])).toEqual([50, 50])
  expect(counts()).toBe(1)
})
