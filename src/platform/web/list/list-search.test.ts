import { expect, test } from 'vitest'
import { defineList, pageWithin } from '../../shared/list.ts'
import { filtersOf } from './list-filter-values.ts'
import { listSearch } from './list-search.ts'

const badges = defineList({
  name: 'Badge',
  filters: {
    q: { kind: 'text', longest: 10 },
    status: { kind: 'choice', values: ['ON', 'OFF'] },
    owner: { kind: 'reference', to: 'user' },
  },
  sorts: ['TITLE', 'AGE'],
  defaultSort: { type: 'TITLE', dir: 'ASC' },
  pageSize: 10,
  pageSizes: [10, 50],
})
const id = '0190a000-0000-7000-8000-000000000001'
const read = listSearch(badges, 'badge') as unknown as (input: Record<string, unknown>) => object

test('defaults and unknown values are left out of the address', () => {
  expect(
    read({ page: '1', size: 10, sort: 'TITLE', dir: 'ASC', status: 'SOMETHING', other: 'x', badge: '12' }),
  ).toEqual({})
  expect(
    read({ page: '3', size: '50', sort: 'AGE', dir: 'DESC', status: 'OFF', q: ' a ', owner: id, badge: id }),
  ).toEqual({
    page: 3,
    size: 50,
    sort: 'AGE',
    dir: 'DESC',
    status: 'OFF',
    q: 'a',
    owner: id,
    badge: id,
  })
})

test('a number typed into the search stays a text', () => {
  expect(read({ q: 901 })).toEqual({ q: '901' })
})

test('only filters that are set are sent with exports and bulk actions', () => {
  expect(filtersOf(badges, { page: 2, size: 10, sort: 'TITLE', dir: 'ASC', q: '', status: 'ON' } as never)).toEqual({
    status: 'ON',
  })
})

test('a larger page size keeps the page number, but not past the last page', () => {
  expect([pageWithin(9, 50, 93), pageWithin(2, 50, 93), pageWithin(5, 10, 0)]).toEqual([2, 2, 1])
})

test.each([
  ['q', 'a', true],
  ['q', '', true],
  ['status', 'ON', true],
  ['status', 'ALL', true],
  ['status', 'SOMETHING', false],
  ['owner', 'nobody', false],
  ['page', 3, true],
  ['page', '0', false],
  ['size', 50, true],
  ['size', 51, false],
  ['sort', 'AGE', true],
  ['dir', 'UP', false],
  ['view', 'none', true],
  ['columns', 'title.age', true],
  ['badge', id, true],
  ['badge', '12', false],
  ['other', 'x', false],
  ['toString', 'x', false],
])('%s=%s is known: %s', (name, value, known) => {
  expect(listSearch(badges, 'badge').knows(name, value)).toBe(known)
})
