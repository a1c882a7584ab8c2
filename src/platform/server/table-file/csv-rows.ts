import { parse } from 'csv-parse/sync'
import { BadFile } from './bad-file.ts'

/** The rows of a .csv in UTF-8 or, with its mark, in UTF-16, as Excel, LibreOffice and Google Sheets write it. */
export function csvRows(file: Buffer, most: number): (string | undefined)[][] {
  const text = decoded(file).replace(/^\uFEFF/, '')
  // A web page or an XML workbook with the wrong extension.
  if (/^\s*<[!?a-z]/i.test(text)) throw new BadFile('files_text_unreadable')
  // Excel may name its separator in a first line.
  const named = /^sep=(.)\r?\n/i.exec(text)
  const rows: string[][] = parse(text, {
    delimiter: named?.[1] ?? separatorOf(text),
    from_line: named ? 2 : 1,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    to: most,
  })
  return named ? [[], ...rows.map((row, i) => unquoted(row, i + 2))] : rows.map((row, i) => unquoted(row, i + 1))
}

function decoded(file: Buffer): string {
  const mark = file.readUInt16BE(0)
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding, { fatal: true }).decode(file)
}

/** The separator: the usual character that occurs most in the first line that has one. */
function separatorOf(text: string): string {
  const line = text.split(/\r?\n/, 50).find((line) => /[;,\t]/.test(line)) ?? ''
  const bare = line.replaceAll(/"[^"]*"/g, '')
  return [';', '\t', ','].toSorted((a, b) => bare.split(b).length - bare.split(a).length)[0]!
}

/** Unwraps `="00123"`, by which a .csv keeps a text that looks like a number, and refuses all other formulas. */
const unquoted = (cells: readonly string[], row: number) =>
  cells.map((cell) => {
    const text = /^="([^"]*)"$/.exec(cell.trim())?.[1]
    if (text !== undefined) return text
    if (cell.trimStart().startsWith('=')) throw new BadFile('files_text_formula', { row })
    return cell
  })
