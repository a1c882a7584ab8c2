import { type FilterSpec, initialFilter, type ListSpec, type ListState } from '../../shared/list.ts'

type Filters = Record<string, FilterSpec>

/** A partial change of a list's state; undefined clears a filter. */
export type ListPatch = Readonly<Record<string, string | number | undefined>>

/** The filters that are set, for exports and bulk actions. */
export function filtersOf<F extends Filters, S extends string>(
  spec: ListSpec<F, S>,
  state: ListState<F, S>,
): Record<string, string> {
  const values = state as unknown as Record<string, unknown>
  const set: Record<string, string> = {}
  for (const name of Object.keys(spec.filters)) {
    const value = values[name]
    if (typeof value === 'string' && value !== '') set[name] = value
  }
  return set
}

/** The patch that restores the list's initial filters. */
export function initialFilters(filters: Record<string, FilterSpec>): ListPatch {
  return {
    page: 1,
    ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, initialFilter(filter)])),
  }
}

/** Whether the person has chosen filters other than the list's initial and fixed ones. */
export function isFiltered<F extends Filters, S extends string>(
  spec: ListSpec<F, S>,
  state: ListState<F, S>,
  fixed: object,
): boolean {
  const values = state as unknown as Record<string, unknown>
  return Object.entries(spec.filters).some(
    ([name, filter]) => !(name in fixed) && values[name] !== initialFilter(filter),
  )
}

/** Whether a text is searched for: the server then counts the rows that match one by one. */
export const isSearched = <F extends Filters, S extends string>(
  spec: ListSpec<F, S>,
  state: ListState<F, S>,
): boolean => Object.keys(filtersOf(spec, state)).some((name) => spec.filters[name]!.kind === 'text')
