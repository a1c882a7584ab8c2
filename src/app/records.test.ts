import { expect, test } from 'vitest'
import '../features/records.ts'
import '../features/record-words.ts'
import { recordKinds } from '../platform/shared/record.ts'
import { loggedWords } from '../platform/web/words/record-words.ts'

test('every kind of record has words', () => {
  expect(Object.keys(loggedWords).toSorted()).toEqual(Object.keys(recordKinds).toSorted())
})
