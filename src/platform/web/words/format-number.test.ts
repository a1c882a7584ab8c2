import { expect, it } from 'vitest'
import { formatDuration } from './format-number.ts'

it.each([
  [0, '0 min'],
  [119, '119 min'],
  [120, '2 hr'],
  [1233.9, '20.6 hr'],
  [48 * 60, '2 days'],
  [3.54 * 24 * 60, '3.5 days'],
])('%s minutes are shown as %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text)
})
