import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { parse } from 'csv-parse/sync'
import { type CellValue, readXls } from 'hucre'
import { streamXlsxRows } from 'hucre/xlsx'
import type { Answer, TableRow, WantedTable } from './read-table.ts'
import { BadFile, requireSafeZip } from './zip-safety.ts'

/** Of an .xlsx, all parts together, in bytes. */
const mostUnpacked = 100 * 1024 * 1024

const { path, mostRows, columns } = workerData as WantedTable<string> & { readonly path: string }

type Cells = readonly (CellValue | undefined)[]

async function tableOf(file: Buffer): Promise<Cells[]> {
  if (file.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) {
    requireSafeZip(file, mostUnpacked)
    const rows: Cells[] = []
    for await (const { index, values } of streamXlsxRows(file, { maxRows: mostRows + 2 })) rows[index] = values
    return rows
  }
  if (file.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex')))
    return (await readXls(file)).sheets[0]?.rows ?? []
  const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  return parse(text, {
    bom: true,
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    relax_quotes: true,
    to: mostRows + 2,
  })
}

/** Numbers keep all their digits. */
const textOf = (cell: Cells[number]): string => {
  if (typeof cell === 'number') return cell.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
  return cell instanceof Date ? cell.toISOString() : String(cell ?? '').trim()
}

/** A number of a size that spreadsheets round, or a text that the database cannot store. */
const isLost = (cell: Cells[number]) =>
  typeof cell === 'number'
    ? Math.abs(cell) > 2 ** 53
    : typeof cell === 'string' && (cell.includes('\0') || !cell.isWellFormed())

function rowsOf(table: readonly Cells[]): TableRow<string>[] {
  const titles = (table[0] ?? []).map(textOf)
  const places = Object.entries(columns).map(
    ([name, title]) => [name, titles.findIndex((text) => title.test(text))] as const,
  )
  const hasTitles = (places[0]?.[1] ?? -1) >= 0
  // Rows without cells are missing from the array.
  return Array.from({ length: table.length }, (_, i) => ({ cells: table[i] ?? [], row: i + 1 }))
    .slice(hasTitles ? 1 : 0)
    .filter(({ cells }) => cells.some((cell) => textOf(cell) !== ''))
    .map(({ cells, row }) => ({
      row,
      cells: Object.fromEntries(
        places.map(([name, titled], i) => {
          const cell = cells[hasTitles ? titled : i]
          return [name, isLost(cell) ? null : textOf(cell)]
        }),
      ),
    }))
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (answer: Answer) => parentPort!.postMessage(answer)

try {
  const rows = rowsOf(await tableOf(readFileSync(path)))
  if (rows.length > mostRows) throw new BadFile('files_text_too_many_rows', { max: mostRows })
  tell({ rows })
} catch (error) {
  tell(
    error instanceof BadFile
      ? { reason: error.reason, params: error.params }
      : { reason: 'files_text_unreadable', params: {} },
  )
}
