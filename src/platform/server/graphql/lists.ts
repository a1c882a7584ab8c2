import type { ObjectRef } from '@pothos/core'
import { z } from 'zod'
import { type FilterSpec, type ListSpec, maximumPageSize, type Sort, sortDirections } from '../../shared/list.ts'
import { builder, enumOf, type HouseTypes, knownEnum } from './builder.ts'

/** The `filter` argument of a list: its filters, less those that the specification puts beside it. */
export function filterInput(spec: ListSpec, beside: readonly string[] = []) {
  return builder.inputType(`${spec.name}Filter`, {
    fields: (t) =>
      Object.fromEntries(
        Object.entries(spec.filters)
          .filter(([name]) => !beside.includes(name))
          .map(([name, filter]) => [name, t.field({ type: filterType(filter) as 'String' })]),
      ),
  })
}

function filterType(filter: FilterSpec): unknown {
  switch (filter.kind) {
    case 'text':
      return 'String'
    case 'reference':
      return 'ID'
    case 'choice':
      return knownEnum(filter.values)
    case 'days':
      return MomentRange
  }
}

/** Two moments; a list takes the whole local days that hold them, both included. */
const MomentRange = builder.inputType('MomentRange', {
  fields: (t) => ({ from: t.field({ type: 'DateTime' }), to: t.field({ type: 'DateTime' }) }),
})

/** The `sortBy` argument of a list. */
export function sortInput(spec: ListSpec) {
  return builder.inputType(`${spec.name}Sort`, {
    fields: (t) => ({
      type: t.field({ type: enumOf(`${spec.name}SortType`, spec.sorts) }),
      dir: t.field({ type: enumOf('SortDirection', sortDirections) }),
    }),
  })
}

/** The order asked for, with the list's own where nothing was. */
export function sortOf<S extends string>(spec: ListSpec<Record<string, FilterSpec>, S>, given: unknown): Sort<S> {
  const { type, dir } = (given ?? {}) as { type?: S | null; dir?: Sort['dir'] | null }
  return { type: type ?? spec.defaultSort.type, dir: dir ?? spec.defaultSort.dir }
}

const whole = z.number().int()

/** `limit` over the list's maximum is refused, not clamped. Defaults to the list's page size. */
export function limitInput(pageSize: number, maximum = maximumPageSize) {
  return whole
    .min(1, 'must be at least 1')
    .max(maximum, `must be at most ${maximum}`)
    .nullish()
    .transform((limit) => limit ?? pageSize)
}

/** A page's number, counting from `first`; comes out counting from 0. */
export function pageInput(first: 0 | 1 = 1) {
  return whole
    .min(first, `must be at least ${first}`)
    .max(100_000_000)
    .nullish()
    .transform((page) => (page ?? first) - first)
}

/** A page of a list: each part is computed only when it is selected. */
export interface ListPage<Row> {
  readonly items: () => Promise<Row[]>
  readonly total: () => Promise<number>
}

/** The object type of a list's page. `totalName` is `counter` or `total`, as the specification calls it. */
export function listPageType<Row>(
  name: string,
  item: ObjectRef<HouseTypes, Row, Row>,
  totalName: 'counter' | 'total' = 'counter',
) {
  return builder.objectRef<ListPage<Row>>(name).implement({
    fields: (t) => ({
      [totalName]: t.int({ description: 'The exact number of rows that match.', resolve: (page) => page.total() }),
      items: t.field({ type: [item], resolve: (page) => page.items() as never }),
    }),
  })
}
