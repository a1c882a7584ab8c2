import {
  type GivenCell,
  type GivenCells,
  type StagedRow,
  textOf,
} from '../../../../platform/server/files/table-file/cells.ts'
import { hasSearchText, normalized, tidyText, withoutUnseen } from '../../../../platform/shared/search-text.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { longestCode, mostUses } from '../voucher-code.values.ts'

export const codeColumns = [
  { key: 'code', titles: ['voucher code', 'vouchercode', 'code', 'mã voucher', 'mã'] },
  { key: 'quantity', titles: ['quantity', 'qty', 'số lượng'] },
]

export const read = (row: number, cells: GivenCells) => [codeRow(row, cells)]

/** A row with a code, and how often the code can be used. */
export function codeRow(row: number, { code: given = '', quantity = '' }: GivenCells): StagedRow {
  const code = typeof given === 'string' ? plain(given.slice(0, longestGiven)) : given
  const cells = { code: textOf(code).slice(0, 200), quantity: textOf(quantity).slice(0, 50) || 1 }
  const codeFault = faultOfCode(code)
  if (codeFault) return { row, cells, fault: { column: 'code', why: codeFault } }
  const quantityFault = faultOfQuantity(quantity)
  if (quantityFault) return { row, cells, fault: { column: 'quantity', why: quantityFault } }
  return { row, cells: { ...cells, quantity: Number(cells.quantity) } }
}

/** More is too long however it is composed. */
const longestGiven = 4 * longestCode + 1

/** Two codes that look the same must be the same: one way to write a letter with its mark, and one kind of space. */
const plain = (code: string) => normalized(code, 'NFC').replaceAll(/\p{Zs}/gu, ' ')

function faultOfCode(cell: GivenCell): TextKey | undefined {
  if (typeof cell !== 'string') return cell.fault
  if (cell === '') return 'voucher_codes_text_code_missing'
  if (cell.length > longestCode) return 'voucher_codes_text_code_long'
  if (/[\p{Cc}\p{Cs}\p{Cf}]/u.test(cell) || withoutUnseen(cell) !== tidyText(cell)) return 'files_text_cell_control'
  return hasSearchText(cell.replaceAll(/[‐-―-]/gu, '')) ? undefined : 'voucher_codes_text_code_blank'
}

function faultOfQuantity(cell: GivenCell): TextKey | undefined {
  if (typeof cell !== 'string') return cell.fault
  if (cell === '') return undefined
  // Only digits: in a .csv, 1.000 may mean a thousand.
  if (!/^-?\d+$/.test(cell)) return 'voucher_codes_text_quantity_number'
  const quantity = Number(cell)
  if (quantity < 1) return 'voucher_codes_text_quantity_least'
  return quantity > mostUses ? 'voucher_codes_text_quantity_most' : undefined
}
