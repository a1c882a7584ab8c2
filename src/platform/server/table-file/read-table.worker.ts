import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { type CellValue, readXls } from 'hucre'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { BadFile } from './bad-file.ts'
import { asShown, type AskedColumn, findColumns, givenCell, mostAboveTitles, type ReadRow, textOf } from './cells.ts'
import { csvRows } from './csv-rows.ts'
import type { ReaderMessage } from './read-table.ts'
import { requireNoFormulas } from './xls-safety.ts'
import { requireSafeZip } from './zip-safety.ts'

/** The limit of all parts of an .xlsx together, in bytes. */
const mostUnpacked = 100 * 1024 * 1024
const chunk = 5_000

const { content, columns, mostRows } = workerData as {
  content: Uint8Array
  columns: readonly AskedColumn[]
  mostRows: number
}
const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
const most = mostRows + mostAboveTitles + 2

type Values = readonly (CellValue | undefined)[]
interface Line {
  readonly index: number
  readonly values: Values
}

async function* linesOf(): AsyncGenerator<Line> {
  if (file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) {
    const { pads } = requireSafeZip(file, mostUnpacked, most)
    yield* pads ? paddedRows() : streamXlsxRows(file, { maxRows: most })
    return
  }
  const isXls = file.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  if (isXls) requireNoFormulas(file)
  const rows: readonly (Values | undefined)[] = isXls
    ? ((await readXls(file)).sheets[0]?.rows ?? [])
    : csvRows(file, most)
  if (rows.length >= most) throw new BadFile('files_text_too_many_rows', { max: mostRows })
  // Rows without cells may be missing from the array.
  for (const [index, values] of rows.entries()) yield { index, values: values ?? [] }
}

/**
 * The rows of an .xlsx that shows some numbers with leading zeros. It is not streamed, because streamed rows come
 * without their formats.
 */
async function* paddedRows(): AsyncGenerator<Line> {
  const [sheet] = (await readXlsx(file, { sheets: [0], readStyles: true, maxRows: most })).sheets
  for (const [index, values] of (sheet?.rows ?? []).entries()) {
    const shown = Array.from(values ?? [], (value, column) =>
      asShown(value, sheet?.cells?.get(`${index},${column}`)?.style?.numFmt),
    )
    yield { index, values: shown }
  }
}

/** The rows below the titles that are not empty. */
async function* rowsOf(lines: AsyncIterable<Line>): AsyncGenerator<ReadRow> {
  const top: Line[] = []
  let places: readonly number[] | undefined
  const read = ({ index, values }: Line): ReadRow => ({
    row: index + 1,
    cells: places!.map((place) => (place < 0 ? '' : givenCell(values[place]))),
  })
  const isFilled = ({ values }: Line) => values.some((value) => textOf(givenCell(value)) !== '')
  const begin = () => {
    const found = findColumns(
      top.map(({ values }) => values),
      columns,
    )
    places = found.places
    return top.slice(found.first).filter(isFilled).map(read)
  }
  for await (const line of lines) {
    if (places) {
      if (isFilled(line)) yield read(line)
    } else if (top.push(line) === mostAboveTitles) yield* begin()
  }
  if (!places) yield* begin()
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const post = (message: ReaderMessage) => parentPort!.postMessage(message)

try {
  let count = 0
  let rows: ReadRow[] = []
  for await (const row of rowsOf(linesOf())) {
    if (++count > mostRows) throw new BadFile('files_text_too_many_rows', { max: mostRows })
    rows.push(row)
    if (rows.length < chunk) continue
    post({ rows })
    rows = []
    // The reader requests more after it has stored these.
    await once(parentPort!, 'message')
  }
  post({ rows, isLast: true })
} catch (error) {
  post(
    error instanceof BadFile
      ? { reason: error.reason, params: error.params }
      : { reason: 'files_text_unreadable', params: {} },
  )
}
