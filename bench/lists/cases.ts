/**
 * Every list whose time is limited, by ratio or in milliseconds: each sort in each direction, each value of each
 * enumerated filter alone and in pairs of two filters, and all rare statuses together.
 */
import { termStatuses } from '../../src/platform/shared/permission.ts'
import { addDays } from '../../src/platform/shared/day.ts'
import { type ListSpec, type Sort, sortDirections, yesNo } from '../../src/platform/shared/list.ts'
import { alwaysFiltered, largest, listOf, type Operation, operations } from './measured.ts'

import type { PageName } from './side.ts'

/** Several values of one filter are joined by commas. */
export type Filter = Readonly<Record<string, string>>

export interface ListCase {
  readonly operation: Operation
  readonly filter: Filter
  readonly sort: Sort
}

/**
 * The order by points is in another table than the filtered columns, and the middle of a larger list is further from its
 * ends: these only have a limit in milliseconds.
 */
export const isFlat = ({ filter, sort }: ListCase, page: PageName) =>
  page !== 'middle' && (sort.type !== 'POINT' || Object.keys(filter).length === 0)

/** The possible values of the enumerated filters. Badges by their titles, which are the same in every database. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** Ranges of local days, in the format of the lists' addresses. */
export function dayRanges(today: string): string[] {
  return [
    `${today}_${today}`,
    `${addDays(today, -6)}_${today}`,
    `${addDays(today, -29)}_${today}`,
    `${addDays(today, -200)}_${addDays(today, -171)}`,
    `${addDays(today, -364)}_${today}`,
  ]
}

const rareStatuses = termStatuses.filter((status) => status !== 'NORMAL').join(',')

function choicesOf(spec: ListSpec, given: Choices): [string, readonly string[]][] {
  return Object.entries(spec.filters).flatMap(([name, filter]) => {
    const several = filter.kind === 'choices' && filter.values === termStatuses ? [rareStatuses] : []
    const values = 'values' in filter ? [...filter.values, ...several] : filter.kind === 'yesNo' ? yesNo : given[name]
    return values ? [[name, values] as [string, readonly string[]]] : []
  })
}

/** No filter, each value alone, and each pair of values of two filters. */
function filtersOf(choices: [string, readonly string[]][]): Filter[] {
  const alone = choices.flatMap(([name, values]) => values.map((value) => ({ [name]: value })))
  const pairs = choices.flatMap(([name, values], i) =>
    choices
      .slice(i + 1)
      .flatMap(([other, others]) => values.flatMap((a) => others.map((b) => ({ [name]: a, [other]: b })))),
  )
  return [{}, ...alone, ...pairs]
}

function casesOf(operation: Operation, given: Choices): ListCase[] {
  const { spec, isFixed } = listOf(operation)
  const always = alwaysFiltered[operation]
  const fixed = always ? { [always]: largest } : {}
  const sorts = isFixed
    ? [spec.defaultSort!]
    : spec.sorts.flatMap((type) => sortDirections.map((dir) => ({ type, dir })))
  return filtersOf(choicesOf(spec, given)).flatMap((filter) =>
    sorts.map((sort) => ({ operation, filter: { ...fixed, ...filter }, sort })),
  )
}

export function allCases({ badges, today }: { badges: readonly string[]; today: string }): ListCase[] {
  const given = { createdAt: dayRanges(today), badgeId: badges, badge: badges }
  return operations.flatMap((operation) => casesOf(operation, given))
}

export function describe({ operation, filter, sort }: ListCase): string {
  const filters = Object.entries(filter).map(([name, value]) => `${name}=${value}`)
  return [operation, ...filters, `${sort.type} ${sort.dir}`].join(' ')
}
