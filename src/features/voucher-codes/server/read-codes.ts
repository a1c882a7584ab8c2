import { readTable } from '../../../platform/server/table-file/read-table.ts'
import { mostCodes } from '../voucher-code.rules.ts'

/** A row of a file: its number, the code (null for a number that was rounded) and how often it serves. */
export interface ReadRow {
  readonly row: number
  readonly code: string | null
  readonly quantity: number
}

const columns = { code: /^(?:voucher ?code|code|mã(?: voucher)?)$/i, quantity: /^(?:quantity|qty|số lượng)$/i }

/** Reads the codes of a spreadsheet. Throws what `readTable` throws. */
export async function readCodes(file: unknown): Promise<ReadRow[]> {
  const rows = await readTable(file, { columns, mostRows: mostCodes })
  return rows.map(({ row, cells: { code, quantity } }) => ({
    row,
    code,
    quantity: quantity === '' ? 1 : Number(quantity ?? Number.NaN),
  }))
}
