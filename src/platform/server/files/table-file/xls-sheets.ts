import { readXls } from 'hucre'
import { BadFile } from './bad-file.ts'
import { type Line, readAnew, type Sheet } from './cells.ts'
import { compoundFile, streamOf } from './compound-file.ts'

/** The records of the .xls format (BIFF8), by their numbers. */
const begin = 0x0809
const end = 0x000a
const sheet = 0x0085
const label = 0x0204
const format = 0x041e
const texts = 0x00fc
const more = 0x003c
/** Of the workbook: the start of its calendar, formats, and the texts that cells share. */
const bookRecords: ReadonlySet<number> = new Set([0x0022, format, 0x00e0, texts])
/** Of a sheet: cells with a value. */
const cellRecords: ReadonlySet<number> = new Set([0x00fd, 0x027e, 0x0203, 0x00bd, 0x0205, label])
/** With a formula: of a cell, of an array, shared by cells, of a table. */
const formulaRecords: ReadonlySet<number> = new Set([0x0006, 0x0206, 0x0406, 0x0221, 0x04bc, 0x0236])

/** A part of the workbook's stream, from a `begin`: about the workbook or about a sheet. */
interface Section {
  /** The places of the records that are read: the start of each row of them, and its end. */
  readonly places: number[]
}

/**
 * The visible sheets of an .xls that have cells, in their order. The library that reads cells gets a workbook made of
 * nothing but the records that were checked here, one sheet at a time. So it cannot find anything else in the file.
 *
 * @param hidden gets the names of the hidden ones
 */
export async function* xlsSheets(file: Buffer, hidden: string[] = []): AsyncGenerator<Sheet> {
  const stream = streamOf(file, ['Workbook', 'Book'])
  const { book, sheets } = sectionsOf(stream)
  for (const { name, isHidden, section } of sheets)
    if (isHidden) hidden.push(name)
    else if (section.places.length > 0) yield { name, lines: readAnew(() => linesOf(workbook(stream, book, section))) }
}

async function* linesOf(file: Buffer): AsyncGenerator<Line> {
  const [sheet] = (await readXls(file)).sheets
  // Rows without cells may be missing from the array.
  for (const [index, values] of (sheet?.rows ?? []).entries())
    if (values) yield { index, values: new Map(values.entries()) }
}

const fail = (): never => {
  throw new BadFile('files_text_unreadable')
}

function sectionsOf(stream: Buffer) {
  const sections = new Map<number, Section>()
  const names = new Map<number, Named>()
  let section: Section | undefined
  let before = 0
  for (let at = 0; at + 4 <= stream.length;) {
    const id = stream.readUInt16LE(at)
    const next = at + 4 + stream.readUInt16LE(at + 2)
    const body = stream.subarray(at + 4, next)
    const isBook = sections.size === 1
    if (formulaRecords.has(id)) throw new BadFile('files_text_formula', { row: body.readUInt16LE(0) + 1 })
    if (id === begin) sections.set(at, (section = { places: [] }))
    else if (id === end) section = undefined
    else if (id === sheet && section && isBook) nameSheet(body, names)
    else if (section && (isBook ? bookRecords.has(id) || (id === more && before === texts) : cellRecords.has(id))) {
      requireWhole(id, body)
      if (section.places.at(-1) === at) section.places.pop()
      else section.places.push(at)
      section.places.push(next)
    }
    if (id !== more) before = id
    at = next
  }
  const sheets = [...names].map(([at, named]) => ({ ...named, section: sections.get(at) ?? fail() }))
  return { book: sections.get(0) ?? fail(), sheets }
}

interface Named {
  readonly name: string
  readonly isHidden: boolean
}

/** Notes a sheet of cells; others are charts or macros. Two sheets at one place are refused. */
function nameSheet(body: Buffer, names: Map<number, Named>): void {
  if (body.length < 8) fail()
  const at = body.readUInt32LE(0)
  if (names.has(at)) fail()
  if (body[5] !== 0) return
  const isWide = (body[7]! & 1) === 1
  const name = body.toString(isWide ? 'utf16le' : 'latin1', 8, 8 + body[6]! * (isWide ? 2 : 1))
  names.set(at, { name, isHidden: (body[4]! & 3) !== 0 })
}

/** A text must not be longer than its record: the library would read it to its end, however often. */
function requireWhole(id: number, body: Buffer): void {
  if (id === more || id === texts) return
  const at = id === label ? 6 : 2
  if (body.length < (id === 0x0022 ? 2 : 4) || (cellRecords.has(id) && body.length < 8)) fail()
  if (id !== label && id !== format) return
  const isWide = (body.at(at + 2)! & 1) === 1
  if (at + 3 + body.readUInt16LE(at) * (isWide ? 2 : 1) > body.length) fail()
}

/** A workbook with one sheet. */
function workbook(stream: Buffer, book: Section, section: Section): Buffer {
  const body = Buffer.alloc(8)
  const records = (of: Section) =>
    of.places.flatMap((at, i) => (i % 2 === 0 ? [stream.subarray(at, of.places[i + 1])] : []))
  const globals = [version(0x05), record(sheet, body), ...records(book), record(end)]
  body.writeUInt32LE(globals.reduce((sum, { length }) => sum + length, 0))
  globals[1] = record(sheet, body)
  return compoundFile(Buffer.concat([...globals, version(0x10), ...records(section), record(end)]))
}

function record(id: number, body: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(id, 0)
  head.writeUInt16LE(body.length, 2)
  return Buffer.concat([head, body])
}

/** The begin of a section, of the version BIFF8. */
function version(kind: number): Buffer {
  const body = Buffer.alloc(16)
  body.writeUInt16LE(0x0600, 0)
  body.writeUInt16LE(kind, 2)
  return record(begin, body)
}
