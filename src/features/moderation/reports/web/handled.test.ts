import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { queryClient } from '../../../../platform/web/requests/query-client.ts'
import { postReportList } from '../report.list.ts'
import { loadedRow, toggleHandled } from './handled.ts'
import type { ReportedRow } from './reported-row.ts'

vi.mock('../../../../platform/web/requests/graphql-client.ts', () => ({ request: vi.fn<() => void>() }))
vi.mock('../../../records/audit/web/public.ts', () => ({ succeedWithUndo: vi.fn<() => void>() }))

const taken = async () => true

afterEach(() => queryClient.clear())

test('a second click on Handled cannot overtake the first one: it does nothing until that is answered', async () => {
  const row = { _id: 'x', isAdminReport: false, handledVersion: 4, lastReportAt: '2026-01-01' } as ReportedRow
  const queryKey = ['POST', 'list', postReportList.name, {}]
  queryClient.setQueryData(queryKey, { items: [row] })
  const shown = new QueryObserver(queryClient, { queryKey, queryFn: () => queryClient.getQueryData(queryKey) })
  const leave = shown.subscribe(() => undefined)
  const answer = Promise.withResolvers<unknown>()
  vi.mocked(request).mockReturnValue(answer.promise)

  const first = toggleHandled('POST', row, taken)
  expect(loadedRow('POST', 'x')?.isAdminReport).toBe(true)
  await toggleHandled('POST', loadedRow('POST', 'x')!, taken)
  expect(loadedRow('POST', 'x')?.isAdminReport).toBe(true)
  expect(request).toHaveBeenCalledTimes(1)

  answer.resolve({ cmsMarkReportsHandled: { handledVersion: 5 } })
  await first
  // The next click undoes with the version that the first one made, although the list is not loaded again yet.
  expect(loadedRow('POST', 'x')?.handledVersion).toBe(5)
  vi.mocked(request).mockResolvedValue({ cmsUnmarkReportsHandled: { handledVersion: 6 } })
  await toggleHandled('POST', loadedRow('POST', 'x')!, taken)
  expect(request).toHaveBeenCalledTimes(2)
  expect(loadedRow('POST', 'x')?.isAdminReport).toBe(false)
  leave()
})

test('what a colleague is deciding at the desk is marked as handled only after a question', async () => {
  const row = { _id: 'y', isAdminReport: false, handledVersion: 1, openCaseId: 'c' } as ReportedRow
  vi.mocked(request).mockReset()
  vi.mocked(request).mockResolvedValue({ cmsGetDecidedAtDesk: [{ _id: 'y', name: '', holder: { fullName: 'Lan' } }] })
  const asked: string[] = []
  await toggleHandled('POST', row, async (name) => {
    asked.push(name)
    return false
  })
  expect(asked).toEqual(['Lan'])
  expect(request).toHaveBeenCalledTimes(1)
})
