import { expect, test } from 'vitest'
import { defineList, type ListSpec, type ListState, readListState } from '../../../shared/list.ts'
import { addressOfView, contentOf, isModified, readViewParameters } from './view-address.ts'

/** The specification in the general type that all list screens use. */
const stateOf = (spec: ListSpec, search: Readonly<Record<string, unknown>>): ListState => readListState(spec, search)

const list = defineList({
  name: 'Thing',
  filters: { q: { kind: 'text', longest: 20 }, state: { kind: 'choice', values: ['ON', 'OFF'] } },
  sorts: ['NAME', 'AGE'],
  defaultSort: { type: 'NAME', dir: 'ASC' },
  pageSize: 10,
  pageSizes: [10, 20],
})
const _id = '018f2c5e-0000-7000-8000-000000000001'
const view = {
  _id,
  filters: { q: 'x', state: 'ON' },
  sort: { type: 'AGE', dir: 'DESC' },
  columns: ['name', 'age'],
  size: 20,
} as const

test('a view is opened by an address that contains all of it', () => {
  expect(addressOfView(list, view)).toEqual({
    q: 'x',
    state: 'ON',
    sort: 'AGE',
    dir: 'DESC',
    size: 20,
    columns: 'name.age',
    view: _id,
  })
  expect(addressOfView(list, { _id, filters: {}, sort: null, columns: null, size: null })).toEqual({ view: _id })
})

test('filters fixed by the screen are left out of the address', () => {
  expect(addressOfView(list, view, { state: 'OFF' })).not.toHaveProperty('state')
})

test('the screen’s state is read as the same view', () => {
  const { view: _, columns, ...search } = addressOfView(list, view)
  expect(contentOf(list, stateOf(list, search), String(columns).split('.'))).toEqual({
    filters: view.filters,
    sort: view.sort,
    columns: view.columns,
    size: view.size,
  })
})

test('another page is the same view; another filter, size or column is not', () => {
  const search = addressOfView(list, view)
  expect(isModified(list, view, { ...search, page: 3 })).toBe(false)
  expect(isModified(list, view, { ...search, q: 'y' })).toBe(true)
  expect(isModified(list, view, { ...search, size: 10 })).toBe(true)
  expect(isModified(list, view, { ...search, columns: 'name' })).toBe(true)
  expect(isModified(list, view, addressOfView(list, view, { state: 'ON' }), { state: 'ON' })).toBe(false)
})

test.each([
  [
    { view: 'none', columns: 'a.b' },
    { view: 'none', columns: 'a.b' },
  ],
  [{ view: _id }, { view: _id }],
  [{ view: 'other', columns: 'a b' }, {}],
  [{ columns: 7 }, {}],
  [{ columns: '' }, {}],
])('%j is read as %j', (search, read) => expect(readViewParameters(search)).toEqual(read))

const reports = defineList({
  name: 'Report',
  filters: {
    handled: { kind: 'yesNo', initial: 'NO' },
    made: { kind: 'days', future: false, initial: () => '2026-01-01_2026-01-31', required: true },
  },
  pageSize: 10,
  pageSizes: [10],
})

test('a view stores that an initial filter was cleared, but not an initial value that changes from day to day', () => {
  const all = contentOf(reports, stateOf(reports, { handled: 'ALL' }), [])
  expect(all).toEqual({ filters: {}, sort: null, columns: [], size: 10 })
  expect(addressOfView(reports, { ...all, _id })).toEqual({ handled: 'ALL', view: _id })
  const open = contentOf(reports, stateOf(reports, {}), [])
  expect(open.filters).toEqual({ handled: 'NO' })
  expect(addressOfView(reports, { ...open, _id })).toEqual({ view: _id })
  expect(contentOf(reports, stateOf(reports, { made: '2026-02-01_2026-02-03' }), []).filters).toEqual({
    handled: 'NO',
    made: '2026-02-01_2026-02-03',
  })
})
