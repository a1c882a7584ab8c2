import type { SearchSchemaInput } from '@tanstack/react-router'
import { isId, type ListSpec, readListState, writeListState } from '../../shared/list.ts'
import { readViewParameters } from './views/view-address.ts'

/**
 * A list route's `validateSearch`: what the specification knows, with defaults left out of the address, the saved view
 * it came from, and the id of an open detail under each name in `details`. Everything else is dropped.
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
