/**
 * Reads a spreadsheet in a process of its own, which has no secrets, may not write, and may use only so much memory.
 * `read-table.ts` starts it, gives it the file as its input, and ends it.
 */
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { BadFile } from './bad-file.ts'
import { readAnew, type Sheet, type StagedRow } from './cells.ts'
import { isCompoundFile } from './compound-file.ts'
import { filled, readRows } from './read-rows.ts'
import type { ReaderMessage, RowModule, TableTask } from './read-table.ts'

/** How many rows the server gets, and stores, at once. */
const atOnce = 2_000

/** Of a sheet; in Excel it is 31. */
const longestName = 100
/** How many sheets a layout names. */
const mostSheets = 50

const { rows, layout: given, isText, ...task } = JSON.parse(process.argv[2]!) as TableTask

async function sheetsOf(file: Buffer, hidden: string[]): Promise<AsyncIterable<Sheet>> {
  if (file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1')))
    return (await import('./xlsx-sheets.ts')).xlsxSheets(file, hidden)
  if (isCompoundFile(file)) return (await import('./xls-sheets.ts')).xlsSheets(file, hidden)
  if (isText === false && file.length > 0) throw new BadFile('files_text_no_workbook')
  const { csvLines } = await import('./csv-lines.ts')
  return (async function* (): AsyncGenerator<Sheet> {
    yield { name: null, lines: readAnew(() => csvLines(file, task.columns)) }
  })()
}

async function hasRows({ lines }: Sheet): Promise<boolean> {
  for await (const _ of filled(lines)) return true
  return false
}

/** A sheet that is not read may have faults; then it has something. */
const seemsToHaveRows = (sheet: Sheet) =>
  hasRows(sheet).catch((error: unknown) => {
    if (error instanceof BadFile) return true
    throw error
  })

const shortName = (name: string) => storable(name.slice(0, longestName))
const nameOf = ({ name }: Sheet) => (name === null ? null : shortName(name))

/** The sheet that was named, or the first one that is visible and has rows; and the names of the others. */
async function chosenSheet(file: Buffer) {
  let isBook = true
  let chosen: Sheet | undefined
  const others: string[] = []
  const hidden: string[] = []
  for await (const sheet of await sheetsOf(file, hidden)) {
    const name = nameOf(sheet)
    isBook = name !== null
    const isNamed = given?.sheet != null && isBook
    if (!chosen && (isNamed ? name === given.sheet : await hasRows(sheet))) chosen = sheet
    else if (others.length < mostSheets && (await seemsToHaveRows(sheet))) others.push(name!)
  }
  if (!chosen) throw new BadFile(isBook ? 'files_text_no_sheet' : 'files_text_empty')
  return {
    chosen,
    names: { sheet: nameOf(chosen), otherSheets: others, hiddenSheets: hidden.slice(0, mostSheets).map(shortName) },
  }
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
  const { chosen, names } = await chosenSheet(await buffer(process.stdin))
  const { read } = (await import(rows)) as RowModule
  const found = await readRows(chosen, { ...task, read }, given ?? undefined)
  const all = found.rows.map(storableRow)
  const layout = { ...names, ...found.layout }
  for (let at = 0; at + atOnce < all.length; at += atOnce) {
    const more = once(process, 'message')
    await send({ rows: all.slice(at, at + atOnce), layout })
    // The server asks for more when it has stored these.
    await more
  }
  const rest = all.length === 0 ? [] : all.slice(-(all.length % atOnce || atOnce))
  await send({ rows: rest, layout, isLast: true })
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
