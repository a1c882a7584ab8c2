import { posix } from 'node:path'
import { BadFile } from './bad-file.ts'
import {
  asShown,
  columnIndex,
  type Line,
  longestCell,
  mostColumns,
  mostLines,
  readAnew,
  type Sheet,
  type Value,
} from './cells.ts'
import { parsed, readXml } from './xml.ts'
import { type Part, type Parts, partsOf } from './zip-parts.ts'

const longestFormat = 255

const fail = (): never => {
  throw new BadFile('files_text_unreadable')
}

/**
 * The visible sheets of an .xlsx, in their order. A part is read piece by piece, and what is not accepted is refused by the same
 * pass that reads it. So no part can be read in two ways.
 *
 * @param hidden gets the names of the hidden ones
 */
export async function* xlsxSheets(file: Buffer, hidden: string[] = []): AsyncGenerator<Sheet> {
  const parts = partsOf(file)
  const workbook = only(await targetsOf(parts, '', 'officeDocument')) ?? fail()
  const { sheets, startsIn1904 } = await sheetsOf(partAt(parts, workbook.path))
  const named = new Map<string, string>()
  const listed = await targetsOf(parts, workbook.path, 'worksheet')
  for (const { id, path } of listed) named.set(id, path)
  // The same part for two sheets would be read again and again.
  if (named.size < listed.length || new Set(listed.map(({ path }) => parts.get(path))).size < listed.length) fail()
  const texts = only(await targetsOf(parts, workbook.path, 'sharedStrings'))
  const styles = only(await targetsOf(parts, workbook.path, 'styles'))
  const book: Book = {
    texts: texts ? await textsOf(partAt(parts, texts.path)) : [],
    formats: styles ? await formatsOf(partAt(parts, styles.path)) : [],
    startsIn1904,
  }
  for (const { name, isHidden, id } of sheets) {
    const path = named.get(id)
    if (isHidden) hidden.push(name)
    // Other sheets are charts.
    else if (path !== undefined) yield { name, lines: readAnew(() => linesOf(partAt(parts, path), book)) }
    named.delete(id)
  }
}

interface Book {
  readonly texts: readonly string[]
  readonly formats: readonly Format[]
  /** Days are counted from 1904, not from 1900. */
  readonly startsIn1904: boolean
}

const partAt = (parts: Parts, path: string): Part => parts.get(path) ?? fail()

const only = (targets: readonly Target[]): Target | undefined => (targets.length > 1 ? fail() : targets[0])

interface Target {
  readonly id: string
  readonly path: string
}

/** The parts to which a part (of the path '', the archive) is related in a certain way. */
async function targetsOf(parts: Parts, path: string, kind: string): Promise<Target[]> {
  const { dir, base } = posix.parse(path)
  const targets: Target[] = []
  const relations = parts.get(posix.join(dir, '_rels', `${base}.rels`))
  if (!relations) return targets
  await readXml(relations, {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name === 'Relationship' && mode !== 'External' && type.endsWith(`/${kind}`))
        targets.push({ id, path: posix.resolve('/', dir, target) })
    },
  })
  return targets
}

async function sheetsOf(workbook: Part) {
  const sheets: { readonly name: string; readonly isHidden: boolean; readonly id: string }[] = []
  let startsIn1904 = false
  await readXml(workbook, {
    open(element, attributes, parent) {
      if (element === 'workbookPr') startsIn1904 = isTrue(attributes.date1904)
      if (element !== 'sheet' || parent !== 'sheets') return
      const { name = '', state = 'visible' } = attributes
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      sheets.push({ name, isHidden: state !== 'visible', id })
    },
  })
  return { sheets, startsIn1904 }
}

const isTrue = (text = '') => text === '1' || text === 'true'

/** The texts that cells share. */
async function textsOf(part: Part): Promise<string[]> {
  const texts: string[] = []
  const text = collected()
  await readXml(part, {
    open(name, _, parent) {
      if (name === 'si') text.take()
      text.isOpen = isText(name, parent)
    },
    text: text.add,
    close(name) {
      text.isOpen = false
      if (name === 'si') texts.push(unescaped(text.take()))
    },
  })
  return texts
}

/** Not the `t` of `rPh`, which says how a text is pronounced. */
const isText = (name: string, parent: string) => name === 't' && (parent === 'si' || parent === 'is' || parent === 'r')

