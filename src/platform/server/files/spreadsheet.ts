import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeXlsxStream } from 'hucre/xlsx'
import { guarded } from './formula-guard.ts'
import { localParts } from '../../shared/day.ts'

/** A value in a table. Dates are moments, written in local time; numbers stay numbers in .xlsx; null is an empty cell. */
export type Cell = string | number | boolean | Date | null
export type Row = readonly Cell[]

export interface Column {
  readonly title: string
  /** True if the column's cells are moments. */
  readonly isMoment?: boolean
}

export const csvType = 'text/csv; charset=utf-8'
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * A table as CSV (RFC 4180, with a byte order mark so that Excel reads it as UTF-8), streamed: rows are requested only
 * as fast as the reader takes them. What a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function csvRows(columns: readonly Column[], rows: AsyncIterable<Row>): Readable {
  const written = cells(columns, rows, { text: guarded, moment: localText })
  return Readable.from(csvPieces(written), { objectMode: false })
}

const pieceSize = 16 * 1024

async function* csvPieces(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Buffer> {
  let piece = '\ufeff'
  let before = ''
  for await (const row of rows) {
    piece += before + row.map((cell) => csvCell(cell === null ? '' : String(cell))).join(',')
    before = '\r\n'
    if (piece.length < pieceSize) continue
    yield Buffer.from(piece)
    piece = ''
  }
  if (piece !== '') yield Buffer.from(piece)
}

/** In quotation marks if it contains what separates cells in any country, so that the separator is never in doubt. */
const csvCell = (text: string): string => (/[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * A table as .xlsx with one sheet (more when there are more rows than a sheet can hold), streamed. Texts are text
 * cells, which no spreadsheet runs, and their digits stay unchanged.
 */
export function xlsxRows(sheetName: string, columns: readonly Column[], rows: AsyncIterable<Row>): Readable {
  return streamOf(
    writeXlsxStream(cells(columns, rows, { text: safeInXml, moment: localParts }), {
      name: sheetName,
      freezePane: { rows: 1 },
      // Wide enough for the whole moment, which Excel would otherwise show as ####.
      columns: columns.map(({ isMoment }) => (isMoment ? { numFmt: 'dd/mm/yyyy hh:mm', width: 17 } : {})),
    }),
  )
}

interface Writing {
  readonly text: (text: string) => string
  readonly moment: (moment: Date) => string | Date
}

async function* cells(columns: readonly Column[], rows: AsyncIterable<Row>, { text, moment }: Writing) {
  const cell = (value: Cell) =>
    typeof value === 'string' ? text(value) : value instanceof Date ? moment(value) : value
  yield columns.map(({ title }) => text(title))
  for await (const values of rows) yield values.map(cell)
}

/** '2026-11-21 00:13:05': spreadsheets of every country read it as a moment, and as text it sorts. */
const localText = (moment: Date) => localParts(moment).toISOString().slice(0, 19).replace('T', ' ')

/** Control characters and halves of surrogate pairs, which XML cannot contain. */
const notInXml = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** In characters; Excel calls a file with a longer one damaged. */
const longestCell = 32_767

/** .xlsx reads `_x0041_` as the character A, so the underscore itself is written as such a code. */
const characterCode = /_(?=x[0-9a-f]{4}_)/gi

const safeInXml = (text: string) =>
  text.slice(0, longestCell).replace(notInXml, '\ufffd').replace(characterCode, '_x005F_')

function streamOf(web: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(web as ReadableStream<Uint8Array>)
}
