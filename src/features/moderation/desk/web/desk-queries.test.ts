import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import { caseQuery, type FullCase, knownCase, patchCase } from './desk-queries.ts'

vi.mock('../../../../platform/web/requests/graphql-client.ts', () => ({ request: vi.fn<() => void>() }))

test('renewing a claim each minute does not make the links to the pictures of a case look new', () => {
  const { queryKey } = caseQuery('x')
  const loaded = Date.now() - 240_000
  queryClient.setQueryData(queryKey, { _id: 'x', mine: false } as FullCase, { updatedAt: loaded })
  patchCase('x', { mine: true })
  expect(knownCase('x')).toEqual({ _id: 'x', mine: true })
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(loaded)
  queryClient.clear()
})