/** Collects the text of some elements, no more of it than shows that it is too long. */
function collected() {
  let text = ''
  const collector = {
    isOpen: false,
    add(more: string) {
      if (collector.isOpen && text.length <= longestCell) text += more
    },
    take() {
      const whole = text.slice(0, longestCell + 1)
      text = ''
      return whole
    },
  }
  return collector
}

/** `_x000A_` stands for the character of that number. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text

interface Format {
  readonly isDate: boolean
  /** The format's own code. */
  readonly code: string | undefined
}

/** The numbers of the formats of dates and times that need no code. */
const dateFormats: ReadonlySet<string> = new Set(
  [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
  ].flatMap(([from, to]) => Array.from({ length: to! - from! + 1 }, (_, i) => String(from! + i))),
)

/** Looks for letters of a date outside of quoted texts, conditions and colours, and characters that are shown as such. */
const isDateFormat = (code: string) => /[ymdhs]/i.test(code.replaceAll(/"[^"]*"|\[(?![hms]+\])[^\]]*\]|[\\_*]./g, ''))

/** A date is stored as the number of days since 30 December 1899, or since 1904. */
const dateOf = (days: number, startsIn1904: boolean) =>
  new Date(
    Date.UTC(startsIn1904 ? 1904 : 1899, startsIn1904 ? 0 : 11, startsIn1904 ? 1 : 30) + Math.round(days * 86_400_000),
  )

/** The formats that cells name by their place. */
async function formatsOf(part: Part): Promise<Format[]> {
  const codes = new Map<string, string>()
  const formats: Format[] = []
  await readXml(part, {
    open(name, { numFmtId = '0', formatCode = '' }, parent) {
      if (name === 'numFmt') codes.set(numFmtId, formatCode.slice(0, longestFormat))
      if (name !== 'xf' || parent !== 'cellXfs') return
      const code = codes.get(numFmtId)
      formats.push({ isDate: code === undefined ? dateFormats.has(numFmtId) : isDateFormat(code), code })
    },
  })
  return formats
}

interface OpenCell {
  readonly column: number
  readonly type: string
  readonly format: Format | undefined
}

/** The rows of a sheet. Those without cells may be missing. */
async function* linesOf(part: Part, book: Book): AsyncGenerator<Line> {
  let lines: Line[] = []
  let index = -1
  let column = -1
  let values = new Map<number, Value>()
  let cell: OpenCell | undefined
  const text = collected()
  const pieces = parsed(part, {
    open(name, attributes, parent) {
      if (name === 'row' && parent === 'sheetData') {
        index = next(index, attributes.r === undefined ? index + 1 : Number(attributes.r) - 1, mostLines)
        column = -1
        values = new Map()
      } else if (name === 'c' && parent === 'row') {
        const { r: place, t: type = 'n', s: style } = attributes
        column = next(column, place === undefined ? column + 1 : columnOf(place, index), mostColumns)
        cell = { column, type, format: style === undefined ? undefined : book.formats[Number(style)] }
      } else if (name === 'f' && parent === 'c') throw new BadFile('files_text_formula', { row: index + 1 })
      else text.isOpen = cell?.type === 'inlineStr' ? isText(name, parent) : name === 'v' && parent === 'c'
    },
    text: text.add,
    close(name, parent) {
      text.isOpen = false
      if (name === 'c' && parent === 'row' && cell) {
        values.set(cell.column, valueOf(cell, text.take(), book))
        cell = undefined
      }
      if (name === 'row' && parent === 'sheetData') lines.push({ index, values })
    },
  })
  for await (const _ of pieces) {
    yield* lines
    lines = []
  }
}

/** Rows and cells follow one another. A file that names one twice would be shown in a different way by each program. */
const next = (last: number, given: number, most: number): number =>
  Number.isInteger(given) && given > last && given < most ? given : fail()

function columnOf(place: string, index: number): number {
  const [, letters = fail(), row] = /^([A-Z]{1,3})(\d{1,7})$/i.exec(place) ?? []
  if (Number(row) !== index + 1) fail()
  return columnIndex(letters)
}

function valueOf({ type, format }: OpenCell, text: string, { texts, startsIn1904 }: Book): Value {
  switch (type) {
    case 's':
      return text === '' ? null : (texts[Number(text)] ?? fail())
    case 'str':
    case 'inlineStr':
      return unescaped(text)
    case 'b':
      return isTrue(text)
    case 'd':
      return new Date(text)
    case 'e':
      return text
    default:
      if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return text
      return format?.isDate ? dateOf(Number(text), startsIn1904) : asShown(Number(text), format?.code)
  }
}
