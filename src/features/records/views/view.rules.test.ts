import { expect, test } from 'vitest'
import { defineList } from '../../../platform/shared/list.ts'
import { fitView, mayChangeView, maySeeView } from './view.rules.ts'

const list = defineList({
  name: 'Thing',
  filters: { q: { kind: 'text', longest: 20 }, state: { kind: 'choice', values: ['ON', 'OFF'] } },
  sorts: ['NAME'],
  defaultSort: { type: 'NAME', dir: 'ASC' },
  pageSize: 10,
  pageSizes: [10, 20],
})
const columns = new Set(['name', 'state'])

test('a view that fits is returned unchanged', () => {
  const view = {
    filters: { q: 'x', state: 'ON' },
    sort: { type: 'NAME', dir: 'DESC' },
    columns: ['name'],
    size: 20,
  } as const
  expect(fitView(list, columns, view)).toEqual({ ...view, misfits: [] })
})

test('what the list no longer has is reported, and the rest is kept', () => {
  const view = {
    filters: { q: 'x', gone: '1', state: 'BROKEN' },
    sort: { type: 'AGE', dir: 'ASC' },
    columns: ['name', 'age'],
    size: 15,
  } as const
  expect(fitView(list, columns, view)).toEqual({
    filters: { q: 'x' },
    sort: null,
    columns: ['name'],
    size: null,
    misfits: ['filters.gone', 'filters.state', 'sort', 'columns.age', 'size'],
  })
})

test('unset parts of a view stay unset', () => {
  const view = { filters: {}, sort: null, columns: null, size: null }
  expect(fitView(list, columns, view)).toEqual({ ...view, misfits: [] })
})

test('a stored order that is malformed is a misfit, not a fault', () => {
  expect(fitView(list, columns, { filters: {}, sort: {} as never, columns: null, size: null }).misfits).toEqual([
    'sort',
  ])
})

const viewer = (_id: string, group: 'ADMIN' | 'STAFF') =>
  ({ _id, group, badgeStatus: null, termStatus: 'NORMAL', areas: [] }) as const

test('private views are visible only to their author; shared ones are changed by author and administrators', () => {
  const view = { user_id: 'a', shared: false }
  expect(
    [viewer('a', 'STAFF'), viewer('b', 'STAFF'), viewer('c', 'ADMIN')].map((one) => maySeeView(one, view)),
  ).toEqual([true, false, false])
  const shared = { user_id: 'a', shared: true }
  expect(
    [viewer('a', 'STAFF'), viewer('b', 'STAFF'), viewer('c', 'ADMIN')].map((one) => maySeeView(one, shared)),
  ).toEqual([true, true, true])
  expect(
    [viewer('a', 'STAFF'), viewer('b', 'STAFF'), viewer('c', 'ADMIN')].map((one) => mayChangeView(one, shared)),
  ).toEqual([true, false, true])
})
