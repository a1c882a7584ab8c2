import {
  type AskedColumn,
  type GivenCell,
  type GivenCells,
  type StagedRow,
  textOf,
} from '../../../../platform/server/files/table-file/cells.ts'
import { fitText, hasSearchText, normalized, tidyText, withoutUnseen } from '../../../../platform/shared/search-text.ts'
import type { TextKey } from '../../../../platform/shared/text.ts'
import { longestCode, longestRemarks, longestVendorCode, mostUses } from '../voucher-code.values.ts'

export const codeColumns: readonly AskedColumn[] = [
  {
    key: 'code',
    titles: [
      'voucher code',
      'vouchercode',
      'voucher codes',
      'code',
      'codes',
      'mã voucher',
      'mã',
      'mã code',
      'danh sách mã',
      'gift code',
      'gift codes',
      'giftcode',
      'coupon',
      'coupons',
      'coupon code',
      'coupon codes',
      'promo code',
      'promo codes',
      'promotion code',
      'discount code',
      'discount codes',
      'voucher',
      'vouchers',
      'mã giảm giá',
      'mã quà tặng',
      'mã khuyến mãi',
      'mã khuyến mại',
      'mã ưu đãi',
      'mã coupon',
      'phiếu giảm giá',
      'phiếu quà tặng',
    ],
  },
  { key: 'quantity', titles: ['quantity', 'qty', 'số lượng', 'sl', 'uses', 'số lần dùng', 'số lượt dùng'] },
  {
    key: 'vendorCode',
    titles: ['vendor code', 'vendor', 'supplier code', 'mã nhà cung cấp', 'nhà cung cấp', 'mã ncc'],
    onlyTitled: true,
  },
  { key: 'remarks', titles: ['remarks', 'remark', 'note', 'notes', 'ghi chú', 'chú thích'], onlyTitled: true },
]

export const read = (row: number, cells: GivenCells) => [codeRow(row, cells)]

/** A row with a code, how often the code can be used, and what is said of it. */
export function codeRow(row: number, given: GivenCells): StagedRow {
  const { code: cell = '', quantity = '', vendorCode = '', remarks = '' } = given
  const code = typeof cell === 'string' ? plain(cell.slice(0, longestGiven)) : cell
  const cells = {
    code: textOf(code).slice(0, 200),
    quantity: textOf(quantity).slice(0, 50) || 1,
    ...said('vendorCode', vendorCode, longestVendorCode),
    ...said('remarks', remarks, longestRemarks),
  }
  const faults: Readonly<Record<string, TextKey | undefined>> = {
    code: faultOfCode(code),
    quantity: faultOfQuantity(quantity),
    vendorCode: faultOfText(vendorCode, longestVendorCode),
    remarks: faultOfText(remarks, longestRemarks),
  }
  for (const [column, why] of Object.entries(faults)) if (why) return { row, cells, fault: { column, why } }
  return { row, cells: { ...cells, quantity: Number(cells.quantity) } }
}

/** A text about the code, if there is one; for the report, only the beginning if it is too long. */
function said(key: string, cell: GivenCell, longest: number): Record<string, string> {
  const text = textOf(cell)
  const kept = withoutUnseen(fitText(text, longest) ?? text.slice(0, longest + 1))
  return kept === '' ? {} : { [key]: kept }
}

function faultOfText(cell: GivenCell, longest: number): TextKey | undefined {
  // A date or a long number is as good as any other text here.
  const text = textOf(cell)
  if (fitText(text, longest) === null) return 'voucher_codes_text_text_long'
  return /(?!\s)[\p{Cc}\p{Cs}]/u.test(text) ? 'files_text_cell_control' : undefined
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
