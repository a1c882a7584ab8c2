import { expect, test } from 'vitest'
import { daysOf, periodOf } from '../../shared/day.ts'
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

test('a field that the log has under another name is one row', () => {
  const changes = [{ field: 'key', seen: 'a', now: 'b', by: 'Lan' }]
  const rows = conflictRows(changes, { keyword: 'a' }, { keyword: 'c' }, ({ keyword }) => ({ key: keyword }))
  expect(rows).toEqual([{ field: 'key', seen: 'a', now: 'b', by: 'Lan', typed: { value: 'c' } }])
})

test('a field that is two in the log is compared part by part', () => {
  const kept = { startDate: '2026-03-09T18:30:00Z', endDate: '2026-03-12T16:59:59.999Z' }
  const changes = [{ field: 'endDate', seen: kept.endDate, now: '2026-03-20T16:59:59.999Z', by: 'Lan' }]
  const rowsFor = (...days: string[]) =>
    conflictRows(changes, { name: 'x', days: daysOf(kept) }, { name: 'x', days }, ({ days, ...values }) => ({
      ...values,
      ...(days && periodOf(days, kept)),
    }))
  expect(rowsFor('2026-03-10', '2026-03-12')).toEqual([{ ...changes[0], typed: { value: kept.endDate } }])
  const [start, end] = ['2026-03-10T17:00:00.000Z', '2026-03-12T16:59:59.999Z']
  expect(rowsFor('2026-03-11', '2026-03-12')).toEqual([
    { ...changes[0], typed: { value: end } },
    { field: 'startDate', seen: kept.startDate, now: kept.startDate, typed: { value: start } },
  ])
})

test('a typed value is named like the equal one that the server named', () => {
  const change = { field: 'badgeId', seen: 'b1', now: 'b2', seenName: 'Old', nowName: 'New' }
  const nameOf = (badgeId: string) => conflictRows([change], {}, { badgeId })[0]?.typed?.name
  expect([nameOf('b1'), nameOf('b2'), nameOf('b3')]).toEqual(['Old', 'New', undefined])
})

test('an empty field equals a missing one, and lists are compared by content', () => {
  expect(isSame(undefined, '')).toBe(true)
  expect(isSame(null, undefined)).toBe(true)
  expect(isSame([1], [1])).toBe(true)
  expect(isSame('', 'a')).toBe(false)
  expect(isSame(false, undefined)).toBe(false)
})
