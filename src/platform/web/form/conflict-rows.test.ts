import { expect, test } from 'vitest'
import { conflictRows, isSame } from './conflict-rows.ts'

test('a field that others changed is shown with the value typed into it', () => {
  const changes = [{ field: 'title', seen: 'a', now: 'b', by: 'Lan' }]
  expect(conflictRows(changes, { title: 'a' }, { title: 'c' })).toEqual([
    { field: 'title', seen: 'a', now: 'b', by: 'Lan', typed: { value: 'c' } },
  ])
})

test('a field that the form does not have has no typed value', () => {
  const [row] = conflictRows([{ field: 'status', seen: 'NORMAL', now: 'BLOCKED' }], {}, { title: 'c' })
  expect(row).not.toHaveProperty('typed')
})

test('fields that only the person changed come after them, unchanged fields are left out', () => {
  const rows = conflictRows([], { title: 'a', content: 'x', group: 'ADMIN' }, { title: 'a', content: 'y', group: '' })
  expect(rows).toEqual([
    { field: 'content', seen: 'x', now: 'x', typed: { value: 'y' } },
    { field: 'group', seen: 'ADMIN', now: 'ADMIN', typed: { value: '' } },
  ])
})

test('an empty field equals a missing one, and lists are compared by content', () => {
  expect(isSame(undefined, '')).toBe(true)
  expect(isSame(null, undefined)).toBe(true)
  expect(isSame([1], [1])).toBe(true)
  expect(isSame('', 'a')).toBe(false)
  expect(isSame(false, undefined)).toBe(false)
})
