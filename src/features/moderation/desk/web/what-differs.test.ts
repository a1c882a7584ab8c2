import { expect, test } from 'vitest'
import { whatDiffers } from './what-differs.ts'

test.each([
  ['Tour giá rẻ', 'tour  giá rẻ!', '', ''],
  ['Tour giá rẻ, gọi 0901', 'Tour giá rẻ, gọi 0902', '0901', '0902'],
  ['rẻ rẻ rẻ', 'rẻ', 'rẻ rẻ', ''],
  ['Chợ nổi Cái Răng', '', 'Chợ nổi Cái Răng', ''],
  ['— !!', '…', '', ''],
])('%j differs from %j', (text, other, more, less) => {
  expect(whatDiffers(text, other)).toEqual({ more, less })
})

test('names the first twelve words', () => {
  const many = Array.from({ length: 20 }, (_, i) => `w${i}`).join(' ')
  expect(whatDiffers(many, '').more).toBe('w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 …')
})
