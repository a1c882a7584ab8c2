import type { GivenLayout } from '../../../shared/table-layout.ts'
import { BadFile } from './bad-file.ts'
import { type AskedColumn, columnIndex, givenCell, type Line, textOf, type Value } from './cells.ts'

/** Longer than any title, and short enough to be normalized, which takes quadratic time. */
const longestTitle = 100

const titleOf = (value: Value) =>
  textOf(givenCell(value))
    .slice(0, longestTitle)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_*:-]+/g, ' ')
    .trim()

/** How many rows may be above the titles, for example a heading over several columns or an empty line. */
export const mostAboveTitles = 10

/** The columns of the asked titles that a row has, by the columns' keys. */
export function titledPlaces(values: Line['values'], asked: readonly AskedColumn[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>()
  for (const [column, value] of values) {
    const title = titleOf(value)
    if (!columns.has(title)) columns.set(title, column)
  }
  const places = asked.flatMap(({ key, titles }): [string, number][] => {
    const place = titles.map((title) => columns.get(title)).find((at) => at !== undefined)
    return place === undefined ? [] : [[key, place]]
  })
  return new Map(places)
}

/** Another column with a title of the key, for a column that turns out to be empty. */
export function otherPlace(values: Line['values'], { titles }: AskedColumn, at: number): number | undefined {
  return [...values].find(([column, value]) => column !== at && titles.includes(titleOf(value)))?.[0]
}

export interface FoundColumns {
  /** The row of titles among the given ones; -1 if there is none. */
  readonly titles: number
  /** The column of each key that has one. */
  readonly places: ReadonlyMap<string, number>
  /** Columns whose cells are ignored although they have no title, because a person said so. */
  readonly ignored: ReadonlySet<number>
  /** False if only a person can say whether the row of titles is one. */
  readonly isSure: boolean
  /** Then: whether the words of the row are those of titles. */
  readonly seemsTitled: boolean
}

/**
 * Finds the row of titles and the columns: as a person says, or else the first row with titles that are known. Without
 * one, the file's first columns are used.
 *
 * @param isProse whether the cells are sentences, which look like titles
 */
export function findColumns(
  top: readonly Line[],
  asked: readonly AskedColumn[],
  given: GivenLayout | undefined,
  isProse: boolean,
): FoundColumns {
  const isTitled = (values: Line['values']) => titledPlaces(values, asked).size > 0
  const titles =
    given?.titleRow == null
      ? top.findIndex(({ values }) => isTitled(values))
      : top.findIndex(({ index }) => index + 1 === given.titleRow)
  if (titles < 0 && given?.titleRow) throw new BadFile('files_text_no_title_row', { row: given.titleRow })
  const named = titles < 0 ? undefined : titledPlaces(top[titles]!.values, asked)
  const said = saidColumns(given, asked)
  const places = new Map(named)
  // What a person says about a column counts more than its title.
  for (const [key, at] of places) if (said.has(at)) places.delete(key)
  for (const [at, key] of said) if (key !== null) places.set(key, at)
  if (!named || !places.has(asked[0]!.key)) assignRest(places, said, asked, top[titles]?.values)
  const isSaid = given?.titleRow != null
  const isSure = isSaid || (named ? isSureOf(top, titles, named, asked, isProse) : !mayBeTitles(top, places, isProse))
  return {
    titles,
    places,
    ignored: new Set([...said].flatMap(([at, key]) => (key === null ? [at] : []))),
    isSure,
    seemsTitled: !isSure && (!isProse || named !== undefined || hasTitleWords(top[0]!)),
  }
}

/** What a person says about columns, by their index. */
function saidColumns(
  given: GivenLayout | undefined,
  asked: readonly AskedColumn[],
): ReadonlyMap<number, string | null> {
  const keys = new Set(asked.map(({ key }) => key))
  return new Map(
    (given?.columns ?? []).map(({ column, key }) => [columnIndex(column), key != null && keys.has(key) ? key : null]),
  )
}

/** Gives the keys without a column the first columns without a key: in a titled file only the most important key. */
function assignRest(
  places: Map<string, number>,
  said: ReadonlyMap<number, unknown>,
  asked: readonly AskedColumn[],
  titles: Line['values'] | undefined,
): void {
  const taken = new Set([...places.values(), ...said.keys()])
  const widest = Math.max(-1, ...(titles?.keys() ?? []))
  const isFree = (at: number) => !taken.has(at) && (titles === undefined || titles.has(at) || at > widest)
  for (const { key, onlyTitled } of titles ? asked.slice(0, 1) : asked) {
    if (places.has(key) || onlyTitled) continue
    let at = 0
    while (!isFree(at)) at++
    places.set(key, at)
    taken.add(at)
  }
}

/** A known title tells the row of titles, unless it lacks the most important one, or what is above it may be data. */
function isSureOf(
  top: readonly Line[],
  titles: number,
  named: ReadonlyMap<string, number>,
  asked: readonly AskedColumn[],
  isProse: boolean,
): boolean {
  if (!named.has(asked[0]!.key)) return false
  if (titles === 0 || named.size > 1) return true
  const above = top
    .slice(0, titles)
    .flatMap(({ values }) => [...values.values()].map((value) => textOf(givenCell(value))))
  return !isProse && above.every((text) => text === '' || looksLikeTitle(text))
}

/** Whether the first row may be one of titles that are not known. */
function mayBeTitles(top: readonly Line[], places: ReadonlyMap<string, number>, isProse: boolean): boolean {
  if (isProse) return true
  const [first] = places.values()
  const [head = '', ...below] = top.map(({ values }) => textOf(givenCell(values.get(first!))))
  return looksLikeTitle(head) && !(/\d/.test(head) && below.some((text) => shapeOf(text) === shapeOf(head)))
}

/** What the titles of lists of words and messages usually say. */
const titleWords =
  /content|message|phrase|english|vietnamese|\bwords?\b|nội dung|tin nhắn|thông điệp|danh sách|tiếng (?:anh|việt)|^(?:stt|id|no\.?|từ (?:khóa|khoá|cấm|ngữ|nhạy cảm).*)$/i

const hasTitleWords = ({ values }: Line): boolean =>
  [...values.values()].some((value) => titleWords.test(textOf(givenCell(value)).slice(0, 40).normalize('NFC')))

/** Codes have a digit, or dashes between capitals, and no space; words like these are in most titles. */
const looksLikeTitle = (text: string): boolean =>
  !/\d|^\p{Lu}+(?:-\p{Lu}+)+$/u.test(text) ||
  /\s/.test(text) ||
  /^(?:voucher|coupon|gift|promo|codes?|mã|serial)(?![\p{L}\d-])/iu.test(text)

/** The kinds of characters that follow one another. */
const shapeOf = (text: string): string => text.replaceAll(/\d+/g, '9').replaceAll(/\p{L}+/gu, 'a')
