import type { CellValue } from 'hucre'
import type { TextKey } from '../../shared/text.ts'

export type CellFault = Extract<TextKey, `files_text_cell_${string}`>

/** A cell as text; with the reason why that text is not what somebody once typed, if the program has changed it. */
export type GivenCell = string | { readonly text: string; readonly fault: CellFault }

export interface ReadRow {
  /** As the program numbers it. */
  readonly row: number
  /** In the order of the asked columns. */
  readonly cells: readonly GivenCell[]
}

export interface AskedColumn {
  readonly key: string
  /** Its titles in a file, in lower case: the first that a file has counts. */
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
  // How a spreadsheet writes a long number into a .csv.
  return /^\d(?:[.,]\d+)?E\+\d+$/i.test(text) ? { text, fault: 'files_text_cell_rounded' } : text
}

/** A whole number with the zeros before it that its format shows: a code of digits is often kept so. */
export function asShown(value: Value, format: string | undefined): Value {
  const isPadded = format !== undefined && /^0{2,}$/.test(format)
  return isPadded && Number.isSafeInteger(value) && (value as number) >= 0
    ? String(value).padStart(format.length, '0')
    : value
}

export const textOf = (cell: GivenCell): string => (typeof cell === 'string' ? cell : cell.text)

const titleOf = (value: Value) => textOf(givenCell(value)).normalize('NFC').toLowerCase().replace(/\s+/g, ' ')

/** Rows above the titles that a file may begin with: a heading over several columns, an empty line. */
export const mostAboveTitles = 10

/**
 * Where the columns are: in the first row that has the title of the first column. Without titles, they are the file's
 * first ones.
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
