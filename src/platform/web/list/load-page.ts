import {
  type FilterSpec,
  type FilterValues,
  type ListSpec,
  type ListState,
  type SortDirection,
  type WireFilters,
  wireFilters,
} from '../../shared/list.ts'
import { request } from '../requests/graphql-client.ts'
import type { TypedDocument } from '../requests/graphql-transport.ts'
import type { Page } from './list-declaration.ts'

type Filters = Record<string, FilterSpec>
type Load<F extends Filters, S extends string, P> = (state: ListState<F, S>, signal?: AbortSignal) => Promise<P>

/** What a list's state says, as the usual arguments of its query. */
interface UsualArguments<F extends Filters, S extends string> {
  readonly limit: number
  readonly page: number
  readonly filter: WireFilters<F>
  readonly sortBy: { readonly type: S; readonly dir: SortDirection }
}

/**
 * Loads a page of a list with its query, whose only field is the page. `variablesOf` gives the query's variables, if
 * they are not exactly the usual arguments. Call it before `declareList`, which could not infer the rows from a call inside.
 */
export function loadPage<F extends Filters, S extends string, Result extends object, Variables>(
  spec: ListSpec<F, S>,
  document: TypedDocument<Result, Variables>,
  ...[variablesOf]: UsualArguments<F, S> extends Variables
    ? [variablesOf?: (usual: UsualArguments<F, S>) => Variables]
    : [variablesOf: (usual: UsualArguments<F, S>) => Variables]
): Load<F, S, Result[keyof Result]> {
  return async (state, signal) => {
    const { size: limit, page, sort, dir } = state
    const filter = wireFilters(spec, state as FilterValues<F>)
    const usual = { limit, page, filter, sortBy: { type: sort, dir } }
    const variables: object = variablesOf ? (variablesOf(usual) as object) : usual
    const result = await request(document as TypedDocument<Result, object>, variables, { signal })
    return Object.values(result)[0] as Result[keyof Result]
  }
}

/** Pages in the browser: `load` gives all rows of a list, in the order in which the list is shown at first. */
export function pageLoaded<F extends Filters, S extends string, Row>(
  spec: ListSpec<F, S>,
  load: Load<F, S, readonly Row[]>,
): Load<F, S, Page<Row>> {
  return async (state, signal) => {
    const { page, size, dir } = state
    const rows = await load(state, signal)
    const ordered = dir === spec.defaultSort?.dir ? rows : rows.toReversed()
    return { counter: rows.length, items: ordered.slice((page - 1) * size, page * size) }
  }
}
