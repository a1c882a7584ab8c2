import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../database/tables.ts'
import { isId } from '../../shared/list.ts'
import { numbersIn } from '../../shared/phone.ts'
import { hasSearchText } from '../../shared/search-text.ts'

/** Characters with a special meaning in `like`, and in a regular expression. */
const wildcards = /[\\%_]/g
const operators = /[\\^$.|?*+()[\]{}]/g

/** The separators of words. PostgreSQL's trigram index does not support separators above U+07FF. */
const spaces = /[\t-\r \u00a0]+/
/**
 * The start of a word, as a regular expression of PostgreSQL. It lists its separators because the trigram index then
 * searches for words that start like this. With `[^[:alnum:]]` or `\m` it would read every row that contains the letters
 * anywhere: 'yen' is in every 'nguyen'.
 */
const wordStart = '(^|[\u0001-/:-@\\[-`{-\u00a0])'

/**
 * These words are searched anywhere, not only at the start of a word: numbers of three digits and more (people search by
 * the last digits), signs, and scripts that do not separate words.
 */
const foundAnywhere =
  /^[\d+]{3,}$|^[^\p{L}\p{N}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * What the trigram index can look up: three characters in a row, or fewer where a word begins or ends. It knows nothing
 * of signs.
 */
const indexed = /[\p{L}\p{Nd}\p{M}]{3}|[^\p{L}\p{Nd}\p{M}][\p{L}\p{Nd}\p{M}]|[\p{L}\p{Nd}\p{M}]{2}[^\p{L}\p{Nd}\p{M}]/u
const isIndexed = (word: string) => indexed.test(foundAnywhere.test(word) ? word : ` ${word}`)

/** The part of an id that lists show: its last six characters. */
const idEnd = /^[0-9a-f]{6}$/i

export interface Means {
  /**
   * If given, the record is also found by its id, and by the last six characters of it. A table of millions needs an
   * index on `right(id::text, 6)`.
   */
  readonly id?: RawBuilder<string> | undefined
  /** The text holds phone numbers, so one is found however it is typed, and not by its parts. */
  readonly phones?: boolean | undefined
  /** `startsWordOfMany` where every row is read. */
  readonly hasWord?: HasWord
  /**
   * Whether the record is among the newest (see `isAmongNewest`): those are all that a text finds of which no index knows
   * anything, such as '@'. For tables that grow; without it, such a text reads the whole table.
   */
  readonly newest?: RawBuilder<boolean>
}

/**
 * Whether a folded text (see `search_key` in the migrations) contains every word of another text, in any order, ignoring
 * accents and case. A word, or a number of up to two digits, must occur at the start of a word; a longer number may occur
 * anywhere. A text without any word matches nothing.
 */
export function contains(
  folded: RawBuilder<string>,
  text: string,
  { id, phones = false, hasWord = startsWord, newest }: Means = {},
): RawBuilder<boolean> {
  const { numbers, rest } = phones ? numbersIn(text) : { numbers: [], rest: text }
  const words = rest.split(spaces).filter(hasSearchText)
  if (words.length + numbers.length === 0) return sql`false`
  const any = (spellings: readonly string[]) =>
    sql`(${sql.join(
      spellings.map((number) => isWithin(folded, number)),
      sql` or `,
    )})`
  const parts = [...numbers.map(any), ...words.map((word) => hasWord(folded, word))]
  if (newest && numbers.length === 0 && !words.some(isIndexed)) parts.push(newest)
  const found = sql`(${sql.join(parts, sql` and `)})`
  const typed = text.trim().toLowerCase()
  if (id && idEnd.test(typed)) return sql`(${found} or right(${id}::text, 6) = ${typed})`
  if (id && isId(typed)) return sql`(${found} or ${id} = ${typed})`
  return found as RawBuilder<boolean>
}

type HasWord = (folded: RawBuilder<string>, word: string) => RawBuilder<unknown>

const startsWord: HasWord = (folded, word) =>
  foundAnywhere.test(word)
    ? isWithin(folded, word)
    : sql`${folded} ~ (${wordStart} || search_key(${word.replace(operators, '\\$&')}))`

/** The same with a quick test before the regular expression, which takes most of the time when every row is read. */
export const startsWordOfMany: HasWord = (folded, word) =>
  sql`${isWithin(folded, word)} and ${startsWord(folded, word)}`

const isWithin: HasWord = (folded, word) =>
  sql`${folded} like '%' || search_key(${word.replace(wildcards, '\\$&')}) || '%'`

/** The newest records stand for all of them. A text is common if at least ten of them match. */
const sample = { rows: 2000, common: 10 }

/** A table, or the part of it that a list shows, and where its newest records are. */
export interface Records {
  readonly table: keyof Tables
  /** `order by` of an index that starts with the newest. */
  readonly order: RawBuilder<unknown>
  /** What the records of the list meet. Without it, PostgreSQL cannot use an index that holds only these. */
  readonly among?: RawBuilder<boolean>
}

/** The query for columns of the newest records. */
export const newestOf = ({ table, order, among = sql`true` }: Records, columns: RawBuilder<unknown>) =>
  sql`select ${columns} from ${sql.table(table)} where ${among} order by ${order} limit ${sample.rows}`

/** Whether a record is among the 2000 newest. As an array, because PostgreSQL would read the whole table for a join. */
export const isAmongNewest = (records: Records, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${id} = any(array(${newestOf(records, id)}))`

/**
 * Whether few rows match, so that a list should find them first and sort them afterwards: walking along the list's order
 * would read too many rows for one page. PostgreSQL's own estimate can be wrong by a factor of 100, for example for two
 * common words that rarely occur together; the newest rows are a better sample.
 *
 * @param matches refers to columns by the table's name
 */
export async function isRare(db: Kysely<Tables>, records: Records, matches: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ rare: boolean }>`
    select count(*) < ${sample.common} as rare from (${newestOf(records, sql`*`)}) as ${sql.table(records.table)}
      where ${matches}`.execute(db)
  return rows[0]!.rare
}
