import { expect, test } from 'vitest'
import { conflictRows, isSame } from './conflict-rows.ts'

test('fields that others changed stand beside what was typed into them', () => {
  const changes = [{ field: 'title', seen: 'a', now: 'b', by: 'Lan' }]
  expect(conflictRows(changes, { title: 'a' }, { title: 'c' })).toEqual([
    { field: 'title', seen: 'a', now: 'b', by: 'Lan', typed: { value: 'c' } },
  ])
})

test('a field that the form does not have shows nothing typed', () => {
  const [row] = conflictRows([{ field: 'status', seen: 'NORMAL', now: 'BLOCKED' }], {}, { title: 'c' })
  expect(row).not.toHaveProperty('typed')
})

test('what only the person changed follows, what nobody changed is left out', () => {
  const rows = conflictRows([], { title: 'a', content: 'x', group: 'ADMIN' }, { title: 'a', content: 'y', group: '' })
  expect(rows).toEqual([
    { field: 'content', seen: 'x', now: 'x', typed: { value: 'y' } },
    { field: 'group', seen: 'ADMIN', now: 'ADMIN', typed: { value: '' } },
  ])
})

test('an empty field is the same as none, and lists are compared by what they hold', () => {
  expect(isSame(undefined, '')).toBe(true)
  expect(isSame(null, undefined)).toBe(true)
  expect(isSame([1], [1])).toBe(true)
  expect(isSame('', 'a')).toBe(false)
  expect(isSame(false, undefined)).toBe(false)
})
