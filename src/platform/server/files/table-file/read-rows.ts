import { type GivenLayout, mostColumnsShown, type PreviewRow, type TableLayout } from '../../../shared/table-layout.ts'
import { BadFile } from './bad-file.ts'
import {
  type AskedColumn,
  columnName,
  type GivenCell,
  givenCell,
  type Line,
  longestCell,
  type Sheet,
  type StagedRow,
  textOf,
} from './cells.ts'
import { findColumns, type FoundColumns, mostAboveTitles, otherPlace } from './find-columns.ts'
import type { RowModule, TableTask } from './read-table.ts'

/** How much of the sheet a layout shows. */
const shownRows = 5
const shownText = 80

type Task = Pick<TableTask, 'columns' | 'mostRows' | 'isProse'> & { readonly read: RowModule['read'] }
type OwnLayout = Omit<TableLayout, 'sheet' | 'otherSheets' | 'hiddenSheets'>

/** The rows of a sheet that have a cell with a text. */
export async function* filled(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
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

/**
 * What becomes of the rows below the titles, and how they were read. A column that turns out to be empty gives its place
 * to another one with a title of the same meaning.
 */
export async function readRows(
  sheet: Sheet,
  task: Task,
  given: GivenLayout | undefined,
): Promise<{ readonly rows: readonly StagedRow[]; readonly layout: OwnLayout }> {
  const reading = await readOnce(sheet, task, given)
  const [asked] = task.columns
  const at = reading.found.places.get(asked!.key)!
  const titles = reading.top[reading.found.titles]
  const other = reading.filled.has(at) || !titles ? undefined : otherPlace(titles.values, asked!, at)
  if (given?.columns || other === undefined || !reading.filled.has(other)) return reading
  const columns = [
    { column: columnName(other), key: asked!.key },
    { column: columnName(at), key: null },
  ]
  return readOnce(sheet, task, { ...given, columns })
}

async function readOnce(sheet: Sheet, { columns, mostRows, isProse = false, read }: Task, given?: GivenLayout) {
  const top: Line[] = []
  const rows: StagedRow[] = []
  const below = new Set<number>()
  let found: FoundColumns | undefined
  const stage = (line: Line) => {
    for (const [column, value] of line.values) if (textOf(givenCell(value)) !== '') below.add(column)
    rows.push(...stagedRows(line, found!, columns, top[found!.titles], read))
    if (rows.length > mostRows) throw new BadFile('files_text_too_many_rows', { max: mostRows })
  }
  const begin = () => {
    found = findColumns(top, columns, given, isProse)
    for (const line of top.slice(found.titles + 1)) stage(line)
  }
  for await (const line of filled(sheet.lines)) {
    if (found) stage(line)
    else if (top.push(line) === mostAboveTitles) begin()
  }
  if (!found) begin()
  if (below.size === 0) throw new BadFile('files_text_empty')
  return {
    rows,
    top,
    filled: below,
    found: found!,
    layout: layoutOf(top, found!, below, columns.find((one) => one.takesRest)?.key),
  }
}

/** What an import makes of a row. A cell outside of all columns with a name is the row's fault. */
function stagedRows(
  { index, values }: Line,
  { places, ignored }: FoundColumns,
  asked: readonly AskedColumn[],
  titles: Line | undefined,
  read: RowModule['read'],
): readonly StagedRow[] {
  const used = new Set(places.values())
  const surplus = [...values].filter(
    ([column, value]) =>
      !used.has(column) &&
      !ignored.has(column) &&
      textOf(givenCell(titles?.values.get(column))) === '' &&
      textOf(givenCell(value)) !== '',
  )
  const cells = Object.fromEntries(
    asked.map(({ key, takesRest }): [string, GivenCell] => {
      const cell = givenCell(values.get(places.get(key) ?? -1))
      return [key, takesRest ? joined([cell, ...surplus.map(([, value]) => givenCell(value))]) : cell]
    }),
  )
  const staged = read(index + 1, cells)
  if (surplus.length === 0 || asked.some(({ takesRest }) => takesRest)) return staged
  const [[column, value]] = surplus as [[number, Line['values'] extends ReadonlyMap<number, infer V> ? V : never]]
  const fault = { column: columnName(column), why: 'files_text_cell_surplus' } as const
  return staged.map((row) => ({
    ...row,
    cells: { ...row.cells, surplus: textOf(givenCell(value)).slice(0, 200) },
    fault: row.fault ?? fault,
  }))
}

const joined = (cells: readonly GivenCell[]): GivenCell =>
  cells.find((cell) => typeof cell !== 'string') ?? cells.flatMap((cell) => textOf(cell) || []).join(', ')

function layoutOf(
  top: readonly Line[],
  { titles, places, ignored, isSure, seemsTitled }: FoundColumns,
  below: ReadonlySet<number>,
  restKey: string | undefined,
): OwnLayout {
  const titleCells = titles < 0 ? undefined : top[titles]!.values
  const titleAt = (column: number) => shown(textOf(givenCell(titleCells?.get(column))))
  const keys = new Map([...places].map(([key, column]) => [column, key]))
  const known = new Set([...below, ...[...(titleCells?.keys() ?? [])].filter((column) => titleAt(column) !== '')])
  const columns = [...known]
    .toSorted((a, b) => a - b)
    .map((column) => {
      const [title, key] = [titleAt(column), keys.get(column) ?? null]
      const isRest = key === null && title === '' && !ignored.has(column)
      return {
        column: columnName(column),
        title,
        key: isRest && restKey !== undefined ? restKey : key,
        isSurplus: isRest && restKey === undefined,
      }
    })
  return {
    titleRow: titles < 0 ? 0 : top[titles]!.index + 1,
    isSure,
    seemsTitled,
    columns: columns.slice(0, mostColumnsShown),
    furtherColumns: columns.slice(mostColumnsShown).filter(({ key }) => key === null).length,
    rowsAbove: top.slice(0, Math.max(0, titles)).map(previewOf),
    preview: top.slice(0, Math.max(shownRows, titles + 2)).map(previewOf),
  }
}

const shown = (text: string) => text.slice(0, shownText).toWellFormed().replaceAll('\0', '\ufffd')

function previewOf({ index, values }: Line): PreviewRow {
  const last = Math.min(mostColumnsShown, Math.max(...values.keys()) + 1)
  return { row: index + 1, cells: Array.from({ length: last }, (_, at) => shown(textOf(givenCell(values.get(at))))) }
}
