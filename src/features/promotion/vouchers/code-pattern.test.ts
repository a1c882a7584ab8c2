import { expect, test } from 'vitest'
import { codeOf, isHardToGuess, usualPattern } from './code-pattern.ts'

const bytes = new Uint8Array(40).map((_, i) => i * 37)

test('a pattern keeps its fixed characters, and has digits, letters or either at the others', () => {
  expect(codeOf('TET-', '####-@@@@-****', bytes)).toMatch(/^TET-\d{4}-[A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(codeOf('', usualPattern, bytes)).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
})

test.each([
  [usualPattern, 1_000_000, true],
  ['********', 1, true],
  ['********', 2_000, false],
  ['############', 1, false],
  ['#############', 1, true],
  ['TET-2027', 1, false],
])('%s for %d codes: hard to guess %s', (pattern, count, expected) => {
  expect(isHardToGuess(pattern, count)).toBe(expected)
})
