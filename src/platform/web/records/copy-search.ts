import { isId } from '../../shared/list.ts'
import { knownBy, readsSearch } from '../screens/search-parameters.ts'

/** The parameter of a form for a new record: the record as which it is filled. */
export const copySearch = readsSearch(knownBy('copyOf'), ({ copyOf }: Record<string, unknown>): { copyOf?: string } =>
  isId(copyOf) ? { copyOf } : {},
)
