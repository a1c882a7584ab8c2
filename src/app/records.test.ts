import { expect, test, vi } from 'vitest'
import '../features/records.ts'
import '../features/record-words.ts'
import { recordKinds } from '../platform/shared/record.ts'
import { loggedWords } from '../platform/web/words/record-words.ts'

// Some words come with parts of screens, which a browser would connect to the server.
vi.mock('../platform/web/requests/graphql-client.ts', () => ({ request: vi.fn<() => void>() }))

test('every kind of record has words', () => {
  expect(Object.keys(loggedWords).toSorted()).toEqual(Object.keys(recordKinds).toSorted())
})
