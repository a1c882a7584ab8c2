import { expect, test } from 'vitest'
import { winnerNumber } from './winner-number.ts'

test.each([
  ['0901000001', '+84901000001'],
  ['+84 901 000 001', '+84901000001'],
  ['84901000001', '+84901000001'],
  ['+1 415 555 2671', '+14155552671'],
  // Numbers that the library does not know.
  ['0123', '+84123'],
  ['+0123', '+84123'],
  ['8123', '+8123'],
  ['123-45', '+8412345'],
])('%s is %s', (typed, number) => {
  expect(winnerNumber(typed)).toBe(number)
})
