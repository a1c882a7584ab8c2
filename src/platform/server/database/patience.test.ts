import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DatabaseAway, waitWithin, withoutPatience, withPatience } from './patience.ts'

/** Waits so long, and gives how long it might have waited, in milliseconds. */
const waiting = (milliseconds: number) => async (most: number) => {
  await wait(milliseconds)
  return Math.round(most)
}

test('all waits of one share its patience; waits at the same time count once', async () => {
  await withPatience(1_000, async () => {
    expect(await waitWithin(5_000, waiting(0))).toBe(1_000)
    await Promise.all([1, 2, 3].map(() => waitWithin(5_000, waiting(200))))
    const left = await waitWithin(5_000, waiting(0))
    expect(left).toBeGreaterThan(600)
    expect(left).toBeLessThan(801)
    // What is done between two waits costs nothing.
    await wait(100)
    expect(await waitWithin(5_000, waiting(0))).toBeGreaterThan(left - 50)
  })
})

test('it ends no wait later than that wait would end by itself', async () => {
  expect(await withPatience(1_000, () => waitWithin(500, waiting(0)))).toBe(500)
})

test('whose patience is over fails at once, without asking', async () => {
  let asked = 0
  await withPatience(20, async () => {
    await waitWithin(5_000, waiting(50))
    await expect(waitWithin(5_000, async () => asked++)).rejects.toThrow(DatabaseAway)
  })
  expect(asked).toBe(0)
})

test('what has a patience of its own, or outlives its request, is not on that one’s time', async () => {
  await withPatience(100, async () => {
    expect(await withPatience(3_000, () => waitWithin(5_000, waiting(200)))).toBe(3_000)
    expect(await withoutPatience(() => waitWithin(5_000, waiting(200)))).toBe(5_000)
    expect(await waitWithin(5_000, waiting(0))).toBe(100)
  })
})
