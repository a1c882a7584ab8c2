import type { SearchSchemaInput } from '@tanstack/react-router'
import { isId, type ListSpec, readListState, writeListState } from '../../shared/list.ts'
import { readViewParameters } from './views/view-address.ts'

/**
 * A list route's `validateSearch`. Keeps the parameters of the list's specification (without defaults), the id of the
 * saved view, and the id of an open detail under each name in `details`. Drops everything else.
 */
export function listSearch(spec: ListSpec, ...details: readonly string[]) {
  return (input: Record<string, unknown> & SearchSchemaInput): Record<string, string | number> => {
    const search: Record<string, string | number> = {
      ...writeListState(spec, readListState(spec, input)),
      ...readViewParameters(input),
    }
    for (const detail of details) {
      const id = input[detail]
      if (isId(id)) search[detail] = id
    }
    return search
  }
}
