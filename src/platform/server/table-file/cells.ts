import type { CellValue } from 'hucre'
import type { TextKey } from '../../shared/text.ts'

export type CellFault = Extract<TextKey, `files_text_cell_${string}`>

/** A cell as text. If the spreadsheet program has changed what somebody typed, also the reason. */
export type GivenCell = string | { readonly text: string; readonly fault: CellFault }

export interface ReadRow {
  /** The row's number as the spreadsheet program shows it. */
  readonly row: number
  /** In the order of the requested columns. */
  readonly cells: readonly GivenCell[]
}

export interface AskedColumn {
  readonly key: string
  /** The possible titles of the column, in lower case. The first one that the file has is used. */
  readonly titles: readonly string[]
}

type Value = CellValue | undefined

/** Numbers keep all their digits. */
export function givenCell(value: Value): GivenCell {
  if (typeof value === 'number') {
    const text = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    return Math.abs(value) > Number.MAX_SAFE_INTEGER ? { text, fault: 'files_text_cell_rounded' } : text
  }
  if (value instanceof Date) return { text: value.toISOString().slice(0, 10), fault: 'files_text_cell_date' }
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

const titleOf = (value: Value) => textOf(givenCell(value)).normalize('NFC').toLowerCase().replace(/\s+/g, ' ')

/** How many rows may be above the titles, for example a heading over several columns or an empty line. */
export const mostAboveTitles = 10

/**
 * Finds the row of titles: the first row with a title of the first column. Without titles, the file's first columns are
 * used.
 */
export function findColumns(
  top: readonly (readonly Value[])[],
  asked: readonly AskedColumn[],
): { readonly first: number; readonly places: readonly number[] } {
  const placeIn = (titles: readonly string[], { titles: wanted }: AskedColumn) =>
    wanted.map((title) => titles.indexOf(title)).find((place) => place >= 0) ?? -1
  for (const [index, values] of top.entries()) {
    const titles = Array.from(values ?? [], titleOf)
    if (placeIn(titles, asked[0]!) >= 0) return { first: index + 1, places: asked.map((one) => placeIn(titles, one)) }
  }
  return { first: 0, places: asked.map((_, i) => i) }
}
