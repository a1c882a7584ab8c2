import { expect, test } from 'vitest'
import { submissionKeys } from './idempotency.ts'

test.each([undefined, null, {}, { name: 'An' }])('a submission of %o keeps its key until it is answered', (values) => {
  const keys = submissionKeys()
  const first = keys.keyFor(values)
  expect(keys.keyFor(values)).toBe(first)
  expect(keys.keyFor({ name: 'Bình' })).not.toBe(first)
  const again = keys.keyFor(values)
  keys.answered()
  expect(keys.keyFor(values)).not.toBe(again)
})
