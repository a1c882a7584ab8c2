import { beforeEach, describe, expect, test } from 'vitest'
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

describe('where rows are counted one by one', () => {
  const counted: (number | null)[] = []
  const page = (rows: number, offset: number) => {
    const walked: number[] = []
    const countTo = async (most: number | null) => {
      counted.push(most)
      return Math.min(rows, most ?? Infinity)
    }
    const found = listPage({
      dir: 'ASC',
      limit: 10,
      offset,
      count: () => countTo(null),
      countTo,
      read: async (order, most, skipped) => {
        walked.push(skipped)
        const at = (i: number) => (order === 'asc' ? i : rows - 1 - i)
        return Array.from({ length: Math.min(most, Math.max(0, rows - skipped)) }, (_, i) => at(skipped + i))
      },
    })
    return { ...found, walked }
  }
  beforeEach(() => void counted.splice(0))

  test('the first thousand rows wait for no count', async () => {
    expect(await page(50_000, 1_000).items()).toHaveLength(10)
    expect(counted).toEqual([])
  })

  test('a page waits for no more than 10 000 to be counted', async () => {
    const deep = page(50_000, 40_000)
    expect((await deep.items())[0]).toBe(40_000)
    expect(await deep.atLeast!()).toBe(10_000)
    expect(counted).toEqual([10_000])
    expect(await page(50_000, 60_000).items()).toEqual([])
  })

  test('fewer are counted exactly, so that the last page is read from the end', async () => {
    const last = page(9_999, 9_990)
    expect(await last.items()).toEqual([9_990, 9_991, 9_992, 9_993, 9_994, 9_995, 9_996, 9_997, 9_998])
    expect(last.walked).toEqual([0])
    expect(await last.atLeast!()).toBe(9_999)
    expect(await page(9_999, 10_000).items()).toEqual([])
  })
})
