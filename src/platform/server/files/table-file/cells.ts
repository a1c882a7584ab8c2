import type { CellValue } from 'hucre'
import type { TextKey } from '../../../shared/text.ts'

export type CellFault = Extract<TextKey, `files_text_cell_${string}`>

/** A cell as text. If the spreadsheet program has changed what somebody typed, also the reason. */
export type GivenCell = string | { readonly text: string; readonly fault: CellFault }

/** The cells of a row, by the keys of the requested columns. */
export type GivenCells = Readonly<Record<string, GivenCell>>

/** What becomes of a row of a file, with its problem if it cannot be used. */
export interface StagedRow {
  /** The row's number as the spreadsheet program shows it. */
  readonly row: number
  readonly cells: Readonly<Record<string, string | number>>
  readonly fault?: { readonly column: string; readonly why: TextKey }
}

export interface AskedColumn {
  readonly key: string
  /** The possible titles of the column, in lower case. The first one that the file has is used. */
  readonly titles: readonly string[]
}

export type Value = CellValue | undefined

export interface Line {
  readonly index: number
  /** By the index of their column. */
  readonly values: ReadonlyMap<number, Value>
}

export interface Sheet {
  /** Null for a file that has no named sheets. */
  readonly name: string | null
  readonly lines: AsyncIterable<Line>
}

/** The limits of a sheet in Excel: rows, columns, and the characters of a cell. */
export const mostLines = 1_048_576
export const mostColumns = 16_384
export const longestCell = 32_767

/** The letters that a spreadsheet program shows above a column. */
export function columnName(index: number): string {
  const before = Math.floor(index / 26)
  return (before > 0 ? columnName(before - 1) : '') + String.fromCharCode(65 + (index % 26))
}

/** Numbers keep all their digits. */
export function givenCell(value: Value): GivenCell {
  if (typeof value === 'number') {
    const text = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    return Math.abs(value) > Number.MAX_SAFE_INTEGER ? { text, fault: 'files_text_cell_rounded' } : text
  }
  if (value instanceof Date) {
    const text = Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
    return { text, fault: 'files_text_cell_date' }
  }
  const text = String(value ?? '').trim()
  if (/^#(?:N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|DIV\/0!|ERR!)$/.test(text))
    return { text, fault: 'files_text_cell_error' }
  // The form in which spreadsheets write a long number into a .csv.
  return /^\d(?:[.,]\d+)?E\+\d+$/i.test(text) ? { text, fault: 'files_text_cell_rounded' } : text
}

/**
 * A whole number with the leading zeros that its format shows, because codes of digits are often stored as such
 * numbers.
 */
export function asShown(value: Value, format: string | undefined): Value {
  const isPadded = format !== undefined && /^0{2,}$/.test(format)
  return isPadded && Number.isSafeInteger(value) && (value as number) >= 0
    ? String(value).padStart(format.length, '0')
    : value
}

export const textOf = (cell: GivenCell): string => (typeof cell === 'string' ? cell : cell.text)

/** Longer than any title, and short enough to be normalized, which takes quadratic time. */
const longestTitle = 100

const titleOf = (value: Value) =>
  textOf(givenCell(value)).slice(0, longestTitle).normalize('NFC').toLowerCase().replace(/\s+/g, ' ')

/** How many rows may be above the titles, for example a heading over several columns or an empty line. */
export const mostAboveTitles = 10

/**
 * Finds the row of titles: the first row with a title of the first column. Without titles, the file's first columns are
 * used.
 */
export function findColumns(
  top: readonly Line[],
  asked: readonly AskedColumn[],
): { readonly first: number; readonly places: readonly number[] } {
  for (const [index, { values }] of top.entries()) {
    const columns = new Map<string, number>()
    for (const [column, value] of values) {
      const title = titleOf(value)
      if (!columns.has(title)) columns.set(title, column)
    }
    const placeOf = ({ titles }: AskedColumn) =>
      titles.map((title) => columns.get(title)).find((at) => at !== undefined)
    if (placeOf(asked[0]!) !== undefined) return { first: index + 1, places: asked.map((one) => placeOf(one) ?? -1) }
  }
  return { first: 0, places: asked.map((_, i) => i) }
}
