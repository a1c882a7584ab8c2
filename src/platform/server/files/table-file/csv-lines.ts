import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { BadFile } from './bad-file.ts'
import { columnName, type Line, longestCell, mostColumns, mostLines } from './cells.ts'

/** In bytes. Ends a cell whose quotation mark is never closed, before it is the rest of the file. */
const longestRow = 1024 * 1024
/** The most separators in a line, outside of quotation marks. The parser does not count them: 20 MB of them would take it 17 seconds. */
const mostSeparators = 1_000_000
const pieceSize = 64 * 1024

/** The rows of a .csv in UTF-8 or, with its mark, in UTF-16, as Excel, LibreOffice and Google Sheets write it. */
export async function* csvLines(file: Buffer): AsyncGenerator<Line> {
  const text = decoded(file).replace(/^\uFEFF/, '')
  // A web page or an XML workbook with the wrong extension.
  if (/^\s*<[!?a-z]/i.test(text)) throw new BadFile('files_text_unreadable')
  // Excel may name its separator in a first line.
  const named = /^sep=(.)\r?\n/i.exec(text)
  const before = named ? 1 : 0
  const content = Buffer.from(named ? text.slice(named[0].length) : text)
  const separator = named?.[1] ?? separatorOf(text)
  refuseWideLines(content, separator)
  for await (const { at, cells } of recordsOf(content, separator, before)) {
    const index = before + at
    if (index >= mostLines) throw new BadFile('files_text_too_many_rows', { max: mostLines })
    if (cells.length > mostColumns) throw new BadFile('files_text_unreadable')
    yield { index, values: new Map(cells.map((cell, column) => [column, unquoted(cell, index + 1)])) }
  }
}

function refuseWideLines(content: Buffer, separator: string): void {
  const [first] = Buffer.from(separator)
  let separators = 0
  let quoted = false
  let atStart = true
  for (const byte of content) {
    if (byte === quotationMark && (quoted || atStart)) quoted = !quoted
    if (!quoted && (byte === lineFeed || byte === carriageReturn)) separators = 0
    else if (!quoted && byte === first && ++separators > mostSeparators) throw new BadFile('files_text_unreadable')
    atStart = byte === first || byte === lineFeed || byte === carriageReturn
  }
}

const [lineFeed, carriageReturn, quotationMark] = [10, 13, 34]

function decoded(file: Buffer): string {
  const mark = file.length < 2 ? 0 : file.readUInt16BE(0)
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(file)
}

/** The separator: the usual character that occurs most in the first line that has one. */
function separatorOf(text: string): string {
  const line =
    text
      .slice(0, pieceSize)
      .split(/\r?\n/, 50)
      .find((line) => /[;,\t]/.test(line)) ?? ''
  const bare = line.replaceAll(/"[^"]*"/g, '')
  return [';', '\t', ','].toSorted((a, b) => bare.split(b).length - bare.split(a).length)[0]!
}

interface Row {
  /** Counted from 0; empty lines count, but are left out. */
  readonly at: number
  readonly cells: readonly string[]
}

/** As csv-parse gives it with `info`: how many rows and empty lines there were up to here. */
interface Parsed {
  readonly record: string[]
  readonly info: { readonly records: number; readonly empty_lines: number }
}

/** Reads piece by piece, so that rows are read only as fast as they are taken. */
async function* recordsOf(content: Buffer, delimiter: string, before: number): AsyncGenerator<Row> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    // A million of them would take ten seconds.
    skip_empty_lines: true,
    max_record_size: longestRow,
    info: true,
  })
  const parsed: AsyncIterable<Parsed> = Readable.from(pieces(content), { highWaterMark: 1 }).compose(parser)
  try {
    for await (const { record, info } of parsed) yield { at: info.records + info.empty_lines - 1, cells: record }
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_MAX_RECORD_SIZE') throw error
    const place = {
      row: before + Number(error.records) + Number(error.empty_lines) + 1,
      column: columnName(Number(error.column)),
    }
    throw new BadFile('files_text_cell_long', { ...place, max: longestCell })
  }
}

function* pieces(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += pieceSize) yield content.subarray(at, at + pieceSize)
}

/** Unwraps `="00123"`, by which a .csv keeps a text that looks like a number, and refuses all other formulas. */
function unquoted(cell: string, row: number): string {
  const text = /^="([^"]*)"$/.exec(cell.trim())?.[1]
  if (text !== undefined) return text
  if (cell.trimStart().startsWith('=')) throw new BadFile('files_text_formula', { row })
  return cell
}
