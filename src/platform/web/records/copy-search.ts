import { isId } from '../../shared/list.ts'

/** The parameter of a form for a new record: the record as which it is filled. */
export const copySearch = ({ copyOf }: Record<string, unknown>): { copyOf?: string } => (isId(copyOf) ? { copyOf } : {})
