import { afterEach, expect, test, vi } from 'vitest'
import { compareClock, serverNow, serverTime } from './server-clock.ts'

const server = 'Thu, 26 Nov 2026 08:00:00 GMT'

afterEach(() => {
  vi.useRealTimers()
  compareClock(new Date().toUTCString())
})

test.each([-1, 1])('a clock that is wrong by a day (%i) gives the day and time of the server', (days) => {
  vi.useFakeTimers({ now: Date.parse(server) + days * 86_400_000 })
  compareClock(server)
  vi.advanceTimersByTime(1_500)
  expect(serverNow()).toEqual(new Date('2026-11-26T08:00:01.500Z'))
})

test('a slow answer does not move the time, and a clock that was set right is believed again', () => {
  vi.useFakeTimers({ now: Date.parse(server) + 9_000 })
  compareClock(server)
  expect(serverTime()).toBe(Date.now())
  vi.setSystemTime(Date.parse(server) + 600_000)
  compareClock(server)
  expect(serverTime()).toBe(Date.parse(server))
  vi.setSystemTime(Date.parse(server))
  compareClock(server)
  expect(serverTime()).toBe(Date.now())
})

test('an answer without a date, or with none that can be read, changes nothing', () => {
  vi.useFakeTimers({ now: Date.parse(server) + 86_400_000 })
  compareClock(server)
  for (const header of [null, '', 'yesterday']) compareClock(header)
  expect(serverTime()).toBe(Date.parse(server))
})
