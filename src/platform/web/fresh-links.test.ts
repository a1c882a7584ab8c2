import { afterEach, expect, test, vi } from 'vitest'
import { withFreshLinks } from './fresh-links.ts'
import { queryClient } from './query-client.ts'

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

test('a record is asked for again before its links are over, once however often it is needed then', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const start = Date.now()
  let asked = 0
  const query = { queryKey: ['POST', 'one', 'x'], queryFn: async () => ++asked }
  const needed = () => Promise.all([withFreshLinks(query), withFreshLinks(query)])
  expect(await needed()).toEqual([1, 1])
  vi.setSystemTime(start + 2.9 * 60_000)
  expect(await needed()).toEqual([1, 1])
  // Links that are made late in their minute work for four.
  vi.setSystemTime(start + 3.1 * 60_000)
  expect(await needed()).toEqual([2, 2])
  expect(queryClient.getQueryData(query.queryKey)).toBe(2)
})
