import { checkFilters, type ListSpec, type Sort, sortDirections } from '../../../platform/shared/list.ts'
import { admin, type Viewer } from '../../../platform/shared/permission.ts'

/** A limit above the number of columns that any list has. */
export const mostColumns = 60

/** The saved state of a list. Null keeps the list's own order and page size, and the reader's own columns. */
export interface ViewState {
  readonly filters: Readonly<Record<string, string>>
  readonly sort: Sort | null
  readonly columns: readonly string[] | null
  readonly size: number | null
}

/** The part of a stored view that still fits its list, and the names of the rest (`filters.x`, `columns.y`, …). */
export interface FittedView extends ViewState {
  readonly misfits: readonly string[]
}

/**
 * Checks a view against its list: later releases may drop filters, orders and columns. The parts that do not fit are in
 * the order of the fields.
 *
 * @param columns the keys of the columns that the list has
 */
export function fitView(spec: ListSpec, columns: ReadonlySet<string>, view: ViewState): FittedView {
  const checked = checkFilters(spec, view.filters)
  const faulty = new Set(checked.ok ? [] : checked.faulty)
  const misfits = [...faulty].map((name) => `filters.${name}`)

  const sortFits = view.sort === null || isSortOf(spec, view.sort)
  if (!sortFits) misfits.push('sort')

  const unknown = (view.columns ?? []).filter((key) => !columns.has(key))
  misfits.push(...unknown.map((key) => `columns.${key}`))

  const sizeFits = view.size === null || spec.pageSizes.includes(view.size)
  if (!sizeFits) misfits.push('size')
  return {
    filters: Object.fromEntries(Object.entries(view.filters).filter(([name]) => !faulty.has(name))),
    sort: sortFits ? view.sort : null,
    columns: view.columns?.filter((key) => columns.has(key)) ?? null,
    size: sizeFits ? view.size : null,
    misfits,
  }
}

function isSortOf(spec: ListSpec, { type, dir }: Partial<Sort>): boolean {
  return type !== undefined && spec.sorts.includes(type) && dir !== undefined && sortDirections.includes(dir)
}

/** Whether two states are equal, in whatever order the database returns their keys. */
export function isSameState(one: ViewState, other: ViewState): boolean {
  const plain = ({ filters, sort, columns, size }: ViewState) =>
    JSON.stringify([
      Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      sort && [sort.type, sort.dir],
      columns,
      size,
    ])
  return plain(one) === plain(other)
}

/** Whether the viewer sees a view at all: their own, and shared ones. */
export function maySeeView(viewer: Viewer, view: { readonly user_id: string; readonly shared: boolean }): boolean {
  return view.shared || view.user_id === viewer._id
}

/** Whether the viewer may change or delete a view that they see. */
export function mayChangeView(viewer: Viewer, view: { readonly user_id: string }): boolean {
  return view.user_id === viewer._id || admin.allows(viewer)
}
