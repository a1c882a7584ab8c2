import { isDay, recentDays } from './day.ts'
import { fitText } from './search-text.ts'

/**
 * A list, declared once per feature in `*.list.ts`: the GraphQL arguments, the URL's search parameters, the filter bar,
 * saved views and exports follow from it.
 */
export type FilterSpec =
  /** Free text. `longest` is in letters; `phones` if what is searched holds phone numbers. */
  | { readonly kind: 'text'; readonly longest: number; readonly phones?: true }
  | (Initial &
      (
        | /** One of fixed values; ALL on the screen means no filter. */
          { readonly kind: 'choice'; readonly values: Values }
        /**
         * Any of fixed values. In the URL `A.B`. In a query `status` takes one value, as in the specification, and
         * `statusIn` takes several.
         */
        | { readonly kind: 'choices'; readonly values: Values }
        /** YES or NO. */
        | { readonly kind: 'yesNo' }
        /** The id of another record, chosen in a picker. */
        | { readonly kind: 'reference'; readonly to: string }
        /** One of the last `last` local days. In the URL `YYYY-MM-DD`. */
        | { readonly kind: 'day'; readonly last: number }
        /** Two local days, both included. In the URL `YYYY-MM-DD_YYYY-MM-DD`, in a query `{from, to}`. */
        | { readonly kind: 'days'; readonly future: boolean }
      ))

type Values = readonly [string, ...string[]]

interface Initial {
  /** The filter's initial value, in the form of the URL. */
  readonly initial?: string | (() => string)
  /** The filter always has a value: clearing it restores the initial one. */
  readonly required?: boolean
}

export interface ListSpec<
  F extends Record<string, FilterSpec> = Record<string, FilterSpec>,
  S extends string = string,
> {
  /** Names GraphQL types (`UserFilter`, `UserSort`), preferences and exports. PascalCase, singular. */
  readonly name: string
  readonly filters: F
  /** Empty for a list with one fixed order. */
  readonly sorts: readonly S[]
  readonly defaultSort?: Sort<S>
  readonly pageSize: number
  readonly pageSizes: readonly number[]
}

/** A list whose order can be chosen. */
export interface SortedListSpec<
  F extends Record<string, FilterSpec> = Record<string, FilterSpec>,
  S extends string = string,
> extends ListSpec<F, S> {
  readonly sorts: readonly [S, ...S[]]
  readonly defaultSort: Sort<S>
}

export interface Sort<S extends string = string> {
  readonly type: S
  readonly dir: SortDirection
}

export const sortDirections = ['ASC', 'DESC'] as const
export type SortDirection = (typeof sortDirections)[number]

/** The largest page size of a list, unless its documented maximum differs. */
export const maximumPageSize = 100

/** Where rows must be counted one by one, screens have no more of them counted: the total is then 'at least' this. */
export const mostCounted = 10_000

export function defineList<const F extends Record<string, FilterSpec>, const S extends string>(
  spec: SortedListSpec<F, S>,
): SortedListSpec<F, S>
export function defineList<const F extends Record<string, FilterSpec>>(
  spec: Omit<ListSpec<F, never>, 'sorts' | 'defaultSort'>,
): ListSpec<F, never>
export function defineList(spec: Omit<ListSpec, 'sorts'> & Partial<ListSpec>): ListSpec {
  return { sorts: [], ...spec }
}

export const yesNo = ['YES', 'NO'] as const
export type YesNo = (typeof yesNo)[number]
export const yesNoOf = (value: boolean): YesNo => (value ? 'YES' : 'NO')

type FilterValue<F> = F extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : F extends { kind: 'yesNo' }
    ? YesNo
    : string

export type FilterValues<F extends Record<string, FilterSpec>> = {
  readonly [K in keyof F]?: FilterValue<F[K]>
}

type ReadValue<F> = F extends { kind: 'days' }
  ? { from: string; to: string }
  : F extends { kind: 'choices'; values: readonly (infer V)[] }
    ? V[]
    : FilterValue<F>

/** Filters with their values read from texts. */
export type ReadFilters<F extends Record<string, FilterSpec>> = { -readonly [K in keyof F]?: ReadValue<F[K]> }

