import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkFilters,
  defineList,
  type ListState,
  pageWithin,
  readListState,
  searchOfFilters,
  wireFilters,
  writeListState,
} from './list.ts'

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
  test('is read with defaults for missing parameters', () => {
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

  test('is written without defaults and read back unchanged', () => {
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

test('a page number stays within the last page when the size changes', () => {
  expect(pageWithin(5, 10, 100)).toBe(5)
  expect(pageWithin(11, 10, 100)).toBe(10)
  expect(pageWithin(5, 100, 101)).toBe(2)
  expect(pageWithin(3, 10, 0)).toBe(1)
})

describe('filters sent as data', () => {
  test('are accepted when each is valid', () => {
    expect(checkFilters(spec, { status: 'OPEN', q: 'x', owner: null })).toEqual({
      ok: true,
      filters: { status: 'OPEN', q: 'x' },
    })
    expect(checkFilters(spec, undefined)).toEqual({ ok: true, filters: {} })
  })

  test('are refused by name when one is not: nothing is dropped silently', () => {
    expect(checkFilters(spec, { status: 'GONE', colour: 'red', owner: 5, constructor: 'x', q: 'fine' })).toEqual({
      ok: false,
      faulty: ['status', 'colour', 'owner', 'constructor'],
    })
  })
})

describe('initial filters of a list', () => {
  const reports = defineList({
    name: 'Report',
    filters: {
      handled: { kind: 'yesNo', initial: 'NO' },
      reasons: { kind: 'choices', values: ['SPAM', 'NUDITY', 'VIOLENCE'] },
      made: { kind: 'days', future: false, initial: () => '2026-01-01_2026-01-31', required: true },
    },
    pageSize: 10,
    pageSizes: [10],
  })
  const month = '2026-01-01_2026-01-31'
  const read = (search: object) => readListState(reports, search as Record<string, unknown>)
  const write = (state: object) => writeListState(reports, { page: 1, size: 10, ...state } as ListState)

  test('apply until somebody chooses otherwise, without a parameter in the address', () => {
    expect(read({})).toEqual({ page: 1, size: 10, handled: 'NO', made: month })
    expect(write(read({}))).toEqual({})
    expect(write(read({ handled: 'YES' }))).toEqual({ handled: 'YES' })
  })

  test('can be cleared, which the address contains, unless the filter is required', () => {
    expect(write({ made: month })).toEqual({ handled: 'ALL' })
    expect(read({ handled: 'ALL', made: 'ALL' })).toEqual({ page: 1, size: 10, made: month })
    expect(write({ handled: 'NO' })).toEqual({})
  })

  test('are not added to saved filters', () => {
    expect(searchOfFilters(reports, { reasons: 'SPAM' })).toEqual({ handled: 'ALL', reasons: 'SPAM' })
    expect(checkFilters(reports, { handled: 'NO' })).toEqual({ ok: true, filters: { handled: 'NO' } })
    expect(checkFilters(reports, { handled: 'ALL' })).toEqual({ ok: false, faulty: ['handled'] })
  })

  test('several values are written in a fixed order, without unknown ones', () => {
    expect(read({ reasons: 'VIOLENCE.SPAM.SPAM' })).toMatchObject({ reasons: 'SPAM.VIOLENCE' })
    expect(read({ reasons: 'SPAM.OTHER' })).not.toHaveProperty('reasons')
    expect(checkFilters(reports, { reasons: 'SPAM.OTHER' }).ok).toBe(false)
  })

  test('a list with a fixed order has none in its state and its address', () => {
    expect(read({ sort: 'NAME', dir: 'ASC' })).not.toHaveProperty('sort')
    expect(write({ sort: 'NAME', dir: 'ASC', handled: 'NO' })).toEqual({})
  })

  test('are sent as lists and days', () => {
    const state = read({ reasons: 'SPAM.NUDITY', handled: 'ALL' })
    expect(wireFilters(reports, state)).toEqual({
      reasonsIn: ['SPAM', 'NUDITY'],
      made: { from: '2026-01-01', to: '2026-01-31' },
    })
  })
})
