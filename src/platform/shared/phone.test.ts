import { expect, test } from 'vitest'
import { numbersIn, toE164 } from './phone.ts'

test.each([
  '0901234567',
  '+84901234567',
  '84901234567',
  '84 901 234 567',
  '0084901234567',
  '+84 (0) 901 234 567',
  '090-123-45-67',
  ' 0901.234.567 ',
])('%s is the Vietnamese number +84901234567', (typed) => expect(toE164(typed)).toBe('+84901234567'))

test.each([
  ['+1 415 555 2671', '+14155552671'],
  ['1 415 555 2671', '+14155552671'],
  ['+44 20 7946 0958', '+442079460958'],
])('%s is the foreign number %s', (typed, number) => expect(toE164(typed)).toBe(number))

test.each(['', ' ', 'abc', '123', '+84', '0000000000', '+999123456789', '9'.repeat(40)])(
  '%o is not a number',
  (typed) => expect(toE164(typed)).toBeNull(),
)

test('a number is parsed to itself from its E.164 form', () => {
  for (const number of ['+84901234567', '+14155552671', '+442079460958']) expect(toE164(number)).toBe(number)
})

test.each([
  ['0901.000.001', ['0901000001', '+84901000001'], ''],
  ['(+84) 912 000 001', ['+84912000001', '0912000001'], ''],
  ['Vy 0912-000-001', ['0912000001', '+84912000001'], 'Vy'],
  ['0084 912 000 001', ['0084912000001', '+84912000001', '0912000001'], ''],
  ['+1 (415) 555-2671', ['+14155552671'], ''],
  ['912 000 0', ['9120000'], ''],
])('a search for %s is one for a number', (typed, spellings, rest) => {
  const found = numbersIn(typed)
  expect(found.numbers).toEqual([spellings])
  expect(found.rest.trim()).toBe(rest)
})

test.each(['345678', 'An 1 2', 'room 101', 'a1234567', '12:34:56:78'])('%s holds no number', (typed) =>
  expect(numbersIn(typed)).toEqual({ numbers: [], rest: typed }),
)
