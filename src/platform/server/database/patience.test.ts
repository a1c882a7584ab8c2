import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DatabaseUnavailable, waitWithin, withoutPatience, withPatience } from './patience.ts'

/** Waits this long, and returns how long it would have been allowed to wait, in milliseconds. */
const waiting = (milliseconds: number) => async (most: number) => {
  await wait(milliseconds)
  return Math.round(most)
}

test('all waits of one request share its patience; simultaneous waits count once', async () => {
  await withPatience(1_000, async () => {
    expect(await waitWithin(5_000, waiting(0))).toBe(1_000)
    await Promise.all([1, 2, 3].map(() => waitWithin(5_000, waiting(200))))
    const left = await waitWithin(5_000, waiting(0))
    expect(left).toBeGreaterThan(600)
    expect(left).toBeLessThan(801)
    // Work between two waits does not count.
    await wait(100)
    expect(await waitWithin(5_000, waiting(0))).toBeGreaterThan(left - 50)
  })
})

test('a wait never ends later than its own limit', async () => {
  expect(await withPatience(1_000, () => waitWithin(500, waiting(0)))).toBe(500)
})

test('with no patience left it fails at once, without asking', async () => {
  let asked = 0
  await withPatience(20, async () => {
    await waitWithin(5_000, waiting(50))
    await expect(waitWithin(5_000, async () => asked++)).rejects.toThrow(DatabaseUnavailable)
  })
  expect(asked).toBe(0)
})

test('work with its own patience, or that outlives its request, does not use the request’s time', async () => {
  await withPatience(100, async () => {
    expect(await withPatience(3_000, () => waitWithin(5_000, waiting(200)))).toBe(3_000)
    expect(await withoutPatience(() => waitWithin(5_000, waiting(200)))).toBe(5_000)
    expect(await waitWithin(5_000, waiting(0))).toBe(100)
  })
})
