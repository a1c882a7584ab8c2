import { describe, expect, test } from 'vitest'
import { daysOf, periodOf } from '../../shared/day.ts'
import type { FieldChange } from '../../shared/refusal.ts'
import {
  asSeen,
  changedOnly,
  conflictRows,
  isSame,
  keepsAnything,
  type Side,
  takeSameNames,
  valuesOfOthers,
} from './conflict-rows.ts'

const rowsOf = <V extends object>(changes: readonly FieldChange[], from: Partial<V>, sent: V) =>
  conflictRows({ changes, from, sent })

describe('who changed a field', () => {
  const changes = [{ field: 'title', seen: 'a', now: 'b', by: 'Lan' }]

  test('both: it is shown with what was typed', () => {
    expect(rowsOf(changes, { title: 'a' }, { title: 'c' })).toEqual([
      { ...changes[0], typed: { value: 'c' }, changedBy: 'both', choice: 'title' },
    ])
  })

  test('only others: nothing was typed, though the form has the field', () => {
    const [row] = rowsOf(changes, { title: 'a' }, { title: 'a' })
    expect(row).toMatchObject({ changedBy: 'theirs' })
    expect(row).not.toHaveProperty('typed')
  })

  test('both to the same value: nothing to choose', () => {
    expect(rowsOf(changes, { title: 'a' }, { title: 'b' })).toMatchObject([{ changedBy: 'theirs' }])
  })

  test('only others, because the form does not have it', () => {
    const status = { field: 'status', seen: 'NORMAL', now: 'BLOCKED' }
    expect(rowsOf([status], {}, {})).toEqual([{ ...status, changedBy: 'theirs', choice: 'status' }])
  })

  test('only the person: after the others, without unchanged fields', () => {
    const rows = rowsOf([], { title: 'a', content: 'x', group: 'ADMIN' }, { title: 'a', content: 'y', group: '' })
    expect(rows).toMatchObject([
      { field: 'content', seen: 'x', now: 'x', typed: { value: 'y' }, changedBy: 'mine' },
      { field: 'group', seen: 'ADMIN', now: 'ADMIN', typed: { value: '' }, changedBy: 'mine' },
    ])
  })

  test('fields that belong together are chosen as one if each was changed by one', () => {
    const type = { field: 'type', seen: 'NORMAL', now: 'VALUE_RANGE' }
    const together = [['type', 'value']]
    const from = { type: 'NORMAL', value: '1' }
    expect(conflictRows({ changes: [type], from, sent: { ...from, value: '2' }, together })).toMatchObject([
      { field: 'type', changedBy: 'both', choice: 'type' },
      { field: 'value', changedBy: 'both', choice: 'type' },
    ])
    expect(conflictRows({ changes: [type], from, sent: from, together })).toMatchObject([{ changedBy: 'theirs' }])
  })
})

test('a field that the log has under another name is one row', () => {
  const changes = [{ field: 'key', seen: 'a', now: 'b', by: 'Lan' }]
  const rows = conflictRows({
    changes,
    from: { keyword: 'a' },
    sent: { keyword: 'c' },
    logged: ({ keyword }) => ({ key: keyword }),
  })
  expect(rows).toMatchObject([{ field: 'key', now: 'b', typed: { value: 'c' }, changedBy: 'both' }])
})

test('a field that is two in the log is compared part by part', () => {
  const kept = { startDate: '2026-03-09T18:30:00Z', endDate: '2026-03-12T16:59:59.999Z' }
  const changes = [{ field: 'endDate', seen: kept.endDate, now: '2026-03-20T16:59:59.999Z', by: 'Lan' }]
  const rowsFor = (...days: string[]) =>
    conflictRows<{ name: string; days: string[] }>({
      changes,
      from: { name: 'x', days: daysOf(kept) },
      sent: { name: 'x', days },
      logged: ({ days, ...values }) => ({ ...values, ...(days && periodOf(days, kept)) }),
    })
  expect(rowsFor('2026-03-10', '2026-03-12')).toMatchObject([{ field: 'endDate', changedBy: 'theirs' }])
  const start = '2026-03-10T17:00:00.000Z'
  expect(rowsFor('2026-03-11', '2026-03-12')).toMatchObject([
    { field: 'endDate', changedBy: 'theirs' },
    { field: 'startDate', seen: kept.startDate, typed: { value: start }, changedBy: 'mine' },
  ])
})

test('a typed value is named like the equal one that the server named', () => {
  const change = { field: 'badgeId', seen: 'b1', now: 'b2', seenName: 'Old', nowName: 'New' }
  const nameOf = (badgeId: string) => rowsOf([change], { badgeId: 'b0' }, { badgeId })[0]?.typed?.name
  expect([nameOf('b1'), nameOf('b3')]).toEqual(['Old', undefined])
})

describe('what is sent after a conflict', () => {
  const from = { title: 'a', points: 12.5, note: 'n', mission: null as string | null }
  const changes = [
    { field: 'points', seen: 12.5, now: 15 },
    { field: 'title', seen: 'a', now: 'b' },
    { field: 'note', seen: 'n', now: null },
    { field: 'status', seen: 'NORMAL', now: 'HIDDEN' },
  ]
  const sent: typeof from = { ...from, title: 'c', mission: 'CHECK_IN' }
  const after = (side: Side) => {
    const rows = conflictRows({ changes, from, sent })
    const chosen = new Map([['title', side]])
    return [takeSameNames(valuesOfOthers(rows, chosen), sent, from), keepsAnything(rows, chosen)]
  }

  test('what others changed, and what was typed where only the person or both did', () => {
    expect(after('mine')).toEqual([{ title: 'c', points: 15, note: '', mission: 'CHECK_IN' }, true])
    expect(after('theirs')).toEqual([{ title: 'b', points: 15, note: '', mission: 'CHECK_IN' }, true])
  })

  test('nothing if everything typed was given up', () => {
    const rows = conflictRows({ changes, from, sent: { ...from, title: 'c' } })
    expect(keepsAnything(rows, new Map([['title', 'theirs']]))).toBe(false)
  })

  test('what was left as it was seen is not tidied', () => {
    expect(
      asSeen(
        { link: 'https://a.vn/', name: 'b' },
        { link: 'https://a.vn', name: ' b' },
        { link: 'https://a.vn', name: 'a' },
      ),
    ).toEqual({
      link: 'https://a.vn',
      name: 'b',
    })
  })

  test('a partial input has only what differs from what was seen', () => {
    expect(changedOnly({ title: 'b', mediaIds: ['1'], days: null }, { title: 'a', mediaIds: ['1'] })).toEqual({
      title: 'b',
    })
  })
})

test('an empty field equals a missing one, and lists are compared by content', () => {
  expect(isSame(undefined, '')).toBe(true)
  expect(isSame(null, undefined)).toBe(true)
  expect(isSame([1], [1])).toBe(true)
  expect(isSame('', 'a')).toBe(false)
  expect(isSame(false, undefined)).toBe(false)
})
