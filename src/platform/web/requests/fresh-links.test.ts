import { expect, test, vi } from 'vitest'
import { renewListLinks } from './fresh-links.ts'
import { queryClient } from './query-client.ts'

test('pictures that cannot be loaded cause one refetch of the lists a minute', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const refetch = vi.spyOn(queryClient, 'invalidateQueries')
  renewListLinks()
  renewListLinks()
  expect(refetch).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  renewListLinks()
  expect(refetch).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
  refetch.mockRestore()
})
