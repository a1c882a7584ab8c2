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
  /** Read only where the file has its title, or a person says which column it is. */
  readonly onlyTitled?: true
  /** Takes the cells of columns without a title as well, with commas between them. */
  readonly takesRest?: true
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
  /** May be read again, from the first row on. */
  readonly lines: AsyncIterable<Line>
}

/** Rows that are read anew each time. */
export const readAnew = (lines: () => AsyncGenerator<Line>): AsyncIterable<Line> => ({ [Symbol.asyncIterator]: lines })

/** The limits of a sheet in Excel: rows, columns, and the characters of a cell. */
export const mostLines = 1_048_576
export const mostColumns = 16_384
export const longestCell = 32_767

/** The letters that a spreadsheet program shows above a column. */
export function columnName(index: number): string {
  const before = Math.floor(index / 26)
  return (before > 0 ? columnName(before - 1) : '') + String.fromCharCode(65 + (index % 26))
}

/** The index of the column with these letters. */
export const columnIndex = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Excel keeps fifteen digits of a number, and writes zeros for the others. */
const firstRounded = 1e15

/** Numbers keep all their digits. */
export function givenCell(value: Value): GivenCell {
  if (typeof value === 'number') {
    const text = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    return Math.abs(value) >= firstRounded ? { text, fault: 'files_text_cell_rounded' } : text
  }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) {
    const text = Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
    return { text, fault: 'files_text_cell_date' }
  }
  const text = (value ?? '').trim()
  if (/^#(?:N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|DIV\/0!|ERR!)$/.test(text))
    return { text, fault: 'files_text_cell_error' }
  // The form in which spreadsheets write a long number into a .csv.
  return /^-?\d(?:[.,]\d+)?E\+\d+$/i.test(text) ? { text, fault: 'files_text_cell_rounded' } : text
}

/**
 * A whole number with the leading zeros that its format shows, because codes of digits are often stored as such
 * numbers.
 */
export function asShown(value: Value, format: string | undefined): Value {
  const isPadded = format !== undefined && /^0{2,}$/.test(format)
  return isPadded && Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < firstRounded
    ? String(value).padStart(format.length, '0')
    : value
}

export const textOf = (cell: GivenCell): string => (typeof cell === 'string' ? cell : cell.text)
