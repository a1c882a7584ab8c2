import { expect, test } from 'vitest'
import { confirmText } from './import-question.tsx'
import type { RunInfo } from './run-cache.ts'

test('the button says what it imports, and how many', () => {
  const text = (kind: RunInfo['kind'], created: number, result: object = {}) =>
    confirmText({ kind, created, result } as RunInfo)
  expect(text('CODE_IMPORT', 5)).toBe('Import 5 codes')
  expect(text('CODE_IMPORT', 1)).toBe('Import 1 code')
  expect(text('WORD_IMPORT', 12_000)).toBe('Import 12,000 words')
  expect(text('MESSAGE_IMPORT', 2)).toBe('Import 2 messages')
  expect(text('CODE_IMPORT', 5, { removes: 11_958, stays: 42 })).toBe('Replace 12,000 codes by 5')
})
