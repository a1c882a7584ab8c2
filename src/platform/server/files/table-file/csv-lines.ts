import { unguarded } from '../formula-guard.ts'
import { BadFile } from './bad-file.ts'
import type { AskedColumn, Line } from './cells.ts'
import { type CsvRecord, csvRecords } from './csv-records.ts'
import { titledPlaces } from './find-columns.ts'

/** How much of a text is looked at to find its separator. */
const sampleSize = 64 * 1024
const sampleRows = 50

/** The rows of a .csv in UTF-8 or, with its mark, in UTF-16, as Excel, LibreOffice and Google Sheets write it. */
export async function* csvLines(file: Buffer, asked: readonly AskedColumn[]): AsyncGenerator<Line> {
  const text = decoded(file).replace(/^\uFEFF/, '')
  // A web page or an XML workbook with the wrong extension.
  if (/^\s*<[!?a-z]/i.test(text)) throw new BadFile('files_text_unreadable')
  // Excel may name its separator in a first line.
  const named = /^sep=(.)(?:\r\n|[\r\n])/i.exec(text)
  const content = named ? text.slice(named[0].length) : text
  for (const { index, cells } of csvRecords(content, named?.[1] ?? separatorOf(text, asked), named ? 1 : 0))
    yield { index, values: new Map(cells.map((cell, column) => [column, unquoted(cell, index + 1)])) }
}

function decoded(file: Buffer): string {
  const mark = file.length < 2 ? 0 : file.readUInt16BE(0)
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(file)
}

/**
 * The separator by which the file has titles that are known. Among several, the one by which most rows have the same
 * number of cells; then the one that occurs most in the first row that has one.
 */
function separatorOf(text: string, asked: readonly AskedColumn[]): string {
  const sample = text.slice(0, sampleSize)
  const found = [';', '\t', ','].map((separator) => ({ separator, ...measured(sampled(sample, separator), asked) }))
  return found.toSorted((a, b) => b.titles - a.titles || b.even - a.even || b.first - a.first)[0]!.separator
}

function measured(records: readonly CsvRecord[], asked: readonly AskedColumn[]) {
  const lengths = records.map(({ cells }) => cells.length).filter((length) => length > 1)
  const [first = 1] = lengths
  const titles = records.map(({ cells }) => titledPlaces(new Map(cells.entries()), asked).size)
  return { titles: Math.max(0, ...titles), even: lengths.filter((length) => length === first).length, first }
}

function sampled(text: string, separator: string): CsvRecord[] {
  const records: CsvRecord[] = []
  try {
    for (const record of csvRecords(text, separator)) if (records.push(record) === sampleRows) break
  } catch (error) {
    // The sample may end within a cell in quotation marks, which tells of a separator too.
    if (!(error instanceof BadFile)) throw error
    records.push({ index: records.length, cells: ['', ''] })
  }
  return records
}

/** Unwraps `="00123"`, by which a .csv keeps a text that looks like a number, and refuses all other formulas. */
function unquoted(cell: string, row: number): string {
  const text = /^="([^"]*)"$/.exec(cell.trim())?.[1]
  if (text !== undefined) return text
  if (cell.trimStart().startsWith('=')) throw new BadFile('files_text_formula', { row })
  return unguarded(cell)
}
