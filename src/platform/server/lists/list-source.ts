import {
  checkFilters,
  type FilterSpec,
  type ListSpec,
  type Sort,
  sortDirections,
  type SortedListSpec,
} from '../../shared/list.ts'
import type { Operation } from '../../shared/operation.ts'
import type { Locale, MessageKey, TextKey, TextParams } from '../../shared/text.ts'
import type { Context } from '../context.ts'
import type { ValueNames } from '../english.ts'
import { invalid, issueOf, malformedAt, Refusal } from '../refusal.ts'
import { requirePermission } from '../access/rights.ts'

type Cell = string | number | null

/**
 * A column of an export: the text of its heading, and the content of a row's cell, in the language of who asked. A
 * cell's promise may come from a loader, which loads for many rows at once.
 */
export type ListColumn<Row> = {
  readonly title: MessageKey
  /** The names of the values, if they are those of an enum. */
  readonly names?: ValueNames
  /** It tells something of a person: `docs/personal-data.md` lists it. */
  readonly personal?: true
} & (
  | { readonly cell: (row: Row, ctx: Context, locale: Locale) => Cell | Promise<Cell>; readonly moment?: never }
  | { readonly moment: (row: Row, ctx: Context) => Date | null | Promise<Date | null> }
)

/** The columns of an export by the key that screens use. */
export type ListColumns<Row> = Readonly<Record<string, ListColumn<Row>>>

/** What the server must know of a list to store its saved views. */
export interface ViewedList {
  readonly spec: ListSpec
  /** Viewers who may read the list may save views of it. */
  readonly operation: Operation
  /** By the key that screens use. */
  readonly columns: Readonly<Record<string, unknown>>
}

/** What the server must know of a list to process all its rows: for exports and for actions on all that match. */
export interface ListSource<Row = unknown> extends ViewedList {
  readonly spec: SortedListSpec
  /** Names its files and their sheets, as on its screen. */
  readonly title: MessageKey
  readonly columns: ListColumns<Row>
  /** The number of rows that match. */
  total(ctx: Context, filters: Record<string, string>): Promise<number>
  /** The next ids of all that match, in the order of ids. */
  idsAfter(ctx: Context, filters: Record<string, string>, after: string | null, limit: number): Promise<string[]>
  /** Those of some ids that match. Every list with a status for its records has it. */
  among?(ctx: Context, filters: Record<string, string>, ids: readonly string[]): Promise<string[]>
  /** The next rows of all that match, in the requested order. */
  rowsAfter(ctx: Context, filters: Record<string, string>, sort: Sort, after: Row | null, limit: number): Promise<Row[]>
}

const sources = new Map<string, ListSource>()
const lists = new Map<string, ViewedList>()

export function registerListSource<Row>(source: ListSource<Row>): void {
  sources.set(source.spec.name, source as ListSource)
  registerViewedList(source)
}

/** Registers a list that has saved views but no export. */
export function registerViewedList(list: ViewedList): void {
  lists.set(list.spec.name, list)
}

/** All lists that can be exported. */
export const listSources = (): readonly ListSource[] => [...sources.values()]
/** All lists that can have saved views. */
export const viewedLists = (): readonly ViewedList[] => [...lists.values()]

/** The exportable list of that name, if the viewer may read it. */
export const listSource = (ctx: Context, name: string): ListSource => readable(ctx, sources.get(name))

/** The list of that name, if the viewer may read it. */
export const viewedList = (ctx: Context, name: string): ViewedList => readable(ctx, lists.get(name))

function readable<L extends ViewedList>(ctx: Context, list: L | undefined): L {
  if (!list) throw invalid('list', 'platform_text_unknown_list')
  requirePermission(ctx, list.operation.permission)
  return list
}

/**
 * @param at the argument that holds the filters
 *
 * @throws Refusal BAD_USER_INPUT naming the filters that the list does not have, and those with an unknown value
 */
export function requireFilters(spec: ListSpec, given: unknown, at = 'filters'): Record<string, string> {
  // An array or a number has no filters in it either, but was not meant as "everything".
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw malformedAt(at, 'must be an object')
  const checked = checkFilters(spec, given)
  if (checked.ok) return checked.filters as Record<string, string>
  const fields = checked.faulty.map((name) => issueOf({ field: `${at}.${name}`, ...faultOf(spec.filters[name]) }))
  throw new Refusal('BAD_USER_INPUT', 'platform_text_filters_misfit', { fields })
}

function faultOf(filter: FilterSpec | undefined): { reason: TextKey; params?: TextParams } {
  if (!filter) return { reason: 'platform_text_unknown_filter' }
  if (filter.kind !== 'text') return { reason: 'platform_text_filter_not_understood' }
  return { reason: 'platform_text_nothing_to_find_or_too_long', params: { max: filter.longest } }
}

/** The requested order; null if none was requested. */
export function requireSort(spec: ListSpec, given: unknown): Sort | null {
  if (given === null || given === undefined) return null
  const { type, dir } = given as Partial<Sort>
  if (!type || !spec.sorts.includes(type) || !dir || !sortDirections.includes(dir))
    throw invalid('sort', 'platform_text_unknown_order')
  return { type, dir }
}
