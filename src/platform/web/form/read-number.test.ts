import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['12.345', 2, '12.34'],
  ['12,5', 2, '12.5'],
  [' -0.1', 2, '-0.1'],
  ['.5', 2, '.5'],
  ['7', 2, '7'],
  ['1.15', 2, '1.15'],
  ['3.7', 0, '3'],
  ['12abc', 0, '12'],
  ['-4', 0, '-4'],
  ['.7', 0, ''],
  ['abc', 0, ''],
  ['-', 2, ''],
  ['', 2, ''],
])('%o with %i decimals is %o', (text, decimals, read) => expect(readNumber(text, decimals)).toBe(read))
