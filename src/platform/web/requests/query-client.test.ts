import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

test('what failed while the connection was lost is asked for again once it is back', async () => {
  let isAway = true
  const observer = new QueryObserver(queryClient, {
    queryKey: ['rows'],
    queryFn: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('rows')),
  })
  queryClient.mount()
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  onlineManager.setOnline(false)
  isAway = false
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('rows'))
  stop()
  queryClient.unmount()
})
