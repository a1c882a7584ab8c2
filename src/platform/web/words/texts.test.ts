import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../../generated/messages/runtime.js'
import '../../../generated/messages/texts/platform.js'
import { translate } from './texts.ts'

test.each([
  ['en', 'limit must be at most 100'],
  ['vi', 'limit: Tối đa là 100'],
] as const)('a text about a field names it, and is translated, in %s', (locale, expected) => {
  overwriteGetLocale(() => locale)
  const params = { name: 'limit', problem: 'must be at most 100', because: 'platform_text_at_most', max: 100 }
  expect(translate({ reason: 'platform_text_of_field', params, message: 'limit must be at most 100' })).toBe(expected)
})
