import { expect, test } from 'vitest'
import { enumOf } from './builder.ts'

test('a list of values has one name, and a name has one list', () => {
  const one = enumOf('OneOfTheTest', ['A1', 'A2'])
  expect(enumOf('OneOfTheTest', ['A1', 'A2'])).toBe(one)
  expect(() => enumOf('OtherOfTheTest', ['A1', 'A2'])).toThrow('are called OneOfTheTest already')
  expect(() => enumOf('OneOfTheTest', ['A1', 'A3'])).toThrow('two lists of values called OneOfTheTest')
})
