import { type RawBuilder, sql } from 'kysely'
import { hasSearchText } from '../shared/search-text.ts'

/** Characters with a special meaning in `like`. */
const special = /[\\%_]/g

/**
 * Whether a folded text (see `search_key` in the migrations) contains another text, ignoring accents and case. Every
 * word must occur, in any order. A text without any word matches nothing.
 */
export function contains(folded: RawBuilder<string>, text: string): RawBuilder<boolean> {
  const words = text.split(/\s+/).filter(hasSearchText)
  if (words.length === 0) return sql`false`
  const conditions = words.map((word) => sql`${folded} like '%' || search_key(${word.replace(special, '\\$&')}) || '%'`)
  return sql`(${sql.join(conditions, sql` and `)})`
}
