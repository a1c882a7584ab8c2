import { sql } from 'kysely'

/** Characters that `like` gives a meaning. */
const special = /[\\%_]/g

/**
 * Whether a folded column (see `search_key` in the migrations) contains a text, whatever its accents and case. Words
 * may stand apart: each must be there.
 */
export function contains(column: string, text: string) {
  const words = text.trim().split(/\s+/)
  const conditions = words.map(
    (word) => sql<boolean>`${sql.ref(column)} like '%' || search_key(${word.replace(special, '\\$&')}) || '%'`,
  )
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
