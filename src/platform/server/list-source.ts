import type { ListSpec, Sort } from '../shared/list.ts'
import { checkFilters, sortDirections } from '../shared/list.ts'
import type { Operation } from '../shared/operation.ts'
import { invalid, Refusal } from '../shared/refusal.ts'
import type { Context } from './context.ts'

/** A cell of an export. */
export type Cell = string | number | Date | null

/** What the server must know of a list to work through all of it: for exports and for actions on all that match. */
export interface ListSource<Row = unknown> {
  readonly spec: ListSpec
  /** Whoever may read the list may export it. */
  readonly operation: Operation
  /** Columns of an export by the key that screens use, with their headings. */
  readonly columns: Readonly<Record<string, { readonly title: string; readonly cell: (row: Row) => Cell }>>
  /** The next ids of all that match, in the order of ids. */
  idsAfter(ctx: Context, filters: Record<string, string>, after: string | null, limit: number): Promise<string[]>
  /** The next rows of all that match, in the order asked for. */
  rowsAfter(ctx: Context, filters: Record<string, string>, sort: Sort, after: Row | null, limit: number): Promise<Row[]>
}

const sources = new Map<string, ListSource>()

export function registerListSource<Row>(source: ListSource<Row>): void {
  sources.set(source.spec.name, source as ListSource)
}

/** The list of that name, if the viewer may read it. */
export function listSource(ctx: Context, name: string): ListSource {
  const source = sources.get(name)
  if (!source) throw invalid('list', 'There is no such list.')
  if (!source.operation.permission.allows(ctx.viewer)) throw new Refusal('FORBIDDEN', 'Permission Denied!')
  return source
}

/** @throws Refusal BAD_USER_INPUT naming the filters that the list does not have */
export function requireFilters(spec: ListSpec, given: unknown): Record<string, string> {
  // An array or a number has no filters in it either, but was not meant as "everything".
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw invalid('filters', 'must be an object')
  const checked = checkFilters(spec, given)
  if (checked.ok) return checked.filters as Record<string, string>
  const fields = checked.faulty.map((name) => ({ field: `filters.${name}`, message: 'is not a filter of this list' }))
  throw new Refusal('BAD_USER_INPUT', 'These filters do not fit the list.', { fields })
}

export function requireSort(spec: ListSpec, given: unknown): Sort {
  if (given === null || given === undefined) return spec.defaultSort
  const { type, dir } = given as Partial<Sort>
  if (!type || !spec.sorts.includes(type) || !dir || !sortDirections.includes(dir))
    throw invalid('sort', 'is not an order of this list')
  return { type, dir }
}
