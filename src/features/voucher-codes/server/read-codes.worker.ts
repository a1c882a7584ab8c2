import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { parse } from 'csv-parse/sync'
import { type CellValue, readXls } from 'hucre'
import { streamXlsxRows } from 'hucre/xlsx'
import type { Answer, ReadRow } from './read-codes.ts'
import { BadFile, requireSafeZip } from './zip-safety.ts'

/** Of an .xlsx, all parts together, in bytes. */
const mostUnpacked = 100 * 1024 * 1024

const { path, mostRows } = workerData as { path: string; mostRows: number }

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

const isCodeTitle = (cell: Cells[number]) => /^(?:voucher ?code|code|mã(?: voucher)?)$/i.test(textOf(cell))
const isQuantityTitle = (cell: Cells[number]) => /^(?:quantity|qty|số lượng)$/i.test(textOf(cell))

/** Numbers keep all their digits; those that a spreadsheet has rounded are told apart by their size. */
const textOf = (cell: Cells[number]): string => {
  if (typeof cell === 'number') return cell.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
  return cell instanceof Date ? cell.toISOString() : String(cell ?? '').trim()
}

/** With titles in the first row, their columns; without, the first column, and the second for quantities. */
function rowsOf(table: readonly Cells[]): ReadRow[] {
  const titles = table[0] ?? []
  const code = titles.findIndex(isCodeTitle)
  const columns = code < 0 ? { code: 0, quantity: 1 } : { code, quantity: titles.findIndex(isQuantityTitle) }
  // Rows without cells are missing from the array.
  return Array.from({ length: table.length }, (_, i) => ({ cells: table[i] ?? [], row: i + 1 }))
    .slice(code < 0 ? 0 : 1)
    .filter(({ cells }) => cells.some((cell) => textOf(cell) !== ''))
    .map(({ cells, row }) => {
      const quantity = textOf(cells[columns.quantity])
      const isRounded = typeof cells[columns.code] === 'number' && Math.abs(cells[columns.code] as number) > 2 ** 53
      return {
        row,
        code: isRounded ? null : textOf(cells[columns.code]),
        quantity: quantity === '' ? 1 : Number(quantity),
      }
    })
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (answer: Answer) => parentPort!.postMessage(answer)

try {
  const rows = rowsOf(await tableOf(readFileSync(path)))
  if (rows.length > mostRows) throw new BadFile('voucher_codes_text_file_rows', { max: mostRows })
  tell({ rows })
} catch (error) {
  tell(
    error instanceof BadFile
      ? { reason: error.reason, params: error.params }
      : { reason: 'voucher_codes_text_file_unreadable', params: {} },
  )
}
