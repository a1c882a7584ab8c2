import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

const none = Number.NaN

test.each<[text: string, decimals: number, vietnamese: number | null, english: number | null]>([
  ['', 2, null, null],
  ['  ', 0, null, null],
  ['7', 2, 7, 7],
  [' -12 ', 0, -12, -12],
  ['2000', 0, 2000, 2000],
  // What the screen itself writes.
  ['1.000', 0, 1000, none],
  ['1,000', 0, none, 1000],
  ['1.000', 2, 1000, none],
  ['1,000', 2, none, 1000],
  ['1.234,5', 2, 1234.5, 1234.5],
  ['1,234.5', 2, 1234.5, 1234.5],
  ['-1.234.567,89', 2, -1_234_567.89, -1_234_567.89],
  ['1,234,567', 0, 1_234_567, 1_234_567],
  ['0,2', 2, 0.2, 0.2],
  ['0.5', 2, 0.5, 0.5],
  ['12.34', 2, 12.34, 12.34],
  ['.5', 2, 0.5, 0.5],
  ['-,5', 2, -0.5, -0.5],
  ['5,', 2, 5, 5],
  // Nothing is cut or rounded.
  ['12,345', 2, none, 12_345],
  ['0.500', 2, none, none],
  ['0,500', 2, none, none],
  ['1.5', 0, none, none],
  ['1,5', 0, none, none],
  ['12.34.567', 0, none, none],
  ['1.2345', 2, none, none],
  ['12abc', 0, none, none],
  ['1e5', 0, none, none],
  ['-', 2, none, none],
  [',', 2, none, none],
])('%o with %i decimals is %d in Vietnamese and %d in English', (text, decimals, vietnamese, english) => {
  expect(readNumber(text, decimals, 'vi')).toBe(vietnamese)
  expect(readNumber(text, decimals, 'en')).toBe(english)
})

test('strictly read, a number is only what its own language writes', () => {
  expect(readNumber('2.00', 2, 'vi', true)).toBeNaN()
  expect(readNumber('2,00', 2, 'vi', true)).toBe(2)
  expect(readNumber('2.000', 2, 'vi', true)).toBe(2000)
})
