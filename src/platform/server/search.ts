import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { isId } from '../shared/list.ts'
import { hasSearchText } from '../shared/search-text.ts'

/** Characters that `like` gives a meaning, and those that a regular expression gives one. */
const wildcards = /[\\%_]/g
const operators = /[\\^$.|?*+()[\]{}]/g

/** What separates words: JavaScript's spaces below U+0800, which is also as far as PostgreSQL's trigram index can follow. */
const spaces = /[\t-\r \u00a0]+/
/**
 * Where a word begins, for PostgreSQL. Its separators are spelt out because the trigram index then knows them:
 * for `[^[:alnum:]]` and `\m` it reads all rows that have the letters anywhere, and 'yen' is in every 'nguyen'.
 */
const wordStart = '(^|[\u0001-/:-@\\[-`{-\u00a0])'

/** Numbers are known by their ends too; signs begin no word; these scripts are written without spaces. */
const foundAnywhere =
  /^[\d+]+$|^[^\p{L}\p{N}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** The part of an id that lists show. */
const idEnd = /^[0-9a-f]{6}$/i

/**
 * Whether a folded text (see `search_key` in the migrations) has each word of another one, whatever their accents, case
 * and order: at the start of a word, or anywhere for a number. A text without any word is found nowhere.
 *
 * @param id finds the record also by its id, or by the six characters of it that lists show. A table of millions needs
 *   an index on `right(id::text, 6)`.
 */
export function contains(folded: RawBuilder<string>, text: string, id?: RawBuilder<string>): RawBuilder<boolean> {
  const words = text.split(spaces).filter(hasSearchText)
  if (words.length === 0) return sql`false`
  const found = sql`(${sql.join(
    words.map((word) => hasWord(folded, word)),
    sql` and `,
  )})`
  const typed = text.trim().toLowerCase()
  if (id && idEnd.test(typed)) return sql`(${found} or right(${id}::text, 6) = ${typed})`
  if (id && isId(typed)) return sql`(${found} or ${id} = ${typed})`
  return found as RawBuilder<boolean>
}

const hasWord = (folded: RawBuilder<string>, word: string) =>
  foundAnywhere.test(word)
    ? sql`${folded} like '%' || search_key(${word.replace(wildcards, '\\$&')}) || '%'`
    : sql`${folded} ~ (${wordStart} || search_key(${word.replace(operators, '\\$&')}))`

/** Rows that are looked at to learn how common a text is, and how many of them must have it to be called common. */
const sample = { rows: 2000, common: 10 }

/**
 * Whether so few rows match that a list finds them first and sorts them then: along its order, a page of them would be
 * far apart. PostgreSQL's own guess is wrong by a hundred times for two common words that seldom meet, and for ids; the
 * newest rows tell better.
 *
 * @param newest how an index has the newest rows first, for `order by`
 * @param matches refers to the columns by the table's name
 */
export async function isRare(
  db: Kysely<Tables>,
  table: keyof Tables,
  newest: RawBuilder<unknown>,
  matches: RawBuilder<boolean>,
): Promise<boolean> {
  const { rows } = await sql<{ rare: boolean }>`
    select count(*) < ${sample.common} as rare
      from (select * from ${sql.table(table)} order by ${newest} limit ${sample.rows}) as ${sql.table(table)}
      where ${matches}`.execute(db)
  return rows[0]!.rare
}
