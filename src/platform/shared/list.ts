import { isDay } from './day.ts'
/**
 * A list, declared once per feature in `*.list.ts`: from it come the GraphQL arguments, the URL's search
 * parameters, the filter bar, saved views and exports.
 */
export type FilterSpec =
  /** Free text. `longest` is in characters. */
  | { readonly kind: 'text'; readonly longest: number }
  /** One of fixed values; ALL on the screen is the absence of the filter. */
  | { readonly kind: 'choice'; readonly values: readonly [string, ...string[]] }
  /** The id of another record, chosen in a picker. */
  | { readonly kind: 'reference'; readonly to: string }
  /** Two local days, both included. In the URL `YYYY-MM-DD_YYYY-MM-DD`, on the wire `{from, to}`. */
  | { readonly kind: 'days'; readonly future: boolean }

export interface ListSpec<
  F extends Record<string, FilterSpec> = Record<string, FilterSpec>,
  S extends string = string,
> {
  /** Names GraphQL types (`UserFilter`, `UserSort`), preferences and exports. PascalCase, singular. */
  readonly name: string
  readonly filters: F
  readonly sorts: readonly [S, ...S[]]
  readonly defaultSort: Sort<S>
  readonly pageSize: number
  readonly pageSizes: readonly number[]
}

export interface Sort<S extends string = string> {
  readonly type: S
  readonly dir: SortDirection
}

export const sortDirections = ['ASC', 'DESC'] as const
export type SortDirection = (typeof sortDirections)[number]

/** The largest page a list may be asked for, unless its own documented maximum differs. */
export const maximumPageSize = 100

export function defineList<const F extends Record<string, FilterSpec>, const S extends string>(
  spec: ListSpec<F, S>,
): ListSpec<F, S> {
  return spec
}

export type FilterValues<F extends Record<string, FilterSpec>> = {
  readonly [K in keyof F]?: F[K] extends { kind: 'choice'; values: readonly (infer V)[] } ? V : string
}

/** What a list shows: the shape of its search parameters in the URL, with defaults filled in. */
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

function isDayRange(text: string): boolean {
  const [from, to] = text.split('_')
  return dayRange.test(text) && isDay(from!) && isDay(to!) && from! <= to!
}

/** What a filter makes of a text from the address; nothing if it does not understand it. */
function readFilter(filter: FilterSpec, text: string): string | undefined {
  switch (filter.kind) {
    case 'text': {
      const trimmed = text.trim()
      return trimmed !== '' && trimmed.length <= filter.longest ? trimmed : undefined
    }
    case 'choice':
      return filter.values.includes(text) ? text : undefined
    case 'reference':
      return isId(text) ? text : undefined
    case 'days':
      return isDayRange(text) ? text : undefined
  }
}

/**
 * Reads a list's state from URL search parameters. What it does not understand, it drops: a stale or mistyped
 * link still opens the list. Plain checks and no Zod: every route's address is read before the login is painted.
 */
export function readListState<F extends Record<string, FilterSpec>, S extends string>(
  spec: ListSpec<F, S>,
  search: Record<string, unknown>,
): ListState<F, S> {
  const filters: Record<string, string> = {}
  for (const [name, filter] of Object.entries(spec.filters)) {
    const given = search[name]
    const value = typeof given === 'string' || typeof given === 'number' ? readFilter(filter, String(given)) : undefined
    if (value !== undefined) filters[name] = value
  }
  const page = Number(search.page)
  const size = Number(search.size)
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    size: spec.pageSizes.includes(size) ? size : spec.pageSize,
    sort: spec.sorts.find((sort) => sort === search.sort) ?? spec.defaultSort.type,
    dir: sortDirections.find((dir) => dir === search.dir) ?? spec.defaultSort.dir,
    ...filters,
  } as ListState<F, S>
}

/** The search parameters that say the same as a state: defaults left out, so that links stay short. */
export function writeListState(spec: ListSpec, state: ListState): Record<string, string | number> {
  const search: Record<string, string | number> = {}
  if (state.page > 1) search.page = state.page
  if (state.size !== spec.pageSize) search.size = state.size
  if (state.sort !== spec.defaultSort.type || state.dir !== spec.defaultSort.dir) {
    search.sort = state.sort
    search.dir = state.dir
  }
  for (const name of Object.keys(spec.filters)) {
    const value = (state as Record<string, unknown>)[name]
    if (typeof value === 'string' && value !== '') search[name] = value
  }
  return search
}

/** The page to show after the size changed: the same one, but never past the new last page. */
export function pageWithin(page: number, size: number, total: number): number {
  return Math.max(1, Math.min(page, Math.ceil(total / size)))
}

/**
 * Checks filters that arrive as data (an export, a bulk action on all that match, a saved view) against the list.
 * Here nothing is dropped in silence: what would select more than was meant must not.
 *
 * @returns the filters, or the names of those that are not understood
 */
export function checkFilters<F extends Record<string, FilterSpec>>(
  spec: ListSpec<F>,
  given: unknown,
): { ok: true; filters: FilterValues<F> } | { ok: false; faulty: string[] } {
  const entries = Object.entries((given ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  const isFaulty = ([name, value]: [string, unknown]) => {
    const filter = spec.filters[name]
    return !filter || typeof value !== 'string' || readFilter(filter, value) === undefined
  }
  const faulty = entries.filter(isFaulty).map(([name]) => name)
  if (faulty.length > 0) return { ok: false, faulty }
  return { ok: true, filters: Object.fromEntries(entries) as FilterValues<F> }
}
