/**
 * Reads a spreadsheet in a process of its own, which has no secrets, may not write, and may use only so much memory.
 * `read-table.ts` starts it, gives it the file as its input, and ends it.
 */
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { BadFile } from './bad-file.ts'
import {
  columnName,
  findColumns,
  givenCell,
  type Line,
  longestCell,
  mostAboveTitles,
  type Sheet,
  type StagedRow,
  textOf,
} from './cells.ts'
import { isCompoundFile } from './compound-file.ts'
import type { ReaderMessage, RowModule, TableTask } from './read-table.ts'

/** How many rows the server gets, and stores, at once. */
const atOnce = 2_000

/** Of a sheet; in Excel it is 31. */
const longestName = 100

const { columns, mostRows, rows } = JSON.parse(process.argv[2]!) as TableTask

async function sheetsOf(file: Buffer): Promise<AsyncIterable<Sheet>> {
  if (file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1')))
    return (await import('./xlsx-sheets.ts')).xlsxSheets(file)
  if (isCompoundFile(file)) return (await import('./xls-sheets.ts')).xlsSheets(file)
  const { csvLines } = await import('./csv-lines.ts')
  return (async function* (): AsyncGenerator<Sheet> {
    yield { name: null, lines: csvLines(file) }
  })()
}

async function* filled(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  for await (const line of lines) {
    let isFilled = false
    for (const [column, value] of line.values) {
      if (typeof value === 'string' && value.length > longestCell) throw tooLong(line.index, column)
      isFilled ||= textOf(givenCell(value)) !== ''
    }
    if (isFilled) yield line
  }
}

const tooLong = (index: number, column: number) =>
  new BadFile('files_text_cell_long', { row: index + 1, column: columnName(column), max: longestCell })

/** The first sheet that is visible and has rows. */
async function firstSheet(file: Buffer): Promise<Sheet> {
  let isBook = true
  for await (const { name, lines } of await sheetsOf(file)) {
    isBook = name !== null
    const rest = filled(lines)
    const first = await rest.next()
    if (!first.done)
      return {
        name,
        lines: (async function* () {
          yield first.value
          yield* rest
        })(),
      }
  }
  throw new BadFile(isBook ? 'files_text_no_sheet' : 'files_text_empty')
}

/** What becomes of the rows below the titles. */
async function* stagedRows(lines: AsyncIterable<Line>): AsyncGenerator<StagedRow> {
  const { read } = (await import(rows)) as RowModule
  const top: Line[] = []
  let places: readonly number[] | undefined
  const staged = ({ index, values }: Line) =>
    read(index + 1, Object.fromEntries(columns.map(({ key }, i) => [key, givenCell(values.get(places![i]!))])))
  const begin = () => {
    const found = findColumns(top, columns)
    places = found.places
    return top.slice(found.first).flatMap(staged)
  }
  for await (const line of lines) {
    if (places) yield* staged(line)
    else if (top.push(line) === mostAboveTitles) yield* begin()
  }
  if (!places) yield* begin()
}

/** PostgreSQL's JSON accepts neither NUL nor half of a surrogate pair, with which a cut text may end. */
const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\ufffd')

const storableRow = ({ cells, ...row }: StagedRow): StagedRow => ({
  ...row,
  cells: Object.fromEntries(
    Object.entries(cells).map(([key, value]) => [key, typeof value === 'string' ? storable(value) : value]),
  ),
})

const send = (message: ReaderMessage) =>
  new Promise<void>(
    (sent, failed) => void process.send!(message, (error: Error | null) => (error ? failed(error) : sent())),
  )

/** Nothing is sent before the whole file was accepted, so that nothing of a refused one is stored. */
async function readFile(): Promise<void> {
  const { name, lines } = await firstSheet(await buffer(process.stdin))
  const sheet = name === null ? null : storable(name.slice(0, longestName))
  const all: StagedRow[] = []
  for await (const row of stagedRows(lines)) {
    if (all.length === mostRows) throw new BadFile('files_text_too_many_rows', { max: mostRows })
    all.push(storableRow(row))
  }
  for (let at = 0; at + atOnce < all.length; at += atOnce) {
    const more = once(process, 'message')
    await send({ rows: all.slice(at, at + atOnce), sheet })
    // The server asks for more when it has stored these.
    await more
  }
  await send({ rows: all.slice(-(all.length % atOnce || atOnce)), sheet, isLast: true })
}

// The server ends this process. Signals to stop reach both, and the server may want to finish what it has begun.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
// The server is gone.
process.on('disconnect', () => process.exit())

try {
  await readFile()
} catch (error) {
  const { reason, params } = error instanceof BadFile ? error : new BadFile('files_text_unreadable')
  await send({ reason, params })
}
