import type { ObjectRef } from '@pothos/core'
import { z } from 'zod'
import {
  type FilterSpec,
  type ListSpec,
  maximumPageSize,
  mostCounted,
  severalOf,
  type SortDirection,
  type SortedListSpec,
  sortDirections,
  yesNo,
} from '../../shared/list.ts'
import { recordId, text, zodMessage } from '../../shared/rules.ts'
import { hasSearchText } from '../../shared/search-text.ts'
import type { ListPage } from '../lists/list-page.ts'
import type { AskedPage, GivenFilters, TableList } from '../records/table-list.ts'
import { builder, enumOf, type BuilderTypes } from './builder.ts'
import { day, dayRange } from './day-range.ts'
import { rootField } from './fields.ts'

enumOf('SortDirection', sortDirections)

/** A search text; refused if it has no searchable character. */
export function searchText({ longest }: { longest: number }) {
  return text(longest).refine(hasSearchText, zodMessage('platform_text_nothing_to_find'))
}

/** The same, but an empty text is allowed and returns the first few rows. */
export const searchTextOrEmpty = (filter: { longest: number }) =>
  z.preprocess((text) => (text === '' ? null : text), searchText(filter).nullish())

function filterInput(filter: FilterSpec): z.ZodType {
  switch (filter.kind) {
    case 'text':
      return searchText(filter).nullish()
    case 'reference':
      return recordId().nullish()
    case 'choice':
    case 'choices':
      return choiceInput(filter.values).nullish()
    case 'yesNo':
      return z.enum(yesNo).meta({ graphql: 'YesNo' }).nullish()
    case 'day':
      return day.nullish()
    case 'days':
      return dayRange.nullish()
  }
}

/** The arguments of a filter. */
function filterArguments([name, filter]: [string, FilterSpec]): [string, z.ZodType][] {
  if (filter.kind !== 'choices') return [[name, filterInput(filter)]]
  return [
    [name, filterInput(filter)],
    [
      severalOf(name),
      z.array(choiceInput(filter.values)).min(1).nullish().describe(`Any of these. Not with \`${name}\`.`),
    ],
  ]
}

/** Returns every multi-value filter as a list. Refuses one value and several of the same filter at once. */
function givenFilters(
  spec: ListSpec,
  path: readonly string[],
  values: Readonly<Record<string, unknown>>,
  ctx: z.RefinementCtx,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(spec.filters).flatMap(([name, { kind }]) => {
      const value = values[name]
      if (kind !== 'choices') return value == null ? [] : [[name, value]]
      const several = values[severalOf(name)]
      if (value != null && several != null) {
        const text = { message: 'platform_text_not_together', params: { other: name } }
        ctx.addIssue({ code: 'custom', path: [...path, severalOf(name)], ...text })
      }
      return value == null && several == null ? [] : [[name, several ?? [value]]]
    }),
  )
}

function choiceInput(values: readonly [string, ...string[]]): z.ZodType {
  // Some values are not valid names in a GraphQL enum: 'admin:create'.
  const isEnum = values.every((value) => /^\w+$/.test(value))
  return isEnum ? z.enum(values) : z.enum(values).meta({ graphql: 'String' })
}

interface ListArguments<F> {
  /** The name of the page argument; `page` by default. */
  readonly page?: string
  /** The number of the first page; 1 by default. */
  readonly first?: 0 | 1
  /** Filters that are separate arguments, outside of the `filter` argument, as in the specification. */
  readonly ownArguments?: readonly (keyof F & string)[]
  /** The page size for callers who give none; that of the screen by default. */
  readonly limit?: number
  /** True if `sortType` and `sortDir` give the order instead of `sortBy`, as in the specification. */
  readonly sortApart?: boolean
  /** True if a caller may go on after a record, which needs no page: for records that are handled one after another. */
  readonly goesOn?: boolean
}

