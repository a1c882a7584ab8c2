import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkFilters, defineList, type ListState, pageWithin, readListState, writeListState } from './list.ts'

const id = '01920000-0000-7000-8000-000000000000'
const spec = defineList({
  name: 'Thing',
  filters: {
    q: { kind: 'text', longest: 10 },
    status: { kind: 'choice', values: ['OPEN', 'SHUT'] },
    owner: { kind: 'reference', to: 'user' },
    made: { kind: 'days', future: false },
  },
  sorts: ['CREATED_AT', 'NAME'],
  defaultSort: { type: 'CREATED_AT', dir: 'DESC' },
  pageSize: 10,
  pageSizes: [10, 20, 50, 100],
})
const defaults = { page: 1, size: 10, sort: 'CREATED_AT', dir: 'DESC' }

describe('a list’s state in an address', () => {
  test('is read with defaults for what is not there', () => {
    expect(readListState(spec, {})).toEqual(defaults)
    const search = {
      page: 3,
      size: '50',
      sort: 'NAME',
      dir: 'ASC',
      q: ' phở ',
      status: 'OPEN',
      owner: id,
      made: '2026-01-01_2026-01-31',
    }
    expect(readListState(spec, search)).toEqual({ ...search, size: 50, q: 'phở' })
  })

  test.each<Record<string, unknown>>([
    { page: 0 },
    { page: 'x' },
    { page: 1.5 },
    { size: 7 },
    { sort: 'EMAIL' },
    { dir: 'UP' },
    { q: '' },
    { q: 'x'.repeat(11) },
    { status: 'open' },
    { owner: '12' },
    { made: '2026-01-31' },
    { made: '2026-02-30_2026-03-01' },
    { made: '2026-02-02_2026-02-01' },
    { unknown: 'x' },
    { q: ['a'] },
    { constructor: 'x' },
  ])('drops %o', (search) => expect(readListState(spec, search)).toEqual(defaults))

  test('is written short and read back the same', () => {
    expect(writeListState(spec, readListState(spec, {}) as ListState)).toEqual({})
    const state = fc.record({
      page: fc.integer({ min: 1, max: 1e6 }),
      size: fc.constantFrom(...spec.pageSizes),
      sort: fc.constantFrom(...spec.sorts),
      dir: fc.constantFrom('ASC', 'DESC'),
      q: fc.option(
        fc.string({ minLength: 1, maxLength: 10 }).filter((text) => text.trim() === text),
        { nil: undefined },
      ),
      status: fc.constantFrom(undefined, 'OPEN', 'SHUT'),
    })
    fc.assert(
      fc.property(state, (given) => {
        const whole = JSON.parse(JSON.stringify(given)) as ListState
        expect(readListState(spec, writeListState(spec, whole))).toEqual(whole)
      }),
    )
  })
})

test('a page stays within the last one when the size changes', () => {
  expect(pageWithin(5, 10, 100)).toBe(5)
  expect(pageWithin(11, 10, 100)).toBe(10)
  expect(pageWithin(5, 100, 101)).toBe(2)
  expect(pageWithin(3, 10, 0)).toBe(1)
})

describe('filters that arrive as data', () => {
  test('are taken when each is understood', () => {
    expect(checkFilters(spec, { status: 'OPEN', q: 'x', owner: null })).toEqual({
      ok: true,
      filters: { status: 'OPEN', q: 'x' },
    })
    expect(checkFilters(spec, undefined)).toEqual({ ok: true, filters: {} })
  })

  test('are refused by name when one is not: nothing is dropped in silence', () => {
    expect(checkFilters(spec, { status: 'GONE', colour: 'red', owner: 5, constructor: 'x', q: 'fine' })).toEqual({
      ok: false,
      faulty: ['status', 'colour', 'owner', 'constructor'],
    })
  })
})
