import type { FilterSpec, ListSpec, ListState } from '../../shared/list.ts'

/** What of a list's state is to change; undefined clears a filter. */
export type ListPatch = Readonly<Record<string, string | number | undefined>>

/** The filters of a state that are set, as they go to exports and bulk actions. */
export function filtersOf(spec: ListSpec, state: ListState): Record<string, string> {
  const values = state as unknown as Record<string, unknown>
  const set: Record<string, string> = {}
  for (const name of Object.keys(spec.filters)) {
    const value = values[name]
    if (typeof value === 'string' && value !== '') set[name] = value
  }
  return set
}

/** The change that clears every filter. */
export function noFilters(filters: Record<string, FilterSpec>): ListPatch {
  return { page: 1, ...Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])) }
}