/** Filters as they are sent in a query's arguments. */
export type WireFilters<F extends Record<string, FilterSpec>> = {
  -readonly [K in keyof F as F[K] extends { kind: 'choices' } ? SeveralOf<K & string> : K]?: ReadValue<F[K]>
}

type SeveralOf<Name extends string> = `${Name}In`

/** The name of the argument for several values of a filter; the argument with the filter's own name takes one value. */
export const severalOf = <Name extends string>(name: Name): SeveralOf<Name> => `${name}In`

const entriesOf = (spec: ListSpec, values: object): [string, FilterSpec['kind'], unknown][] =>
  Object.entries(spec.filters).flatMap(([name, { kind }]) => {
    const text = (values as Readonly<Record<string, string | undefined>>)[name]
    if (text === undefined) return []
    return [[name, kind, kind === 'days' ? readDays(text) : kind === 'choices' ? readChoices(text) : text]]
  })

/** Reads a list's filters from their texts in an export, a bulk action or a saved view. */
export function readFilters<F extends Record<string, FilterSpec>>(
  spec: ListSpec<F>,
  values: FilterValues<NoInfer<F>>,
): ReadFilters<F> {
  return Object.fromEntries(entriesOf(spec, values).map(([name, , value]) => [name, value])) as ReadFilters<F>
}

/** A list's filters for its query's arguments, from their texts in a state. */
export function wireFilters<F extends Record<string, FilterSpec>>(
  spec: ListSpec<F>,
  values: FilterValues<NoInfer<F>>,
): WireFilters<F> {
  const entries = entriesOf(spec, values)
  return Object.fromEntries(
    entries.map(([name, kind, value]) => [kind === 'choices' ? severalOf(name) : name, value]),
  ) as WireFilters<F>
}

/**
 * What a list shows: the shape of its search parameters in the URL, with defaults filled in. A list with one fixed
 * order has neither `sort` nor `dir`.
 */
export type ListState<F extends Record<string, FilterSpec> = Record<string, FilterSpec>, S extends string = string> = {
  readonly page: number
  readonly size: number
  readonly sort: S
  readonly dir: SortDirection
} & FilterValues<F>

const dayRange = /^\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2}$/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text could be a record's id. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)

/** Two local days from their text in an address. */
export function readDays(text: string): { from: string; to: string } {
  const [from = '', to = ''] = text.split('_')
  return { from, to }
}

/** Several values from their text in an address. */
export const readChoices = (text: string): string[] => text.split('.')
export const writeChoices = (values: readonly string[]): string => values.join('.')

function isDayRange(text: string): boolean {
  const { from, to } = readDays(text)
  return dayRange.test(text) && isDay(from) && isDay(to) && from <= to
}

/** A filter's value from a text in the address; undefined if it is not valid. */
function readFilter(filter: FilterSpec, text: string): string | undefined {
  switch (filter.kind) {
    case 'text': {
      // Nothing is left of a text that shows nothing.
      return fitText(text, filter.longest) || undefined
    }
    case 'choice':
      return filter.values.includes(text) ? text : undefined
    case 'choices': {
      const chosen = readChoices(text)
      if (!chosen.every((value) => filter.values.includes(value))) return undefined
      return writeChoices(filter.values.filter((value) => chosen.includes(value)))
    }
    case 'yesNo':
      return yesNo.find((value) => value === text)
    case 'reference':
      return isId(text) ? text : undefined
    case 'day':
      return recentDays(filter.last).includes(text) ? text : undefined
    case 'days':
      return isDayRange(text) ? text : undefined
  }
}

/** The word in the URL for a cleared filter, if the filter has an initial value. */
const noFilter = 'ALL'

/** The filter's initial value. */
export function initialFilter(filter: FilterSpec): string | undefined {
  if (filter.kind === 'text') return undefined
  return typeof filter.initial === 'function' ? filter.initial() : filter.initial
}

/** Whether clearing the filter must be written to the URL, because it has an initial value. */
const isOptional = (filter: FilterSpec) =>
  filter.kind !== 'text' && filter.initial !== undefined && filter.required !== true

