import type { SearchSchemaInput } from '@tanstack/react-router'
import { isId, type ListSpec, readListState, readsParameter, writeListState } from '../../shared/list.ts'
import { type KnowsParameter, readsSearch } from '../screens/search-parameters.ts'
import { readViewParameters } from './views/view-address.ts'

type Search = Record<string, string | number>

/**
 * A list route's `validateSearch`. Keeps the parameters of the list's specification (without defaults), the id of the
 * saved view, and the id of an open detail under each name in `details`. Drops everything else.
 */
export function listSearch(spec: ListSpec, ...details: readonly string[]) {
  const knows: KnowsParameter = (name, value) =>
    readsParameter(spec, name, value) ||
    (details.includes(name) ? isId(value) : Object.hasOwn(readViewParameters({ [name]: value }), name))
  return readsSearch(knows, (input: Record<string, unknown> & SearchSchemaInput): Search => {
    const search: Search = {
      ...writeListState(spec, readListState(spec, input)),
      ...readViewParameters(input),
    }
    for (const detail of details) {
      const id = input[detail]
      if (isId(id)) search[detail] = id
    }
    return search
  })
}
