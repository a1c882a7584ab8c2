import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
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
 * as fast as the reader takes them. What a spreadsheet would run as a formula gets an apostrophe in front: at the start
 * of a text, and within it wherever a spreadsheet might begin a cell or a row.
 */
export function csvRows(columns: readonly Column[], rows: AsyncIterable<Row>): Readable {
  const written = cells(columns, rows, { text: safeInCsv, moment: localText })
  return streamOf(writeCsvStream(written, { headers: false, bom: true, lineSeparator: '\r\n' }))
}

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

/**
 * Characters at which spreadsheets may split a text, even a quoted one. Which of them are separators depends on the
 * country.
 */
const cut = String.raw`[;,|\t\n\v\f\r\u0085\u2028\u2029]`
/** Characters that spreadsheets skip before they look for a formula. */
const passedOver = String.raw`(?:(?!${cut})[\s\p{Cf}\p{Cc}"])*`
/** Characters that begin a formula, also in their full-width and small forms (OWASP, CSV injection). */
const formula = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫]`
const beforeFormula = new RegExp(String.raw`(?:^|(?<=${cut}))(?=${passedOver}${formula})|^(?=[\t\r\n])`, 'gu')

const safeInCsv = (text: string) => text.replaceAll(beforeFormula, "'")

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
