import { expect, test } from 'vitest'
import { codeRow } from './code-rows.ts'

const faultOf = (quantity: string) => codeRow(1, { code: 'SUMMER-2027', quantity }).fault?.why

test('a quantity is digits only: what could mean two numbers is refused instead of being read as one of them', () => {
  for (const quantity of ['', '1', '007', '1000000']) expect(faultOf(quantity), quantity).toBeUndefined()
  for (const quantity of ['1.000', '1,000', '2.0', '1e3', '0x10', 'ba'])
    expect(faultOf(quantity), quantity).toBe('voucher_codes_text_quantity_number')
  for (const quantity of ['0', '-1']) expect(faultOf(quantity), quantity).toBe('voucher_codes_text_quantity_least')
  expect(faultOf('1000001')).toBe('voucher_codes_text_quantity_most')
})

test('codes that look the same are the same: no invisible characters, one kind of space, composed letters', () => {
  for (const code of ['TET\u200b2027', 'TET\u00ad2027', '\ufeffTET2027', 'TET\t2027'])
    expect(codeRow(1, { code }).fault?.why).toBe('files_text_cell_control')
  expect(codeRow(1, { code: 'TET\u00a02027' }).cells['code']).toBe('TET 2027')
  expect(codeRow(1, { code: 'TE\u0302\u0301T' }).cells['code']).toBe('T\u1ebeT')
})