/** The arguments of a list's query: page, page size, filters and order. */
export function listInput<F extends Record<string, FilterSpec>, S extends string>(
  spec: SortedListSpec<F, S>,
  {
    page = 'page',
    first = 1,
    ownArguments = [],
    limit = spec.pageSize,
    sortApart = false,
    goesOn = false,
  }: ListArguments<F> = {},
): z.ZodType<AskedPage<F, S> & GoesOn> {
  const filters = Object.entries(spec.filters)
  const isOwn = ([name]: readonly [string, unknown]) => ownArguments.includes(name)
  const own = filters.filter(isOwn).flatMap(filterArguments)
  const within = filters.filter((filter) => !isOwn(filter)).flatMap(filterArguments)
  const type = z
    .enum(spec.sorts)
    .meta({ graphql: `${spec.name}SortType` })
    .nullish()
  const dir = z.enum(sortDirections).nullish()
  return z
    .object({
      limit: limitInput(limit),
      [page]: pageInput(first).describe(`The page, counting from ${first}.`),
      ...(goesOn && { after: recordId().nullish().describe(`The record after which to go on, instead of a ${page}.`) }),
      ...Object.fromEntries(own),
      ...(within.length > 0
        ? {
            filter: z
              .object(Object.fromEntries(within))
              .meta({ graphql: `${spec.name}Filter` })
              .nullish(),
          }
        : {}),
      ...(sortApart
        ? { sortType: type, sortDir: dir }
        : {
            sortBy: z
              .object({ type, dir })
              .meta({ graphql: `${spec.name}Sort` })
              .nullish(),
          }),
    })
    .transform((args: Record<string, unknown>, ctx) => {
      const {
        limit,
        after,
        filter,
        sortType,
        sortDir,
        sortBy = { type: sortType, dir: sortDir },
        [page]: number,
        ...others
      } = args as AskedList<S>
      const sort = { type: sortBy?.type ?? spec.defaultSort.type, dir: sortBy?.dir ?? spec.defaultSort.dir }
      const filters = { ...givenFilters(spec, [], others, ctx), ...givenFilters(spec, ['filter'], filter ?? {}, ctx) }
      return { limit, offset: Number(number) * limit, after, filters: filters as GivenFilters<F>, sort }
    })
}

/** The record after which to go on. */
interface GoesOn {
  readonly after?: string | null | undefined
}

type AskedList<S> = Record<string, unknown> & {
  limit: number
  after?: string | null
  filter?: Record<string, unknown> | null
  sortType?: S | null
  sortDir?: SortDirection | null
  sortBy?: { type?: S | null | undefined; dir?: SortDirection | null | undefined } | null
}

/** Adds the query of a list of one table. */
export function addListQuery<Row, F extends Record<string, FilterSpec>, S extends string>(
  list: TableList<Row, F, S>,
  type: ObjectRef<BuilderTypes, ListPage<Row>, ListPage<Row>>,
  options?: ListArguments<F>,
): void {
  rootField(list.operation, {
    type,
    input: listInput(list.spec, options),
    resolve: (asked, ctx) => list.page(ctx.db, asked),
  })
}

const whole = z.number().int()

/** A `limit` over the list's maximum is refused, not clamped. The default is the list's page size. */
export function limitInput(pageSize: number, maximum = maximumPageSize) {
  return whole
    .min(1)
    .max(maximum)
    .nullish()
    .transform((limit) => limit ?? pageSize)
}

/** Checks a page number that counts from `first`, and converts it to one that counts from 0. */
export function pageInput(first: 0 | 1 = 1) {
  return whole
    .min(first)
    .max(100_000_000)
    .nullish()
    .transform((page) => (page ?? first) - first)
}

/** The field for the number of rows that match at least. */
export const atLeast = <Page extends ListPage<unknown>>(t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Page>) =>
  t.int({
    description: `The number of rows that match; where they are counted one by one, ${mostCounted} at most.`,
    resolve: (page) => (page.atLeast ?? page.total)(),
  })

/** The object type of a list's page. `totalName` is `counter` or `total`, as the specification names it. */
export function listPageType<Row>(
  name: string,
  item: ObjectRef<BuilderTypes, Row, Row>,
  totalName: 'counter' | 'total' = 'counter',
) {
  return builder.objectRef<ListPage<Row>>(name).implement({
    fields: (t) => ({
      [totalName]: t.int({ description: 'The exact number of rows that match.', resolve: (page) => page.total() }),
      [`${totalName}AtLeast`]: atLeast(t),
      items: t.field({ type: [item], resolve: (page) => page.items() as never }),
    }),
  })
}
