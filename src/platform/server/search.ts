import { type RawBuilder, sql } from 'kysely'
import { hasSearchText } from '../shared/search-text.ts'

/** Characters that `like` gives a meaning. */
const special = /[\\%_]/g

/**
 * Whether a folded text (see `search_key` in the migrations) contains another one, whatever its accents and case.
 * Words may stand apart: each must be there. A text without any word is found nowhere.
 */
export function contains(folded: RawBuilder<string>, text: string): RawBuilder<boolean> {
  const words = text.split(/\s+/).filter(hasSearchText)
  if (words.length === 0) return sql`false`
  const conditions = words.map((word) => sql`${folded} like '%' || search_key(${word.replace(special, '\\$&')}) || '%'`)
  return sql`(${sql.join(conditions, sql` and `)})`
}
