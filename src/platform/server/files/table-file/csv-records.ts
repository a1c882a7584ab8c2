import { BadFile } from './bad-file.ts'
import { columnName, longestCell, mostColumns, mostLines } from './cells.ts'

export interface CsvRecord {
  /** Counted from 0; empty lines count, but are left out. */
  readonly index: number
  readonly cells: readonly string[]
}

const [lineFeed, carriageReturn, quotationMark, space] = [10, 13, 34, 32]

interface Found {
  readonly cell: string
  /** Where the cell ends: at a separator, a line break, or the end of the text. */
  readonly end: number
}

/**
 * The rows of a .csv. A row ends with any of the usual line breaks, also if the file has several kinds of them; a
 * quotation mark counts only at the start of a cell.
 */
export function* csvRecords(text: string, separator: string, before = 0): Generator<CsvRecord> {
  const cut = separator.charCodeAt(0)
  let index = before
  for (let at = 0; at < text.length; index++) {
    if (index >= mostLines) throw new BadFile('files_text_too_many_rows', { max: mostLines })
    const start = at
    const cells: string[] = []
    for (;;) {
      if (cells.length === mostColumns) throw new BadFile('files_text_unreadable')
      const { cell, end } =
        text.charCodeAt(at) === quotationMark
          ? quotedCell(text, at, cut, { row: index + 1, column: columnName(cells.length) })
          : plainCell(text, at, at, cut)
      cells.push(cell)
      at = end + 1
      if (text.charCodeAt(end) !== cut) break
    }
    const isEmpty = at - 1 === start
    if (text.charCodeAt(at - 1) === carriageReturn && text.charCodeAt(at) === lineFeed) at++
    if (!isEmpty) yield { index, cells }
  }
}

function plainCell(text: string, start: number, from: number, cut: number): Found {
  let end = from
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === cut || code === lineFeed || code === carriageReturn) break
  }
  return { cell: text.slice(start, end), end }
}

interface Place {
  readonly row: number
  readonly column: string
}

/**
 * A cell that begins with a quotation mark. If text follows the closing one, the marks belong to the text; a line break
 * between such marks would have glued rows, so it is refused.
 */
function quotedCell(text: string, start: number, cut: number, { row, column }: Place): Found {
  let close = text.indexOf('"', start + 1)
  while (close >= 0 && text.charCodeAt(close + 1) === quotationMark) close = text.indexOf('"', close + 2)
  const inner = text.slice(start + 1, close < 0 ? undefined : close)
  if (inner.length > 2 * longestCell) throw new BadFile('files_text_cell_long', { row, column, max: longestCell })
  if (close < 0) throw new BadFile('files_text_quote', { row, column })
  let end = close + 1
  while (text.charCodeAt(end) === space) end++
  const after = text.charCodeAt(end)
  if (end >= text.length || after === cut || after === lineFeed || after === carriageReturn)
    return { cell: inner.replaceAll('""', '"'), end }
  if (/[\r\n]/.test(inner)) throw new BadFile('files_text_quote', { row, column })
  return plainCell(text, start, close + 1, cut)
}
