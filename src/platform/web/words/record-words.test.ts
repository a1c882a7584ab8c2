import { expect, test } from 'vitest'
import { m } from '../../../generated/messages/messages.js'
import { overwriteGetLocale } from '../../../generated/messages/runtime.js'
import { fieldLabel, fieldValue } from './record-words.ts'

const words = {
  name: () => 'Event',
  fields: {
    title: { label: () => 'Title' },
    status: { label: () => 'Status', value: (on: unknown) => (on === true ? 'Enabled' : 'Disabled') },
  },
}
const shown = (field: string, value: unknown, name?: string | null) => fieldValue(words, field, value, name)

test('a value is described as its field says', () => {
  expect(shown('status', false)).toBe('Disabled')
  expect(shown('title', 'Tết')).toBe('Tết')
})

test('what needs no words of its own is shown in plain ones', () => {
  expect([shown('loop', true), shown('loop', false)]).toEqual([m.common_yes(), m.common_no()])
  overwriteGetLocale(() => 'vi')
  expect(shown('loop', true)).toBe('Có')
  overwriteGetLocale(() => 'en')
  expect(shown('points', 12000)).toBe('12,000')
  expect(shown('codes', ['a', 'b'])).toBe('a, b')
  expect(shown('range', { from: 1, to: null, days: ['a'] })).toBe(`1, ${m.common_empty()}, a`)
})

test('nothing is called empty, whichever way it is stored', () => {
  for (const nothing of [null, undefined, '', []]) expect(shown('status', nothing)).toBe(m.common_empty())
})

test('an id is shown by the name of its record', () => {
  expect(shown('badgeId', 'f3b1', 'Gourmet')).toBe('Gourmet')
  const gone = '0199e1c8-fee3-7579-ada5-db489abea6eb'
  expect(shown('badgeId', gone, null)).toBe('…bea6eb')
  expect(shown('badgeIds', [gone, gone])).toBe('…bea6eb, …bea6eb')
})

test('a field, and a kind of record, without words keep their names', () => {
  expect(fieldLabel(words, 'loop')).toBe('loop')
  expect(fieldLabel(undefined, 'title')).toBe('title')
  expect(fieldValue(undefined, 'title', 'Tết')).toBe('Tết')
})
