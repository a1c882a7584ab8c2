import { expect, test } from 'vitest'
import { countSelected, isSelected, nothingSelected, rowsBetween, type Selection, withRows } from './list-selection.ts'

const page = ['a', 'b', 'c'].map((id) => ({ id, name: id.toUpperCase() }))
const [a, b] = page as [(typeof page)[0], (typeof page)[0]]

test('rows can be selected and deselected, and stay selected across pages', () => {
  const first = withRows(nothingSelected, [a, b], true, page)
  const other = withRows(first, [{ id: 'z', name: 'Z' }], true, [{ id: 'z', name: 'Z' }])
  expect(countSelected(other)).toBe(3)
  expect(isSelected(withRows(other, [a], false, page), 'a')).toBe(false)
  expect(countSelected(nothingSelected)).toBe(0)
})

test('deselecting one while all that match are selected leaves the rest of the page selected', () => {
  const all: Selection = { kind: 'all', count: 5000 }
  expect(isSelected(all, 'anything')).toBe(true)
  const rest = withRows(all, [a], false, page)
  expect(rest.kind).toBe('some')
  expect(countSelected(rest)).toBe(2)
})

test('a range goes in both directions, and is one row where it began on another page', () => {
  const ids = (from: string | undefined, to: string) => rowsBetween(page, from, to).map(({ id }) => id)
  expect(ids('a', 'c')).toEqual(['a', 'b', 'c'])
  expect(ids('c', 'b')).toEqual(['b', 'c'])
  expect(ids('z', 'b')).toEqual(['b'])
  expect(ids(undefined, 'a')).toEqual(['a'])
})
