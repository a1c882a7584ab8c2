import { afterEach, expect, test, vi } from 'vitest'
import { eventReader, holdLiveConnection, pauseAfter } from './live-connection.ts'

test('events are parsed from chunks of any size, and comments are ignored', () => {
  const text = 'event: hello\ndata: {}\n\n: beat\n\nevent: changed\ndata: [{"id":"ă"}]\n\nevent: end\nda'
  for (let size = 1; size <= text.length; size++) {
    const events: unknown[] = []
    const read = eventReader((event, data) => events.push([event, data]))
    for (let i = 0; i < text.length; i += size) read(text.slice(i, i + size))
    expect(events).toEqual([
      ['hello', {}],
      ['changed', [{ id: 'ă' }]],
    ])
  }
})

test('pauses grow, vary, and have a maximum', () => {
  expect([1, 2, 3, 10].map((failures) => pauseAfter(failures, 1))).toEqual([1_000, 2_000, 4_000, 30_000])
  expect(pauseAfter(1, 0)).toBe(500)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a connection that does not come back is told once, and the next one ends it', async () => {
  vi.useFakeTimers()
  const fetching = vi.fn(() => Promise.reject<Response>(new TypeError('unreachable')))
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const heard: string[] = []
  const stop = holdLiveConnection({ token: () => Promise.resolve('token'), hear: ({ type }) => heard.push(type) })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual(['interrupted'])
  fetching.mockImplementation(() => Promise.resolve(new Response('event: hello\ndata: {}\n\n')))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(heard.slice(0, 2)).toEqual(['interrupted', 'resync'])
  stop()
})
