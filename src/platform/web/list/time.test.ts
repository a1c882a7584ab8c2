import { expect, test } from 'vitest'
import { absoluteDay, absoluteTime, relativeTime } from './time.ts'

test('times are in GMT+7, whatever the browser’s time zone', () => {
  expect(absoluteTime('2026-04-08T17:05:00Z')).toBe('09/04/2026 0:05')
  expect(absoluteTime('2026-12-31T16:59:59.999Z')).toBe('31/12/2026 23:59')
  expect(absoluteDay('2026-12-31T17:00:00Z')).toBe('01/01/2027')
  expect(absoluteDay('1990-02-03')).toBe('03/02/1990')
})

test('relative times use the largest full unit', () => {
  const now = Date.parse('2026-04-09T00:00:00Z')
  const ago = (seconds: number) => relativeTime(new Date(now - seconds * 1000).toISOString(), 'en', now)
  expect(ago(5)).toBe('just now')
  expect(ago(119)).toBe('1 minute ago')
  expect(ago(3 * 3600)).toBe('3 hours ago')
  expect(ago(86_400)).toBe('yesterday')
  expect(ago(400 * 86_400)).toBe('last year')
  expect(relativeTime('2026-04-09T00:00:00Z', 'vi', now)).toBe('vừa xong')
  expect(relativeTime('2026-04-06T00:00:00Z', 'vi', now)).toBe('3 ngày trước')
  expect(relativeTime('2026-04-26T00:00:00Z', 'vi', now)).toBe('17 ngày nữa')
  expect(relativeTime('2026-04-08T00:00:00Z', 'vi', now)).toBe('hôm qua')
  expect(relativeTime('2026-04-10T00:00:00Z', 'vi', now)).toBe('ngày mai')
  expect(relativeTime('2026-04-11T00:00:00Z', 'vi', now)).toBe('ngày kia')
})