function readParameter(filter: FilterSpec, given: unknown): string | undefined {
  if (given === noFilter && isOptional(filter)) return undefined
  const value = typeof given === 'string' || typeof given === 'number' ? readFilter(filter, String(given)) : undefined
  return value ?? initialFilter(filter)
}

/** The search parameter of a filter's value; undefined for its default. */
function writeParameter(filter: FilterSpec, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return isOptional(filter) ? noFilter : undefined
  return value === initialFilter(filter) ? undefined : value
}

/** The search parameters for exactly these filters; initial filters that are not among them are written as cleared. */
export function searchOfFilters(spec: ListSpec, filters: Readonly<Record<string, string>>): Record<string, string> {
  const search = Object.entries(spec.filters).map(([name, filter]) => [name, writeParameter(filter, filters[name])])
  return Object.fromEntries(search.filter(([, value]) => value !== undefined)) as Record<string, string>
}

/**
 * Reads a list's state from URL search parameters. Invalid parameters are dropped: an old or mistyped link still opens
 * the list. Plain checks without Zod, because every route's address is read before the login is shown.
 */
export function readListState<F extends Record<string, FilterSpec>, S extends string>(
  spec: ListSpec<F, S>,
  search: Record<string, unknown>,
): ListState<F, S> {
  const filters: Record<string, string> = {}
  for (const [name, filter] of Object.entries(spec.filters)) {
    const value = readParameter(filter, search[name])
    if (value !== undefined) filters[name] = value
  }
  const page = Number(search.page)
  const size = Number(search.size)
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    size: spec.pageSizes.includes(size) ? size : spec.pageSize,
    ...(spec.defaultSort && {
      sort: spec.sorts.find((sort) => sort === search.sort) ?? spec.defaultSort.type,
      dir: sortDirections.find((dir) => dir === search.dir) ?? spec.defaultSort.dir,
    }),
    ...filters,
  } as ListState<F, S>
}

/** Whether a parameter of the URL is one of the list's, with a value that `readListState` does not drop. */
export function readsParameter(spec: ListSpec, name: string, given: unknown): boolean {
  const text = String(given)
  const filter = Object.hasOwn(spec.filters, name) ? spec.filters[name] : undefined
  if (filter) return text === '' || text === noFilter || readFilter(filter, text) !== undefined
  if (name === 'page') return /^[1-9]\d*$/.test(text)
  if (name === 'size') return spec.pageSizes.includes(Number(text))
  if (spec.defaultSort === undefined) return false
  return (
    (name === 'sort' && spec.sorts.includes(text)) || (name === 'dir' && sortDirections.some((dir) => dir === text))
  )
}

/** The search parameters of a state, without defaults, so that links stay short. */
export function writeListState(spec: ListSpec, state: ListState): Record<string, string | number> {
  const search: Record<string, string | number> = {}
  if (state.page > 1) search.page = state.page
  if (state.size !== spec.pageSize) search.size = state.size
  if (spec.defaultSort && (state.sort !== spec.defaultSort.type || state.dir !== spec.defaultSort.dir)) {
    search.sort = state.sort
    search.dir = state.dir
  }
  return { ...search, ...searchOfFilters(spec, state as unknown as Record<string, string>) }
}

/** The page to show after the size changed: the same number, but not past the new last page. */
export function pageWithin(page: number, size: number, total: number): number {
  return Math.max(1, Math.min(page, Math.ceil(total / size)))
}

/**
 * Checks filters that are sent as data (an export, a bulk action on all that match, a saved view) against the list.
 * Nothing is dropped silently, because that would select more rows than intended.
 *
 * @returns the filters, or the names of the invalid ones
 */
export function checkFilters<F extends Record<string, FilterSpec>>(
  spec: ListSpec<F>,
  given: unknown,
): { ok: true; filters: FilterValues<F> } | { ok: false; faulty: string[] } {
  const entries = Object.entries((given ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  const read = entries.map(([name, value]) => {
    const filter = spec.filters[name]
    return [name, filter && typeof value === 'string' ? readFilter(filter, value) : undefined] as const
  })
  const faulty = read.filter(([, value]) => value === undefined).map(([name]) => name)
  if (faulty.length > 0) return { ok: false, faulty }
  return { ok: true, filters: Object.fromEntries(read) as FilterValues<F> }
}
