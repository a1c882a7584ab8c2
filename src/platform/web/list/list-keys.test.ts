import { expect, test } from 'vitest'
import { type KeySituation, listCommand, rowToFocus } from './list-keys.ts'

const pressed = (key: string, situation: Partial<KeySituation> = {}) =>
  listCommand({ key, modified: false, typing: false, covered: false, onRow: false, ...situation }, ['b', 'e'])

test('keyboard commands of a list', () => {
  expect(['j', 'k', 'x', '/'].map((key) => pressed(key))).toEqual(['next', 'previous', 'select', 'search'])
  expect(['b', 'e', 'Escape'].map((key) => pressed(key))).toEqual(['act', 'act', 'clear'])
  expect(pressed('Enter', { onRow: true })).toBe('open')
  expect(['a', 'toString', 'J'].map((key) => pressed(key))).toEqual([undefined, undefined, undefined])
})

test('Enter on a link or a button inside a row is not a command of the list', () => {
  expect(pressed('Enter', { onRow: false })).toBeUndefined()
})

test.each([{ typing: true }, { covered: true }, { modified: true }])('nothing happens when %o', (situation) => {
  expect(
    ['j', 'k', 'x', '/', 'Enter', 'b', 'Escape'].map((key) => pressed(key, { onRow: true, ...situation })),
  ).toEqual(Array(7).fill(undefined))
})

test('moving over rows stops at the ends, and starts at the first or last row', () => {
  expect(rowToFocus('next', -1, 10)).toBe(0)
  expect(rowToFocus('previous', -1, 10)).toBe(9)
  expect(rowToFocus('next', 9, 10)).toBe(9)
  expect(rowToFocus('previous', 0, 10)).toBe(0)
  expect(rowToFocus('next', 3, 10)).toBe(4)
  expect(rowToFocus('next', -1, 0)).toBe(-1)
})
