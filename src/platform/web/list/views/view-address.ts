import {
  initialFilter,
  isId,
  type ListSpec,
  type ListState,
  readListState,
  searchOfFilters,
  type Sort,
  writeListState,
} from '../../../shared/list.ts'
import { filtersOf } from '../list-filter-values.ts'

type Search = Readonly<Record<string, unknown>>

/** The part of a saved view that an address can hold. Null means the list's own or the reader's choice. */
export interface ViewContent {
  readonly filters: Readonly<Record<string, string>>
  readonly sort: Sort | null
  readonly columns: readonly string[] | null
  readonly size: number | null
}

/** The word in the address for no view, which also prevents the default one. */
export const noView = 'none'

const columnKeys = /^\w{1,60}(\.\w{1,60}){0,59}$/

/** The parameters in addition to the list's state: the id of the view, and the columns if there are any. */
export function readViewParameters(search: Search): { readonly view?: string; readonly columns?: string } {
  const { view, columns } = search
  return {
    ...(view === noView || isId(view) ? { view } : {}),
    ...(typeof columns === 'string' && columnKeys.test(columns) ? { columns } : {}),
  }
}

export const writeColumns = (keys: readonly string[]): string => keys.join('.')
export const readColumns = (columns: string | undefined): readonly string[] | undefined => columns?.split('.')

/** The search parameters that open a view, without the filters that the screen fixes. */
export function addressOfView(
  spec: ListSpec,
  view: ViewContent & { readonly _id: string },
  fixed: Readonly<Record<string, string>> = {},
): Record<string, string | number> {
  const free = Object.entries(searchOfFilters(spec, view.filters)).filter(([name]) => !(name in fixed))
  const state = readListState(spec, {
    ...Object.fromEntries(free),
    sort: view.sort?.type,
    dir: view.sort?.dir,
    size: view.size,
  })
  const search = { ...writeListState(spec, state), view: view._id }
  return view.columns && view.columns.length > 0 ? { ...search, columns: writeColumns(view.columns) } : search
}

/** The present state of the screen, in the form in which a view stores it. */
export function contentOf(
  spec: ListSpec,
  state: ListState,
  columns: readonly string[],
): { filters: Record<string, string>; sort: Sort | null; columns: readonly string[]; size: number } {
  const sort = spec.defaultSort ? { type: state.sort, dir: state.dir } : null
  return { filters: keptFilters(spec, state), sort, columns, size: state.size }
}

/** An initial filter is stored only if the person chose its value: the list's own value may change from day to day. */
function keptFilters(spec: ListSpec, state: ListState): Record<string, string> {
  const isOwn = ([name, value]: [string, string]) => {
    const filter = spec.filters[name]!
    return filter.kind !== 'text' && filter.required === true && value === initialFilter(filter)
  }
  return Object.fromEntries(Object.entries(filtersOf(spec, state)).filter((entry) => !isOwn(entry)))
}

/** Whether the screen differs from a view: another filter, order, size or choice of columns. */
export function isModified(
  spec: ListSpec,
  view: ViewContent & { readonly _id: string },
  search: Search,
  fixed: Readonly<Record<string, string>> = {},
): boolean {
  const { columns } = readViewParameters(search)
  const { page: _, ...state } = writeListState(spec, readListState(spec, search))
  const now = {
    ...state,
    ...(columns === undefined ? {} : { columns }),
    view: view._id,
  }
  return inOrder(now) !== inOrder(addressOfView(spec, view, fixed))
}

const inOrder = (parameters: object) =>
  JSON.stringify(Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1)))
