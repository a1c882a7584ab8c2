import { expect, test } from 'vitest'
import { processorTime, slowness } from '../../../../../tests/harness/processor-time.ts'
import { longestCode } from '../voucher-code.values.ts'
import { codeRow } from './code-rows.ts'

test('a code is composed, and refused if it is too long then', () => {
  expect(codeRow(1, { code: 'quà-7'.normalize('NFD') }).cells.code).toBe('quà-7')
  const made = 'ệ'.normalize('NFD')
  expect(codeRow(1, { code: made.repeat(longestCode) }).fault).toBeUndefined()
  expect(codeRow(1, { code: made.repeat(longestCode + 1) }).fault?.why).toBe('voucher_codes_text_code_long')
})

test('all codes of a request are read without holding up anybody', () => {
  const codes = Array.from({ length: 250 }, () => `a${'\u0301\u0323'.repeat(500)}`)
  expect(processorTime(() => codes.forEach((code) => codeRow(1, { code })))).toBeLessThan(100 * slowness())
})
